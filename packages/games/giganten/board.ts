/** What a screen that draws the table may ask about it. */
import { type Rejection, type Seat, top } from '@wildcat/kernel'
import * as rush from '@wildcat/oil-rush'
import { STAR } from './components.ts'
import { BOARD, COUNTRY, sitesBeside } from './map.ts'
import { refused } from './rules.ts'
import type { View } from './state.ts'

export type { Command, CommandOf } from './commands.ts'
export { CARDS, type Card, type CardId, DERRICKS, type Special, STAR, trackCost } from './components.ts'
export type { Event } from './events.ts'
export { BOARD, COLUMNS, ROWS } from './map.ts'
export { type Asked, askedOf, cardOf, nextTrainCost, ownHand, rivalsAhead, type Way } from './queries.ts'
export type { GigantenRule } from './rules.ts'
export type { StepSeen, View } from './state.ts'
export type { T } from './types.ts'

/** All that a driving player's truck could be sent to; undefined while he is not driving. */
export function tripsOf(view: View, seat: Seat): rush.Trips | undefined {
  const step = top(view.agenda)
  return step?.kind === 'drive' && step.seat === seat ? rush.tripsOf(BOARD, view, seat, step.points) : undefined
}

/** [GIG-5.2 to GIG-5.5] */
export const whyNoTrip = (view: View, trips: rush.Trips, to: rush.Square): Rejection | null => refused(rush.whyNoTrip(view, trips, to))

/** [GIG-5.7] */
export const stopsOn = (view: View, seat: Seat, way: readonly rush.Square[]): rush.Stop[] => rush.stopsOn(sitesBeside, view, seat, way)

/** [GIG-5.9, GIG-5.13] Null also while he is not driving, and for the star: that is not for players. */
export function whyNoRide(view: View, seat: Seat, to: number): Rejection | null {
  const step = top(view.agenda)
  if (step?.kind !== 'drive' || step.seat !== seat || to >= STAR) return null
  return refused(rush.whyNoRide(COUNTRY, view, seat, step.points, to))
}

/** [GIG-5.9, GIG-5.13] */
export function spacesAhead(view: View, seat: Seat): rush.Space[] {
  const step = top(view.agenda)
  return step?.kind === 'drive' && step.seat === seat ? rush.spacesAhead(COUNTRY, view, seat, step.points) : []
}
