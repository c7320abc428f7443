/**
 * Five opponents, the same in every game, from one who loses to whoever pays attention to the best there is. What differs is how often they
 * slip, what they think about and how far ahead: not how long, so that they are as strong on a phone.
 */
import type { Types } from '@wildcat/kernel'
import type { Bot, Situation } from '../bot.ts'
import { chosenBy, isSame } from './candidates.ts'
import { OPPONENTS } from './opponents.ts'
import { type ThinkingParts, think } from './think.ts'

/** What a level is in a game. */
export interface Dials {
  readonly slips?: number // the share of decisions at which something else is answered than the policy would
  readonly attention?: number // the share of decisions, of those worth it, that are thought through
  readonly worlds?: number
  readonly horizon?: number
}
/** For each game: the steps that are not worth thinking about, and the dials of the five levels. */
export interface Ladder {
  readonly unsearched: readonly string[]
  readonly levels: readonly Dials[]
}

const MOST_CANDIDATES = 8

export function levelsOf(parts: ThinkingParts, { unsearched, levels }: Ladder): readonly Bot[] {
  return OPPONENTS.flatMap(({ id, names, about }, n) => {
    const dials = levels[n]
    return dials === undefined ? [] : [{ id, names, about, choose: chooser(parts, unsearched, dials) }]
  })
}

const PER_MILLE = 1000
const isBy = (share: number, { below }: Situation['luck']): boolean => below(PER_MILLE) < share * PER_MILLE

function chooser(parts: ThinkingParts, unsearched: readonly string[], dials: Dials): Bot['choose'] {
  const { slips = 0, attention = 1, worlds = 0, horizon = 0 } = dials
  return ({ view, seat, legal, luck, stopped }) => {
    if (slips > 0 && isBy(slips, luck)) return slip(parts, { view, seat, legal, luck })
    const step = view.agenda.at(-1)
    const isWorthIt = worlds > 0 && legal.length > 1 && step !== undefined && !unsearched.includes(step.kind)
    if (!isWorthIt || (attention < 1 && !isBy(attention, luck))) return chosenBy(parts.policy, { view, seat, legal, luck })
    return think({ ...parts, view, seat, legal, luck, stopped, settings: { worlds, horizon, candidates: MOST_CANDIDATES } }).command
  }
}

/** Something of the same kind as what was meant: a worse card, another field. What nobody would do is not done. */
function slip({ policy, engine }: ThinkingParts, asked: Pick<Situation, 'view' | 'seat' | 'legal' | 'luck'>): Types['command'] {
  const meant = chosenBy(policy, asked)
  const others = asked.legal.filter(({ kind }) => kind === meant.kind).filter(command => !isSame(command, meant))
  const other = others[others.length === 0 ? 0 : asked.luck.below(others.length)]
  return other !== undefined && engine.check(asked.view, asked.seat, other) === null ? other : meant
}
