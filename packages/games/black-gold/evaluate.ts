/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * The weights are those of `npm run fit -- black-gold --games 1200`. On 300 other games between greedy bots, two to five of them, at
 * every twelfth decision, their Brier score is 0.550, against 0.679 for money alone at its best weights and 0.715 for equal
 * chances (0 is perfect). `evaluate.test.ts` measures it again, on fewer games.
 */
import type { Evaluation } from '@wildcat/kernel'
import { rowOf } from '@wildcat/oil-rush'
import { oilEvaluation } from '@wildcat/oil-rush/greedy/evaluating.ts'
import { roundsOf } from './greedy/rounds.ts'
import { regionOf } from './ground.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const judge = oilEvaluation(
  (view: View) => {
    const { board } = regionOf(view)
    return { view, roundsLeft: roundsOf(view).left, spaceOf: square => rowOf(board, square) }
  },
  {
    money: { always: -0.0095, late: 0.514 },
    stored: { always: 0.1443, late: 0.5226 },
    surplus: { always: 0.1779, late: 0.6993 },
    pumped: { always: 0.073, late: 1.7322 },
    buried: { always: -0.1141, late: 1.0045 },
    standing: { always: 0.0236, late: -0.2937 },
    licence: { always: 0.0084, late: 0.5268 },
    space: { always: -0.0082, late: 0.6383 },
    leading: { always: -0.527, late: 4.1119 },
    unreached: { always: -0.5725, late: 2.2649 },
    unbuilt: { always: 0.2708, late: -1.0796 },
  },
)

export const evaluation: Evaluation<T> = judge.evaluation
export const { evaluate } = judge
