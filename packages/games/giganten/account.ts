/** [GIG-11] What a player's money came from and went to, and the figures that are followed from round to round. */
import { type Account, at, forSeats, type Posting, type Seat } from '@wildcat/kernel'
import { derricksOf, FEE, OVERFLOW_PRICE } from '@wildcat/oil-rush'
import { DERRICK_BONUS, OIL_AT_END, START_MONEY } from './components.ts'
import type { Event, Score } from './events.ts'
import type { T } from './types.ts'

const POSTS = ['start', 'sales', 'overflow', 'feesReceived', 'building', 'feesPaid', 'oil', 'derricks'] as const
export type Post = (typeof POSTS)[number]

const to = (seat: Seat, post: Post, amount: number, count: number): Posting => ({ seat, post, amount, count })

/** How a result came about: barrels and derricks from what they brought. */
export const countsOf = ({ oil, derricks, place }: Score): { readonly barrels: number; readonly derricks: number } => ({
  barrels: oil / OIL_AT_END,
  derricks: derricks / at(DERRICK_BONUS, place - 1),
})

function posting(event: Event): Posting[] {
  if (event.kind === 'oilSold') return [to(event.seat, 'sales', event.barrels * event.price, event.barrels)]
  if (event.kind === 'overflowSold') return [to(event.seat, 'overflow', event.barrels * OVERFLOW_PRICE, event.barrels)]
  if (event.kind === 'derrickBuilt') return [to(event.seat, 'building', -event.cost, 1)]
  if (event.kind === 'oilCarried' && event.by !== 'own') return fee(event.seat, event.carriers)
  return event.kind === 'gameEnded' ? event.scores.flatMap(ending) : []
}

/** [GIG-7.3] Without carriers it is the black locomotive, and the bank has it. */
const fee = (seat: Seat, carriers: readonly Seat[]): Posting[] => [
  to(seat, 'feesPaid', -FEE, 1),
  ...carriers.map(carrier => to(carrier, 'feesReceived', FEE / carriers.length, 1)),
]

const ending = (score: Score, seat: Seat): Posting[] => [
  to(seat, 'oil', score.oil, countsOf(score).barrels),
  to(seat, 'derricks', score.derricks, countsOf(score).derricks),
]

const curves = {
  money: { of: ({ money }, seat) => at(money, seat) },
  derricks: { of: (state, seat) => derricksOf(state, seat) },
  sold: { of: (_, __, sumOf) => sumOf('sales').count + sumOf('overflow').count },
  train: { of: ({ trains }, seat) => at(trains, seat) },
} satisfies Account<T>['curves']
export type CurveName = keyof typeof curves

export const account: Account<T> = {
  posts: POSTS,
  curves,
  opening: seats => forSeats(seats, seat => to(seat, 'start', START_MONEY, 0)),
  posting,
}
