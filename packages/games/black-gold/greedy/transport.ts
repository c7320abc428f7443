/** How oil travels, and where it is stored: all that comes this round is shared out so that the auctions to come bring most. */
import { at, type Seat, type Weighed } from '@wildcat/kernel'
import { type Company, FEE, feeShare } from '@wildcat/oil-rush'
import type { Command } from '../commands.ts'
import { leadingTrains, wayOf } from '../queries.ts'
import type { View } from '../state.ts'
import { bestDepots, marketFor } from './market.ts'
import type { Outlook } from './outlook.ts'

export function transport(outlook: Outlook, seat: Seat, well: number): Command {
  const { view } = outlook
  const market = marketFor(outlook, seat)
  const depot = at(view.depots, seat)
  const more = toFollow(view, seat)
  const carried = bestDepots(market, depot, 1 + more)
  const cost = fee(view, seat, well)
  if (cost > 0 && carried.worth - bestDepots(market, depot, more).worth < cost) return { kind: 'giveUp' }
  const company = outlook.companies.find(each => carried.depot[each] > depot[each])
  return { kind: 'carry', company: company ?? at(outlook.companies, 0) }
}

/** The same for each company, and what it is worth to give up oil that does not travel free. */
export function shipping(outlook: Outlook, seat: Seat, well: number): Weighed<Command>[] {
  const { view } = outlook
  const market = marketFor(outlook, seat)
  const depot = at(view.depots, seat)
  const more = toFollow(view, seat)
  const cost = fee(view, seat, well)
  const carried = (company: Company) => bestDepots(market, { ...depot, [company]: depot[company] + 1 }, more).worth - cost
  const carries = outlook.companies.map((company): Weighed<Command> => {
    return { command: { kind: 'carry', company }, worth: carried(company), because: [{ kind: 'fee', figure: cost }] }
  })
  const none: Weighed<Command> = { command: { kind: 'giveUp' }, worth: bestDepots(market, depot, more).worth, because: [] }
  return [...carries, ...(cost > 0 ? [none] : [])].sort((one, other) => other.worth - one.worth)
}

/** Barrels of this player that will be shipped after this one. */
const toFollow = (view: View, seat: Seat): number =>
  view.agenda.filter(step => step.kind === 'ship' && step.seat === seat && wayOf(view, seat, step.well) === 'own').length

/** Of what a rival gets, this much more is lost: it helps him. */
const HELP = 0.2

/** [BG-6.3] What it costs to carry oil from a well. */
function fee(view: View, seat: Seat, well: number): number {
  if (wayOf(view, seat, well) === 'own') return 0
  const { by, carriers } = leadingTrains(view)
  return FEE + HELP * feeShare(by, carriers.length) * carriers.length
}
