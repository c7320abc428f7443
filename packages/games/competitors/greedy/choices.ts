/** What cards and events ask: by what each answer would cost, in points. */
import { at, type Seat, type Weighed, weighed } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import { BRANCH_RESALE, RESALE } from '../components.ts'
import { CUSTOMS } from '../content/customs.ts'
import { GOODS } from '../content/goods.ts'
import type { Op } from '../content/ops.ts'
import { POLITICAL } from '../content/political.ts'
import { hasArrived, isDelivery } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { cashOf } from '../money.ts'
import type { StepSeen, View } from '../state.ts'
import { kindOf } from '../vehicles.ts'
import type { Constants } from './constants.ts'
import { euroNow } from './outlook.ts'

function troubleOf(view: View, seat: Seat, ops: readonly Op[], constants: Constants): number {
  return ops.reduce((sum, op) => sum + troubleBy(view, seat, op, constants), 0)
}

function troubleBy(view: View, seat: Seat, op: Op, constants: Constants): number {
  const euro = euroNow(view, constants)
  const { journey } = view
  const isLoaded = isDelivery(journey)
  switch (op.op) {
    case 'pay':
    case 'fine':
      return op.euro * euro + (cashOf(view, seat) < op.euro ? constants.sale : 0)
    case 'gain':
      return -op.euro * euro
    case 'points':
      return isLoaded && !hasArrived(view, journey) ? -op.n * constants.point : 0
    case 'draw':
      return -constants.free
    case 'drawCustoms':
      return isLoaded ? constants.customs : 0
    case 'noCustoms':
      return isLoaded ? -constants.customs / 2 : 0
    case 'keep':
      return -constants.friend
    case 'choose':
      return Math.min(...op.options.map(each => troubleOf(view, seat, each, constants)))
    case 'may':
      return Math.min(0, troubleOf(view, seat, op.do, constants) + op.euro * euro)
    case 'roll':
      return op.outcomes.reduce((sum, { from, to, do: ops }) => sum + ((to - from + 1) / 6) * troubleOf(view, seat, ops, constants), 0)
    case 'inspect':
      return troubleOf(view, seat, isIllegal(view, seat) ? op.illegal : op.legal, constants)
    case 'seize':
      return constants.seizure
    case 'fail':
      return isLoaded && (op.only === undefined || kindOf(journey.delivery.holder) === 'truck') ? constants.failure : 0
    case 'endTurn':
      return constants.turn + (isLoaded ? constants.failure : 0)
    case 'stopVehicle':
      return constants.turn
  }
}

function isIllegal(view: View, seat: Seat): boolean {
  const { journey } = view
  const id = isDelivery(journey) ? journey.delivery.signed : -1
  const contract = at(view.signed, seat).find(each => each.id === id)?.contract ?? null
  return contract !== null && GOODS[contract].illegal
}

const least = <X>(list: readonly X[], of: (each: X) => number): X | undefined =>
  list.reduce<X | undefined>((best, each) => (best === undefined || of(each) < of(best) ? each : best), undefined)

export const chooseOption = (view: View, seat: Seat, step: StepSeen<'choose'>, legal: readonly Command[], constants: Constants): Command =>
  at(optionsFor(view, seat, step, legal, constants), 0).command

/** All that a card leaves to choose, the least trouble first. */
export const optionsFor = (
  view: View,
  seat: Seat,
  { options }: StepSeen<'choose'>,
  legal: readonly Command[],
  constants: Constants,
): Weighed<Command>[] =>
  weighed(legal, command => (command.kind === 'chooseOption' ? -troubleOf(view, seat, options[command.option] ?? [], constants) : 0))

export const payOrNot = (
  view: View,
  seat: Seat,
  { euro, ops }: StepSeen<'may'>,
  legal: readonly Command[],
  constants: Constants,
): Command =>
  legal.find(({ kind }) => kind === 'payFor' && troubleOf(view, seat, [{ op: 'may', euro, do: ops }], constants) < 0) ?? { kind: 'skip' }

/** He is worth keeping for worse. */
export const friendOrNot = (view: View, seat: Seat, { card }: StepSeen<'friend'>, constants: Constants): Command => ({
  kind: troubleOf(view, seat, CUSTOMS[card].ops, constants) > constants.useFriend ? 'useFriend' : 'skip',
})

export function chooseEvent(view: View, seat: Seat, { state, rolls }: StepSeen<'contacts'>, constants: Constants): Command {
  const cells = POLITICAL[factsOf(state).continent]
  return { kind: 'chooseEvent', roll: least(rolls, roll => troubleOf(view, seat, cells[roll - 1] ?? [], constants)) ?? at(rolls, 0) }
}

/** What covers the sum at the least loss; if nothing does, what brings the most. */
export function sellSomething(view: View, seat: Seat, { euro }: StepSeen<'forcedSale'>, legal: readonly Command[]): Command {
  const missing = euro - cashOf(view, seat)
  const value = (command: Command) =>
    command.kind === 'sellVehicle' ? RESALE[kindOf(command.vehicle)] : command.kind === 'sellBranch' ? BRANCH_RESALE : 0
  const sales = legal.filter(command => value(command) > 0)
  return least(sales, command => (value(command) >= missing ? value(command) : 1e9 - value(command))) ?? at(legal, 0)
}
