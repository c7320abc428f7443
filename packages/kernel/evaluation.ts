/** How a game judges a position: each seat's share of the win, from figures whose weights are fitted to games that were played. */
import type { Outcome, Seat, Types } from './game.ts'
import { forSeats } from './seats.ts'

export interface Evaluation<T extends Types> {
  readonly figures: readonly string[] // by name: what words can be found for
  readonly features: readonly string[] // of each figure two, one after the other: as it is, and the larger the later it is
  /** Features of a seat as this viewer sees it, in their order. What is the same for all seats tells nothing. */
  of(view: T['view'], seat: Seat): readonly number[]
  readonly ownEyes?: boolean // it counts what only a seat itself sees: each is to be judged by its own view
  readonly plain: readonly string[] // the features by which anybody would judge: what the others must improve on
  readonly weights: readonly number[] // one for each feature, as `npm run fit` found them
  roundsLeft(view: T['view']): number // as far as anybody can tell: the fewer, the later it is
}

/** What a figure weighs: always, and more as the end draws near. */
export interface Weight {
  readonly always: number
  readonly late: number
}

interface Judge<View, Figure extends string> {
  readonly weights: Readonly<Record<Figure, Weight>>
  readonly plain: readonly NoInfer<Figure>[]
  readonly early: number // 1 / (rounds left + this) is how late it is
  readonly of: (view: View, seat: Seat) => Readonly<Record<Figure, number>>
  readonly ownEyes?: boolean
  readonly roundsLeft: (view: View) => number
}

/** An evaluation by figures with names. */
export function evaluationBy<View, Figure extends string>({ weights, plain, early, of, roundsLeft, ownEyes = false }: Judge<View, Figure>) {
  const figures = Object.keys(weights).filter((name): name is Figure => name in weights)
  const featuresOf = (names: readonly Figure[]) => names.flatMap(name => [name, `${name}, late`])
  return {
    figures,
    features: featuresOf(figures),
    plain: featuresOf(plain),
    weights: figures.flatMap(name => [weights[name].always, weights[name].late]),
    roundsLeft,
    ownEyes,
    of(view: View, seat: Seat): number[] {
      const own = of(view, seat)
      const late = 1 / (roundsLeft(view) + early)
      return figures.flatMap(name => [own[name], own[name] * late])
    },
  }
}

/** The figures in a row of features. */
export const figuresIn = (features: readonly number[]): number[] => features.filter((_, place) => place % 2 === 0)

/** What each figure of a row of features adds to a seat's chances, in log-odds. */
export const pullsIn = (features: readonly number[], weights: readonly number[]): number[] =>
  figuresIn(features).map((_, figure) => [2 * figure, 2 * figure + 1].reduce((sum, i) => sum + (features[i] ?? 0) * (weights[i] ?? 0), 0))

/** Each seat's share of the win: the more its features weigh, the larger. */
export function sharesOf(features: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const scores = features.map(row => row.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0))
  const best = Math.max(...scores)
  const chances = scores.map(score => Math.exp(score - best))
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map(chance => chance / sum)
}

type Judged = { readonly seats: number; readonly outcome: Outcome | 'open' }
/** What a position promises each seat: by its features, and when the game is over by who has won. */
export function promised<View extends Judged>(
  view: View,
  by: { of(view: View, seat: Seat): readonly number[]; readonly weights: readonly number[] },
): number[] {
  return (
    won(view) ??
    sharesOf(
      forSeats(view.seats, seat => by.of(view, seat)),
      by.weights,
    )
  )
}

/** Each seat's share of a win that is decided. */
export const won = ({ seats, outcome }: Judged): number[] | undefined =>
  outcome === 'open' ? undefined : forSeats(seats, seat => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0))
