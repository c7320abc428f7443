/** Who of those with oil at a company is in its auction, and who is not any more or never was. */
import { at, type Seat } from '@wildcat/kernel'
import type { Bidding } from '@wildcat/oil-rush'
import type { RushView } from '../board-context.ts'

export interface Bidder {
  readonly seat: Seat
  readonly is: 'in' | 'passed' | 'without' // without a licence nobody takes part
}

export function biddersOf({ depots, hands }: Pick<RushView, 'depots' | 'hands'>, { company, in: left }: Bidding<never>): Bidder[] {
  return [...depots.keys()].flatMap((seat): Bidder[] => {
    if (at(depots, seat)[company] === 0) return []
    if (left.includes(seat)) return [{ seat, is: 'in' }]
    return [{ seat, is: at(hands, seat).length === 0 ? 'without' : 'passed' }]
  })
}
