/** Positions to try a board in: one of every kind of decision that whole games come to, and the last, when most is known. */

import { type Engine, heard, type Message, type Policy, type Seat, type Tagged, type Types, type Viewer } from '@wildcat/kernel'
import { byLots, selfPlay } from '@wildcat/kernel-contract/self-play'
import type { PageLine } from '../../../worker/sights.ts'
import type { BoardSight } from './mounted-board.tsx'

type State = Types['state']

export interface Moment {
  readonly state: State // to be copied before it is played on
  readonly seat: Seat // is asked
  readonly command: Tagged // decides this
  readonly before: readonly Message<Tagged>[] // of what was told before, the newest
}
export interface Games {
  readonly engine: Engine<Types>
  readonly policy?: Policy<Types>
  readonly games: readonly { readonly seats: number; readonly options: object }[]
  /** Where there are many things to do at once: only positions in which something can be done that could not be done in any before. */
  readonly few?: boolean
}

const LINES = 12

export const viewersOf = ({ seats }: { readonly seats: number }): Viewer[] => [...Array(seats).keys(), 'spectator']
const kindsOf = (commands: readonly Tagged[]) => [...new Set(commands.map(({ kind }) => kind))].toSorted().join(' ')
const lineOf = (event: Tagged): PageLine => ({ kind: 'event', event })

/** Plays whole games; `move` is told everything that is played, before and after. */
export function playGames(
  { engine, policy, games, few = false }: Games,
  move: (before: State, after: State, command: Tagged, messages: readonly Message<Tagged>[]) => void,
): Moment[] {
  const moments: Moment[] = []
  const seen = new Set<string>() // positions in which the same kinds of things can be done are alike
  const isKnown = (view: Types['view'], seat: Seat): boolean => {
    const commands = engine.legal(view, seat)
    const kinds = few ? [...commands, ...engine.aside(view, seat)].map(({ kind }) => kind) : [kindsOf(commands)]
    const isOld = kinds.every(each => seen.has(each))
    for (const each of kinds) seen.add(each)
    return isOld
  }
  for (const [seed, { seats, options }] of games.entries()) {
    const told: Message<Tagged>[] = []
    let last: (Moment & { readonly now: State }) | undefined
    const watch = (state: State, seat: Seat, command: Tagged) => {
      const copy = engine.copy(state)
      last = { state: copy, seat, command, before: told.slice(-LINES), now: state }
      if (!isKnown(engine.view(state, seat), seat)) moments.push(last)
    }
    const hear = (messages: readonly Message<Tagged>[]) => {
      told.push(...messages)
      if (last !== undefined) move(last.state, last.now, last.command, messages)
    }
    selfPlay({ engine, policy: policy ?? byLots, seats, options, seed }, watch, hear)
    if (last !== undefined) moments.push(last)
  }
  return moments
}

/** The position as a viewer has it: `more`, what was told since. */
export function sightOf(
  engine: Engine<Types>,
  { before }: Moment,
  state: State,
  viewer: Viewer,
  more: readonly Message<Tagged>[] = [],
): BoardSight {
  const lines = [...before, ...more].filter(message => heard([message], viewer).length > 0).map(({ event }) => lineOf(event))
  return { view: engine.view(state, viewer), viewer, lines }
}
