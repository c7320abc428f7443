/** [COM-9.2] What changes hands. Whatever is asked of these functions has been found possible. */
import { at, type Seat } from '@wildcat/kernel'
import { newBase, removeBranch } from '../bases.ts'
import { giveContract, giveTerritory } from '../cards.ts'
import type { Territory } from '../content/territories.ts'
import { between } from '../money.ts'
import type { Bundle, State, Vehicle } from '../state.ts'
import { freePiece, inState, kindOf, putAt, toStock } from '../vehicles.ts'

/** Cards that lay aside are no longer in the giver's hand. */
export function handOver(state: State, from: Seat, to: Seat, bundle: Bundle<never>, where: Territory | 'stay') {
  between(state, from, to, bundle.money)
  giveCards(state, to, bundle)
  for (const vehicle of bundle.vehicles) handOverVehicle(state, vehicle, to, where)
  for (const branch of bundle.branches) {
    removeBranch(state, from, branch)
    at(state.bases, to).push(newBase(branch))
  }
  if (bundle.pass) state.passes.push({ from, to })
  if (bundle.lift !== 'none') putAt(state, bundle.lift.truck, { kind: 'aboard', carrier: bundle.lift.carrier })
}
export function giveCards(state: State, to: Seat, { territories, contracts }: Pick<Bundle<never>, 'territories' | 'contracts'>) {
  for (const card of territories) giveTerritory(state, to, card)
  for (const card of contracts) giveContract(state, to, card)
}

/** A piece of the new colour takes its place; what holds it back goes along. */
function handOverVehicle(state: State, vehicle: Vehicle, to: Seat, where: Territory | 'stay') {
  const piece = freePiece(state, to, kindOf(vehicle))
  if (piece === undefined) throw new RangeError(`seat ${to} has no ${kindOf(vehicle)} left`)
  const old = at(state.fleet, vehicle)
  const fresh = at(state.fleet, piece)
  fresh.place = where === 'stay' ? old.place : inState(where)
  // [COM-C5] In its owner's next turn: that of the new owner, which may be under way.
  if (old.stopped !== 'no') fresh.stopped = to === state.turn ? 'thisTurn' : 'nextTurn'
  else fresh.stopped = 'no'
  fresh.saved = old.saved
  toStock(state, vehicle)
}
