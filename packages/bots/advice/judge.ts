/** One decision looked at again: what was chosen against the best that there was, by what was known then. */
import { keyFrom, type Types } from '@wildcat/kernel'
import { luckOf } from '../luck.ts'
import { type Answer, candidatesOf, isSame } from '../search/candidates.ts'
import { differenceOf, meanOf } from '../search/differences.ts'
import type { End } from '../search/playout.ts'
import type { Ahead } from '../search/think.ts'
import { type Compared, compared } from './compare.ts'
import { type Asked, oddsIn, Worlds } from './worlds.ts'

/** It looks further ahead than the players did. */
export interface JudgeSettings extends Ahead {
  readonly worlds: number // in which all answers are tried
  readonly fresh: number // in which what was chosen is compared with what seems better
  readonly candidates: number
  readonly unsearched: readonly string[]
  readonly seed: number
}

/** What was chosen, beside what a sound player would have done and the best of the other answers. */
export interface Judgement {
  readonly share: number // of the win, with what was chosen
  readonly usual: number // as everybody usually plays
  readonly skill: number // what was chosen over that, in log-odds over the rivals' average
  readonly other: Answer
  readonly lead: number // how much better the other seemed when it was picked out: never said, since luck may have picked it
  readonly fresh: Compared | 'none' // the other, compared in fresh worlds with what was chosen
}

/** Undefined: there was nothing to decide, or nothing that is worth a thought. */
export function judged(asked: Asked, chosen: Types['command'], at: number, settings: JudgeSettings): Judgement | undefined {
  const { engine, view, seat } = asked
  const legal = engine.legal(view, seat)
  if (legal.length < 2 || settings.unsearched.includes(view.agenda.at(-1)?.kind ?? '') || engine.isAside(chosen)) return undefined
  const [usual, ...more] = candidatesOf({
    ...asked,
    legal,
    luck: luckOf(keyFrom(settings.seed, at, 0), seat),
    settings,
    stopped: () => false,
  })
  if (usual === undefined) return undefined
  const worlds = usualWorlds(asked, settings)
  const own = worlds.ends(plain(chosen), settings.worlds)
  const rows = [usual, ...more]
    .filter(({ command }) => !isSame(command, chosen))
    .map(answer => {
      const ends = worlds.ends(answer, settings.worlds)
      const { mean: lead, error } = differenceOf(ends.map(({ share }, n) => share - (own[n]?.share ?? 0)))
      return { answer, ends, lead, error }
    })
  const [best] = rows.toSorted((one, other) => other.lead - one.lead)
  if (best === undefined) return undefined
  const { answer: other, lead, error } = best
  const asUsual = rows.find(({ answer }) => answer === usual)?.ends ?? own
  const fresh = lead > error ? beside(asked, other, plain(chosen), at, settings) : 'none'
  return {
    share: shareOf(own),
    usual: shareOf(asUsual),
    skill: meanOf(own.map(oddsIn)) - meanOf(asUsual.map(oddsIn)),
    other,
    lead,
    fresh,
  }
}

const shareOf = (ends: readonly End[]): number => meanOf(ends.map(({ share }) => share))

export const plain = (command: Types['command']): Answer => ({ command, rest: [] })

/** The same keys at every moment: from one to the next only what has happened makes a difference. */
const usualWorlds = (asked: Asked, settings: JudgeSettings): Worlds =>
  new Worlds(asked, luckOf(keyFrom(settings.seed, 1), asked.seat), settings)

/** One answer compared with another, in worlds of their own. */
export function beside(asked: Asked, one: Answer, other: Answer, at: number, settings: JudgeSettings): Compared {
  const worlds = new Worlds(asked, luckOf(keyFrom(settings.seed, at, 2), asked.seat), settings)
  return compared(asked, worlds, one, other, settings.fresh)
}

/** How the seat stands when everybody goes on as usual. */
export function standing(asked: Asked, settings: JudgeSettings): number {
  return shareOf(usualWorlds(asked, settings).ends('none', settings.worlds))
}
