/** Where oil is best stored. */
import { at, type Seat } from '@wildcat/kernel'
import type { ByCompany, Company } from '../index.ts'
import { comingOil, type Outlook, priceAt } from './outlook.ts'

/** How good it is to put one more barrel into a depot that has so many. */
export function storing(outlook: Outlook, seat: Seat, company: Company, have = at(outlook.view.depots, seat)[company]): number {
  return priceAt(outlook, company) * outlook.room(have) - 450 * rivalsAt(outlook, seat, company)
}

/** Rivals who compete there for the right to sell. */
const rivalsAt = ({ view }: Outlook, seat: Seat, company: Company): number =>
  view.depots.filter((depot, each) => each !== seat && depot[company] > 0).length

/** What a barrel is worth that is carried to a company, before the fee. */
export const carried = (outlook: Outlook, seat: Seat, company: Company): number =>
  0.5 * outlook.barrel(seat) + 0.5 * storing(outlook, seat, company)

/** The depots when this round's oil is stored where that is best. */
export function depotsToCome(outlook: Outlook, seat: Seat): ByCompany<number> {
  const depot = { ...at(outlook.view.depots, seat) }
  for (let n = comingOil(outlook, seat); n > 0; n--) depot[bestStore(outlook, seat, depot)]++
  return depot
}

const bestStore = (outlook: Outlook, seat: Seat, depot: ByCompany<number>): Company =>
  outlook.companies.reduce((best, each) =>
    storing(outlook, seat, each, depot[each]) > storing(outlook, seat, best, depot[best]) ? each : best,
  )
