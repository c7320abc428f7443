import { titleOf } from '@wildcat/catalogue'
import type { Bot } from '../bot.ts'
import { LADDERS } from './ladders.ts'
import { levelsOf } from './levels.ts'

export const hasLevels = (game: string): boolean => LADDERS[game] !== undefined

/** The opponents of a game, the weakest first; none of a game that cannot be thought about. */
export async function levelsFor(game: string): Promise<readonly Bot[]> {
  const title = titleOf(game)
  const ladder = LADDERS[game]
  if (title === undefined || ladder === undefined) return []
  const [engine, policy, evaluation] = await Promise.all([title.engine(), title.greedy?.(), title.evaluation?.()])
  return policy === undefined || evaluation === undefined ? [] : levelsOf({ engine, policy, evaluation }, ladder)
}
