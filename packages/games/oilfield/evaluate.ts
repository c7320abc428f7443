/**
 * Each seat's expected share of the win, from what one viewer sees: by what each estate is worth to a bot with sense.
 *
 * The weights are those of `npm run fit -- oilfield --games 1600`. On 400 other games between greedy bots, two to five of them, at every
 * twelfth decision, their Brier score is 0.421, against 0.542 for victory points and money alone at their best weights and 0.701 for
 * equal chances (0 is perfect). `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, type Evaluation, evaluationBy, promised, type Seat } from '@wildcat/kernel'
import { estateOf } from './greedy/estate.ts'
import { nationalOutlook, roundsLeft } from './greedy/outlook.ts'
import { partsOf } from './greedy/worth.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const EARLY = 2

/** What the parts of an estate weigh, in points; and dollars as they are. */
const WEIGHTS = {
  points: { always: 0.3044, late: 1.7289 },
  towers: { always: 0.7701, late: 1.6341 },
  leases: { always: 0.4991, late: 0.3465 }, // without a tower
  cash: { always: 0.0064, late: 0.3984 }, // what dollars can still be turned into
  store: { always: 0.1142, late: 2.1101 },
  production: { always: -0.0279, late: 2.7492 }, // of the rounds to come
  money: { always: 0.1192, late: 0.1665 },
} as const

const figuresOf = (view: View, seat: Seat) => ({
  ...partsOf(estateOf(view, seat, roundsLeft(view), nationalOutlook(view, seat))),
  money: at(view.money, seat),
})

/** What must have words in every language. */
export type Differences = Readonly<Record<keyof typeof WEIGHTS, (by: number) => string>>

export const evaluation: Evaluation<T> = evaluationBy({
  weights: WEIGHTS,
  plain: ['points', 'money'],
  early: EARLY,
  of: figuresOf,
  roundsLeft,
})

export const evaluate = (view: View): number[] => promised(view, evaluation)
