/** How strong people are and how often they left, as others are told of it. */
import type { Leaving, RoomSeat, Standing } from '@wildcat/protocol'
import type { Store } from '../store/contract.ts'
import type { LeavingRow } from '../store/rating-contract.ts'
import { shownRating } from './scale.ts'

/** Before that, one game more or less says nothing. */
const LEAST_GAMES = 5
const leavingOf = ({ left, games }: Pick<LeavingRow, 'left' | 'games'>): Leaving | undefined =>
  games < LEAST_GAMES ? undefined : { left, games }

/** Of one person, at one game. */
export type Known = Pick<RoomSeat, 'rating' | 'leaving'>
export const NOTHING: Known = {}

/** Ratings at one game, by guest. */
export async function ratingsAt(store: Store, game: string, guests: readonly number[]): Promise<Map<number, Pick<RoomSeat, 'rating'>>> {
  const rows = guests.length === 0 ? [] : await store.do('ratingsOf', guests)
  return new Map(rows.filter(row => row.game === game).map(row => [row.guest, { rating: shownRating(row) }]))
}

/** All that is told of people at a table, by guest: ratings only where that counts. */
export async function knownOf(store: Store, { game, rated }: { game: string; rated: boolean }, guests: readonly number[]) {
  const [ratings, leavings] = await Promise.all([
    rated ? ratingsAt(store, game, guests) : new Map<number, Known>(),
    store.do('leavingsOf', guests),
  ])
  return new Map(
    leavings.map(({ guest, ...row }): [number, Known] => {
      const leaving = leavingOf(row)
      return [guest, { ...ratings.get(guest), ...(leaving && { leaving }) }]
    }),
  )
}

/** One's own. */
export async function standingOf(store: Store, guest: number): Promise<Standing> {
  const [ratings, [row]] = await Promise.all([store.do('ratingsOf', [guest]), store.do('leavingsOf', [guest])])
  return {
    ratings: ratings.map(each => ({ game: each.game, rating: shownRating(each) })),
    leaving: (row && leavingOf(row)) ?? 'none',
  }
}
