/** [OIL-10.2] What a player's points came from, and the figures that are followed from round to round. */
import { at, type ScoreChange, type ScoreParts, type Seat } from '@wildcat/kernel'
import { OIL_FOR_A_POINT } from './components.ts'
import type { Event, Score } from './events.ts'
import { leasesOf, towersOf } from './queries.ts'
import type { T } from './types.ts'

const PARTS = ['oil', 'gas', 'towers', 'investments', 'leases', 'sections', 'cash'] as const
export type Part = (typeof PARTS)[number]

const to = (seat: Seat, part: Part, amount: number, count = amount): ScoreChange => ({ seat, part, amount, count })

function changes(event: Event): ScoreChange[] {
  if (event.kind === 'soldLocally')
    return [to(event.seat, 'oil', event.pairs, OIL_FOR_A_POINT * event.pairs), to(event.seat, 'gas', event.gas)]
  if ((event.kind === 'drilled' || event.kind === 'feePaid') && event.sold === 'gas') return [to(event.seat, 'towers', 1)]
  if (event.kind === 'invested') return [to(event.seat, 'investments', event.investment, 1)]
  if (event.kind === 'investmentSold') return [to(event.seat, 'investments', -event.investment, -1)]
  return event.kind === 'gameEnded' ? event.scores.flatMap(ending) : []
}

const ending = ({ leases, sections, cash, money }: Score, seat: Seat): ScoreChange[] => [
  to(seat, 'leases', leases),
  to(seat, 'sections', sections),
  to(seat, 'cash', cash, cash === 0 ? 0 : money),
]

const curves = {
  vp: { of: ({ vp }, seat) => at(vp, seat) },
  money: { of: ({ money }, seat) => at(money, seat) },
  leases: { of: (state, seat) => leasesOf(state, seat) },
  towers: { of: (state, seat) => towersOf(state, seat).length },
} satisfies ScoreParts<T>['curves']
export type CurveName = keyof typeof curves

export const scoreParts: ScoreParts<T> = { parts: PARTS, curves, opening: () => [], changes }
