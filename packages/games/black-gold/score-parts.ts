/** [BG-10] What a player's money came from and went to, and the figures that are followed from round to round. */
import { forSeats, type ScoreChange, type ScoreParts } from '@wildcat/kernel'
import { oilCurves, oilScoreChanges } from '@wildcat/oil-rush'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, START_MONEY } from './components.ts'
import type { Event } from './events.ts'
import type { T } from './types.ts'

const PARTS = ['start', 'sales', 'overflow', 'feesReceived', 'building', 'gushers', 'deepDrilling', 'feesPaid', 'oil', 'derricks'] as const
export type Part = (typeof PARTS)[number]

function changes(event: Event): ScoreChange[] {
  if (event.kind === 'gusherDrilled') return [{ seat: event.seat, part: 'gushers', amount: -GUSHER_COST, count: 1 }]
  if (event.kind === 'derrickDeepened') return [{ seat: event.seat, part: 'deepDrilling', amount: -DEEP_DRILLING_COST, count: 1 }]
  return oilScoreChanges(event, derrickBonus)
}

export const scoreParts: ScoreParts<T> = {
  parts: PARTS,
  curves: oilCurves,
  opening: seats => forSeats(seats, seat => ({ seat, part: 'start', amount: START_MONEY })),
  changes,
}
