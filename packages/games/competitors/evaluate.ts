/**
 * What a position promises each seat. The weights were fitted to 240 games between greedy bots; on 60 others, at every twelfth decision,
 * their Brier score is 0.608, against 0.630 for victory points alone at their best weights and 0.710 for equal chances (0 is perfect).
 * `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, type Evaluation, evaluationBy, promised, type Seat } from '@wildcat/kernel'
import { WEALTH_UNIT, WINNING_VP } from './components.ts'
import { vpBetween } from './content/victory-points.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { factsOf } from './map.ts'
import { wealthOf } from './money.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const EARLY = 1
/** Points of a delivery to another continent. */
const AFAR = 3

const WEIGHTS = {
  vp: { always: 0.3004, late: 0.133 },
  deliveries: { always: 0.0978, late: -2.664 }, // to other continents that are still needed to win; in a time game parts of them count, too
  wealth: { always: -0.2607, late: 1.7772 }, // in hundreds of thousands
  signed: { always: 0.1836, late: 0.8433 }, // points of signed contracts, one under way included
  states: { always: 0.1249, late: -0.4072 }, // territory cards in hand
  contracts: { always: 0.1876, late: -0.0875 },
  turn: { always: 0.4264, late: 1.5824 }, // 1: it has still to play in this round
  actions: { always: 0.262, late: 0.9244 }, // of the turn under way
} as const
type Figure = keyof typeof WEIGHTS

function figuresOf(view: View, seat: Seat): Record<Figure, number> {
  const missing = (WINNING_VP - at(view.vp, seat)) / AFAR
  return {
    vp: at(view.vp, seat),
    deliveries: view.options.game === 'time' ? missing : Math.ceil(missing),
    wealth: wealthOf(view, seat) / WEALTH_UNIT,
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

/** What must have words in every language. */
export type Differences = Readonly<Record<Figure, (by: number) => string>>

export const evaluation: Evaluation<T> = evaluationBy({ weights: WEIGHTS, plain: ['vp'], early: EARLY, of: figuresOf, roundsLeft })

export const evaluate = (view: View): number[] => promised(view, evaluation)
