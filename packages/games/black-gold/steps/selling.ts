/** [BG-7] 6 Selling: the licence auctions. */
import { at, type Seat } from '@wildcat/kernel'
import {
  type AuctionStep,
  bidders,
  biddersWith,
  type Company,
  type LastIn,
  lastInWins,
  licenceAuction,
  oilInDepots,
} from '@wildcat/oil-rush'
import { baronBids, openCompanies } from '../queries.ts'
import { no, REASONS } from '../rules.ts'
import type { State, Step, View } from '../state.ts'
import type { DecisionStep } from '../types.ts'

type Auctioned = Company | 'liquidation'

/** [BG-7.1, BG-7.7] */
const takePart = (view: Parameters<typeof bidders>[0], what: Auctioned): Seat[] =>
  what === 'liquidation' ? biddersWith(view, depot => oilInDepots(depot) > 0) : bidders(view, what)

/** [BG-7.8, BG-11.4] Against two players the Oil Baron has the last word. */
function lastIn(last: LastIn<'liquidation'>, state: State): readonly Step[] {
  const { company, seat, standing } = last
  if (!baronBids(state) || company === 'liquidation') return lastInWins(last)
  if (state.options.aggressiveBaron)
    return [
      { kind: 'turnUpBaron', company },
      { kind: 'outbidBaron', company, seat, standing },
    ]
  return standing === 'none' ? [{ kind: 'onlyBid', company, seat }] : [{ kind: 'raiseBid', company, seat, standing }]
}

/** [BG-7.5, BG-7.7] */
const sale = (what: Auctioned, seller: Seat): AuctionStep<'liquidation'> | Step =>
  what === 'liquidation' ? { kind: 'nameCompany', seller } : { kind: 'sell', company: what, seller }

export const { auction, bidding, settleBid, payBid, sell, checkBid, nobodySells } = licenceAuction<State, 'liquidation', Step>({
  reasons: REASONS,
  bidders: takePart,
  lastIn,
  sale,
})

/** [BG-7.7] The company is named where he has oil; its price is rolled before he sells. */
export const nameCompany: DecisionStep<'nameCompany', 'nameCompany'> = {
  takes: ['nameCompany'],
  actors: (_, { seller }) => [seller],
  legal: (view, _, seat) =>
    openCompanies(view)
      .filter(company => hasOilAt(view, seat, company))
      .map(company => ({ kind: 'nameCompany', company })),
  check: (view, _, seat, { company }) => (hasOilAt(view, seat, company) ? null : no('noOilThere')),
  apply(play, _, seat, { company }) {
    play.emit({ kind: 'companyNamed', seat, company })
    play.become({ kind: 'rollPrice', company }, { kind: 'sell', company, seller: seat })
  },
}
const hasOilAt = (view: View, seat: Seat, company: Company) => at(view.depots, seat)[company] > 0
