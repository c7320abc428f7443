/**
 * Five opponents, the same in every game, from one who loses to whoever pays attention to the best there is. What differs is how often they
 * slip, what they think about and how far ahead: not how long, so that they are as strong on a phone.
 */
import type { Bot, Situation } from '../bot.ts'
import { chosenBy, weighedBy } from '../search/candidates.ts'
import { type ThinkingParts, think } from '../search/think.ts'
import type { Rivals } from '../search/worlds.ts'
import { OPPONENTS } from './opponents.ts'
import { slipped } from './slips.ts'

/** What a level is in a game. */
export interface Dials {
  readonly slips?: number // the share of decisions at which something else is answered than the policy would
  readonly grave?: number // slips are the worst there is, up to so far behind the best, of the whole width of what could be answered
  readonly attention?: number // the share of decisions, of those worth it, that are thought through
  readonly about?: 'everything' | readonly string[] // the steps that are thought about; all that are worth it if nothing is said
  readonly worlds?: number
  readonly horizon?: number
  readonly margin?: number // standard errors by which an answer must be better than what the policy would do
  readonly toTheEnd?: number // rounds before the end from which on the game is played to its end
  readonly rivals?: Rivals // how the others are imagined to play: alike if nothing is said
}
/** For each game: the steps that are not worth thinking about, and the dials of the five levels. */
export interface Ladder {
  readonly unsearched: readonly string[]
  readonly candidates?: number // at most
  readonly levels: readonly Dials[]
  readonly advice?: Dials // where the strongest does not think; else advice is what they would do
  /** What lets a game of four be analysed from all seats in three quarters of a minute: playouts take longer in some games. */
  readonly analysis?: {
    readonly worlds: number
    readonly fresh: number
    readonly candidates?: number
    readonly horizon?: number
    readonly unsearched?: readonly string[]
  }
  readonly tried?: string // what was tried besides, for the page of the ladder
}

const MOST_CANDIDATES = 8

export function levelsOf(parts: ThinkingParts, ladder: Ladder): readonly Bot[] {
  return OPPONENTS.flatMap(({ id, names, about }, n) => {
    const dials = ladder.levels[n]
    return dials === undefined ? [] : [{ id, names, about, choose: chooser(parts, ladder, dials) }]
  })
}

const PER_MILLE = 1000
const isBy = (share: number, { below }: Situation['luck']): boolean => below(PER_MILLE) < share * PER_MILLE

export function chooser(parts: ThinkingParts, { unsearched, candidates = MOST_CANDIDATES }: Ladder, dials: Dials): Bot['choose'] {
  const { slips = 0, grave, attention = 1, about, worlds = 0, horizon = 0, toTheEnd = 0, margin, rivals } = dials
  const isSearched = (step: string) => about === 'everything' || (about === undefined ? !unsearched.includes(step) : about.includes(step))
  return ({ view, seat, legal, luck, stopped }) => {
    const asked = { view, seat, legal, luck }
    if (slips > 0 && legal.length > 1 && isBy(slips, luck)) {
      const slip = slipped(weighedBy(parts.policy, asked), luck, grave)
      if (slip !== undefined && parts.engine.check(view, seat, slip.command) === null) return slip.command
    }
    const step = view.agenda.at(-1)
    const isWorthIt = worlds > 0 && legal.length > 1 && step !== undefined && isSearched(step.kind)
    if (!isWorthIt || (attention < 1 && !isBy(attention, luck))) return chosenBy(parts.policy, asked)
    const { command, rest } = think({ ...parts, ...asked, stopped, settings: { worlds, horizon, toTheEnd, candidates, margin, rivals } })
    return rest.length === 0 ? command : { command, rest }
  }
}
