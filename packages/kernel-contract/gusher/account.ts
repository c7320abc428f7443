/** [GSH-8] What a player's money came from and went to, and the figures that are followed from round to round. */
import { type Account, at, forSeats, type Posting, type Seat } from '@wildcat/kernel'
import { BARREL_AT_END, DRILLING_COST, START_MONEY } from './components.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const POSTS = ['start', 'sales', 'markets', 'deals', 'drilling', 'oil'] as const
export type Post = (typeof POSTS)[number]

const to = (seat: Seat, post: Post, amount: number, count: number): Posting => ({ seat, post, amount, count })

function posting(event: Event, { oil }: State): Posting[] {
  if (event.kind === 'oilSold') return [to(event.seat, 'sales', event.barrels * event.price, event.barrels)]
  if (event.kind === 'railPaid' || event.kind === 'pipelineUsed') return [to(event.seat, 'markets', event.money, 1)]
  if (event.kind === 'offerAccepted') return [to(event.from, 'deals', event.money, 1), to(event.to, 'deals', -event.money, 1)]
  if (event.kind === 'wellDrilled') return [to(event.seat, 'drilling', -DRILLING_COST, 1)]
  return event.kind === 'gameEnded' ? oil.map((barrels, seat) => to(seat, 'oil', barrels * BARREL_AT_END, barrels)) : []
}

const curves = {
  money: { of: ({ money }, seat) => at(money, seat) },
  oil: { of: ({ oil }, seat) => at(oil, seat) },
} satisfies Account<T>['curves']
export type CurveName = keyof typeof curves

export const account: Account<T> = {
  posts: POSTS,
  curves,
  opening: seats => forSeats(seats, seat => to(seat, 'start', START_MONEY, 0)),
  posting,
}
