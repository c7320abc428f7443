/** Where places of the rules lie on the map. */
import {
  CROSSING_SPOTS,
  type Destination,
  isCrossing,
  middleOf,
  type Place,
  type Point,
  SPOTS,
  type Territory,
  type VehicleKind,
  waterOf,
} from '@wildcat/competitors/board'

const SPOT = { truck: 'stand', ship: 'port', plane: 'airport' } as const

const inState = (state: Territory, kind: VehicleKind): Point => {
  const { [SPOT[kind]]: spot, stand } = SPOTS[state]
  return spot === 'none' ? stand : spot
}
/** Where a vehicle of this kind comes to. */
export function pointOf(to: Destination, kind: VehicleKind): Point {
  if (typeof to === 'number') return kind === 'plane' ? middleOf(to) : waterOf(to)
  return isCrossing(to) ? CROSSING_SPOTS[to].at : inState(to, kind)
}
/** Where it stands; undefined: in stock, or aboard another. */
export function pointAt(place: Place, kind: VehicleKind): Point | undefined {
  switch (place.kind) {
    case 'state':
      return inState(place.state, kind)
    case 'hex':
      return pointOf(place.hex, kind)
    case 'crossing':
      return pointOf(place.crossing, kind)
    case 'aboard':
    case 'stock':
      return undefined
  }
}
export const nameSpot = (state: Territory): Point => SPOTS[state].name
