/** Oil that waits at the companies. */
import { at, type Seat } from '@wildcat/kernel'
import { fromBank } from './auction.ts'
import { type ByCompany, COMPANIES, type Company } from './companies.ts'
import { fromSupply } from './supply.ts'

export const DEPOT_LIMIT = 2
export const OVERFLOW_PRICE = 1000

export const store = (state: { depots: ByCompany<number>[] }, seat: Seat, company: Company): void => {
  at(state.depots, seat)[company]++
}

export const oilInDepots = (depots: Readonly<ByCompany<number>>): number => COMPANIES.reduce((sum, company) => sum + depots[company], 0)

/** More than a depot holds is sold at once. Returns what was sold. */
export function sellOverflow(
  state: { depots: ByCompany<number>[]; money: number[]; bank: number; supply: number },
  seat: Seat,
  company: Company,
): number {
  const excess = Math.max(0, at(state.depots, seat)[company] - DEPOT_LIMIT)
  at(state.depots, seat)[company] -= excess
  fromSupply(state, -excess)
  fromBank(state, seat, excess * OVERFLOW_PRICE)
  return excess
}
