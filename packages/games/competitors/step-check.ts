/** May this step be made now? All rules of movement in the order in which they are looked at. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { hasBaseIn, leviesAt, sumOf } from './bases.ts'
import { RANGE } from './components.ts'
import type { Territory } from './content/territories.ts'
import { fuelOf } from './fuel.ts'
import { isDelivery, newMove, type SeenJourney, unitOf } from './journeys.ts'
import { airportsWithin, entryCost, factsOf } from './map.ts'
import { canCover, cashOf, isInAuction } from './money.ts'
import { allowedTm, type Payment, paymentOf, pointsToCome } from './points.ts'
import { no, noBy } from './rules.ts'
import type { Vehicle, View } from './state.ts'
import { hexOf, isAloft, isStopped, kindOf, ownerOf, piecesOf, placeOf } from './vehicles.ts'
import { type Destination, endsOf, type Way, waysOf, wayTo } from './ways.ts'
import { isClosed } from './weather.ts'

/** A step that can be made, and what it costs. */
export interface Planned {
  readonly way: Way
  readonly payment: Payment
  readonly fuel: number
}
export const isRefused = (plan: object): plan is Rejection => 'why' in plan

/** The journey under way, or the Move that a first step of this vehicle would begin. */
export const journeyFor = (view: View, seat: Seat, vehicle: Vehicle): SeenJourney =>
  view.journey === 'none' ? newMove(view, seat, vehicle) : view.journey

export function planStep(view: View, journey: SeenJourney, vehicle: Vehicle, to: Destination): Planned | Rejection {
  const way = wayTo(view, vehicle, to)
  return isRefused(way) ? way : planWay(view, journey, vehicle, way)
}

function planWay(view: View, journey: SeenJourney, vehicle: Vehicle, way: Way): Planned | Rejection {
  const entry = way.enters === 'none' ? null : entryProblem(view, journey.seat, vehicle, way.enters)
  if (entry !== null) return entry
  const payment = paymentOf(journey, kindOf(vehicle), way.cost)
  if ('why' in payment) return payment
  const off = way.place.kind === 'crossing' ? wayOffProblem(view, journey, vehicle, way) : null
  if (off !== null) return off
  if (way.place.kind === 'hex' && kindOf(vehicle) === 'plane' && payment.left === 0 && isOtherAloft(view, vehicle)) return no('mustLand')
  const fuel = fuelOf(view, journey, vehicle, way, payment)
  return moneyProblem(view, journey.seat, fuel, way) ?? { way, payment, fuel }
}

/** [COM-C7, COM-7.5, COM-5.5] */
function entryProblem(view: View, seat: Seat, vehicle: Vehicle, state: Territory): Rejection | null {
  if (isOnStrike(view, state)) return no('onStrike')
  const kind = kindOf(vehicle)
  if (kind === 'truck') return null
  if (isClosed(view, seat, state, kind)) return no(kind === 'ship' ? 'portsClosed' : 'airportsClosed')
  return kind === 'plane' && !mayLand(view, seat, vehicle, state) ? no('notIntercontinental') : null
}
export const isOnStrike = ({ strikes }: View, state: Territory): boolean => strikes.some(each => each.state === state)

/** [COM-5.5] Against the airport of the last take-off: between continents both must be intercontinental, or the own continent. */
function mayLand(view: View, seat: Seat, plane: Vehicle, state: Territory): boolean {
  const place = placeOf(view, plane)
  const from = place.kind === 'state' ? place.state : at(view.fleet, plane).tookOff
  if (from === 'none' || factsOf(from).continent === factsOf(state).continent) return true
  return isGateway(view, seat, from) && isGateway(view, seat, state)
}
const isGateway = (view: View, seat: Seat, state: Territory): boolean =>
  factsOf(state).airport === 'intercontinental' || hasBaseIn(view, seat, factsOf(state).continent)

/** [COM-5.2] A crossing may be entered only if the points left in the action pay the way off, too. */
function wayOffProblem(view: View, journey: SeenJourney, vehicle: Vehicle, { place, cost }: Way): Rejection | null {
  if (place.kind !== 'crossing') return null
  const off = Math.min(...endsOf(place).flatMap(end => (typeof end === 'number' ? [1] : isOnStrike(view, end) ? [] : [entryCost(end)])))
  const needed = cost + off
  return pointsToCome(journey, kindOf(vehicle)) < needed ? no('crossingNeedsWayOff', { points: needed }) : null
}

