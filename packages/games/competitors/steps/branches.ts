/** [COM-4.6] Buying and selling branches, and vehicles that are set there at once. */
import { at, type Rejection, type Seat, visible } from '@wildcat/kernel'
import { branchesOf, holderOf, isHq, newBase, removeBranch } from '../bases.ts'
import { discardTerritory, holdsTerritory, takeTerritory } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { BRANCH_PRICE, BRANCH_RESALE, MOST_BRANCHES } from '../components.ts'
import type { Territory } from '../content/territories.ts'
import { dropImpossibleOffers } from '../deals/ending.ts'
import { cashOf, fromBank, isBranchInAuction, isFree, isInAuction } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Vehicle, View } from '../state.ts'
import type { CompetitorsPlay, DecisionStep } from '../types.ts'
import { canHost, inState, isStopped, isVehicle, kindOf, ownerOf, putAt, stateOf, vehiclesOf } from '../vehicles.ts'

type Buy = CommandOf<'buyBranch'>
type Sell = CommandOf<'sellBranch'>

export const legalBranches = (view: View, seat: Seat): Buy[] =>
  cashOf(view, seat) < BRANCH_PRICE
    ? []
    : visible(at(view.territories, seat))
        .map((state): Buy => ({ kind: 'buyBranch', state }))
        .filter(command => checkBuyBranch(view, seat, command) === null)

export function checkBuyBranch(view: View, seat: Seat, { state }: Buy): Rejection | null {
  if (!holdsTerritory(view, seat, state)) return noBy('COM-4.6', 'cardNotInHand')
  const holder = holderOf(view, state)
  if (holder !== undefined) return no(holder !== seat && isHq(view, state) ? 'hqState' : 'stateTaken')
  if (branchesOf(view, seat).length >= MOST_BRANCHES) return noBy('COM-2.2', 'noBranchLeft')
  return cashOf(view, seat) < BRANCH_PRICE ? no('branchTooDear', { euro: BRANCH_PRICE }) : null
}

export function buyBranch(play: CompetitorsPlay, seat: Seat, state: Territory) {
  takeTerritory(play.state, seat, state)
  fromBank(play.state, seat, -BRANCH_PRICE)
  at(play.state.bases, seat).push(newBase(state))
  play.reveal({ kind: 'branchBought', seat, state, euro: BRANCH_PRICE })
}

export const legalBranchSales = (view: View, seat: Seat): Sell[] =>
  branchesOf(view, seat)
    .filter(({ state }) => !isBranchInAuction(view, state))
    .map(({ state }) => ({ kind: 'sellBranch', state }))
export function checkSellBranch(view: View, seat: Seat, { state }: Sell): Rejection | null {
  if (!branchesOf(view, seat).some(branch => branch.state === state)) return no('noSuchBranch')
  return isBranchInAuction(view, state) ? no('branchInAuction') : null
}

export function sellBranch(play: CompetitorsPlay, seat: Seat, where: Territory, forced: boolean) {
  const lost = removeBranch(play.state, seat, where)
  discardTerritory(play.state, where)
  fromBank(play.state, seat, BRANCH_RESALE)
  play.emit({ kind: 'branchSold', seat, state: where, euro: BRANCH_RESALE, lost, forced })
}

/** Own parked vehicles that could be set at the new branch. */
const placeable = (view: View, seat: Seat, branch: Territory, vehicle: Vehicle): boolean =>
  isVehicle(view, vehicle) &&
  ownerOf(vehicle) === seat &&
  isFree(view, vehicle) &&
  !isStopped(view, vehicle) &&
  canHost(branch, kindOf(vehicle)) &&
  stateOf(view, vehicle) !== branch
export const canDistribute = (view: View, seat: Seat, branch: Territory): boolean =>
  vehiclesOf(view, seat).some(vehicle => placeable(view, seat, branch, vehicle))

export const distribute: DecisionStep<'distribute', 'place' | 'skip'> = {
  takes: ['place', 'skip'],
  actors: (_, { seat }) => [seat],
  legal: (view, { branch }, seat) => [
    { kind: 'skip' },
    ...vehiclesOf(view, seat)
      .filter(vehicle => placeable(view, seat, branch, vehicle))
      .map((vehicle): CommandOf<'place'> => ({ kind: 'place', vehicle })),
  ],
  check(view, { branch }, seat, command) {
    if (command.kind === 'skip' || placeable(view, seat, branch, command.vehicle)) return null
    return no(isInAuction(view, command.vehicle) ? 'vehicleInAuction' : 'cannotBePlaced')
  },
  apply(play, step, seat, command) {
    const { branch } = step
    if (command.kind === 'skip') {
      play.emit({ kind: 'distributed', seat, branch })
      return play.done()
    }
    putAt(play.state, command.vehicle, inState(branch))
    play.emit({ kind: 'vehiclePlaced', seat, vehicle: command.vehicle, at: branch })
    dropImpossibleOffers(play)
    if (canDistribute(play.state, seat, branch)) play.become(step)
    else play.done()
  },
}
