/** The ladder: who has to beat whom, in every game and for every number of seats. */
import { titleOf } from '@wildcat/catalogue'
import { LADDERS } from '../levels/ladders.ts'
import { OPPONENTS } from '../levels/opponents.ts'
import type { Pairing } from './pairing.ts'

const SEED = 1

/** Who follows advice at one decision in three, among those who play as well and get none. */
const ADVISED = ['advised-3', 'think-0-0'] as const

const SEATS = [4, 2, 3, 5]

/** Where the strongest does not think there is no better advice than what one would do anyway. */
const isThoughtful = (game: string): boolean => LADDERS[game]?.levels.at(-1)?.worlds !== undefined

/** Each level against the one below it, and the highest against the yardstick. What matters most comes first. */
export function ladderPairings(): Pairing[] {
  const ids = OPPONENTS.map(({ id }) => id)
  const rungs = ids.slice(1).map((id, below) => [id, ids[below] ?? ''] as const)
  return SEATS.flatMap(seats =>
    Object.keys(LADDERS).flatMap(game => {
      const { least = 0, most = 0 } = titleOf(game)?.seats ?? {}
      const pairs = [...rungs, [ids.at(-1) ?? '', 'greedy'] as const, ...(seats === 4 && isThoughtful(game) ? [ADVISED] : [])]
      return seats < least || seats > most ? [] : pairs.map(([one, others]) => ({ game, seats, one, others, seed: SEED }))
    }),
  )
}
