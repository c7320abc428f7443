/** What was chosen on the board and waits to be confirmed: a trip of the truck, a ride of the train, a site to build on, or else. */
import type { Seat, Tagged } from '@wildcat/kernel'
import type { DrivingCommand, Space, Square, Trip } from '@wildcat/oil-rush'
import type { GameMap, RushView } from './board-context.ts'

export type Choice =
  | { readonly kind: 'trip'; readonly trip: Trip; readonly passedBy: readonly number[] } // wells on the way that need no look
  | { readonly kind: 'ride'; readonly space: Space }
  | { readonly kind: 'site'; readonly well: number }
  | { readonly kind: 'special'; readonly command: Tagged; readonly square: Square | undefined } // ends the turn; where on the map

/** The steps of a trip: square by square, with a look wherever one is wanted. */
export function stepsOf({ stopsOn }: GameMap, seat: Seat, { way }: Trip, passedBy: readonly number[]): DrivingCommand[] {
  const stops = stopsOn(seat, way)
  return way.flatMap((to): DrivingCommand[] => {
    const wells = stops.find(stop => stop.at === to)?.wells.filter(well => !passedBy.includes(well)) ?? []
    return [{ kind: 'moveTruck', to }, ...wells.map((well): DrivingCommand => ({ kind: 'look', well }))]
  })
}

/** The square that a choice is about, if it is about one. */
export function squareOf({ wells }: RushView, choice: Choice | undefined): Square | undefined {
  if (choice?.kind === 'trip') return choice.trip.to
  if (choice?.kind === 'special') return choice.square
  return choice?.kind === 'site' ? wells[choice.well]?.square : undefined
}