/** [COM-5.9, COM-5.10, COM-2.4] Fuel from cash or by selling; what is then in cash must cover tax and tolls. */
function moneyProblem(view: View, seat: Seat, fuel: number, { enters }: Way): Rejection | null {
  if (!canCover(view, seat, fuel)) return no('cannotPayFuel', { euro: fuel })
  const levies = enters === 'none' ? 0 : sumOf(leviesAt(view, seat, enters))
  const cash = cashOf(view, seat)
  return levies > 0 && cash >= fuel && cash - fuel < levies ? no('cannotPayTax', { euro: levies }) : null
}

/** [COM-5.4] Has the owner another plane in flight? */
export const isOtherAloft = (view: View, plane: Vehicle): boolean =>
  piecesOf(ownerOf(plane)).some(each => each !== plane && isAloft(view, each))

/** Steps that this vehicle can make now. */
export function stepsOf(view: View, journey: SeenJourney, vehicle: Vehicle): Destination[] {
  const steps: Destination[] = []
  for (const way of waysOf(view, vehicle)) if (!isRefused(planWay(view, journey, vehicle, way))) steps.push(way.to)
  return steps
}
/** The same, but of a plane's only landings, if there is one. */
export function stepsToShow(view: View, journey: SeenJourney, vehicle: Vehicle): Destination[] {
  if (kindOf(vehicle) !== 'plane') return stepsOf(view, journey, vehicle)
  const landings: Destination[] = []
  for (const way of waysOf(view, vehicle)) {
    if (way.enters === 'none') break // landings come first
    if (!isRefused(planWay(view, journey, vehicle, way))) landings.push(way.to)
  }
  return landings.length > 0 ? landings : stepsOf(view, journey, vehicle)
}

/** Can it dock where it is? That alone costs no points. */
export const canDock = (view: View, journey: SeenJourney, vehicle: Vehicle): boolean =>
  waysOf(view, vehicle).some(way => way.cost === 0 && !isRefused(planWay(view, journey, vehicle, way)))

/** [COM-5.4] Is there an airport where it could land, points aside? */
export function isAirportInReach(view: View, journey: SeenJourney, plane: Vehicle): boolean {
  const hex = hexOf(view, plane)
  if (hex === undefined) return false
  return airportsWithin(hex, RANGE).some(state => {
    if (entryProblem(view, journey.seat, plane, state) !== null) return false
    const way = wayTo(view, plane, state)
    return !isRefused(way) && moneyProblem(view, journey.seat, 0, way) === null
  })
}
/** [COM-5.4] A plane that must land before this T.M. ends, and can. */
export const mustLandFirst = (view: View, journey: SeenJourney, vehicle: Vehicle): boolean =>
  isAloft(view, vehicle) &&
  isOtherAloft(view, vehicle) &&
  journey.open &&
  waysOf(view, vehicle).some(way => {
    if (way.enters === 'none') return false
    const plan = planWay(view, journey, vehicle, way)
    return !isRefused(plan) && plan.payment.how === 'now'
  })

/** [COM-5.2] On a crossing from which no step is allowed any more. */
export function isStuck(view: View, journey: SeenJourney): boolean {
  const unit = unitOf(view, journey)
  const place = placeOf(view, unit)
  if (place.kind !== 'crossing') return false
  return endsOf(place).every(end => {
    const plan = planStep(view, journey, unit, end)
    if (!isRefused(plan)) return false
    return plan.why !== 'twoTmNeeded' || journey.tm + 1 >= allowedTm(journey)
  })
}

/** Why this vehicle cannot be moved by this seat at all. */
export function moverProblem(view: View, seat: Seat, vehicle: Vehicle): Rejection | null {
  const { journey } = view
  const rule = isDelivery(journey) ? 'COM-4.8' : 'COM-4.4'
  if (vehicle >= view.fleet.length || placeOf(view, vehicle).kind === 'stock') return noBy(rule, 'noSuchVehicle')
  if (journey !== 'none') return unitOf(view, journey) === vehicle ? null : noBy(rule, 'notTheMovingVehicle')
  if (ownerOf(vehicle) !== seat) return noBy(rule, 'notTheMovingVehicle')
  if (isStopped(view, vehicle)) return no('vehicleStopped')
  if (isInAuction(view, vehicle)) return no('vehicleInAuction')
  return placeOf(view, vehicle).kind === 'aboard' ? noBy('COM-5.6', 'truckStillAboard') : null
}
