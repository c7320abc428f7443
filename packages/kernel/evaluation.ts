/** How a game judges a position: each seat's share of the win, from figures whose weights are fitted to games that were played. */
import type { Outcome, Seat, Types } from './game.ts'
import { forSeats } from './seats.ts'

export interface Evaluation<T extends Types> {
  readonly features: readonly string[]
  /** Figures of a seat as this viewer sees it, one for each feature. What is the same for all seats tells nothing. */
  of(view: T['view'], seat: Seat): readonly number[]
  readonly plain: readonly string[] // the features by which anybody would judge: what the others must improve on
  readonly weights: readonly number[] // one for each feature, as `npm run fit` found them
}

/** Each seat's share of the win: the more its figures weigh, the larger. */
export function sharesOf(figures: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const scores = figures.map(row => row.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0))
  const best = Math.max(...scores)
  const chances = scores.map(score => Math.exp(score - best))
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map(chance => chance / sum)
}

type Judged = { readonly seats: number; readonly outcome: Outcome | 'open' }
/** What a position promises each seat: by its figures, and when the game is over by who has won. */
export function promised<View extends Judged>(
  view: View,
  by: { of(view: View, seat: Seat): readonly number[]; readonly weights: readonly number[] },
): number[] {
  const { outcome, seats } = view
  if (outcome !== 'open') return forSeats(seats, seat => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0))
  return sharesOf(
    forSeats(seats, seat => by.of(view, seat)),
    by.weights,
  )
}
