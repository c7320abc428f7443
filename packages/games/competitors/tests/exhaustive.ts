/** All ways of one vehicle to deliver, by the rules of `step-check.ts` alone: what the planner is measured by. Slow, with no map of its own. */
import { at, type Seat } from '@wildcat/kernel'
import { hasAdvantageIn, leviesAt, sumOf } from '../bases.ts'
import { RANGE } from '../components.ts'
import { GOODS } from '../content/goods.ts'
import { CONTINENTS, type Hex } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { drawsCustoms } from '../customs-due.ts'
import { newDelivery } from '../journeys.ts'
import { acrossTheEdge, factsOf, hexesWithin, isEdge } from '../map.ts'
import { cashOf } from '../money.ts'
import { judgeOf } from '../planner/chances.ts'
import type { Errand, Figures } from '../planner/index.ts'
import { journeyFactsOf } from '../planner/journey-facts.ts'
import { withEvent } from '../planner/political-odds.ts'
import { beginTm, pointsLeft, pointsToCome, usePoints } from '../points.ts'
import type { Journey, Piece, State, Vehicle } from '../state.ts'
import { isOtherAloft, isRefused, planStep } from '../step-check.ts'
import { continentsOf, isAloft, kindOf, placeOf, stateOf } from '../vehicles.ts'
import { type Destination, destinations } from '../ways.ts'
import { saveNeeded } from '../weather.ts'

/** Where a way has come to: the table as it is then, and what has happened. */
interface Stand {
  readonly state: State
  readonly journey: Journey
  readonly points: number
  readonly fuel: number
  readonly levies: number
  readonly customs: number
  readonly halfCards: number
  readonly events: number
  readonly exposed: number
}

interface Next {
  readonly stand: Stand
  readonly moved: boolean
  readonly before: Pick<Stand, 'customs' | 'events'> // what had happened before this step
}

/** From the start, or from the middle of a delivery. */
export function everyWay(table: State, seat: Seat, { recipient, goods }: Errand, vehicle: Vehicle, from?: Journey): readonly Figures[] {
  const { tm, illegal } = GOODS[goods]
  const journey = from ?? newDelivery(table, seat, vehicle, 0, tm)
  const judge = judgeOf(journeyFactsOf(table, seat), { illegal, noCustoms: isWaived(journey) })
  const nothing = { points: 0, fuel: 0, levies: 0, customs: 0, halfCards: 0, events: 0, exposed: 0 }
  const least = kindOf(vehicle) === 'plane' ? flightsTo(recipient) : undefined
  const seen = new Map<string, number>()
  const found: Figures[] = []
  let stands: readonly Stand[] = [{ state: table, journey, ...nothing }]
  while (stands.length > 0) {
    const next = new Map<string, Stand>()
    for (const { stand, moved, before } of stands.flatMap(each => onward(each, vehicle, recipient))) {
      const slack = pointsToCome(stand.journey, kindOf(vehicle))
      if (moved && stateOf(stand.state, vehicle) === recipient) {
        const label = { ...stand, tm: stand.journey.tm, drew: stand.customs - before.customs }
        found.push(judge({ label, slack, eventsBefore: before.events }))
        continue
      }
      const place = placeOf(stand.state, vehicle)
      if (least !== undefined && place.kind === 'hex' && (least.get(place.hex) ?? 99) > slack) continue
      const key = keyOf(stand, vehicle)
      const spent = stand.fuel + stand.levies
      if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= spent) continue
      seen.set(key, spent)
      next.set(key, stand)
    }
    stands = [...next.values()]
  }
  return found
}

const keyOf = ({ state, journey, customs, halfCards, events, exposed }: Stand, vehicle: Vehicle): string => {
  const { place, tookOff } = at(state.fleet, vehicle)
  const { tm, open, used, fuelled, events: rolled } = journey
  return JSON.stringify([place, tookOff, tm, open, open && used.all, open && fuelled.length, customs, halfCards, events, exposed, rolled])
}

function onward(stand: Stand, vehicle: Vehicle, recipient: Territory): Next[] {
  const { state, journey } = stand
  const steps = destinations(state, vehicle).flatMap(to => stepTo(stand, vehicle, to, recipient))
  const mayWait = journey.tm + (journey.open ? 0 : 1) < allowedIn(journey) && !(isAloft(state, vehicle) && isOtherAloft(state, vehicle))
  return mayWait ? [...steps, { stand: endTm(stand, vehicle), moved: false, before: stand }] : steps
}
const isWaived = ({ delivery }: Journey): boolean => delivery !== 'none' && delivery.noCustoms
const allowedIn = ({ delivery }: Journey): number => (delivery === 'none' ? 1 : delivery.allowed)

