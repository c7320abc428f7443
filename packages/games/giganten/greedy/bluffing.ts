/** A bid beyond the own hand, made only where a rival will most likely go higher. */
import { at, type Below, type Seat } from '@wildcat/kernel'
import { type Company, leastBid } from '@wildcat/oil-rush'
import type { StepSeen, View } from '../state.ts'
import { licencePoint } from './forecast.ts'

/** One bluff in so many auctions that invite to it. */
const BLUFF = 60
/** The mean of a licence that nobody has shown. */
const MEAN_LICENCE = 1.5

export function bluffs(view: View, step: StepSeen<'bidding'>, worthTo: (seat: Seat, company: Company) => number, below: Below): boolean {
  const { standing, company } = step
  if (standing === 'none' || leastBid(step) >= view.deckPoints) return false
  const answer = leastBid(step) + 1
  const canAnswer = at(view.hands, standing.seat).length * MEAN_LICENCE >= answer + 1
  const wants = worthTo(standing.seat, company) >= (answer + 1) * licencePoint(view)
  return canAnswer && wants && below(BLUFF) === 0
}
