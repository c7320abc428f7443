/** What sentences of both games need to know about the table, in every language. */
import { at, forSeats, type Seat } from '@wildcat/kernel'
import type { Bid } from '../auction.ts'
import { areNeighbours, type Board, columnOf, rowOf, type Square } from '../board.ts'
import type { ByCompany, Company } from '../companies.ts'
import { type Licence, points } from '../licences.ts'
import { PRICES } from '../prices.ts'
import type { Score } from '../scoring.ts'
import { pushOthersBack } from '../trains.ts'
import type { SeenWells } from '../wells.ts'

export const priceOf = ({ prices }: { readonly prices: Readonly<ByCompany<number>> }, company: Company): number =>
  at(PRICES, prices[company])

/** A hand as far as this viewer sees it. */
type Hands = { readonly hands: readonly (readonly (Licence | null)[])[] }
export const shownHand = ({ hands }: Hands, seat: Seat): readonly Licence[] => at(hands, seat).filter(licence => licence !== null)
export const covered = (view: Hands, seat: Seat): number => points(shownHand(view, seat))

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] => forSeats(seats, seat => seat)

/** Nobody can bid more than all licences are worth together. */
export const isHighest = ({ deckPoints }: { readonly deckPoints: number }, { points: bid }: Bid): boolean => bid >= deckPoints

/** Free sites next to a square. */
export const sitesBeside = (board: Board, { wells }: SeenWells, square: Square): number[] =>
  wells.flatMap((well, index) => (well.state === 'covered' && areNeighbours(board, square, well.square) ? [index] : []))

/** The free site with the shortest way as the crow flies, the first of several. */
export function nearestSite(board: Board, { wells }: SeenWells, square: Square): number | undefined {
  const far = (other: Square) =>
    Math.abs(columnOf(board, other) - columnOf(board, square)) + Math.abs(rowOf(board, other) - rowOf(board, square))
  const free = [...wells.keys()].filter(index => wells[index]?.state === 'covered')
  return free.toSorted((a, b) => far(at(wells, a).square) - far(at(wells, b).square))[0]
}

/** Where the others' trains would stand if they were pushed back. */
export function afterPushing(
  trains: readonly number[],
  seat: Seat,
  spaces: number,
): readonly { readonly seat: Seat; readonly space: number }[] {
  const moved = [...trains]
  pushOthersBack({ trains: moved }, seat, spaces)
  return [...moved.keys()].filter(each => each !== seat).map(each => ({ seat: each, space: at(moved, each) }))
}

/** Which of the cards on show that are alike this one is: the second of three, say. */
export function amongAlike<Card>(
  onShow: readonly number[],
  cards: readonly Card[],
  card: number,
): { readonly nth: number; readonly of: number } {
  const alike = onShow.filter(each => JSON.stringify(cards[each]) === JSON.stringify(cards[card]))
  return { nth: alike.indexOf(card) + 1, of: alike.length }
}

/** Seats from the best result down; equals as they sit. */
export const ranking = (scores: readonly Score[]): Seat[] =>
  [...scores.keys()].toSorted((a, b) => at(scores, b).total - at(scores, a).total)

/** How oil travels from a place: free, for a fee, or not yet. */
export type Reach = 'free' | 'fee' | 'none'

/** What a passage about action cards tells: the card that moves the black train, the others, and what became of them. */
export interface CardPhase<Turned> {
  readonly black?: Turned
  readonly taken: readonly { readonly seat: Seat; readonly card: number }[]
  readonly left?: number
  readonly onShow: readonly number[] // still to be had, as far as the passage tells
}
export function cardPhase<Turned extends { readonly card: number }>(
  black: Turned | undefined,
  others: readonly number[],
  taken: CardPhase<Turned>['taken'],
  left: number | undefined,
): CardPhase<Turned> {
  const gone = new Set([...taken.map(({ card }) => card), left])
  const turned = [...(black === undefined ? [] : [black.card]), ...others]
  return { ...(black && { black }), taken, ...(left !== undefined && { left }), onShow: turned.filter(card => !gone.has(card)) }
}
