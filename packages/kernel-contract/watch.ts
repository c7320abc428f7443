/** Runs the checks and keeps the first breach of each: one is enough to mend, and the rest of the run goes on without it. */

import type { Viewer } from '@wildcat/kernel'
import { type Breach, errorText, type Place } from './breach.ts'
import { type Check, LOOK, type Opening, type Played, type Probe } from './check.ts'
import { CHECKS } from './checks/index.ts'
import { dice } from './dice.ts'
import type { Examined } from './examined.ts'
import type { Moment, Move } from './moment.ts'

export class Watch {
  readonly breaches = new Map<string, Breach>()
  readonly seen = new Map<string, number>()
  readonly unjudged = new Map<string, string>() // by check: what the run was too short to say
  readonly #checks: readonly Check[]
  #place: Place

  constructor(game: string, only?: readonly string[]) {
    this.#place = { game }
    this.#checks = only === undefined ? CHECKS : CHECKS.filter(({ name }) => only.includes(name))
  }
  /** Where the walk is now: every breach is filed under it. */
  at(place: Place) {
    this.#place = place
  }
  /** What the walk itself has found. */
  file(check: string, message: string, seat?: Viewer) {
    if (!this.breaches.has(check)) this.breaches.set(check, { ...this.#place, check, message, ...(seat === undefined ? {} : { seat }) })
  }
  subject(subject: Examined) {
    this.#each('subject', (check, probe) => check.subject?.(subject, probe))
  }
  saw(what: string, times: number) {
    this.seen.set(what, (this.seen.get(what) ?? 0) + times)
  }
  opening(opening: Opening) {
    this.#each('opening', (check, probe) => check.opening?.(opening, probe))
  }
  moment(moment: Moment, closely: boolean) {
    this.#each('moment', (check, probe) => {
      check.moment?.(moment, probe)
      if (closely) check.closely?.(moment, probe)
    })
  }
  move(move: Move, closely: boolean) {
    if (closely) this.saw(LOOK, 1)
    this.#each('move', (check, probe) => {
      check.move?.(move, probe)
      if (closely) check.moveClosely?.(move, probe)
    })
  }
  played(played: Played) {
    this.#each('played', (check, probe) => check.played?.(played, probe))
  }
  coverage(subject: Examined) {
    this.#each('coverage', (check, probe) => check.coverage?.(subject, this.seen, probe))
  }
  #each(when: string, look: (check: Check, probe: Probe) => void) {
    for (const [index, check] of this.#checks.entries()) {
      if (this.breaches.has(check.name)) continue
      try {
        look(check, this.#probe(check.name, index))
      } catch (error) {
        this.file(check.name, `The game throws when asked (${when}): ${errorText(error)}.`)
      }
    }
  }
  #probe(name: string, index: number): Probe {
    const { seed = 0, command = 0 } = this.#place
    let luck: Probe['below'] | undefined // most checks need none
    return {
      below(n) {
        luck ??= dice(seed, command, index)
        return luck(n)
      },
      breach: (message, seat) => this.file(name, message, seat),
      saw: (what, times = 1) => this.saw(what, times),
      unjudged: message => void this.unjudged.set(name, message),
    }
  }
}
