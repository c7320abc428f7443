/** What sentences in every language need to know about the table. */
import { at, type Seat, top } from '@wildcat/kernel'
import { BUILDING_COST, type Company, pushed, type Square, type WellKind } from '@wildcat/oil-rush'
import { cardPhase, priceOf, type Reach, sitesBeside as sitesBesideOn } from '@wildcat/oil-rush/words/table.ts'
import { LAST_OF_SHORT, LAST_ROW, valuesOf } from '../components.ts'
import type { Event } from '../events.ts'
import { regionOf } from '../ground.ts'
import { terrainAt } from '../map.ts'
import { beingPaid, cardOf, wayOf } from '../queries.ts'
import type { View } from '../state.ts'
import { place as placeOn } from './places.ts'

export const place = (view: View, square: Square): string => placeOn(regionOf(view).board, square)
export const wellAt = (view: View, well: number): string => place(view, at(view.wells, well).square)
export const isGusher = (view: View, well: number): boolean => at(view.wells, well).kind === 'gusher'
/** Wells with a token, then gushers; what is not among them is left out. */
export const byKind = (view: View, found: readonly number[]): number[][] =>
  [found.filter(each => !isGusher(view, each)), found.filter(each => isGusher(view, each))].filter(each => each.length > 0)
export const terrain = (view: View, square: Square) => terrainAt(regionOf(view).layout, square)
export const sitesBeside = (view: View, square: Square): number[] => sitesBesideOn(regionOf(view).board, view, square)

/** What a token can be worth to somebody who has not seen it. */
export const possibleValues = ({ options }: Pick<View, 'options'>, kind: WellKind): string[] => valuesOf(kind, options).map(String)
/** The least there can be under a token of this kind. */
export const isPoorest = (view: View, well: number, value: number): boolean => {
  const { kind } = at(view.wells, well)
  return kind !== 'gusher' && value === Math.min(...valuesOf(kind, view.options))
}
export const buildingCost = (view: View, well: number): number => {
  const { kind } = at(view.wells, well)
  return kind === 'gusher' ? 0 : BUILDING_COST[kind]
}

/** How oil of this player would travel from a well now, if they can pay. */
export function reach(view: View, seat: Seat, well: number): Reach {
  const way = wayOf(view, seat, well)
  if (way === 'own') return 'free'
  return way === 'noTrain' ? 'none' : 'fee'
}

/** The space on which the price card would leave a marker. */
export function afterPriceCard(view: View, seat: Seat, company: Company, direction: 'up' | 'down'): number {
  const { special } = cardOf(view, seat)
  return pushed(view.prices[company], direction, special.kind === 'price' ? special.spaces : 0)
}

/** [BG-10.1, BG-11.1, BG-11.2] The row on which the Oil Baron ends the game; none if he waits for the last card. */
export function lastRow({ length }: View['options']): number | 'none' {
  if (length === 'long') return 'none'
  return length === 'short' ? LAST_OF_SHORT : LAST_ROW
}

/** The price at the company whose oil is being sold now. */
export function priceNow(view: View): number {
  const step = top(view.agenda)
  return step?.kind === 'sell' ? priceOf(view, step.company) : 0
}
/** The bid that is being paid. */
export const owed = (view: View): number => beingPaid(view)?.points ?? 0

/** The points that the player whose turn it is has left. */
export function pointsLeft(view: View): number {
  const step = top(view.agenda)
  return step?.kind === 'prospect' ? step.points : 0
}

export function cardPhaseOf(events: readonly Event[]) {
  const left = events.find(e => e.kind === 'cardLeft')
  return cardPhase(
    events.find(e => e.kind === 'specialCardTurned'),
    events.find(e => e.kind === 'standardCardsTurned')?.cards ?? [],
    events.filter(e => e.kind === 'cardTaken'),
    left?.card,
  )
}
