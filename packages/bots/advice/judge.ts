/** One turn looked at again: what was chosen against the best that there was, by what was known then. */
import { at, keyFrom } from '@wildcat/kernel'
import { luckOf } from '../luck.ts'
import { type Answer, candidatesOf, weighedBy } from '../search/candidates.ts'
import { differenceOf } from '../search/differences.ts'
import type { Ahead } from '../search/think.ts'
import { type Compared, compared } from './compare.ts'
import { luckAt, usualAt, winsIn, worldsAt } from './standing.ts'
import { answerOf, commandsOf, parting, type Turn } from './turns.ts'
import { type Asked, oddsIn, Worlds } from './worlds.ts'

/** It looks at least as far ahead as the players did. */
export interface JudgeSettings extends Ahead {
  readonly worlds: number // in which all answers are tried
  readonly fresh: number // in which what was found is measured again
  readonly candidates: number
  readonly unsearched: readonly string[]
  readonly seed: number
  readonly laid?: boolean // others have laid face down what they would have laid, not just anything
}

/** What was chosen, beside what a sound player would have done and the best of the other answers. By world. */
export interface Judgement {
  readonly chosen: Answer
  readonly shares: readonly number[] // of the win, with what was chosen
  readonly usual: readonly number[] // as everybody usually plays
  readonly skill: readonly number[] // what was chosen over that, in log-odds over the rivals' average
  readonly other: Other | 'none'
}
export interface Other {
  readonly answer: Answer
  readonly parting: number // the place in both turns where they part
  readonly lead: number // how much better it seemed when it was picked out: never said, since luck may have picked it
  readonly fresh: Compared | 'none' // compared in fresh worlds with what was chosen, if it seemed better
}

/** What seems to gain less is not measured again: it would be shown as nothing. */
const LEAST = 0.005

/** Undefined: there was nothing to decide, or nothing that is worth a thought. `asked`: where the turn began. */
export function judged(asked: Asked, turn: Turn, settings: JudgeSettings): Judgement | undefined {
  const { engine, view, seat } = asked
  const chosen = answerOf(turn)
  const legal = engine.legal(view, seat)
  const step = view.agenda.at(-1)?.kind ?? ''
  if (chosen === undefined || legal.length < 2 || settings.unsearched.includes(step) || engine.isAside(chosen.command)) return undefined
  const found = candidatesOf({ ...asked, legal, luck: luckAt(turn.at, settings, asked), settings, stopped: () => false })
  const worlds = worldsAt(asked, settings, 'usual')
  const own = worlds.ends(chosen, settings.worlds)
  const rows = found.map(candidate => {
    const answer = prolonged(candidate, turn, asked, settings)
    const place = parting(chosen, answer)
    const ends = place === undefined ? own : worlds.ends(answer, settings.worlds)
    return { answer, place, ends, ...differenceOf(ends.map(({ share }, n) => share - at(own, n).share)) }
  })
  const [first] = rows
  if (first === undefined) return undefined
  const usual = usualAt(asked, turn.at, settings) === 'none' ? worlds.ends('none', settings.worlds) : first.ends
  const again = ({ answer, mean, error }: (typeof rows)[number]) =>
    mean >= LEAST && mean > error ? beside(asked, answer, chosen, turn.at, settings) : 'none'
  const [best] = rows.toSorted((one, other) => other.mean - one.mean).filter(({ place }) => place !== undefined)
  return {
    chosen,
    shares: winsIn(own),
    usual: winsIn(usual),
    skill: own.map((end, n) => (first.place === undefined ? 0 : oddsIn(end) - oddsIn(at(usual, n)))),
    other: best?.place === undefined ? 'none' : { answer: best.answer, parting: best.place, lead: best.mean, fresh: again(best) },
  }
}

/** An answer that is but the beginning of the turn that was played goes on as usual from there. */
function prolonged(
  answer: Answer,
  turn: Turn,
  { engine, policy, seat }: Pick<Asked, 'engine' | 'policy' | 'seat'>,
  settings: JudgeSettings,
): Answer {
  const { length } = commandsOf(answer)
  const view = turn.views[length]
  const played = answerOf(turn)
  if (view === undefined || played === undefined || parting(answer, played) !== undefined) return answer
  const [next] = weighedBy(policy, { view, seat, legal: engine.legal(view, seat), luck: luckAt(turn.at + length, settings, { seat }) })
  return next === undefined
    ? answer
    : prolonged({ ...answer, rest: [...answer.rest, next.command, ...(next.rest ?? [])] }, turn, { engine, policy, seat }, settings)
}

/** One answer compared with another, in worlds of their own. */
export function beside(asked: Asked, one: Answer, other: Answer, place: number, settings: JudgeSettings): Compared {
  const worlds = new Worlds(asked, luckOf(keyFrom(settings.seed, place, 2), asked.seat), settings)
  return compared(asked, worlds, one, other, settings.fresh)
}
