/** The auctions: against rivals, against the Oil Baron, and the liquidation. */
import { at, type Below, type Seat } from '@wildcat/kernel'
import { afterRoll, type Company, DIE, leastBid } from '@wildcat/oil-rush'
import type { Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { bid, saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import type { Command } from '../commands.ts'
import type { StepSeen, View } from '../state.ts'
import { leastAgainstBaron } from '../steps/baron.ts'
import { bestBid } from './baron.ts'

const worthOf = (outlook: Outlook, what: Company | 'liquidation') => (seat: Seat) =>
  what === 'liquidation'
    ? Math.max(...outlook.companies.map(company => liquidationWorth(outlook, seat, company)))
    : saleWorth(outlook, seat, what)

/** [BG-7.7] What a sale brings after the price has been rolled once more. */
export function liquidationWorth(outlook: Outlook, seat: Seat, company: Company): number {
  const { view } = outlook
  if (at(view.depots, seat)[company] === 0) return 0
  const after = (space: number): Outlook => ({ ...outlook, view: { ...view, prices: { ...view.prices, [company]: space } } })
  const worths = DIE.map(face => saleWorth(after(afterRoll(view.prices[company], face)), seat, company))
  return worths.reduce((sum, worth) => sum + worth, 0) / DIE.length
}

export function bidInTurn(outlook: Outlook, step: StepSeen<'bidding'>, seat: Seat, below: Below): Command {
  return bid(outlook, seat, { standing: step.standing, least: leastBid(step), worthTo: worthOf(outlook, step.company) }, below)
}

export function raise(outlook: Outlook, view: View, step: StepSeen<'raiseBid'>, seat: Seat): Command {
  const { company, standing } = step
  const wanted = bestBid(outlook, view, seat, company, standing.points, saleWorth(outlook, seat, company))
  return wanted === undefined || wanted === standing.points ? { kind: 'keepBid' } : { kind: 'bid', points: wanted }
}

export function bidOnce(outlook: Outlook, view: View, { company }: StepSeen<'onlyBid'>, seat: Seat): Command {
  const wanted = bestBid(outlook, view, seat, company, 1, saleWorth(outlook, seat, company))
  return wanted === undefined ? { kind: 'pass' } : { kind: 'bid', points: wanted }
}

/** [BG-11.4] His cards are open: as much as is needed, or nothing. */
export function outbid(outlook: Outlook, view: View, step: StepSeen<'outbidBaron'>, seat: Seat): Command {
  const wanted = bestBid(outlook, view, seat, step.company, leastAgainstBaron(view, step), saleWorth(outlook, seat, step.company))
  return wanted === undefined ? { kind: 'pass' } : { kind: 'bid', points: wanted }
}
