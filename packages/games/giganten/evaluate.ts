/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * The weights are those of `npm run fit -- giganten --games 1600`. On 400 other games between greedy bots, at every twelfth decision,
 * their Brier score is 0.506, against 0.638 for money alone at its best weights and 0.709 for equal chances (0 is perfect).
 * `evaluate.test.ts` measures it again, on fewer games.
 */
import type { Evaluation } from '@wildcat/kernel'
import { columnOf } from '@wildcat/oil-rush'
import { oilEvaluation } from '@wildcat/oil-rush/greedy/evaluating.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { BOARD } from './map.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const judge = oilEvaluation((view: View) => ({ view, roundsLeft: roundsLeft(view), spaceOf: square => columnOf(BOARD, square) }), {
  money: { always: 0.0146, late: 0.359 },
  stored: { always: 0.238, late: 0.0899 },
  surplus: { always: 0.3332, late: -0.2783 },
  pumped: { always: 0.3162, late: -0.3332 },
  buried: { always: 0.2331, late: -0.3207 },
  standing: { always: -0.0798, late: 1.08 },
  licence: { always: 0.0068, late: 0.4401 },
  space: { always: 0.124, late: -0.0971 },
  leading: { always: -0.1778, late: 1.0639 },
  unreached: { always: 0.0008, late: -0.4902 },
  unbuilt: { always: 0.0393, late: -0.8239 },
})

export const evaluation: Evaluation<T> = judge.evaluation
export const { evaluate } = judge
