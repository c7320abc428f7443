/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * The weights are those of `npm run fit -- black-gold --games 1600`. On 400 other games between greedy bots, two to five of them, at
 * every twelfth decision, their Brier score is 0.568, against 0.680 for money alone at its best weights and 0.714 for equal
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
  (view: View) => ({ view, roundsLeft: roundsOf(view).left, spaceOf: square => rowOf(regionOf(view).board, square) }),
  {
    money: { always: -0.0071, late: 0.519 },
    stored: { always: 0.2384, late: 0.1432 },
    surplus: { always: 0.2725, late: 0.4631 },
    pumped: { always: 0.1235, late: 1.608 },
    buried: { always: 0.0864, late: 0.4176 },
    standing: { always: -0.1511, late: 0.3829 },
    licence: { always: -0.027, late: 0.6118 },
    space: { always: 0.063, late: 0.3039 },
    leading: { always: -0.4713, late: 3.7951 },
    unreached: { always: -0.8819, late: 3.9166 },
    unbuilt: { always: 0.2554, late: -0.9511 },
  },
)

export const evaluation: Evaluation<T> = judge.evaluation
export const { evaluate } = judge
