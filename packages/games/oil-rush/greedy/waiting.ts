/** What oil is worth that is not sold now. */
import { at, type Seat } from '@wildcat/kernel'
import { afterRoll, type Company, DEPOT_LIMIT, DIE, OIL_AT_END, PRICES } from '../index.ts'
import { comingOil, type Outlook } from './outlook.ts'

/** The mean price after the next roll: red can only rise, blue only fall. */
export const nextPrice = (space: number): number => DIE.reduce((sum, face) => sum + at(PRICES, afterRoll(space, face)), 0) / DIE.length

/** Next round's oil finds no room in the depots. */
function lacksRoom(outlook: Outlook, seat: Seat): boolean {
  const depot = at(outlook.view.depots, seat)
  const room = outlook.companies.reduce((sum, company) => sum + Math.max(0, DEPOT_LIMIT - depot[company]), 0)
  return comingOil(outlook, seat) > room
}

/** The same where the price can only rise. */
const WAITING_IN_RED = 0.9
/** With less a player cannot build and pay a fee. */
const POOR = 7000

/** A barrel that is kept. */
export function worthKept(outlook: Outlook, seat: Seat, company: Company): number {
  const { view, waiting } = outlook
  const nextRound = outlook.nextRound()
  const space = view.prices[company]
  const next = nextPrice(space)
  const patient = next > at(PRICES, space) && !lacksRoom(outlook, seat) && at(view.money, seat) >= POOR
  return nextRound * next * (patient ? WAITING_IN_RED : waiting) + (1 - nextRound) * OIL_AT_END
}
