/** Who of those with oil at a company is in its auction, and who is not any more or never was. */
import type { StepSeen, View } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'

export interface Bidder {
  readonly seat: Seat
  readonly is: 'in' | 'passed' | 'without' // without a licence nobody takes part: GIG-8.6
}

export function biddersOf({ depots, hands }: View, { company, in: left }: StepSeen<'bidding'>): Bidder[] {
  return [...depots.keys()].flatMap((seat): Bidder[] => {
    if (at(depots, seat)[company] === 0) return []
    if (left.includes(seat)) return [{ seat, is: 'in' }]
    return [{ seat, is: at(hands, seat).length === 0 ? 'without' : 'passed' }]
  })
}
