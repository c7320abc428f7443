/** What a screen that draws the table may ask about it. */
import { type Rejection, type Seat, top } from '@wildcat/kernel'
import * as rush from '@wildcat/oil-rush'
import { regionOf } from './ground.ts'
import { type TileLaid, tilesOf } from './map.ts'
import { wellsBeside } from './queries.ts'
import { no, refused } from './rules.ts'
import type { StepSeen, View } from './state.ts'

export type { Command, CommandOf } from './commands.ts'
export {
  CARDS,
  type Card,
  type CardId,
  DEEP_DRILLING_COST,
  DERRICKS,
  GUSHER_COST,
  LAST_ROW,
  SIGNALS,
  type Special,
  trackCost,
  valuesOf,
} from './components.ts'
export type { Event } from './events.ts'
export { regionOf } from './ground.ts'
export { fromEachPile } from './laying.ts'
export { ROWS, type TileLaid, terrainOfCost } from './map.ts'
export { type Asked, askedOf, baronBids, baronPoints, cardOf, leadingTrains, openCompanies, wayOf } from './queries.ts'
export type { BlackGoldRule } from './rules.ts'
export type { StepSeen, View } from './state.ts'
export { leastAgainstBaron } from './steps/baron.ts'
export { TILE_SIZE } from './tiles.ts'
export type { T } from './types.ts'

export const tilesLaid = (view: Pick<View, 'layout'>): TileLaid[] => tilesOf(regionOf(view).layout)

function prospecting({ agenda }: View, seat: Seat): StepSeen<'prospect'> | undefined {
  const step = top(agenda)
  return step?.kind === 'prospect' && step.seat === seat ? step : undefined
}

/** All that a prospecting player's truck could be sent to; undefined while he does something else. */
export function tripsOf(view: View, seat: Seat): rush.Trips | undefined {
  const step = prospecting(view, seat)
  return step === undefined ? undefined : rush.tripsOf(regionOf(view).board, view, seat, step.points)
}

/** [BG-5.2 to BG-5.4] After building the truck stays. */
export function whyNoTrip(view: View, trips: rush.Trips, to: rush.Square): Rejection | null {
  const step = top(view.agenda)
  return step?.kind === 'prospect' && step.built ? no('truckStays') : refused(rush.whyNoTrip(view, trips, to))
}

/** [BG-5.5] */
export const stopsOn = (view: View, seat: Seat, way: readonly rush.Square[]): rush.Stop[] =>
  rush.stopsOn(square => wellsBeside(view, square), view, seat, way)

/** [BG-5.7] Null also while he does something else. */
export function whyNoRide(view: View, seat: Seat, to: number): Rejection | null {
  const step = prospecting(view, seat)
  return step === undefined ? null : refused(rush.whyNoRide(regionOf(view), view, seat, step.points, to))
}

/** [BG-5.7] */
export function spacesAhead(view: View, seat: Seat): rush.Space[] {
  const step = prospecting(view, seat)
  return step === undefined ? [] : rush.spacesAhead(regionOf(view), view, seat, step.points)
}
