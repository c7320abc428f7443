/** Who of those with such oil is in an auction, and who is not any more or never was. */
import { at, type Seat } from '@wildcat/kernel'
import { type ByCompany, type Company, oilInDepots } from '@wildcat/oil-rush'
import type { RushView } from '../board-context.ts'

/** What is sold by the winner: oil at one company, or at one of all. */
export type Auctioned = Company | 'all'
export const oilOf = (depot: Readonly<ByCompany<number>>, what: Auctioned): number => (what === 'all' ? oilInDepots(depot) : depot[what])

export interface Bidder {
  readonly seat: Seat
  readonly is: 'in' | 'passed' | 'without' // without a licence nobody takes part
}

export function biddersOf({ depots, hands }: Pick<RushView, 'depots' | 'hands'>, what: Auctioned, left: readonly Seat[]): Bidder[] {
  return [...depots.keys()].flatMap((seat): Bidder[] => {
    if (oilOf(at(depots, seat), what) === 0) return []
    if (left.includes(seat)) return [{ seat, is: 'in' }]
    return [{ seat, is: at(hands, seat).length === 0 ? 'without' : 'passed' }]
  })
}
