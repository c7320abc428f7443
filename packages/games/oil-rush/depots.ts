/** Oil that waits at the companies. */
import { type Auto, at, type Play, type Seat, turnOrder } from '@wildcat/kernel'
import { fromBank, type MoneyTable } from './bank.ts'
import { type ByCompany, COMPANIES, type Company } from './companies.ts'
import { fromSupply } from './supply.ts'

export const DEPOT_LIMIT = 2
export const OVERFLOW_PRICE = 1000

export interface DepotTable extends MoneyTable {
  depots: ByCompany<number>[]
  supply: number
}
export type DepotEvent =
  | { kind: 'freeOilTaken'; seat: Seat; company: Company }
  | { kind: 'overflowSold'; seat: Seat; company: Company; barrels: number }

export const store = (state: { depots: ByCompany<number>[] }, seat: Seat, company: Company): void => {
  at(state.depots, seat)[company]++
}

/** A barrel that an action card gives. */
export function takeFreeOil(play: Play<DepotTable, never, DepotEvent, never>, seat: Seat, company: Company): void {
  fromSupply(play.state, 1)
  store(play.state, seat, company)
  play.emit({ kind: 'freeOilTaken', seat, company })
}

export const oilInDepots = (depots: Readonly<ByCompany<number>>): number => COMPANIES.reduce((sum, company) => sum + depots[company], 0)

/** More than a depot holds is sold at once. Returns what was sold. */
export function sellOverflow(state: DepotTable, seat: Seat, company: Company): number {
  const excess = Math.max(0, at(state.depots, seat)[company] - DEPOT_LIMIT)
  at(state.depots, seat)[company] -= excess
  fromSupply(state, -excess)
  fromBank(state, seat, excess * OVERFLOW_PRICE)
  return excess
}

/** In turn order, company by company. */
export const limitDepots: Auto<Play<DepotTable & { seats: number; first: Seat }, never, DepotEvent, never>, unknown> = {
  run(play) {
    for (const seat of turnOrder(play.state))
      for (const company of COMPANIES) {
        const barrels = sellOverflow(play.state, seat, company)
        if (barrels > 0) play.emit({ kind: 'overflowSold', seat, company, barrels })
      }
  },
}
