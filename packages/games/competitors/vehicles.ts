/** Pieces and where they stand. A vehicle is a number: its owner's seat × 10 + the number of the piece. */
import { at, type Seat } from '@wildcat/kernel'
import { PIECES, SEATS } from './components.ts'
import type { Continent, Hex, VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { areasOf, factsOf } from './map.ts'
import type { Place, State, Vehicle, View } from './state.ts'

export const PIECES_EACH = PIECES.truck + PIECES.ship + PIECES.plane
const KINDS: readonly VehicleKind[] = [
  ...new Array<VehicleKind>(PIECES.truck).fill('truck'),
  ...new Array<VehicleKind>(PIECES.ship).fill('ship'),
  ...new Array<VehicleKind>(PIECES.plane).fill('plane'),
]

export const kindOf = (vehicle: Vehicle): VehicleKind => at(KINDS, vehicle % PIECES_EACH)
export const ownerOf = (vehicle: Vehicle): Seat => Math.floor(vehicle / PIECES_EACH)
/** From 1, among its owner's of the kind: 'truck 2'. */
export const numberOf = (vehicle: Vehicle): number => (vehicle % PIECES_EACH) - KINDS.indexOf(kindOf(vehicle)) + 1
export const isVehicle = ({ seats }: View, vehicle: number): boolean => vehicle < seats * PIECES_EACH

/** All pieces of a seat, in stock or not, by number. Asked for at every step, so they are listed once. */
const PIECES_OF: readonly (readonly Vehicle[])[] = Array.from({ length: SEATS.most }, (_, seat) =>
  Array.from({ length: PIECES_EACH }, (__, n) => seat * PIECES_EACH + n),
)
export const piecesOf = (seat: Seat): readonly Vehicle[] => at(PIECES_OF, seat)
const TRUCKS = PIECES_OF.map((_, seat) =>
  PIECES_OF.slice(0, seat + 1)
    .flat()
    .filter(piece => kindOf(piece) === 'truck'),
)
/** Everybody's trucks, in stock or not. */
export const trucksOf = ({ seats }: View): readonly Vehicle[] => at(TRUCKS, seats - 1)
/** Where to look for what a seat may use: among its own pieces, and as long as anything is chartered among all. */
export const piecesAtHand = (view: View, seat: Seat): readonly Vehicle[] =>
  view.charters.length === 0 ? piecesOf(seat) : [...view.fleet.keys()]
export const placeOf = ({ fleet }: View, vehicle: Vehicle): Place => at(fleet, vehicle).place
export const isInPlay = (view: View, vehicle: Vehicle): boolean => placeOf(view, vehicle).kind !== 'stock'
export function vehiclesOf(view: View, seat: Seat): Vehicle[] {
  const found: Vehicle[] = []
  for (const each of piecesOf(seat)) if (isInPlay(view, each)) found.push(each)
  return found
}
/** A piece of the colour that is still in stock. */
export const freePiece = (view: View, seat: Seat, kind: VehicleKind): Vehicle | undefined =>
  piecesOf(seat).find(each => kindOf(each) === kind && !isInPlay(view, each))
export const freePieces = (view: View, seat: Seat, kind: VehicleKind): number =>
  piecesOf(seat).filter(each => kindOf(each) === kind && !isInPlay(view, each)).length

/** The vehicle that moves when this one does: its carrier if it is aboard. */
export function outermost(view: View, vehicle: Vehicle): Vehicle {
  const place = placeOf(view, vehicle)
  return place.kind === 'aboard' ? place.carrier : vehicle
}
/** The state in which it stands; aboard: in which its carrier is docked or landed. */
export function stateOf(view: View, vehicle: Vehicle): Territory | undefined {
  const place = placeOf(view, outermost(view, vehicle))
  return place.kind === 'state' ? place.state : undefined
}
export function truckAboard(view: View, carrier: Vehicle): Vehicle | undefined {
  if (kindOf(carrier) === 'truck') return undefined
  for (const truck of trucksOf(view)) {
    const place = placeOf(view, truck)
    if (place.kind === 'aboard' && place.carrier === carrier) return truck
  }
  return undefined
}
/** [COM-5.11] A truck in a state and not aboard, a ship in a port, a plane at an airport. */
export const isParked = (view: View, vehicle: Vehicle): boolean => placeOf(view, vehicle).kind === 'state'
export const isStopped = ({ fleet }: View, vehicle: Vehicle): boolean => at(fleet, vehicle).stopped !== 'no'
export const isAloft = (view: View, vehicle: Vehicle): boolean => kindOf(vehicle) === 'plane' && placeOf(view, vehicle).kind === 'hex'

/** Can a vehicle of this kind stand in a state? */
export function canHost(state: Territory, kind: VehicleKind): boolean {
  if (kind === 'truck') return true
  return factsOf(state)[kind === 'ship' ? 'port' : 'airport'] !== 'none'
}
/** The hex over which a plane stands or flies, or in which a ship lies or is docked. */
export function hexOf(view: View, vehicle: Vehicle): Hex | undefined {
  const place = placeOf(view, vehicle)
  if (place.kind === 'hex') return place.hex
  if (place.kind !== 'state') return undefined
  const facts = factsOf(place.state)
  const hex = kindOf(vehicle) === 'plane' ? facts.airportHex : facts.port
  return hex === 'none' ? undefined : hex
}

const NOWHERE: readonly Continent[] = []
/** [COM-7.4] The continents to which a place belongs: a crossing to none. */
export function continentsOf(place: Place): readonly Continent[] {
  if (place.kind === 'state') return [factsOf(place.state).continent]
  return place.kind === 'hex' ? areasOf(place.hex) : NOWHERE
}

export const inState = (state: Territory): Place => ({ kind: 'state', state })
const STOCK: Place = { kind: 'stock' }

/** The piece goes back to its owner's stock. */
export function toStock(state: State, vehicle: Vehicle): void {
  state.charters = state.charters.filter(each => each.vehicle !== vehicle)
  const piece = at(state.fleet, vehicle)
  piece.place = STOCK
  piece.tookOff = 'none'
  piece.stopped = 'no'
  piece.saved = false
}
export function putAt({ fleet }: State, vehicle: Vehicle, place: Place): void {
  at(fleet, vehicle).place = place
}
