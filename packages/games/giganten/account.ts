/** [GIG-11] What a player's money came from and went to, and the figures that are followed from round to round. */
import { type Account, forSeats } from '@wildcat/kernel'
import { oilCurves, oilPostings } from '@wildcat/oil-rush'
import { derrickBonus, START_MONEY } from './components.ts'
import type { T } from './types.ts'

const POSTS = ['start', 'sales', 'overflow', 'feesReceived', 'building', 'feesPaid', 'oil', 'derricks'] as const
export type Post = (typeof POSTS)[number]

export const account: Account<T> = {
  posts: POSTS,
  curves: oilCurves,
  opening: seats => forSeats(seats, seat => ({ seat, post: 'start', amount: START_MONEY })),
  posting: event => oilPostings(event, derrickBonus),
}
