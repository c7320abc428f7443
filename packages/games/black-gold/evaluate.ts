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
    money: { always: 0, late: 0 },
    stored: { always: 0, late: 0 },
    surplus: { always: 0, late: 0 },
    pumped: { always: 0, late: 0 },
    buried: { always: 0, late: 0 },
    standing: { always: 0, late: 0 },
    licence: { always: 0, late: 0 },
    space: { always: 0, late: 0 },
    leading: { always: 0, late: 0 },
    unreached: { always: 0, late: 0 },
    unbuilt: { always: 0, late: 0 },
  },
)

export const evaluation: Evaluation<T> = judge.evaluation
export const { evaluate } = judge
