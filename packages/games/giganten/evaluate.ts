/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * The weights are those of `npm run fit -- giganten --games 1600`. On 400 other games between greedy bots, at every twelfth decision,
 * their Brier score is 0.506, against 0.638 for money alone at its best weights and 0.709 for equal chances (0 is perfect).
 * `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, type Evaluation, forSeats, type Seat, sharesOf } from '@wildcat/kernel'
import { COMPANIES, columnOf, DEPOT_LIMIT } from '@wildcat/oil-rush'
import { roundsLeft } from './greedy/outlook.ts'
import { BOARD } from './map.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

/** What a thing weighs: always, and more as the end draws near. */
interface Weight {
  readonly always: number
  readonly late: number
}
const WEIGHTS = {
  money: { always: 0.0146, late: 0.359 }, // a thousand dollars
  stored: { always: 0.238, late: 0.0899 }, // a barrel in a depot
  surplus: { always: 0.3332, late: -0.2783 }, // one that the depot cannot hold
  pumped: { always: 0.3162, late: -0.3332 }, // one that will still come out of the ground
  buried: { always: 0.2331, late: -0.3207 }, // one that will not
  standing: { always: -0.0798, late: 1.08 }, // a derrick that will be there at the end
  licence: { always: 0.0068, late: 0.4401 }, // a card
  column: { always: 0.124, late: -0.0971 }, // of the locomotive's way
  leading: { always: -0.1778, late: 1.0639 }, // level with the furthest
  unreached: { always: 0.0008, late: -0.4902 }, // a derrick beyond the own locomotive
  unbuilt: { always: 0.0393, late: -0.8239 }, // a derrick in stock
} as const satisfies Record<string, Weight>
type Asset = keyof typeof WEIGHTS
const ASSETS = [
  'money',
  'stored',
  'surplus',
  'pumped',
  'buried',
  'standing',
  'licence',
  'column',
  'leading',
  'unreached',
  'unbuilt',
] as const satisfies readonly Asset[]

/** 1 / (rounds left + this) is how late it is. */
const EARLY = 2.5

export const evaluation: Evaluation<T> = {
  features: ASSETS.flatMap(asset => [asset, `${asset}, late`]),
  plain: ['money', 'money, late'],
  weights: ASSETS.flatMap(asset => [WEIGHTS[asset].always, WEIGHTS[asset].late]),
  of(view, seat) {
    const left = roundsLeft(view)
    const assets = assetsOf(view, seat, left)
    return ASSETS.flatMap(asset => [assets[asset], assets[asset] / (left + EARLY)])
  },
}

export function evaluate(view: View): number[] {
  if (view.outcome !== 'open') return outcomeShares(view.outcome.winners, view.seats)
  return sharesOf(
    forSeats(view.seats, seat => evaluation.of(view, seat)),
    evaluation.weights,
  )
}

const outcomeShares = (winners: readonly Seat[], seats: number) =>
  forSeats(seats, seat => (winners.includes(seat) ? 1 / winners.length : 0))

function assetsOf(view: View, seat: Seat, left: number): Record<Asset, number> {
  const train = at(view.trains, seat)
  const depot = at(view.depots, seat)
  const inDepots = COMPANIES.map(company => depot[company])
  const own = view.wells.filter(well => well.state === 'derrick' && well.owner === seat)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
  return {
    money: at(view.money, seat) / 1000,
    stored: sum(inDepots.map(oil => Math.min(DEPOT_LIMIT, oil))),
    surplus: sum(inDepots.map(oil => Math.max(0, oil - DEPOT_LIMIT))),
    pumped: sum(own.map(({ oil }) => Math.min(oil, left))),
    buried: sum(own.map(({ oil }) => Math.max(0, oil - left))),
    standing: own.filter(({ oil }) => oil > left).length,
    licence: at(view.hands, seat).length,
    column: train,
    leading: train === Math.max(...view.trains) ? 1 : 0,
    unreached: own.filter(({ square }) => columnOf(BOARD, square) > train).length,
    unbuilt: at(view.stock, seat),
  }
}
