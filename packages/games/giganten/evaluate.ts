/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * The weights are those of `npm run fit -- giganten --games 1600`. On 400 other games between greedy bots, at every twelfth decision,
 * their Brier score is 0.547, against 0.639 for money alone at its best weights and 0.711 for equal chances (0 is perfect).
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
  money: { always: 0.03, late: 0.2585 },
  stored: { always: 0.2711, late: -0.0806 },
  surplus: { always: 0.1865, late: 0.2941 },
  pumped: { always: 0.1534, late: 0.6434 },
  buried: { always: 0.1137, late: 0.1515 },
  standing: { always: -0.1136, late: 0.7568 },
  licence: { always: 0.0653, late: 0.2711 },
  space: { always: 0.0913, late: 0.0795 },
  leading: { always: -0.1394, late: 0.8168 },
  unreached: { always: -0.0745, late: 0.4416 },
  unbuilt: { always: -0.0523, late: -0.0411 },
})

export const evaluation: Evaluation<T> = judge.evaluation
export const { evaluate } = judge
