/** Plans for a contract from vehicles in the sender's state. */
import type { Seat } from '@wildcat/kernel'
import { GOODS } from '../content/goods.ts'
import { newDelivery } from '../journeys.ts'
import type { Vehicle, View } from '../state.ts'
import { stateOf } from '../vehicles.ts'
import { indexOf, read } from './atlas.ts'
import { judgeOf } from './chances.ts'
import { clockOf } from './clock.ts'
import { chartersOf, crewOf, startAt } from './crew.ts'
import { type JourneyFacts, journeyFactsOf } from './journey-facts.ts'
import type { Label, Search, Unit } from './labels.ts'
import { layerOf } from './layers.ts'
import type { Errand, Plan, PlanCommand, Plans } from './plan.ts'
import { newSearch, run } from './search.ts'
import { commandsOf, legsOf, metOf, turnsOf, wayOf } from './trace.ts'
import { wayPointAt } from './way-point.ts'
import { bestOf, type Judged } from './weighing.ts'

/** With the vehicles that stand in the sender's state now; `also`: vehicles to be counted as own, as if they were chartered. */
export function plansFor(view: View, seat: Seat, errand: Errand, also: readonly Vehicle[] = []): Plans | 'none' {
  const { vehicle: symbol } = GOODS[errand.goods]
  const sender = indexOf(errand.sender)
  return plansWith(view, seat, errand, also, ({ vehicle, kind, state }) => {
    if (state === sender) return true
    return symbol === 'truck' && kind === 'truck' && stateOf(view, vehicle) === errand.sender // aboard: else its carrier starts
  })
}
/** The same with this one to start. */
export const planFrom = (view: View, seat: Seat, errand: Errand, vehicle: Vehicle, also: readonly Vehicle[] = []): Plans | 'none' =>
  plansWith(view, seat, errand, [vehicle, ...also], unit => unit.vehicle === vehicle && stateOf(view, vehicle) === errand.sender)

function plansWith(view: View, seat: Seat, errand: Errand, also: readonly Vehicle[], mayStart: (unit: Unit) => boolean): Plans | 'none' {
  const { vehicle: symbol, illegal } = GOODS[errand.goods]
  const journeyFacts = journeyFactsOf(view, seat)
  const crew = crewOf(journeyFacts, [...chartersOf(view, seat, errand.signed), ...also])
  const isShut = symbol !== 'any' && read(journeyFacts.shut[symbol], indexOf(errand.recipient)) === 1
  const starters = crew.filter(unit => !isShut && (symbol === 'any' || symbol === unit.kind) && mayStart(unit))
  const searches = searchesFrom(journeyFacts, crew, errand, starters)
  const judge = judgeOf(journeyFacts, { illegal, noCustoms: false })
  const all = searches.flatMap(({ arrivals }) => arrivals.map((arrival): Judged => ({ arrival, figures: judge(arrival) })))
  const [cheapest, fastest, safest] = [bestOf(all, 'cheapest'), bestOf(all, 'fastest'), bestOf(all, 'safest')]
  if (cheapest === undefined || fastest === undefined || safest === undefined) return 'none'
  return { cheapest: planOf(cheapest), fastest: planOf(fastest), safest: planOf(safest) }
}

/** One search for all that can start; with a workshop one for each, since only the vehicle that starts has free fuel. */
function searchesFrom(journeyFacts: JourneyFacts, crew: readonly Unit[], errand: Errand, starters: readonly Unit[]): readonly Search[] {
  const [first] = starters
  if (first === undefined) return []
  const { tm, vehicle: symbol } = GOODS[errand.goods]
  const journey = newDelivery(journeyFacts.view, journeyFacts.seat, first.vehicle, 0, tm)
  const groups = journey.freeFuel ? starters.map(each => [each]) : [starters]
  return groups.map(group => {
    const free = journey.freeFuel ? group.reduce((bits, { bit }) => bits | bit, 0) : 0
    const mayChange = symbol === 'any' && crew.length > 1
    const search = newSearch(
      { journeyFacts, clock: clockOf(journey, tm), goal: indexOf(errand.recipient), units: crew, free, mayChange },
      { by: errand.via === undefined ? undefined : wayPointAt(errand.via) },
    )
    run(
      search,
      group.map(unit => startAt(layerOf(search, unit, undefined), indexOf(errand.sender))),
    )
    return search
  })
}

export function planOf({ arrival: { label }, figures }: Judged): Plan {
  const way = wayOf(label)
  const commands = way.flatMap(commandsOf)
  const unit = (way[0] ?? label).layer.unit
  return {
    ...figures,
    start: unit.vehicle,
    before: beforeOf(way[0] ?? label),
    legs: legsOf(commands),
    commands,
    turns: way.flatMap(turnsOf),
    met: way.flatMap(metOf),
  }
}
/** [COM-4.3] A truck must be off its carrier to start. */
const beforeOf = ({ layer: { unit, aboard } }: Label): readonly PlanCommand[] =>
  unit.kind === 'truck' && aboard === undefined && unit.state < 0 ? [{ kind: 'leave', truck: unit.vehicle }] : []
