/** [COM-6.6, COM-7.6] What cards and events order, op by op. The data in `content/` say what each of them orders. */
import { at, others, type Seat } from '@wildcat/kernel'
import { hasAdvantageIn } from '../bases.ts'
import { drawCard } from '../cards.ts'
import { GOODS } from '../content/goods.ts'
import type { Op, OpOf } from '../content/ops.ts'
import { deliveryIn, unitOf } from '../journeys.ts'
import { canCover, cashOf, fromBank } from '../money.ts'
import { gainPoints, losePoints } from '../points.ts'
import { no, noBy } from '../rules.ts'
import type { StepOf, View } from '../state.ts'
import type { AutoStep, CompetitorsPlay, DecisionStep } from '../types.ts'
import { continentsOf, kindOf, outermost, placeOf } from '../vehicles.ts'

type Effects = StepOf<'effects'>

export const effects: AutoStep<'effects'> = {
  run(play, step) {
    const [op, ...rest] = step.ops
    if (op === undefined) return
    if (rest.length > 0) play.next({ ...step, ops: rest })
    if (op.onlyLoaded === true && deliveryIn(play.state) === undefined) return
    carryOut(play, op, step)
  },
}

function carryOut(play: CompetitorsPlay, op: Op, step: Effects) {
  const { state } = play
  const { seat, vehicle } = step
  switch (op.op) {
    case 'pay':
    case 'fine':
      return play.next({ kind: 'pay', seat, euro: priceOf(state, step, op.euro), due: step.source === 'customs' ? 'customs' : 'event' })
    case 'gain':
      fromBank(state, seat, op.euro)
      return play.emit({ kind: 'gained', seat, euro: op.euro })
    case 'points':
      return changePoints(play, seat, op.n)
    case 'draw':
      return drawCard(play, seat, op.deck, 'card')
    case 'drawCustoms':
      return play.next({ kind: 'customs', vehicle: outermost(state, vehicle), cause: 'ordered' })
    case 'noCustoms':
      return waiveCustoms(play, seat)
    case 'keep':
      state.kept[seat] = at(state.kept, seat) + 1
      return play.emit({ kind: 'friendMade', seat })
    case 'choose':
      return offerChoice(play, op, step)
    case 'may':
      return offerToPay(play, op, step)
    case 'roll':
      return rollFor(play, op, step)
    case 'inspect':
      return inspect(play, op, step)
    case 'seize':
      return seizeVehicles(play, op, step)
    case 'fail':
      return fail(play, op, step)
    case 'endTurn':
      return play.next({ kind: 'leaveCrossing' }, { kind: 'turnLost' })
    case 'stopVehicle':
      at(state.fleet, vehicle).stopped = 'nextTurn'
      return play.emit({ kind: 'stopped', vehicle })
  }
}

/** [COM-C7] Ufficio legale: half of what customs cards make one pay in its continent. */
const priceOf = (view: View, { seat, source, vehicle }: Pick<Effects, 'seat' | 'source' | 'vehicle'>, euro: number): number =>
  source === 'customs' && hasAdvantageIn(view, seat, 'halfPayments', continentsOf(placeOf(view, outermost(view, vehicle))))
    ? euro / 2
    : euro

/** [COM-5.8] */
function changePoints(play: CompetitorsPlay, seat: Seat, n: number) {
  const under = deliveryIn(play.state)
  if (under === undefined) return
  if (n > 0) gainPoints(under.journey, n)
  else losePoints(under.journey, kindOf(unitOf(play.state, under.journey)), -n)
  play.emit({ kind: 'pointsChanged', seat, n })
}

function waiveCustoms(play: CompetitorsPlay, seat: Seat) {
  const under = deliveryIn(play.state)
  if (under === undefined) return
  under.delivery.noCustoms = true
  play.emit({ kind: 'customsWaived', seat })
}

/** An option with a payment that cannot be covered is closed; what is left alone is forced. */
function offerChoice(play: CompetitorsPlay, { options }: OpOf<'choose'>, step: Effects) {
  const { seat, source, vehicle } = step
  const open = options.flatMap((ops, option) => (isOpen(play.state, step, ops) ? [option] : []))
  const [only] = open
  if (only === undefined || open.length > 1) return play.next({ kind: 'choose', seat, options, source, vehicle })
  play.emit({ kind: 'optionChosen', seat, option: only, forced: true })
  play.next({ kind: 'effects', seat, ops: at(options, only), source, vehicle })
}
const isOpen = (view: View, step: Pick<Effects, 'seat' | 'source' | 'vehicle'>, ops: readonly Op[]): boolean =>
  ops.every(op => op.op !== 'pay' || canCover(view, step.seat, priceOf(view, step, op.euro)))

