/** The auctions: against rivals, against the Oil Baron, and the liquidation. */
import { at, type Below, type Seat, type Weighed } from '@wildcat/kernel'
import { afterRoll, type Company, DIE, leastBid } from '@wildcat/oil-rush'
import { type Asked, bid, jump, saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import type { Command } from '../commands.ts'
import type { StepSeen } from '../state.ts'
import { leastAgainstBaron } from '../steps/baron.ts'
import { bestBid, gainsAgainstBaron } from './baron.ts'
import { type Outlook, repriced } from './outlook.ts'

/** What it is worth that the rival who wants it most does not sell, shared among all who profit. */
const DENIAL = 0.5

/** What it is worth to win an auction: the own sale, and that no rival sells who is still in it. */
function prize(outlook: Outlook, seat: Seat, company: Company, stillIn: readonly Seat[]): number {
  const denied = Math.max(0, ...stillIn.filter(each => each !== seat).map(each => saleWorth(outlook, each, company)))
  return saleWorth(outlook, seat, company) + (DENIAL * denied) / (outlook.view.seats - 1)
}

const worthOf =
  (outlook: Outlook, { company: what, in: stillIn }: StepSeen<'bidding'>) =>
  (seat: Seat) =>
    what === 'liquidation'
      ? Math.max(...outlook.companies.map(each => liquidationWorth(outlook, seat, each)))
      : prize(outlook, seat, what, stillIn)

/** [BG-7.7] What a sale brings after the price has been rolled once more. */
export function liquidationWorth(outlook: Outlook, seat: Seat, company: Company): number {
  if (at(outlook.view.depots, seat)[company] === 0) return 0
  const space = outlook.view.prices[company]
  const worths = DIE.map(face => saleWorth(repriced(outlook, company, afterRoll(space, face)), seat, company))
  return worths.reduce((sum, worth) => sum + worth, 0) / DIE.length
}

export const askedIn = (outlook: Outlook, seat: Seat, step: StepSeen<'bidding'>): Asked => ({
  standing: step.standing,
  least: leastBid(step),
  worthTo: worthOf(outlook, step),
  rivals: step.in.filter(each => each !== seat),
})

/** One at a time, or as far at once as the others will go. */
export function bidInTurn(outlook: Outlook, step: StepSeen<'bidding'>, seat: Seat, below: Below, pace: 'least' | 'jump'): Command {
  const asked = askedIn(outlook, seat, step)
  const said = bid(outlook, seat, asked, below)
  return said.kind === 'bid' && pace === 'jump' ? { kind: 'bid', points: jump(outlook, seat, asked) } : said
}

type AgainstBaron = StepSeen<'raiseBid'> | StepSeen<'onlyBid'> | StepSeen<'outbidBaron'>

/** Bids against the Oil Baron, and none, by what they promise. */
export function bidsAgainstBaron(outlook: Outlook, step: AgainstBaron, seat: Seat): Weighed<Command>[] {
  const least = step.kind === 'raiseBid' ? leastBid(step) : step.kind === 'onlyBid' ? 1 : leastAgainstBaron(outlook.view, step)
  const worth = saleWorth(outlook, seat, step.company)
  const gains = gainsAgainstBaron(outlook, seat, step.company, least, worth).map(({ bid: points, gain }): Weighed<Command> => {
    return { command: { kind: 'bid', points }, worth: gain, because: [{ kind: 'sale', figure: worth }] }
  })
  const none: Weighed<Command> = { command: { kind: step.kind === 'raiseBid' ? 'keepBid' : 'pass' }, worth: 0, because: [] }
  return [...gains, none].sort((one, other) => other.worth - one.worth)
}

/** [BG-7.8] The other has passed and sells nothing here any more: only the own sale counts. */
export function raise(outlook: Outlook, { company, standing }: StepSeen<'raiseBid'>, seat: Seat): Command {
  const wanted = bestBid(outlook, seat, company, standing.points, saleWorth(outlook, seat, company))
  return wanted === undefined || wanted === standing.points ? { kind: 'keepBid' } : { kind: 'bid', points: wanted }
}

/** [BG-7.8] */
export const bidOnce = (outlook: Outlook, { company }: StepSeen<'onlyBid'>, seat: Seat): Command =>
  bidOrPass(bestBid(outlook, seat, company, 1, saleWorth(outlook, seat, company)))

/** [BG-11.4] His cards are open: as much as is needed, or nothing. */
export const outbid = (outlook: Outlook, step: StepSeen<'outbidBaron'>, seat: Seat): Command =>
  bidOrPass(bestBid(outlook, seat, step.company, leastAgainstBaron(outlook.view, step), saleWorth(outlook, seat, step.company)))

const bidOrPass = (points: number | undefined): Command => (points === undefined ? { kind: 'pass' } : { kind: 'bid', points })
