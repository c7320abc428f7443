/** [COM-9.1 to COM-9.3, COM-9.5] What can be put into a deal, judged by what all can see. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { branchesOf, hasBase } from '../bases.ts'
import { MONEY_UNIT, MOST_BRANCHES } from '../components.ts'
import { VEHICLES } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { signedOf } from '../journeys.ts'
import { cashOf, isBranchInAuction, isFree, isInAuction, isLent } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Bundle, Vehicle, View, Wish } from '../state.ts'
import {
  canHost,
  freePieces,
  isInPlay,
  isParked,
  isStopped,
  isVehicle,
  kindOf,
  ownerOf,
  placeOf,
  stateOf,
  truckAboard,
} from '../vehicles.ts'

type SeenBundle = Pick<View['offers'][number]['give'], 'money' | 'vehicles' | 'branches' | 'pass' | 'lift'>

type SeenWish = View['offers'][number]['ask']

export const isWhole = (euro: number): boolean => euro % MONEY_UNIT === 0

/** Can `from` give this to `to`, cards aside? */
export function givingProblem(view: View, from: Seat, to: Seat, bundle: SeenBundle, where: Territory | 'stay'): Rejection | null {
  if (cashOf(view, from) < bundle.money) return noBy('COM-9.5', 'notEnoughCash', { euro: bundle.money })
  for (const vehicle of bundle.vehicles) {
    const problem = vehicleProblem(view, from, vehicle)
    if (problem !== null) return problem
  }
  const short = VEHICLES.find(kind => bundle.vehicles.filter(each => kindOf(each) === kind).length > freePieces(view, to, kind))
  if (short !== undefined) return no('noFreePiece', { vehicle: short })
  return (
    placementProblem(view, to, bundle.vehicles, where) ??
    branchProblem(view, from, to, bundle.branches) ??
    liftProblem(view, from, to, bundle.lift)
  )
}

function vehicleProblem(view: View, from: Seat, vehicle: Vehicle): Rejection | null {
  if (!isVehicle(view, vehicle) || ownerOf(vehicle) !== from || !isInPlay(view, vehicle)) return no('notYours')
  if (isInAuction(view, vehicle)) return no('vehicleInAuction')
  if (isLent(view, vehicle)) return no('vehicleLent')
  return isFree(view, vehicle) ? null : no('vehicleNotTradable')
}
function placementProblem(view: View, to: Seat, vehicles: readonly Vehicle[], where: Territory | 'stay'): Rejection | null {
  if (where === 'stay') return null
  if (vehicles.length === 0) return no('nothingToPlace')
  if (!hasBase(view, to, where)) return noBy('COM-9.2', 'noBaseThere')
  return vehicles.every(vehicle => canHost(where, kindOf(vehicle))) ? null : no('cannotHostVehicle')
}
function branchProblem(view: View, from: Seat, to: Seat, branches: readonly Territory[]): Rejection | null {
  if (branches.length === 0) return null
  const own = branchesOf(view, from).map(({ state }) => state)
  if (branches.some(state => !own.includes(state))) return no('notYours')
  if (branches.some(state => isBranchInAuction(view, state))) return no('branchInAuction')
  return branchesOf(view, to).length + branches.length > MOST_BRANCHES ? noBy('COM-9.2', 'noBranchLeft') : null
}

/** [COM-9.3] An empty truck of one side, a ship or plane of the other, in the state where both stand. */
function liftProblem(view: View, from: Seat, to: Seat, lift: Bundle<never>['lift']): Rejection | null {
  if (lift === 'none') return null
  const { truck, carrier } = lift
  if (!isVehicle(view, truck) || !isVehicle(view, carrier)) return no('liftNotPossible')
  if (isInAuction(view, truck) || isInAuction(view, carrier)) return no('vehicleInAuction')
  if (isStopped(view, truck) || isStopped(view, carrier)) return no('vehicleStopped')
  const good =
    kindOf(truck) === 'truck' &&
    kindOf(carrier) !== 'truck' &&
    ownerOf(truck) === to &&
    ownerOf(carrier) === from &&
    isFree(view, truck) &&
    isParked(view, carrier) &&
    stateOf(view, carrier) === stateOf(view, truck) &&
    truckAboard(view, carrier) === undefined
  return good ? null : no('liftNotPossible')
}

/** [COM-9.3] In the own turn, a parked empty vehicle of the other's, for a contract that is signed. */
export function charterProblem(view: View, deliverer: Seat, owner: Seat, charter: Wish<never>['charter']): Rejection | null {
  if (charter === 'none') return null
  const { vehicle, signed } = charter
  if (!isVehicle(view, vehicle)) return no('charterNotPossible')
  if (isInAuction(view, vehicle)) return no('vehicleInAuction')
  const good =
    view.turn === deliverer &&
    ownerOf(vehicle) === owner &&
    placeOf(view, vehicle).kind === 'state' &&
    isFree(view, vehicle) &&
    !isStopped(view, vehicle) &&
    signedOf(view, deliverer, signed) !== undefined
  return good ? null : no('charterNotPossible')
}

type Agreed = Pick<View['offers'][number]['give'], 'territories' | 'contracts'>
const NOTHING_AGREED: Agreed = { territories: [], contracts: [] }
const handSizeOf = (view: View, seat: Seat, of: 'territories' | 'contracts'): number =>
  of === 'territories' ? at(view.territories, seat).length : at(view.contracts, seat).length
/** Money and as many cards as all can see; cards that lie aside in an own offer come back when it ends, those agreed to are there. */
export function theirProblem(view: View, by: Seat, ask: SeenWish, agreed: Agreed = NOTHING_AGREED): Rejection | null {
  if (cashOf(view, by) < ask.money) return no('theyCannotPay', { euro: ask.money })
  const aside = view.offers.filter(({ from }) => from === by).map(({ give }) => give)
  const sum = (of: 'territories' | 'contracts') =>
    [agreed, ...aside].reduce((cards, give) => cards + give[of].length, handSizeOf(view, by, of))
  const few =
    sum('territories') < ask.territories.length + ask.anyTerritory.length || sum('contracts') < ask.contracts.length + ask.anyContract
  return few ? no('notTheirs') : null
}

/** Could the maker of this offer and this addressee still carry it out, as far as all can see? */
export function offerProblem(view: View, offer: View['offers'][number], by: Seat, where: Territory | 'stay'): Rejection | null {
  const { from, give, ask, all, to, accepted } = offer
  if (where !== 'stay' && ask.branches.includes(where)) return no('cannotHostVehicle') // it is given away in the same deal
  if (all && cashOf(view, from) < give.money * to.length) return noBy('COM-9.5', 'notEnoughCash', { euro: give.money * to.length })
  return (
    theirProblem(
      view,
      by,
      ask,
      accepted.find(each => each.seat === by),
    ) ??
    givingProblem(view, from, by, give, where) ??
    givingProblem(view, by, from, ask, offer.at) ??
    charterProblem(view, from, by, ask.charter)
  )
}
