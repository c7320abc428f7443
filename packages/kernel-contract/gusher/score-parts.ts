/** [GSH-8] What a player's money came from and went to, and the figures that are followed from round to round. */
import { at, forSeats, type ScoreChange, type ScoreParts, type Seat } from '@wildcat/kernel'
import { BARREL_AT_END, DRILLING_COST, START_MONEY } from './components.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

const PARTS = ['start', 'sales', 'markets', 'deals', 'drilling', 'oil'] as const
export type Part = (typeof PARTS)[number]

const to = (seat: Seat, part: Part, amount: number, count: number): ScoreChange => ({ seat, part, amount, count })

function changes(event: Event, { oil }: State): ScoreChange[] {
  if (event.kind === 'oilSold') return [to(event.seat, 'sales', event.barrels * event.price, event.barrels)]
  if (event.kind === 'railPaid' || event.kind === 'pipelineUsed') return [to(event.seat, 'markets', event.money, 1)]
  if (event.kind === 'offerAccepted') return [to(event.from, 'deals', event.money, 1), to(event.to, 'deals', -event.money, 1)]
  if (event.kind === 'wellDrilled') return [to(event.seat, 'drilling', -DRILLING_COST, 1)]
  return event.kind === 'gameEnded' ? oil.map((barrels, seat) => to(seat, 'oil', barrels * BARREL_AT_END, barrels)) : []
}

const curves = {
  money: { of: ({ money }, seat) => at(money, seat) },
  oil: { of: ({ oil }, seat) => at(oil, seat) },
} satisfies ScoreParts<T>['curves']
export type CurveName = keyof typeof curves

export const scoreParts: ScoreParts<T> = {
  parts: PARTS,
  curves,
  opening: seats => forSeats(seats, seat => to(seat, 'start', START_MONEY, 0)),
  changes,
}
