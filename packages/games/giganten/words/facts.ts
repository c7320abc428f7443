/** What sentences in every language need to know about the table. */
import { at, type Seat, top } from '@wildcat/kernel'
import { type Company, pushed, type Square, type WellKind } from '@wildcat/oil-rush'
import { cardPhase, priceOf, type Reach } from '@wildcat/oil-rush/words/table.ts'
import { STAR, TILE_VALUES } from '../components.ts'
import type { Event } from '../events.ts'
import { beingPaid, cardOf, rivalsAhead } from '../queries.ts'
import type { View } from '../state.ts'
import { column, siteKind } from './places.ts'

export const toStar = (black: number): number => STAR - black

/** What a tile can be worth to somebody who has not seen it. */
export const possibleValues = (kind: WellKind): string[] => [...new Set(TILE_VALUES[kind])].map(String)

/** How oil of this player would travel from a square now, if they can pay. */
export function reach(view: View, seat: Seat, square: Square): Reach {
  if (at(view.trains, seat) >= column(square)) return 'free'
  return view.black >= column(square) || rivalsAhead(view, seat, square).length > 0 ? 'fee' : 'none'
}

/** The space on which the price card would leave a marker. */
export function afterPriceCard(view: View, seat: Seat, company: Company, direction: 'up' | 'down'): number {
  const { special } = cardOf(view, seat)
  return pushed(view.prices[company], direction, special.kind === 'price' ? special.spaces : 0)
}

/** The price at the company whose oil is being sold now. */
export function priceNow(view: View): number {
  const step = top(view.agenda)
  return step?.kind === 'sell' ? priceOf(view, step.company) : 0
}
/** The bid that is being paid. */
export const owed = (view: View): number => beingPaid(view)?.points ?? 0
/** The points that the player who is driving has left. */
export function pointsLeft(view: View): number {
  const step = top(view.agenda)
  return step?.kind === 'drive' ? step.points : 0
}

export function cardPhaseOf(events: readonly Event[]) {
  const left = events.find(e => e.kind === 'cardLeft')
  return cardPhase(
    events.find(e => e.kind === 'redCardTurned'),
    events.find(e => e.kind === 'beigeCardsTurned')?.cards ?? [],
    events.filter(e => e.kind === 'cardTaken'),
    left?.card,
  )
}

/** The least there can be under a tile of this kind. */
export const isPoorest = (well: number, value: number): boolean => value === Math.min(...TILE_VALUES[siteKind(well)])
