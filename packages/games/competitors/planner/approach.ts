/**
 * [COM-4.4] How an empty vehicle gets to a state by the fewest Moves of one T.M. each; of ways that take as long it looks at tax, tolls
 * and red flags first, then at fuel. A truck goes by itself: it is not carried.
 */
import { at, type Seat } from '@wildcat/kernel'
import { POINTS } from '../components.ts'
import type { Territory } from '../content/territories.ts'
import type { SeenJourney } from '../journeys.ts'
import type { Vehicle, View } from '../state.ts'
import { journeyFor } from '../step-check.ts'
import { stateOf } from '../vehicles.ts'
import { indexOf, read, STATES } from './atlas.ts'
import { clockOf } from './clock.ts'
import { crewOf, nodeOf, startAt } from './crew.ts'
import { type JourneyFacts, journeyFactsOf } from './journey-facts.ts'
import { type Label, turnOf, type Unit } from './labels.ts'
import { layerOf, tableTo } from './layers.ts'
import type { PlanCommand } from './plan.ts'
import { howMany } from './political-odds.ts'
import { newSearch, run } from './search.ts'
import { commandsOf, wayOf } from './trace.ts'

export interface Approach {
  readonly moves: number // actions; what is left of a Move under way is none
  readonly fuel: number
  readonly levies: number
  readonly flags: number
  readonly commands: readonly PlanCommand[] // of the first Move, or of the rest of the one under way
}
/** Nobody plans further ahead; most ways take hardly more Moves than their points ask for. */
const MOST_MOVES = 8
const USUAL_WASTE = 2

export function approach(view: View, seat: Seat, vehicle: Vehicle, state: Territory): Approach | 'none' {
  const { journey: now } = view
  if (now !== 'none' && (now.delivery !== 'none' || now.vehicle !== vehicle)) return 'none'
  const here = stateOf(view, vehicle)
  const goal = indexOf(state)
  const isAboard = nodeOf(view, vehicle) === undefined
  const node = isAboard ? (here === undefined ? undefined : indexOf(here)) : nodeOf(view, vehicle)
  const off: readonly PlanCommand[] = isAboard ? [{ kind: 'leave', truck: vehicle }] : []
  if (node === goal) return { moves: 0, fuel: 0, levies: 0, flags: 0, commands: off }
  const journeyFacts = journeyFactsOf(view, seat)
  const unit = crewOf(journeyFacts, [vehicle]).find(each => each.vehicle === vehicle)
  if (unit === undefined || node === undefined || read(journeyFacts.shut[unit.kind], goal) === 1) return 'none'
  const journey = journeyFor(view, seat, vehicle)
  const least = Math.ceil(read(tableTo(unit.kind, goal, journeyFacts.basesIn), node) / POINTS[unit.kind])
  const enough = Math.min(MOST_MOVES, journey.tm + least + USUAL_WASTE)
  const best = soonest(journeyFacts, journey, unit, node, goal, enough) ?? soonest(journeyFacts, journey, unit, node, goal, MOST_MOVES)
  if (best === undefined) return 'none'
  const { fuel, levies, tm } = best
  return { moves: tm - journey.tm, fuel, levies, flags: howMany(best.events), commands: [...off, ...firstMove(best)] }
}

function soonest(
  journeyFacts: JourneyFacts,
  journey: SeenJourney,
  unit: Unit,
  node: number,
  goal: number,
  most: number,
): Label | undefined {
  const { tm, open, used, fuelled, events } = journey
  const search = newSearch(
    { journeyFacts, clock: clockOf(journey, most), goal, units: [unit], free: journey.freeFuel ? unit.bit : 0, mayChange: false },
    { isLoaded: false, rolled: events.map(indexOf) },
  )
  const { tookOff } = at(journeyFacts.view.fleet, unit.vehicle)
  const start = startAt(layerOf(search, unit, undefined), node, {
    tm,
    open,
    ...(open ? used : {}),
    fuelled: open && fuelled.includes(unit.vehicle) ? unit.bit : 0,
    tookOff: unit.kind === 'plane' && node >= STATES && tookOff !== 'none' ? indexOf(tookOff) : -1,
  })
  run(search, [start])
  const worth = (label: Label) => label.tm * 1e9 + label.fuel + label.levies + howMany(label.events)
  return search.arrivals
    .map(({ label }) => label)
    .reduce<Label | undefined>((a, b) => (a === undefined || worth(b) < worth(a) ? b : a), undefined)
}

/** Flights of one way may belong to several Moves; all other steps know their T.M. */
function firstMove(last: Label): readonly PlanCommand[] {
  const way = wayOf(last)
  const start = way[0] ?? last
  const end = way.findIndex(({ by }) => by === 'wait')
  const labels = end < 0 ? way : way.slice(0, end)
  if (start.layer.kind !== 'plane') return labels.filter(({ tm }) => tm === turnOf(start)).flatMap(commandsOf)
  return labels.flatMap(commandsOf).slice(0, POINTS.plane - start.plane)
}
