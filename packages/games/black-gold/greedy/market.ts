/** What the auctions of this round promise to a player with so much oil at each company. */
import { at, others, type Seat } from '@wildcat/kernel'
import { type ByCompany, type Company, DEPOT_LIMIT, OVERFLOW_PRICE, points } from '@wildcat/oil-rush'
import { comingOil, MEAN_LICENCE, priceAt } from '@wildcat/oil-rush/greedy/outlook.ts'
import { saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import { worthKept } from '@wildcat/oil-rush/greedy/waiting.ts'
import { baronBids } from '../queries.ts'
import { shares } from '../shares.ts'
import { chancesToOutbid } from './baron.ts'
import type { Outlook } from './outlook.ts'

/** One company before its auction. */
interface Stall {
  readonly company: Company
  readonly price: number
  readonly kept: number // a barrel that is not sold now
  readonly rival: number // the most that a rival will bid
  readonly baron: readonly number[] // the chance against the Oil Baron, by the bid; 1 beyond
}
export interface Market {
  readonly stalls: readonly Stall[]
  readonly hand: number // licence points
  readonly point: number // what one is worth
}

export function marketFor(outlook: Outlook, seat: Seat): Market {
  const { view } = outlook
  const stalls = outlook.companies.map((company): Stall => {
    return {
      company,
      price: priceAt(outlook, company),
      kept: worthKept(outlook, seat, company),
      rival: Math.max(0, ...others(view, seat).map(each => likelyBid(outlook, each, company))),
      baron: baronBids(view) ? chancesToOutbid(view, company) : [],
    }
  })
  return { stalls, hand: handOf(outlook, seat), point: Math.max(1, outlook.licencePoint) }
}

/** Points that a player has, or may be thought to have. */
function handOf({ view }: Outlook, seat: Seat): number {
  const hand = at(view.hands, seat)
  return seat === view.viewer ? points(hand.filter(licence => licence !== null)) : hand.length * MEAN_LICENCE
}

const likelyBid = (outlook: Outlook, seat: Seat, company: Company): number =>
  Math.min(handOf(outlook, seat), saleWorth(outlook, seat, company) / Math.max(1, outlook.licencePoint))

/** Points by which a bid must be better to be twice or three times as likely to win: nobody knows the others' hands. */
const DOUBT = 2.5

/** Dollars for the oil in the depots after this round, sold or kept. The auctions come in order and draw on the same hand. */
function depotsWorth({ stalls, hand, point }: Market, depot: Readonly<ByCompany<number>>): number {
  let left = hand
  let worth = 0
  for (const stall of stalls) {
    const barrels = depot[stall.company]
    if (barrels === 0) continue
    const keeping = Math.min(DEPOT_LIMIT, barrels) * stall.kept + Math.max(0, barrels - DEPOT_LIMIT) * OVERFLOW_PRICE
    const { gain, paid } = auctionOf(stall, barrels * stall.price - keeping, left, point)
    worth += keeping + gain
    left -= paid
  }
  return worth
}

/** What an auction brings on average to somebody for whom the sale is worth so much, and the points that he pays on average. */
function auctionOf({ rival, baron }: Stall, sale: number, hand: number, point: number): { gain: number; paid: number } {
  const limit = Math.floor(Math.min(hand, sale / point))
  const beatsRival = rival === 0 ? 1 : 1 / (1 + Math.exp((rival - limit) / DOUBT))
  let best = { gain: 0, paid: 0 }
  for (let bid = Math.min(limit, Math.floor(rival) + 1); bid > 0 && bid <= limit; bid++) {
    const wins = beatsRival * (baron[bid] ?? 1)
    const gain = wins * (sale - bid * point)
    if (gain > best.gain) best = { gain, paid: wins * bid }
    if (bid >= baron.length) break
  }
  return best
}

/** The depots with some more barrels, shared out in the best way. */
export function bestDepots(
  market: Market,
  depot: Readonly<ByCompany<number>>,
  barrels: number,
): { depot: ByCompany<number>; worth: number } {
  let best = { depot: { ...depot }, worth: Number.NEGATIVE_INFINITY }
  for (const split of shares(barrels, market.stalls.length)) {
    const tried = { ...depot }
    market.stalls.forEach(({ company }, index) => {
      tried[company] += at(split, index)
    })
    const worth = depotsWorth(market, tried)
    if (worth > best.worth) best = { depot: tried, worth }
  }
  return best
}

/** The same when this round's oil has come as well. */
export const worthToCome = (outlook: Outlook, seat: Seat, depot = at(outlook.view.depots, seat)): number =>
  bestDepots(marketFor(outlook, seat), depot, comingOil(outlook, seat)).worth
