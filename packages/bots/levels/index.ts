/** The opponents of each game, and what is needed to think about it. */
import { titleOf } from '@wildcat/catalogue'
import type { Bot } from '../bot.ts'
import type { ThinkingParts } from '../search/think.ts'
import { LADDERS } from './ladders.ts'
import { levelsOf } from './levels.ts'
import { OPPONENTS } from './opponents.ts'

export const hasLevels = (game: string): boolean => LADDERS[game] !== undefined

/** Those who never slip in a game, the weakest first, as its dials have it. */
export const soundOpponents = (game: string): readonly string[] =>
  (LADDERS[game]?.levels ?? []).flatMap(({ slips = 0 }, n) => (slips === 0 ? [OPPONENTS[n]?.id ?? ''] : []))

/** What is needed to think about a game; undefined: it has no policy or no evaluation. */
export async function partsOf(game: string): Promise<ThinkingParts | undefined> {
  const title = titleOf(game)
  const [engine, policy, evaluation, tuning] = await Promise.all([
    title?.engine(),
    title?.greedy?.(),
    title?.evaluation?.(),
    title?.tuning?.(),
  ])
  if (engine === undefined || policy === undefined || evaluation === undefined) return undefined
  return { engine, policy, evaluation, otherPolicies: tuning === undefined ? [] : [tuning.policyBy(seats => tuning.first(seats))] }
}

/** The opponents of a game, the weakest first; none of a game that cannot be thought about. */
export async function levelsFor(game: string): Promise<readonly Bot[]> {
  const ladder = LADDERS[game]
  const parts = ladder === undefined ? undefined : await partsOf(game)
  return ladder === undefined || parts === undefined ? [] : levelsOf(parts, ladder)
}
