/**
 * Each seat's expected share of the win, from what one viewer sees: by what each estate is worth to a bot with sense.
 *
 * In 120 games between such bots of 2 to 5 players, at every ninth decision, its Brier score is 0.45, against 0.64 for victory points
 * alone at their best temperature, 0.71 for money alone and 0.71 for equal chances (0 is perfect). `evaluate.test.ts` measures it
 * again, on fewer games.
 */
import { forSeats, sharesOf } from '@wildcat/kernel'
import { estateOf } from './greedy/estate.ts'
import { nationalOutlook, roundsLeft } from './greedy/outlook.ts'
import { worth } from './greedy/worth.ts'
import type { View } from './state.ts'

/** Points by which a lead makes a win e times as likely: at the very end, and more for each round that is left. */
const DOUBT = { atEnd: 1.2, perRound: 0.35 } as const

export function evaluate(view: View): number[] {
  const { outcome, seats } = view
  if (outcome !== 'open') return forSeats(seats, seat => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0))
  const left = roundsLeft(view)
  const points = forSeats(seats, seat => [worth(estateOf(view, seat, left, nationalOutlook(view, seat)))])
  return sharesOf(points, [1 / (DOUBT.atEnd + DOUBT.perRound * left)])
}
