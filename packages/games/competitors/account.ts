/** [COM-4.7, COM-C6] What a player's points came from, and the figures that are followed from round to round. */
import { type Account, at, type Posting, type Seat } from '@wildcat/kernel'
import type { Event } from './events.ts'
import { factsOf } from './map.ts'
import { wealthOf } from './money.ts'
import type { T } from './types.ts'

const POSTS = ['continent', 'world', 'failed'] as const
export type Post = (typeof POSTS)[number]

const to = (seat: Seat, post: Post, amount: number): Posting => ({ seat, post, amount, count: 1 })

function posting(event: Event): Posting[] {
  if (event.kind === 'deliveryFailed') return [to(event.seat, 'failed', -event.vp)]
  if (event.kind !== 'delivered') return []
  const { seat, sender, recipient, vp } = event
  return [to(seat, factsOf(sender).continent === factsOf(recipient).continent ? 'continent' : 'world', vp)]
}

const curves = {
  vp: { of: ({ vp }, seat) => at(vp, seat) },
  money: { of: ({ money }, seat) => at(money, seat) },
  wealth: { of: (state, seat) => wealthOf(state, seat) },
  deliveries: { of: (_, __, sumOf) => sumOf('continent').count + sumOf('world').count },
} satisfies Account<T>['curves']
export type CurveName = keyof typeof curves

export const account: Account<T> = { posts: POSTS, curves, opening: () => [], posting }
