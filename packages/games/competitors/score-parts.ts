/** [COM-4.7, COM-C6] What a player's points came from, and the figures that are followed from round to round. */
import { at, type ScoreChange, type ScoreParts, type Seat } from '@wildcat/kernel'
import type { Event } from './events.ts'
import { factsOf } from './map.ts'
import { wealthOf } from './money.ts'
import type { T } from './types.ts'

const PARTS = ['continent', 'world', 'failed'] as const
export type Part = (typeof PARTS)[number]

const to = (seat: Seat, part: Part, amount: number): ScoreChange => ({ seat, part, amount, count: 1 })

function changes(event: Event): ScoreChange[] {
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
} satisfies ScoreParts<T>['curves']
export type CurveName = keyof typeof curves

export const scoreParts: ScoreParts<T> = { parts: PARTS, curves, opening: () => [], changes }
