/** What a position promises each seat. */
import { at, type Evaluation, promised, type Seat } from '@wildcat/kernel'
import { WINNING_VP } from './components.ts'
import { vpBetween } from './content/victory-points.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { factsOf } from './map.ts'
import { wealthOf } from './money.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

/** 1 / (rounds left + this) is how late it is. */
const EARLY = 1
const EUROS = 100_000
/** Points of a delivery to another continent. */
const AFAR = 3

/** What a thing weighs: always, and more as the end draws near. */
const WEIGHTS = {
  vp: { always: 0, late: 0 },
  deliveries: { always: 0, late: 0 }, // to other continents, that are still needed to win a points game
  wealth: { always: 0, late: 0 }, // in hundreds of thousands
  signed: { always: 0, late: 0 }, // points of signed contracts, one under way included
  states: { always: 0, late: 0 }, // territory cards in hand
  contracts: { always: 0, late: 0 },
  turn: { always: 0, late: 0 }, // 1: it has still to play in this round
  actions: { always: 0, late: 0 }, // of the turn under way
} as const
type Figure = keyof typeof WEIGHTS
const FIGURES = Object.keys(WEIGHTS).filter((name): name is Figure => name in WEIGHTS)

function figuresOf(view: View, seat: Seat): Record<Figure, number> {
  return {
    vp: at(view.vp, seat),
    deliveries: view.options.game === 'time' ? 0 : Math.ceil((WINNING_VP - at(view.vp, seat)) / AFAR),
    wealth: wealthOf(view, seat) / EUROS,
    signed: at(view.signed, seat).reduce((sum, each) => sum + pointsOf(view, each), 0),
    states: at(view.territories, seat).length,
    contracts: at(view.contracts, seat).length,
    turn: view.agenda.some(step => step.kind === 'beginTurn' && step.seat === seat) ? 1 : 0,
    actions: view.agenda.reduce((sum, step) => sum + (step.kind === 'turn' && step.seat === seat ? step.actions : 0), 0),
  }
}
type Signed = View['signed'][number][number]
const pointsOf = ({ options }: View, { sender, recipient }: Signed): number =>
  vpBetween(options.vpTable, factsOf(sender).continent, factsOf(recipient).continent)
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