export const choose: DecisionStep<'choose', 'chooseOption'> = {
  takes: ['chooseOption'],
  actors: (_, { seat }) => [seat],
  legal: (view, step) =>
    step.options.flatMap((ops, option) => (isOpen(view, step, ops) ? [{ kind: 'chooseOption', option } as const] : [])),
  check(view, step, _, { option }) {
    const ops = step.options[option]
    if (ops === undefined) return noBy(step.source === 'political' ? 'COM-7.6' : 'COM-6.6', 'noSuchOption')
    return isOpen(view, step, ops) ? null : no('optionTooDear')
  },
  apply(play, { seat, options, source, vehicle }, _, { option }) {
    play.emit({ kind: 'optionChosen', seat, option, forced: false })
    play.become({ kind: 'effects', seat, ops: at(options, option), source, vehicle })
  },
}

/** From cash: nothing is sold for it. */
function offerToPay(play: CompetitorsPlay, { euro, do: ops }: OpOf<'may'>, step: Effects) {
  const { seat, source, vehicle } = step
  const price = priceOf(play.state, step, euro)
  if (cashOf(play.state, seat) < price) return play.emit({ kind: 'offerSkipped', seat, euro: price })
  play.next({ kind: 'may', seat, euro: price, ops, source, vehicle })
}

export const may: DecisionStep<'may', 'payFor' | 'skip'> = {
  takes: ['payFor', 'skip'],
  actors: (_, { seat }) => [seat],
  legal: (view, { euro }, seat) => [...(cashOf(view, seat) >= euro ? [{ kind: 'payFor' } as const] : []), { kind: 'skip' }],
  check: (view, { euro }, seat, { kind }) => (kind === 'payFor' && cashOf(view, seat) < euro ? no('notSoMuchCash', { euro }) : null),
  apply(play, { seat, euro, ops, source, vehicle }, _, { kind }) {
    if (kind === 'skip') {
      play.emit({ kind: 'offerSkipped', seat, euro })
      return play.done()
    }
    fromBank(play.state, seat, -euro)
    play.emit({ kind: 'paid', seat, euro, due: 'customs' })
    play.become({ kind: 'effects', seat, ops, source, vehicle })
  },
}

const DIE = 6

function rollFor(play: CompetitorsPlay, { outcomes }: OpOf<'roll'>, step: Effects) {
  const roll = 1 + play.below('die', DIE)
  play.reveal({ kind: 'dieRolled', seat: step.seat, roll })
  const outcome = outcomes.find(({ from, to }) => roll >= from && roll <= to)
  play.next({ ...step, ops: outcome?.do ?? [] })
}

/** [COM-2.5] All learn whether the goods are legal, or the contract itself where the card says so. */
function inspect(play: CompetitorsPlay, { reveal, legal, illegal }: OpOf<'inspect'>, step: Effects) {
  const { state } = play
  const under = deliveryIn(state)
  const signed = at(state.signed, step.seat).find(({ id }) => id === under?.delivery.signed)
  if (under === undefined || signed === undefined) return
  const { contract, id } = signed
  const isLegal = !GOODS[contract].illegal
  if (reveal === 'face') {
    signed.seenBy = [...others(state, step.seat), 'spectator']
    play.reveal({ kind: 'contractShown', seat: step.seat, signed: id, contract, to: 'all' })
  } else {
    if (isLegal) under.delivery.legality = 'legal'
    play.reveal({ kind: 'inspected', seat: step.seat, legal: isLegal })
  }
  play.next({ ...step, ops: isLegal ? legal : illegal })
}

/** [COM-6.7] The vehicle whose step drew the card; if the card says so the truck aboard, too. The carrier goes first. */
function seizeVehicles(play: CompetitorsPlay, { what }: OpOf<'seize'>, { vehicle }: Effects) {
  play.next({ kind: 'seize', vehicle: outermost(play.state, vehicle), withTruck: what === 'vehicleAndTruckAboard' })
}

function fail(play: CompetitorsPlay, { only }: OpOf<'fail'>, { source }: Effects) {
  const { state } = play
  const under = deliveryIn(state)
  if (under === undefined) return
  const { holder } = under.delivery
  const isSafe = only === 'truckNotAboard' && (kindOf(holder) !== 'truck' || placeOf(state, holder).kind === 'aboard')
  if (!isSafe) play.next({ kind: 'leaveCrossing' }, { kind: 'failed', why: source === 'customs' ? 'illegal' : 'lost' })
}
