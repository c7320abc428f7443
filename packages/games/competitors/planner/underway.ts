/** The rest of a delivery that is under way, from where it is now. */
import { at, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { GOODS } from '../content/goods.ts'
import { isDelivery, signedOf, unitOf } from '../journeys.ts'
import type { View } from '../state.ts'
import { stepsOf } from '../step-check.ts'
import { placeOf } from '../vehicles.ts'
import { indexOf, STATES } from './atlas.ts'
import { judgeOf } from './chances.ts'
import { clockOf } from './clock.ts'
import { chartersOf, crewOf, nodeOf, startAt } from './crew.ts'
import { planOf } from './deliveries.ts'
import { journeyFactsOf } from './journey-facts.ts'
import { layerOf } from './layers.ts'
import type { Figures, Plan, PlanCommand, Weigh } from './plan.ts'
import { newSearch, run } from './search.ts'
import { bestOf } from './weighing.ts'

/** The best of all ways on, T.M. and points already used included; fuel, levies, cards and events only those to come. */
export function replan(view: View, seat: Seat, weigh: Weigh): Plan | 'none' {
  const { journey } = view
  if (!isDelivery(journey) || journey.seat !== seat) return 'none'
  const { delivery } = journey
  const signed = signedOf(view, seat, delivery.signed)
  if (signed === undefined) return 'none'
  const facts = signed.contract === null ? undefined : GOODS[signed.contract]
  const journeyFacts = journeyFactsOf(view, seat)
  const crew = crewOf(journeyFacts, [...chartersOf(view, seat, delivery.signed), ...journey.taken])
  const vehicle = unitOf(view, journey)
  const unit = crew.find(each => each.vehicle === vehicle)
  const holder = crew.find(each => each.vehicle === delivery.holder)
  const node = nodeOf(view, vehicle)
  if (unit === undefined || holder === undefined || node === undefined) return 'none'
  const { noCustoms } = delivery
  const free = journey.freeFuel ? (crew.find(each => each.vehicle === journey.vehicle)?.bit ?? 0) : 0
  const mayChange = (facts?.vehicle ?? 'any') === 'any' && crew.length > 1
  const search = newSearch(
    { journeyFacts, clock: clockOf(journey, delivery.allowed), goal: indexOf(signed.recipient), units: crew, free, mayChange },
    { noCustoms, rolled: journey.events.map(indexOf) },
  )
  const { tm, open, used, fuelled } = journey
  const bits = crew.reduce((sum, each) => (open && fuelled.includes(each.vehicle) ? sum | each.bit : sum), 0)
  const { tookOff } = at(view.fleet, vehicle)
  const start = startAt(layerOf(search, unit, unit === holder ? undefined : holder), node, {
    tm,
    open,
    ...(open ? used : {}),
    fuelled: bits,
    tookOff: unit.kind === 'plane' && node >= STATES && tookOff !== 'none' ? indexOf(tookOff) : -1,
  })
  run(search, [start])
  const judge = judgeOf(journeyFacts, { illegal: facts?.illegal ?? false, noCustoms })
  const best = bestOf(
    search.arrivals.map(arrival => ({ arrival, figures: judge(arrival) })),
    weigh,
  )
  return best === undefined ? 'none' : planOf(best)
}

/** What is said next on the best way on. Without any: off a crossing, where nobody can break off; none: break off. */
export function nextCommand(view: View, seat: Seat, weigh?: Weigh): PlanCommand | CommandOf<'putOff'> | 'none' {
  const plan = replan(view, seat, weigh ?? promising(view, seat))
  const [next] = plan === 'none' ? [] : plan.commands
  return next ?? offTheCrossing(view)
}
function offTheCrossing(view: View): CommandOf<'step' | 'putOff'> | 'none' {
  if (view.journey === 'none') return 'none'
  const vehicle = unitOf(view, view.journey)
  if (placeOf(view, vehicle).kind !== 'crossing') return 'none'
  const [to] = stepsOf(view, view.journey, vehicle)
  return to === undefined ? { kind: 'putOff' } : { kind: 'step', vehicle, to }
}

/** What a success is worth besides its pay, and a contract card for being early. */
const SUCCESS = 40_000
const EARLY = 5_000
/** By what is to be expected of it: the pay in the cases in which it arrives, less what it costs. */
function promisingFor(pay: number, allowed: number): (figures: Figures) => number {
  return ({ cost, chance, tm }) => cost - chance * (pay + SUCCESS + (tm < allowed ? EARLY : 0))
}
function promising({ journey, signed }: View, seat: Seat): Weigh {
  if (!isDelivery(journey)) return 'safest'
  const { delivery } = journey
  const contract = at(signed, seat).find(({ id }) => id === delivery.signed)?.contract ?? null
  return promisingFor(contract === null ? 0 : GOODS[contract].pay, delivery.allowed)
}
