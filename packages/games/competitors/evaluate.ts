/** What a position promises each seat. */
import { at, type Evaluation, promised, type Seat } from '@wildcat/kernel'
import { vpBetween } from './content/victory-points.ts'
import { meansOf } from './greedy/aim.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { bestProgram } from './greedy/program.ts'
import { isDelivery, signedOf } from './journeys.ts'
import { factsOf } from './map.ts'
import { wealthOf } from './money.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'
import { stateOf, vehiclesOf } from './vehicles.ts'

/** 1 / (rounds left + this) is how late it is. */
const EARLY = 1
const EUROS = 100_000

/** What a thing weighs: always, and more as the end draws near. */
const WEIGHTS = {
  vp: { always: 0, late: 0 },
  wealth: { always: 0, late: 0 }, // in hundreds of thousands
  signed: { always: 0, late: 0 }, // points of signed contracts
  loaded: { always: 0, late: 0 }, // of these such that a vehicle stands where they begin
  under: { always: 0, late: 0 }, // points of a delivery under way
  states: { always: 0, late: 0 }, // cards in hand
  contracts: { always: 0, late: 0 },
  turn: { always: 0, late: 0 }, // it has not played in this round
  actions: { always: 0, late: 0 }, // of the turn under way
  program: { always: 0, late: 0 }, // what the cards promise, if they are seen
  seen: { always: 0, late: 0 },
} as const
type Figure = keyof typeof WEIGHTS
const FIGURES = Object.keys(WEIGHTS).filter((name): name is Figure => name in WEIGHTS)

function figuresOf(view: View, seat: Seat): Record<Figure, number> {
  const contracts = at(view.signed, seat)
  const places = vehiclesOf(view, seat).map(each => stateOf(view, each))
  const points = (list: typeof contracts) => list.reduce((sum, { sender, recipient }) => sum + pointsOf(view, sender, recipient), 0)
  const isSeen = !at(view.contracts, seat).includes(null) && !at(view.territories, seat).includes(null)
  return {
    vp: at(view.vp, seat),
    wealth: wealthOf(view, seat) / EUROS,
    signed: points(contracts),
    loaded: points(contracts.filter(({ sender }) => places.includes(sender))),
    under: underWay(view, seat),
    states: at(view.territories, seat).length,
    contracts: at(view.contracts, seat).length,
    turn: view.agenda.some(step => step.kind === 'beginTurn' && step.seat === seat) ? 1 : 0,
    actions: view.agenda.reduce((sum, step) => sum + (step.kind === 'turn' && step.seat === seat ? step.actions : 0), 0),
    program: isSeen ? bestProgram(meansOf(view, seat)).worth : 0,
    seen: isSeen ? 1 : 0,
  }
}
type Signed = View['signed'][number][number]
const pointsOf = ({ options }: View, sender: Signed['sender'], recipient: Signed['recipient']): number =>
  vpBetween(options.vpTable, factsOf(sender).continent, factsOf(recipient).continent)
function underWay(view: View, seat: Seat): number {
  const { journey } = view
  const signed = isDelivery(journey) && journey.seat === seat ? signedOf(view, seat, journey.delivery.signed) : undefined
  return signed === undefined ? 0 : pointsOf(view, signed.sender, signed.recipient)
}

function of(view: View, seat: Seat): number[] {
  const left = roundsLeft(view)
  const figures = figuresOf(view, seat)
  return FIGURES.flatMap(figure => [figures[figure], figures[figure] / (left + EARLY)])
}

export const evaluation: Evaluation<T> = {
  features: FIGURES.flatMap(figure => [figure, `${figure}, late`]),
  plain: ['vp', 'vp, late'],
  weights: FIGURES.flatMap(figure => [WEIGHTS[figure].always, WEIGHTS[figure].late]),
  of,
}

export const evaluate = (view: View): number[] => promised(view, evaluation)
