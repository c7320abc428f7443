/** The ladder: who has to beat whom, in every game and for every number of seats. */
import { titleOf } from '@wildcat/catalogue'
import { LADDERS } from '../search/ladders.ts'
import { OPPONENTS } from '../search/opponents.ts'
import type { Match } from './match.ts'

const SEED = 1

/** Each level against the one below it, and the highest against the game's own bot. What matters most comes first. */
export function ladderMatches(games: readonly string[] = Object.keys(LADDERS), seats: readonly number[] = [4, 2, 3, 5]): Match[] {
  return seats.flatMap(count =>
    games.flatMap(game => {
      const { least = 0, most = 0 } = titleOf(game)?.seats ?? {}
      const ids = OPPONENTS.map(({ id }) => id)
      const highest = ids.at(-1) ?? ''
      const pairs = [...ids.slice(1).map((id, below) => [id, ids[below] ?? ''] as const), [highest, 'greedy'] as const]
      return count < least || count > most ? [] : pairs.map(([one, others]) => ({ game, seats: count, one, others, seed: SEED }))
    }),
  )
}
