/**
 * Each seat's expected share of the win, from what one viewer sees: by what each estate is worth to a bot with sense.
 *
 * The weights are those of `npm run fit -- oilfield --games 1600`. On 400 other games between greedy bots, two to five of them, at every
 * twelfth decision, their Brier score is 0.427, against 0.542 for victory points and money alone at their best weights and 0.701 for
 * equal chances (0 is perfect). `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, type Evaluation, promised, type Seat } from '@wildcat/kernel'
import { estateOf } from './greedy/estate.ts'
import { nationalOutlook, roundsLeft } from './greedy/outlook.ts'
import { worth } from './greedy/worth.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

/** 1 / (rounds left + this) is how late it is. */
const EARLY = 2

/** What a thing weighs: always, and more as the end draws near. */
const WEIGHTS = {
  worth: { always: 0.0138, late: 2.312 }, // of the estate, in points
  vp: { always: 0.1691, late: -0.3376 },
  money: { always: 0.0044, late: 0.2365 },
} as const
const FIGURES = ['worth', 'vp', 'money'] as const satisfies readonly (keyof typeof WEIGHTS)[]

function of(view: View, seat: Seat): number[] {
  const left = roundsLeft(view)
  const figures = {
    worth: worth(estateOf(view, seat, left, nationalOutlook(view, seat))),
    vp: at(view.vp, seat),
    money: at(view.money, seat),
  }
  return FIGURES.flatMap(figure => [figures[figure], figures[figure] / (left + EARLY)])
}

export const evaluation: Evaluation<T> = {
  features: FIGURES.flatMap(figure => [figure, `${figure}, late`]),
  plain: ['vp', 'vp, late', 'money', 'money, late'],
  weights: FIGURES.flatMap(figure => [WEIGHTS[figure].always, WEIGHTS[figure].late]),
  of,
}

export const evaluate = (view: View): number[] => promised(view, evaluation)