function stepTo(stand: Stand, vehicle: Vehicle, to: Destination, recipient: Territory): Next[] {
  const { state, journey } = stand
  const plan = planStep(state, journey, vehicle, to)
  if (isRefused(plan)) return []
  const { way, payment, fuel } = plan
  if (payment.how === 'endFirst') return stepTo(endTm(stand, vehicle), vehicle, to, recipient)
  const seat = journey.seat
  const levies = way.enters === 'none' ? 0 : sumOf(leviesAt(state, seat, way.enters))
  if (cashOf(state, seat) < fuel + levies) return []
  const kind = kindOf(vehicle)
  const from = placeOf(state, vehicle)
  const on = copyOf(journey)
  usePoints(on, kind, payment.now)
  if (payment.how !== 'now') beginTm(on)
  usePoints(on, kind, payment.next)
  if (!on.fuelled.includes(vehicle)) on.fuelled.push(vehicle)
  const card = !isWaived(journey) && drawsCustoms(state, seat, vehicle, way) ? 1 : 0
  const isHalf = hasAdvantageIn(state, seat, 'halfPayments', continentsOf(way.place))
  const took = kind === 'plane' && from.kind === 'state' ? { tookOff: from.state } : {}
  const there: Stand = {
    ...stand,
    state: change(state, vehicle, { place: way.place, ...took }, seat, fuel + levies),
    journey: on,
    points: stand.points + way.cost,
    fuel: stand.fuel + fuel,
    levies: stand.levies + levies,
    customs: stand.customs + card,
    halfCards: stand.halfCards + card * (isHalf ? 1 : 2),
  }
  const isLast = kind === 'truck' && pointsLeft(on, 'truck') === 0
  const ends = payment.how === 'both' || isLast
  if (way.enters === recipient) return [{ stand: rolled(there, vehicle), moved: true, before: stand }]
  const landed = way.enters !== 'none' && kind !== 'truck' ? rolled(there, vehicle) : there
  if (!ends) return [{ stand: landed, moved: true, before: stand }]
  const ended = endTm(landed, vehicle)
  return [{ stand: isLast ? ended : { ...ended, journey: { ...ended.journey, open: true } }, moved: true, before: stand }]
}

const copyOf = (journey: Journey): Journey => ({ ...journey, fuelled: [...journey.fuelled], events: [...journey.events] })
const change = (state: State, vehicle: Vehicle, piece: Partial<Piece>, seat: Seat, euro: number): State => ({
  ...state,
  fleet: state.fleet.with(vehicle, { ...at(state.fleet, vehicle), ...piece }),
  money: state.money.with(seat, at(state.money, seat) - euro),
})

/** A T.M. ends: an event in a red-flag state, or the weather. */
function endTm(stand: Stand, vehicle: Vehicle): Stand {
  const after = rolled(stand, vehicle)
  const { state } = after
  const journey = copyOf(after.journey)
  if (!journey.open) beginTm(journey)
  journey.open = false
  if (saveNeeded(state, vehicle) === undefined) return { ...after, journey }
  return { ...after, journey, state: change(state, vehicle, { saved: true }, journey.seat, 0), exposed: 1 }
}
function rolled(stand: Stand, vehicle: Vehicle): Stand {
  const where = stateOf(stand.state, vehicle)
  if (where === undefined || !factsOf(where).redFlag || stand.journey.events.includes(where)) return stand
  const journey = copyOf(stand.journey)
  journey.events.push(where)
  const continent = CONTINENTS.indexOf(factsOf(where).continent)
  return { ...stand, journey, events: withEvent(stand.events, continent, kindOf(vehicle) === 'truck') }
}

/** How many flights it takes at least from each hex. */
function flightsTo(state: Territory): ReadonlyMap<Hex, number> {
  const { airportHex } = factsOf(state)
  const flights = new Map<Hex, number>()
  let ring: readonly Hex[] = airportHex === 'none' ? [] : [airportHex]
  for (let n = 1; ring.length > 0; n++) {
    const near = ring.flatMap(hex => [...hexesWithin(hex, RANGE), ...(n > 1 && isEdge(hex) ? hexesWithin(acrossTheEdge(hex), RANGE) : [])])
    ring = [...new Set(near)].filter(hex => !flights.has(hex))
    for (const hex of ring) flights.set(hex, n)
  }
  return flights
}
