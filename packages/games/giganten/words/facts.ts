/** What sentences in every language need to know about the table. */
import { at, forSeats, others, type Seat, top } from '@wildcat/kernel'
import {
  areNeighbours,
  type Bid,
  type Company,
  type Licence,
  moved,
  PRICES,
  points,
  pushOthersBack,
  rowOf,
  type Square,
  type WellKind,
} from '@wildcat/oil-rush'
import { CARDS, type CardId, STAR, TILE_VALUES } from '../components.ts'
import type { Event, Score } from '../events.ts'
import { BOARD } from '../map.ts'
import { cardOf, rivalsAhead } from '../queries.ts'
import type { View } from '../state.ts'
import { column, siteKind } from './places.ts'

export const priceOf = (view: View, company: Company): number => at(PRICES, view.prices[company])
export const toStar = (black: number): number => STAR - black

/** A hand as far as this viewer sees it. */
export const shownHand = (view: View, seat: Seat): readonly Licence[] => at(view.hands, seat).filter(licence => licence !== null)
export const covered = (view: View, seat: Seat): number => points(shownHand(view, seat))

export const seatsOf = (view: View): Seat[] => forSeats(view.seats, seat => seat)

/** Free sites next to a square. */
export const sitesBeside = (view: View, square: Square): number[] =>
  view.wells.flatMap((well, index) => (well.state === 'covered' && areNeighbours(BOARD, square, well.square) ? [index] : []))
export const siteOn = (view: View, square: Square) => view.wells.find(well => well.state === 'covered' && well.square === square)

/** What a tile can be worth to somebody who has not seen it. */
export const possibleValues = (kind: WellKind): string[] => [...new Set(TILE_VALUES[kind])].map(String)

/** Which of the cards on show that are alike this one is: the second of three, say. */
export function amongAlike(view: View, card: CardId): { readonly nth: number; readonly of: number } {
  const alike = view.onShow.filter(each => JSON.stringify(CARDS[each]) === JSON.stringify(CARDS[card]))
  return { nth: alike.indexOf(card) + 1, of: alike.length }
}

export type Reach = 'free' | 'fee' | 'none'
/** How oil of this player would travel from a square now, if he can pay. */
export function reach(view: View, seat: Seat, square: Square): Reach {
  if (at(view.trains, seat) >= column(square)) return 'free'
  return view.black >= column(square) || rivalsAhead(view, seat, square).length > 0 ? 'fee' : 'none'
}

/** Seats from the best result down; equals as they sit. */
export const ranking = (scores: readonly Score[]): Seat[] =>
  [...scores.keys()].toSorted((a, b) => at(scores, b).total - at(scores, a).total)

/** The free site with the shortest way as the crow flies, the first of several. */
export function nearestSite(view: View, square: Square): number | undefined {
  const far = (other: Square) => Math.abs(column(other) - column(square)) + Math.abs(rowOf(BOARD, other) - rowOf(BOARD, square))
  const free = [...view.wells.keys()].filter(index => view.wells[index]?.state === 'covered')
  return free.toSorted((a, b) => far(at(view.wells, a).square) - far(at(view.wells, b).square))[0]
}

/** Where the others' locomotives would stand if they were pushed back. */
export function afterPush(view: View, seat: Seat): readonly { readonly seat: Seat; readonly column: number }[] {
  const { special } = cardOf(view, seat)
  const trains = [...view.trains]
  pushOthersBack({ trains }, seat, special.kind === 'pushBack' ? special.spaces : 0)
  return others(view, seat).map(each => ({ seat: each, column: at(trains, each) }))
}

/** The space on which the price card would leave a marker. */
export function afterPriceCard(view: View, seat: Seat, company: Company, direction: 'up' | 'down'): number {
  const { special } = cardOf(view, seat)
  const spaces = special.kind === 'price' ? special.spaces : 0
  return moved(view.prices[company], direction === 'up' ? spaces : -spaces)
}

/** The company whose oil is being sold now. */
export function sellingAt(view: View): Company | undefined {
  const step = top(view.agenda)
  return step !== undefined && 'company' in step ? step.company : undefined
}
/** Nobody can bid more than all licences are worth together. */
export const isHighest = (view: View, { points: bid }: Bid): boolean => bid >= view.deckPoints
/** The points that the player who is driving has left. */
export function pointsLeft(view: View): number {
  const step = top(view.agenda)
  return step?.kind === 'drive' ? step.points : 0
}

/** What a passage about action cards tells. */
export interface CardPhase {
  readonly red?: Extract<Event, { kind: 'redCardTurned' }>
  readonly taken: readonly { readonly seat: Seat; readonly card: CardId }[]
  readonly left?: CardId
  readonly onShow: readonly CardId[] // still to be had, as far as the passage tells
}
export function cardPhaseOf(events: readonly Event[]): CardPhase {
  const red = events.find(e => e.kind === 'redCardTurned')
  const beige = events.find(e => e.kind === 'beigeCardsTurned')
  const left = events.find(e => e.kind === 'cardLeft')
  const taken = events.filter(e => e.kind === 'cardTaken')
  const gone = new Set([...taken.map(({ card }) => card), left?.card])
  const turned = [...(red === undefined ? [] : [red.card]), ...(beige?.cards ?? [])]
  return { ...(red && { red }), taken, ...(left && { left: left.card }), onShow: turned.filter(card => !gone.has(card)) }
}

/** The least there can be under a tile of this kind. */
export const isPoorest = (well: number, value: number): boolean => value === Math.min(...TILE_VALUES[siteKind(well)])
