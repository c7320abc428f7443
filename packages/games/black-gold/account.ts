/** [BG-10] What a player's money came from and went to, and the figures that are followed from round to round. */
import { type Account, forSeats, type Posting } from '@wildcat/kernel'
import { oilCurves, oilPostings } from '@wildcat/oil-rush'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, START_MONEY } from './components.ts'
import type { Event } from './events.ts'
import type { T } from './types.ts'

const POSTS = ['start', 'sales', 'overflow', 'feesReceived', 'building', 'gushers', 'deepDrilling', 'feesPaid', 'oil', 'derricks'] as const
export type Post = (typeof POSTS)[number]

function posting(event: Event): Posting[] {
  if (event.kind === 'gusherDrilled') return [{ seat: event.seat, post: 'gushers', amount: -GUSHER_COST, count: 1 }]
  if (event.kind === 'derrickDeepened') return [{ seat: event.seat, post: 'deepDrilling', amount: -DEEP_DRILLING_COST, count: 1 }]
  return oilPostings(event, derrickBonus)
}

export const account: Account<T> = {
  posts: POSTS,
  curves: oilCurves,
  opening: seats => forSeats(seats, seat => ({ seat, post: 'start', amount: START_MONEY })),
  posting,
}
