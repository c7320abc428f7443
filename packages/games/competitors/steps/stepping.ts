/** [COM-4.8] One step, resolved fully before the next: fuel and points, tax and tolls, customs, event, arrival, the end of the T.M. */
import { at } from '@wildcat/kernel'
import { leviesAt } from '../bases.ts'
import type { Territory } from '../content/territories.ts'
import { drawsCustoms } from '../customs-due.ts'
import { journeyIn, signedOf, takePart } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { between, cashOf, fromBank } from '../money.ts'
import { beginTm, pointsLeft, usePoints } from '../points.ts'
import type { Journey, State, Step, StepOf, Vehicle } from '../state.ts'
import { isRefused, type Planned, planStep } from '../step-check.ts'
import type { AutoStep, CompetitorsPlay } from '../types.ts'
import { kindOf, placeOf, putAt, truckAboard } from '../vehicles.ts'
import { backToTheTurn } from './delivery-ends.ts'
import { forceSale } from './forced-sale.ts'

export const takeStep: AutoStep<'takeStep'> = {
  run(play, step) {
    const { state } = play
    const journey = journeyIn(state)
    const { vehicle, to } = step
    const plan = planStep(state, journey, vehicle, to)
    if (isRefused(plan)) return stepRefused(play, vehicle)
    if (plan.payment.how === 'endFirst') return play.next({ kind: 'endTm' }, step)
    if (cashOf(state, journey.seat) < plan.fuel) return forceSale(play, journey.seat, plan.fuel, 'fuel', step)
    move(play, journey, step, plan)
  },
}

/** A step that cannot be made any more, or that its player does not want to sell for. A Move that has not begun costs no action. */
export function stepRefused(play: CompetitorsPlay, vehicle: Vehicle) {
  const { state } = play
  const { seat, steps, delivery } = journeyIn(state)
  play.emit({ kind: 'stepRefused', seat, vehicle })
  if (delivery !== 'none' || steps > 0) return play.next({ kind: 'travel', seat })
  backToTheTurn(play)
}

function move(play: CompetitorsPlay, journey: Journey, { vehicle, to }: StepOf<'takeStep'>, plan: Planned) {
  const { state } = play
  const { way, payment, fuel } = plan
  const kind = kindOf(vehicle)
  const from = placeOf(state, vehicle)
  const customs = journey.delivery !== 'none' && !journey.delivery.noCustoms && drawsCustoms(state, journey.seat, vehicle, way)
  if (journey.delivery === 'none' && journey.steps === 0) beginMove(play, journey)
  usePoints(journey, kind, payment.now)
  if (payment.how !== 'now') beginTm(journey)
  usePoints(journey, kind, payment.next)
  if (!journey.fuelled.includes(vehicle)) journey.fuelled.push(vehicle)
  journey.steps++
  takePart(journey, vehicle)
  if (from.kind === 'state' && kind === 'plane') at(state.fleet, vehicle).tookOff = from.state
  putAt(state, vehicle, way.place)
  fromBank(state, journey.seat, -fuel)
  const points = payment.now + payment.next
  play.emit({ kind: 'stepTaken', seat: journey.seat, vehicle, from, to, points, fuel, tm: journey.tm })
  if (way.enters !== 'none') payLevies(play, journey, way.enters)
  const tmEnded = payment.how === 'both'
  const event = way.enters !== 'none' && isEventDue(state, journey, vehicle, way.enters, tmEnded)
  play.next(...followUp(journey, vehicle, way.enters, customs, event), { kind: 'judge', tmEnded })
}

/** [COM-4.4] The first step spends the action. */
function beginMove(play: CompetitorsPlay, { seat, vehicle }: Journey) {
  const turn = play.state.agenda.pop()
  if (turn?.kind !== 'turn') throw new Error('a Move begins in a turn')
  play.next({ kind: 'turn', seat, draws: 0, actions: turn.actions - 1 })
  play.emit({ kind: 'moveBegun', seat, vehicle })
}

/** [COM-2.4] */
function payLevies(play: CompetitorsPlay, { seat }: Journey, where: Territory) {
  const { state } = play
  for (const { to, euro, what } of leviesAt(state, seat, where)) {
    between(state, seat, to, euro)
    play.emit({ kind: 'taxPaid', seat, to, state: where, euro, what })
  }
}

/** [COM-7.2] Ships and planes roll where they dock or land, trucks where their T.M. ends; fixed on entry. */
function isEventDue(state: State, journey: Journey, vehicle: Vehicle, where: Territory, tmEnded: boolean): boolean {
  if (!factsOf(where).redFlag || journey.events.includes(where)) return false
  return kindOf(vehicle) !== 'truck' || tmEnded || pointsLeft(journey, 'truck') <= 0 || isRecipient(state, journey, vehicle, where)
}
const isRecipient = (state: State, journey: Journey, vehicle: Vehicle, where: Territory): boolean =>
  journey.delivery !== 'none' &&
  (journey.delivery.holder === vehicle || truckAboard(state, vehicle) === journey.delivery.holder) &&
  signedOf(state, journey.seat, journey.delivery.signed)?.recipient === where

/** [COM-7.2] Owners of trucks and planes choose which comes first; with ships it is customs. */
function followUp(journey: Journey, vehicle: Vehicle, where: Territory | 'none', customs: boolean, event: boolean): Step[] {
  const { seat } = journey
  const card: Step = { kind: 'customs', vehicle, cause: 'entry' }
  if (where === 'none' || !event) return customs ? [card] : []
  const political: Step = { kind: 'political', vehicle: holderOf(journey, vehicle), state: where }
  if (!customs) return [political]
  return kindOf(vehicle) === 'ship' ? [card, political] : [{ kind: 'customsOrEvent', seat, vehicle, state: where }]
}
/** [COM-7.2] An event acts on what holds the goods. */
export const holderOf = ({ delivery }: Journey, vehicle: Vehicle): Vehicle => (delivery === 'none' ? vehicle : delivery.holder)
