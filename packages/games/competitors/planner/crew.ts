/** The vehicles that can take part in a plan, and where they begin. */
import { at, type Seat } from '@wildcat/kernel'
import { isInAuction } from '../money.ts'
import type { Vehicle, View } from '../state.ts'
import { isOtherAloft } from '../step-check.ts'
import { isStopped, kindOf, ownerOf, placeOf, truckAboard, vehiclesOf } from '../vehicles.ts'
import { indexOf, STATES } from './atlas.ts'
import type { JourneyFacts } from './journey-facts.ts'
import type { Label, Layer, Unit } from './labels.ts'
import { landCrossingNode } from './land.ts'
import { seaCrossingNode } from './sea.ts'

/** Own vehicles and those lent for this contract; none that is stopped or laid aside, and of those that are alike only the first. */
export function crewOf(journeyFacts: JourneyFacts, also: readonly Vehicle[]): readonly Unit[] {
  const { view, seat } = journeyFacts
  const usable = [...new Set([...also, ...vehiclesOf(view, seat)])].filter(each => !isStopped(view, each) && !isInAuction(view, each))
  const all = usable.filter((each, n) => also.includes(each) || !usable.some((other, m) => m < n && isAlike(view, other, each)))
  const trucks = all.filter(each => kindOf(each) === 'truck').map((each, n) => unitOf(journeyFacts, each, 1 << n, undefined))
  const carriers = all.filter(each => kindOf(each) !== 'truck')
  return [
    ...trucks,
    ...carriers.map((each, n) => {
      const aboard = truckAboard(view, each)
      return unitOf(
        journeyFacts,
        each,
        1 << (trucks.length + n),
        aboard,
        trucks.find(({ vehicle }) => vehicle === aboard),
      )
    }),
  ]
}
/** Side by side, so that it makes no difference which of them goes. */
function isAlike(view: View, a: Vehicle, b: Vehicle): boolean {
  const [one, other] = [placeOf(view, a), placeOf(view, b)]
  if (kindOf(a) !== kindOf(b) || ownerOf(a) !== ownerOf(b) || one.kind !== 'state' || other.kind !== 'state' || one.state !== other.state)
    return false
  return at(view.fleet, a).saved === at(view.fleet, b).saved && truckAboard(view, a) === undefined && truckAboard(view, b) === undefined
}
function unitOf({ view, strike }: JourneyFacts, vehicle: Vehicle, bit: number, aboard: Vehicle | undefined, truck?: Unit): Unit {
  const kind = kindOf(vehicle)
  const place = placeOf(view, vehicle)
  return {
    vehicle,
    kind,
    bit,
    state: place.kind === 'state' ? indexOf(place.state) : -1,
    truck,
    isFull: aboard !== undefined,
    isExposed: strike?.vehicles.includes(kind) === true && !at(view.fleet, vehicle).saved,
    isSecondAloft: kind === 'plane' && isOtherAloft(view, vehicle),
  }
}
export const chartersOf = ({ charters }: View, seat: Seat, signed: number | undefined): Vehicle[] =>
  charters.flatMap(each => (each.by === seat && each.signed === signed ? [each.vehicle] : []))

/** The node of a vehicle where it is; undefined: in stock or aboard. */
export function nodeOf(view: View, vehicle: Vehicle): number | undefined {
  const place = placeOf(view, vehicle)
  switch (place.kind) {
    case 'state':
      return indexOf(place.state)
    case 'hex':
      return STATES + place.hex
    case 'crossing':
      return kindOf(vehicle) === 'truck' ? landCrossingNode(place.crossing, place.from) : seaCrossingNode(place.crossing, place.from)
    case 'stock':
    case 'aboard':
      return undefined
  }
}

export const startAt = (layer: Layer, node: number, at: Partial<Label> = {}): Label => ({
  layer,
  node,
  tm: 0,
  open: false,
  all: 0,
  ship: 0,
  plane: 0,
  fuelled: 0,
  fuel: 0,
  levies: 0,
  customs: 0,
  halfCards: 0,
  events: 0,
  exposed: 0,
  rolled: false,
  drew: 0,
  tookOff: -1,
  points: 0,
  changes: 0,
  parent: undefined,
  by: 'start',
  course: undefined,
  next: undefined,
  queued: undefined,
  gone: false,
  ...at,
})
