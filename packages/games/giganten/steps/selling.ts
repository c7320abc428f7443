/** [GIG-8, GIG-12] 7 Selling: the licence auction, and inflation after it. */
import { bidders, lastInWins, licenceAuction, moved, sellThere } from '@wildcat/oil-rush'
import { REASONS } from '../rules.ts'
import type { State } from '../state.ts'
import type { AutoStep } from '../types.ts'

export const { auction, bidding, settleBid, payBid, sell } = licenceAuction<State>({
  reasons: REASONS,
  bidders,
  lastIn: lastInWins,
  sale: sellThere,
})

/** [GIG-12.1] Little sold: the price rises; much: it falls. */
export const auctionSettled: AutoStep<'auctionSettled'> = {
  run(play, { company, sold }) {
    const { state } = play
    if (!state.options.inflation || sold === 2) return
    const from = state.prices[company]
    state.prices[company] = moved(from, sold < 2 ? 1 : -1)
    if (state.prices[company] !== from) play.emit({ kind: 'pricesInflated', company, from, to: state.prices[company] })
  },
}
