/** The games that somebody has played to their end, as they themselves are told. */
import type { Result } from '@wildcat/protocol'
import type { Store } from '../store/contract.ts'
import type { ShownResultRow } from '../store/result-contract.ts'

const MOST_GAMES = 500

export async function historyOf(store: Store, guest: number): Promise<Result[]> {
  return gamesOf(await store.do('resultsOf', guest, MOST_GAMES), guest)
}

/** Rows of seats as games, as this guest is told of them. */
export function gamesOf(rows: readonly ShownResultRow[], guest: number): Result[] {
  const games = Map.groupBy(rows, ({ table }) => table)
  return [...games.values()].flatMap(seats => {
    const [first] = seats
    if (first === undefined) return []
    const { name, kept, game, ended, practice, rated } = first
    return [
      {
        table: kept ? name : 'none',
        game,
        ended,
        practice,
        ...(rated && { rated }),
        seats: seats.map(({ player, bot, score, place, gone, guest: who }) => ({
          player,
          bot,
          score: score ?? 'none',
          place,
          gone,
          you: who === guest,
        })),
      },
    ]
  })
}
