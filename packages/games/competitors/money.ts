/** Money, and what can be turned into money. */
import { at, type Seat } from '@wildcat/kernel'
import { branchesOf } from './bases.ts'
import { BRANCH_RESALE, RESALE } from './components.ts'
import type { Territory } from './content/territories.ts'
import type { State, Vehicle, View } from './state.ts'
import { isParked, kindOf, outermost, truckAboard, vehiclesOf } from './vehicles.ts'

/** Money between a player and the bank; positive: to the player. */
export function fromBank(state: State, seat: Seat, euro: number): void {
  state.money[seat] = at(state.money, seat) + euro
  state.bank -= euro
}
export function between(state: State, from: Seat, to: Seat, euro: number): void {
  state.money[from] = at(state.money, from) - euro
  state.money[to] = at(state.money, to) + euro
}
export const cashOf = ({ money }: View, seat: Seat): number => at(money, seat)

/** Has this vehicle a part in the Move or delivery under way, itself or as what carries it? */
const isTaken = (view: View, vehicle: Vehicle): boolean =>
  view.journey !== 'none' && (view.journey.taken.includes(vehicle) || view.journey.taken.includes(outermost(view, vehicle)))
/** [COM-9.4] Laid aside in an auction. */
export const isInAuction = ({ auctions }: View, vehicle: Vehicle): boolean => auctions.some(({ items }) => items.vehicles.includes(vehicle))
export const isBranchInAuction = ({ auctions }: View, state: Territory): boolean =>
  auctions.some(({ items }) => items.branches.includes(state))

/** [COM-9.3] Chartered by somebody for this turn. */
export const isLent = ({ charters }: View, vehicle: Vehicle): boolean => charters.some(each => each.vehicle === vehicle)

/** [COM-4.5] Parked, with no truck aboard: it can be sold or traded. */
export const isFree = (view: View, vehicle: Vehicle): boolean =>
  isParked(view, vehicle) &&
  truckAboard(view, vehicle) === undefined &&
  !isTaken(view, vehicle) &&
  !isInAuction(view, vehicle) &&
  !isLent(view, vehicle)

/** [COM-5.10] What a seat can be made to sell. */
export interface Saleable {
  readonly vehicles: readonly Vehicle[]
  readonly branches: readonly Territory[]
}
export function saleableOf(view: View, seat: Seat): Saleable {
  const all = vehiclesOf(view, seat)
  const vehicles = all.length > 1 ? all.filter(each => isFree(view, each)) : []
  return { vehicles, branches: branchesOf(view, seat).flatMap(({ state }) => (isBranchInAuction(view, state) ? [] : [state])) }
}

/** [COM-5.10] Cash and all that could be sold; one vehicle stays. */
export function meansOf(view: View, seat: Seat): number {
  const { vehicles, branches } = saleableOf(view, seat)
  const values = vehicles.map(each => RESALE[kindOf(each)])
  const kept = vehicles.length > 0 && vehicles.length === vehiclesOf(view, seat).length ? Math.min(...values) : 0
  return cashOf(view, seat) + branches.length * BRANCH_RESALE + values.reduce((sum, euro) => sum + euro, 0) - kept
}
/** Can it be paid, from cash or by selling? Cash is looked at first, because it nearly always is enough. */
export const canCover = (view: View, seat: Seat, euro: number): boolean => cashOf(view, seat) >= euro || meansOf(view, seat) >= euro

/** [COM-1.2] Cash, vehicles and branches at resale value. */
export const wealthOf = (view: View, seat: Seat): number =>
  cashOf(view, seat) +
  vehiclesOf(view, seat).reduce((sum, each) => sum + RESALE[kindOf(each)], 0) +
  branchesOf(view, seat).length * BRANCH_RESALE
