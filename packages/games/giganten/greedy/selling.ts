/** How much to bid, what to pay with, how much to sell. */
import { at, type Below, type Seat } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, leastBid, OVERFLOW_PRICE, points } from '@wildcat/oil-rush'
import type { Command, CommandOf } from '../commands.ts'
import { ownHand } from '../queries.ts'
import type { StepSeen, View } from '../state.ts'
import { bluffs } from './bluffing.ts'
import { licencePoint, priceAt } from './forecast.ts'
import { worthKept } from './outlook.ts'

/** What selling now brings over keeping the oil. */
function saleWorth(view: View, seat: Seat, company: Company): number {
  const barrels = at(view.depots, seat)[company]
  const kept = Math.min(DEPOT_LIMIT, barrels)
  const price = priceAt(view, company)
  return Math.max(0, kept * (price - worthKept(view, seat, company))) + (barrels - kept) * (price - OVERFLOW_PRICE)
}

export function bid(view: View, step: StepSeen<'bidding'>, seat: Seat, below: Below): Command {
  const least = leastBid(step)
  const hand = points(ownHand(view))
  const limit = Math.min(hand, Math.floor(saleWorth(view, seat, step.company) / Math.max(1, licencePoint(view))))
  const worthTo = (each: Seat, company: Company) => saleWorth(view, each, company)
  const dares = least > hand && bluffs(view, step, worthTo, below)
  return least <= limit || dares ? { kind: 'bid', points: least } : { kind: 'pass' }
}

/** As few points as possible, and the twos first: ones give exact change later. */
export const pay = (legal: readonly CommandOf<'pay'>[]): Command =>
  legal.reduce((best, each) => (rank(each) < rank(best) ? each : best), at(legal, 0))
const rank = ({ ones, twos }: CommandOf<'pay'>) => (ones + 2 * twos) * 100 + ones

/** The licences are paid: everything goes, unless the price can only rise and there is room to wait. */
export function sell(view: View, { company }: StepSeen<'sell'>, seat: Seat): Command {
  const barrels = at(view.depots, seat)[company]
  const waits = worthKept(view, seat, company) > priceAt(view, company)
  return { kind: 'sell', barrels: waits ? Math.max(0, barrels - DEPOT_LIMIT) : barrels }
}
