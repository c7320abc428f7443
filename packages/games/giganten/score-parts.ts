/** [GIG-11] What a player's money came from and went to, and the figures that are followed from round to round. */
import { forSeats, type ScoreParts } from '@wildcat/kernel'
import { oilCurves, oilScoreChanges } from '@wildcat/oil-rush'
import { derrickBonus, START_MONEY } from './components.ts'
import type { T } from './types.ts'

const PARTS = ['start', 'sales', 'overflow', 'feesReceived', 'building', 'feesPaid', 'oil', 'derricks'] as const
export type Part = (typeof PARTS)[number]

export const scoreParts: ScoreParts<T> = {
  parts: PARTS,
  curves: oilCurves,
  opening: seats => forSeats(seats, seat => ({ seat, part: 'start', amount: START_MONEY })),
  changes: event => oilScoreChanges(event, derrickBonus),
}
