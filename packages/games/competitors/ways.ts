/** [COM-5.2 to COM-5.4] Where a single step can lead, what it costs and what it enters; by the map alone. */
import type { Rejection } from '@wildcat/kernel'
import { RANGE } from './components.ts'
import type { Crossing } from './content/crossings.ts'
import type { Hex, VehicleKind } from './content/kinds.ts'
import { isTerritory, type Territory } from './content/territories.ts'
import {
  acrossTheEdge,
  airportsWithin,
  distance,
  entryCost,
  factsOf,
  farLandEnd,
  farSeaEnd,
  hexesWithin,
  isEdge,
  landCrossingsOf,
  neighboursOf,
  openSea,
  portsAt,
  seaCrossingsOf,
} from './map.ts'
import { memo } from './memo.ts'
import { no } from './rules.ts'
import type { Place, Vehicle, View } from './state.ts'
import { hexOf, inState, kindOf, placeOf } from './vehicles.ts'

export type Destination = Territory | Crossing | Hex

export interface Way {
  readonly to: Destination
  readonly place: Place // after the step
  readonly cost: number
  readonly enters: Territory | 'none' // a state that is entered, docked or landed in
  readonly ring: number // of a flight
}
const placeIn = memo(inState)
const placeOn = memo((hex: Hex): Place => ({ kind: 'hex', hex }))
const entering = (state: Territory, cost: number, ring = 0): Way => ({ to: state, place: placeIn(state), cost, enters: state, ring })
const ontoHex = (hex: Hex, ring = 0): Way => ({ to: hex, place: placeOn(hex), cost: 1, enters: 'none', ring })
const ontoCrossing = (crossing: Crossing, from: Territory | Hex): Way => ({
  to: crossing,
  place: { kind: 'crossing', crossing, from },
  cost: 1,
  enters: 'none',
  ring: 0,
})

const byLand = memo((state: Territory): readonly Way[] => [
  ...neighboursOf(state).map(({ to }) => entering(to, entryCost(to))),
  ...landCrossingsOf(state).map(crossing => ontoCrossing(crossing, state)),
])
/** Docking costs nothing, leaving port a point. */
const bySea = memo((hex: Hex): readonly Way[] => [
  ...portsAt(hex).map(state => entering(state, 0)),
  ...openSea(hex).map(to => ontoHex(to)),
  ...seaCrossingsOf(hex).map(crossing => ontoCrossing(crossing, hex)),
])
const outOfPort = memo((state: Territory): readonly Way[] => {
  const { port } = factsOf(state)
  return port === 'none' ? [] : [ontoHex(port)]
})
/** Landings first; then hexes, also those over the edge of the map, where the flight ends on the opposite edge. */
const byAir = memo((from: Hex): readonly Way[] => {
  const ring = (hex: Hex) => Math.max(1, distance(from, hex))
  const hexes = hexesWithin(from, RANGE)
  const landings = airportsWithin(from, RANGE).flatMap(state => {
    const { airportHex } = factsOf(state)
    return airportHex === 'none' ? [] : [entering(state, 1, ring(airportHex))]
  })
  const beyond = hexes.filter(isEdge).flatMap(edge => {
    const across = acrossTheEdge(edge)
    return hexes.includes(across) ? [] : [ontoHex(across, ring(edge))]
  })
  return [...landings, ...hexes.map(hex => ontoHex(hex, ring(hex))), ...beyond]
})
const NOWHERE: readonly Way[] = []

/** All steps that are near enough. */
export function waysOf(view: View, vehicle: Vehicle): readonly Way[] {
  const place = placeOf(view, vehicle)
  const kind = kindOf(vehicle)
  if (kind === 'plane') {
    const hex = hexOf(view, vehicle)
    return hex === undefined ? NOWHERE : byAir(hex)
  }
  switch (place.kind) {
    case 'state':
      return kind === 'truck' ? byLand(place.state) : outOfPort(place.state)
    case 'hex':
      return bySea(place.hex)
    case 'crossing':
      return endsOf(place).map(end => (typeof end === 'number' ? ontoHex(end) : entering(end, entryCost(end))))
    case 'stock':
    case 'aboard':
      return NOWHERE
  }
}
export const destinations = (view: View, vehicle: Vehicle): readonly Destination[] => waysOf(view, vehicle).map(({ to }) => to)

export function wayTo(view: View, vehicle: Vehicle, to: Destination): Way | Rejection {
  const place = placeOf(view, vehicle)
  if (place.kind === 'stock' || place.kind === 'aboard') return no('notThere')
  return waysOf(view, vehicle).find(way => way.to === to) ?? no(whyNot(kindOf(vehicle), to))
}
function whyNot(kind: VehicleKind, to: Destination) {
  if (kind === 'truck') return 'noWayThere'
  if (kind === 'ship' && isTerritory(to)) return factsOf(to).port === 'none' ? 'noPort' : 'notInThisPort'
  if (kind === 'ship') return 'noSeaWay'
  if (typeof to === 'number') return 'tooFarToFly'
  return isTerritory(to) && factsOf(to).airport !== 'none' ? 'tooFarToFly' : 'noAirport'
}

/** Where a vehicle on a crossing can go: a truck on or back, a ship only on. */
export function endsOf({ crossing, from }: Extract<Place, { kind: 'crossing' }>): readonly (Territory | Hex)[] {
  return typeof from === 'number' ? [farSeaEnd(crossing, from)] : [farLandEnd(crossing, from), from]
}
