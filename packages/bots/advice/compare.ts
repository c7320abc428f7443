/** Two answers side by side, in worlds in which neither was chosen. */
import type { Answer } from '../search/candidates.ts'
import { differenceOf, meanOf } from '../search/differences.ts'
import { type Pair, pullsAt, type Reason, reasonsFor } from './reasons.ts'
import type { Asked, Worlds } from './worlds.ts'

export interface Compared {
  readonly share: number // of the win, with the one
  readonly over: number // with the other
  readonly by: number
  readonly error: number // of the difference: one standard error
  readonly reasons: readonly Reason[] // why the one is better, or worse
}

/** In the first `n` worlds: half of them say what differs, and in the other half it must come out the same way. */
export function compared({ evaluation, view, seat }: Asked, worlds: Worlds, one: Answer, other: Answer, n: number): Compared {
  const pairs = Array.from({ length: n }, (_, world): Pair => [worlds.tryIn(world, one), worlds.tryIn(world, other)])
  const { mean, error } = differenceOf(pairs.map(([a, b]) => a.share - b.share))
  const half = Math.ceil(n / 2)
  return {
    share: meanOf(pairs.map(([{ share }]) => share)),
    over: meanOf(pairs.map(([, { share }]) => share)),
    by: mean,
    error,
    reasons: reasonsFor(pairs.slice(0, half), pairs.slice(half), pullsAt(evaluation, view, seat)),
  }
}
