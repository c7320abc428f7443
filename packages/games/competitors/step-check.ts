/** May this step be made now? All rules of movement in the order in which they are looked at. */
import type { Rejection, Seat } from '@wildcat/kernel'
import { hasBase, leviesAt, MOST_LEVIES, sumOf } from './bases.ts'
import type { Territory } from './content/territories.ts'
import { fuelOf } from './fuel.ts'
import { isDelivery, newMove, type SeenJourney, unitOf } from './journeys.ts'
import { entryCost, factsOf } from './map.ts'
import { canCover, isInAuction } from './money.ts'
import { type Mover, mayLand, moverOf, paymentFor } from './mover.ts'
import { allowedTm, type Payment, pointsToCome } from './points.ts'
import { no, noBy } from './rules.ts'
import type { Vehicle, View } from './state.ts'
import { isAloft, isStopped, kindOf, ownerOf, piecesOf, placeOf } from './vehicles.ts'
import { type Destination, endsOf, type Way, waysOf, wayTo } from './ways.ts'

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
  return isRefused(way) ? way : planWay(moverOf(view, journey, vehicle), way)
}

/** Why this step cannot be made. */
function wayProblem(mover: Mover, way: Way): Rejection | null {
  const entry = way.enters === 'none' ? null : entryProblem(mover, way.enters)
  if (entry !== null) return entry
  const payment = paymentFor(mover, way.cost)
  if ('why' in payment) return payment
  const off = wayOffProblem(mover, way)
  if (off !== null) return off
  if (way.place.kind === 'hex' && mover.kind === 'plane' && payment.left === 0 && isOtherAloft(mover.view, mover.vehicle))
    return no('mustLand')
  return moneyProblem(mover, fuelOf(mover, way, payment), way)
}
function planWay(mover: Mover, way: Way): Planned | Rejection {
  const problem = wayProblem(mover, way)
  if (problem !== null) return problem
  const payment = paymentFor(mover, way.cost)
  return 'why' in payment ? payment : { way, payment, fuel: fuelOf(mover, way, payment) }
}

/** [COM-C7, COM-7.5, COM-5.5] */
function entryProblem(mover: Mover, state: Territory): Rejection | null {
  const { view, kind, closed } = mover
  if (isOnStrike(view, state)) return no('onStrike')
  if (closed !== 'none' && factsOf(state).continent === closed && !hasBase(view, mover.seat, state))
    return no(kind === 'ship' ? 'portsClosed' : 'airportsClosed')
  return kind === 'plane' && !mayLand(mover, state) ? no('notIntercontinental') : null
}
export const isOnStrike = ({ strikes }: View, state: Territory): boolean => strikes.some(each => each.state === state)

/** [COM-5.2] A crossing may be entered only if the points left in the action pay the way off, too. */
function wayOffProblem({ view, journey, kind }: Mover, { place, cost }: Way): Rejection | null {
  if (place.kind !== 'crossing') return null
  const off = Math.min(...endsOf(place).flatMap(end => (typeof end === 'number' ? [1] : isOnStrike(view, end) ? [] : [entryCost(end)])))
  const needed = cost + off
  return pointsToCome(journey, kind) < needed ? no('crossingNeedsWayOff', { points: needed }) : null
}

/** [COM-5.9, COM-5.10, COM-2.4] Fuel from cash or by selling; what is then in cash must cover tax and tolls. */
function moneyProblem({ view, seat, cash }: Mover, fuel: number, { enters }: Way): Rejection | null {
  if (cash < fuel) return canCover(view, seat, fuel) ? null : no('cannotPayFuel', { euro: fuel })
  if (enters === 'none' || cash - fuel >= MOST_LEVIES) return null
  const levies = sumOf(leviesAt(view, seat, enters))
  return cash - fuel < levies ? no('cannotPayTax', { euro: levies }) : null
}

/** [COM-5.4] Has the owner another plane in flight? */
export const isOtherAloft = (view: View, plane: Vehicle): boolean =>
  piecesOf(ownerOf(plane)).some(each => each !== plane && isAloft(view, each))

/** Steps that this vehicle can make now. */
export function stepsOf(view: View, journey: SeenJourney, vehicle: Vehicle): Destination[] {
  const mover = moverOf(view, journey, vehicle)
  const steps: Destination[] = []
  for (const way of waysOf(view, vehicle)) if (wayProblem(mover, way) === null) steps.push(way.to)
  return steps
}
/** The same, but of a plane's only landings, if there is one. */
export function stepsToShow(view: View, journey: SeenJourney, vehicle: Vehicle): Destination[] {
  if (kindOf(vehicle) !== 'plane') return stepsOf(view, journey, vehicle)
  const mover = moverOf(view, journey, vehicle)
  const landings: Destination[] = []
  for (const way of waysOf(view, vehicle)) {
    if (way.enters === 'none') break // landings come first
    if (wayProblem(mover, way) === null) landings.push(way.to)
  }
  return landings.length > 0 ? landings : stepsOf(view, journey, vehicle)
}

/** Wherever this vehicle could go with its next step: for a plane every hex, too. */
export const reachOf = (view: View, seat: Seat, vehicle: Vehicle): readonly Destination[] =>
  stepsOf(view, journeyFor(view, seat, vehicle), vehicle)

/** Can it dock where it is? That alone costs no points. */
export function canDock(view: View, journey: SeenJourney, vehicle: Vehicle): boolean {
  if (kindOf(vehicle) !== 'ship') return false
  const mover = moverOf(view, journey, vehicle)
  return waysOf(view, vehicle).some(way => way.cost === 0 && wayProblem(mover, way) === null)
}

/** [COM-5.4] Is there an airport where it could land, points and fuel aside? */
export function isAirportInReach(view: View, journey: SeenJourney, plane: Vehicle): boolean {
  const mover = moverOf(view, journey, plane)
  return waysOf(view, plane).some(
    way => way.enters !== 'none' && entryProblem(mover, way.enters) === null && moneyProblem(mover, 0, way) === null,
  )
}
/** [COM-5.4] A plane that must land before this T.M. ends, and can. */
export function mustLandFirst(view: View, journey: SeenJourney, vehicle: Vehicle): boolean {
  if (!journey.open || !isAloft(view, vehicle) || !isOtherAloft(view, vehicle)) return false
  const mover = moverOf(view, journey, vehicle)
  return waysOf(view, vehicle).some(way => {
    if (way.enters === 'none') return false
    const plan = planWay(mover, way)
    return !isRefused(plan) && plan.payment.how === 'now'
  })
}

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
