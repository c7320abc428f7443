/**
 * What a strong player would do here, compared with what somebody has in mind or with the next best answer, and why. Like any thought it
 * comes out of a view and luck alone.
 */
import type { Types } from '@wildcat/kernel'
import type { Rounds } from '@wildcat/kernel/words/rounds.ts'
import { luckOf } from '../luck.ts'
import { candidatesOf, isSame } from '../search/candidates.ts'
import { type Ahead, lastRoundOf, type ThinkingSettings, think } from '../search/think.ts'
import { compared } from './compare.ts'
import type { Reason } from './reasons.ts'
import { type Asked, Worlds } from './worlds.ts'

/** With no worlds what the game's own bot would answer is compared with the next best. */
export interface AdviceSettings extends ThinkingSettings {
  readonly fresh: number // worlds in which the best is compared with another
  readonly unsearched: readonly string[] // steps that even a strong player does not think through
}
export interface Advice {
  readonly command: Types['command']
  readonly rest: readonly Types['command'][] // of the turn that it begins
  readonly over: Types['command'] | 'none' // what it is compared with
  readonly overRest: readonly Types['command'][] // of the turn that this begins
  readonly verdict: 'only' | 'even' | 'better' // there is nothing else; it hardly matters; it is better than the other
  readonly isPicked: boolean // it is what they had in mind
  readonly isOverPicked: boolean // what it is compared with is
  readonly by: number // of the win, in shares
  readonly error: number
  readonly reasons: readonly Reason[]
  readonly rounds: Rounds // after the running one, when figures are compared
}

/** A difference of half a win in a hundred is none, nor is what chance explains. */
const HARDLY = 0.005
const ERRORS = 2

/** To the end of the running round. */
export const NEAR = { horizon: 0, toTheEnd: 0 } as const

/** `picked`: what they had in mind, if that is known. */
export function advise(
  asked: Asked,
  settings: AdviceSettings,
  key: readonly number[],
  picked: Types['command'] | undefined,
  stopped: () => boolean = () => false,
): Advice {
  const { engine, view, seat } = asked
  const legal = engine.legal(view, seat)
  const luck = luckOf(key, seat)
  const fresh = luck.key()
  const thinking = { ...asked, legal, luck, settings, stopped, ...(picked && { also: [picked] }) }
  const isThought = settings.worlds > 0 && legal.length > 1 && !settings.unsearched.includes(view.agenda.at(-1)?.kind ?? '')
  const thought = isThought ? think(thinking) : undefined
  const tried = thought?.candidates.toSorted((a, b) => b.share - a.share) ?? candidatesOf(thinking).map(each => ({ ...each, share: 0 }))
  const { command, rest } = thought ?? tried[0] ?? { command: picked, rest: [] }
  if (command === undefined) throw new Error('there is nothing to advise on')
  const share = tried.find(each => isSame(each.command, command))?.share
  const others = tried.filter(each => !isSame(each.command, command))
  // What comes out exactly alike, such as another copy of a card, is no other answer.
  const other =
    others.find(each => picked !== undefined && isSame(each.command, picked)) ??
    others.find(each => each.share !== share) ??
    (thought === undefined ? others[0] : undefined)
  const isIt = (each: Types['command'] | undefined) => picked !== undefined && each !== undefined && isSame(picked, each)
  const overRest = other?.rest ?? []
  const advice = {
    command,
    rest,
    overRest,
    isPicked: isIt(command),
    isOverPicked: isIt(other?.command),
    reasons: [],
    rounds: lastRoundOf(asked, view, settings) === Number.POSITIVE_INFINITY ? ('all' as const) : settings.horizon,
  }
  if (other === undefined) return { ...advice, over: 'none', verdict: 'only', by: 0, error: 0 }
  const besides = (ahead: Ahead) => compared(asked, new Worlds(asked, luckOf(fresh, seat), ahead), { command, rest }, other, settings.fresh)
  const { by, error, reasons: inTheEnd } = besides(settings)
  if (Math.abs(by) <= Math.max(ERRORS * error, HARDLY)) return { ...advice, over: other.command, verdict: 'even', by, error }
  // Where too much happens until then for any figure to come out the same way, there may be reasons nearer by.
  const isNear = inTheEnd.length === 0 && advice.rounds !== 0
  const reasons = isNear ? besides({ ...settings, ...NEAR }).reasons : inTheEnd
  const rounds = isNear ? 0 : advice.rounds
  if (by > 0) return { ...advice, over: other.command, verdict: 'better', by, error, reasons, rounds }
  return {
    ...advice,
    rounds,
    command: other.command,
    rest: other.rest,
    isPicked: advice.isOverPicked,
    isOverPicked: advice.isPicked,
    over: command,
    overRest: rest,
    verdict: 'better',
    by: -by,
    error,
    reasons: reasons.map(turned),
  }
}

const turned = ({ figure, whose, by, helps }: Reason): Reason => ({ figure, whose, by: -by, helps: !helps })
