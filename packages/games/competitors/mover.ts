/** A vehicle that is to make a step, with what is the same for all its steps: worked out once, since many are looked at. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { hasBaseIn } from './bases.ts'
import type { Continent, VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import type { SeenJourney } from './journeys.ts'
import { factsOf } from './map.ts'
import { cashOf } from './money.ts'
import { type Payment, paymentOf } from './points.ts'
import type { Vehicle, View } from './state.ts'
import { kindOf, placeOf } from './vehicles.ts'
import { closedContinent, isFuelHalved } from './weather.ts'

export interface Mover {
  readonly view: View
  readonly journey: SeenJourney
  readonly vehicle: Vehicle
  readonly kind: VehicleKind
  readonly seat: Seat // who moves it
  readonly cash: number
  readonly halfFuel: boolean
  readonly closed: Continent | 'none' // [COM-7.5] where it cannot dock or land, but at an own base
  readonly tookOff: Territory | 'none' // a plane's last airport
  readonly payments: (Payment | Rejection)[] // by points
}

export function moverOf(view: View, journey: SeenJourney, vehicle: Vehicle): Mover {
  const { seat } = journey
  const kind = kindOf(vehicle)
  const place = placeOf(view, vehicle)
  return {
    view,
    journey,
    vehicle,
    kind,
    seat,
    cash: cashOf(view, seat),
    halfFuel: isFuelHalved(view, place),
    closed: kind === 'truck' ? 'none' : closedContinent(view, kind),
    tookOff: kind === 'plane' && place.kind === 'state' ? place.state : at(view.fleet, vehicle).tookOff,
    payments: [],
  }
}

/** How a step of so many points is paid. */
export function paymentFor({ payments, journey, kind }: Mover, cost: number): Payment | Rejection {
  const known = payments[cost]
  if (known !== undefined) return known
  const payment = paymentOf(journey, kind, cost)
  payments[cost] = payment
  return payment
}

/** [COM-5.5] Against the airport of the last take-off: between continents both must be intercontinental, or the own continent. */
export function mayLand({ view, seat, tookOff }: Mover, state: Territory): boolean {
  if (tookOff === 'none' || factsOf(tookOff).continent === factsOf(state).continent) return true
  return isGateway(view, seat, state) && isGateway(view, seat, tookOff)
}
function isGateway(view: View, seat: Seat, state: Territory): boolean {
  const { airport, continent } = factsOf(state)
  return airport === 'intercontinental' || hasBaseIn(view, seat, continent)
}
