/**
 * Why one answer is better than another: figures that come out differently in the same worlds. A difference is a reason only if it is
 * larger than chance explains, and if it comes out the same way in nine of ten other worlds: by no more than these, what is true in four of
 * five of all worlds is told as a rule, and what is true in fewer hardly ever.
 */
import { at, type Seat, type Types } from '@wildcat/kernel'
import { differenceOf, meanOf } from '../search/differences.ts'
import type { End } from '../search/playout.ts'
import type { ThinkingParts } from '../search/think.ts'

export interface Reason {
  readonly figure: string // as the game's evaluation names it
  readonly whose: 'own' | 'theirs' // of the seat, or of the others on average
  readonly by: number // more of it, or less, than with the other answer
  readonly helps: boolean // does it speak for the answer?
}

/** What came of one answer and of the other, in one world. */
export type Pair = readonly [one: End, other: End]
type Evaluation = ThinkingParts['evaluation']

/** A figure, and what one more of it adds to the chances. */
interface Pull {
  readonly figure: string
  readonly pull: number
}

const MOST_REASONS = 3
const HOLDS_IN = 0.9
const ERRORS = 2

/** At most three, those that weigh most first. What weighs nothing is no reason, however different it is. */
export function reasonsFor(pairs: readonly Pair[], fresh: readonly Pair[], pulls: readonly Pull[]): Reason[] {
  const found = pulls.flatMap(({ figure, pull }, n) =>
    (['own', 'theirs'] as const).flatMap(whose => {
      const more = (of: readonly Pair[]) => of.map(([one, other]) => at(one[whose], n) - at(other[whose], n))
      const { mean, error } = differenceOf(more(pairs))
      const again = more(fresh)
      const holds = meanOf(again.map(each => (Math.sign(each) === Math.sign(mean) ? 1 : 0)))
      if (again.length === 0 || Math.abs(mean) <= ERRORS * error || holds < HOLDS_IN) return []
      const by = meanOf([...more(pairs), ...again])
      return [{ figure, whose, by, weight: by * (whose === 'own' ? pull : -pull) }]
    }),
  )
  return found
    .filter(({ weight }) => weight !== 0)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, MOST_REASONS)
    .map(({ figure, whose, by, weight }) => ({ figure, whose, by, helps: weight > 0 }))
}

/** What figures weigh at this moment: of each there are two features, as it is and the larger the later it is. */
export function pullsAt(evaluation: Evaluation, view: Types['view'], seat: Seat): Pull[] {
  const { figures, weights } = evaluation
  const features = evaluation.of(view, seat)
  const some = figures.findIndex((_, n) => (features[2 * n] ?? 0) !== 0)
  const late = some < 0 ? 0 : at(features, 2 * some + 1) / at(features, 2 * some)
  return figures.map((figure, n) => ({ figure, pull: at(weights, 2 * n) + late * at(weights, 2 * n + 1) }))
}
