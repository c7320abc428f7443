/** [COM-4.5] Buying and selling vehicles. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { basesOf, hasBase } from '../bases.ts'
import type { CommandOf } from '../commands.ts'
import { PRICES, RESALE } from '../components.ts'
import { VEHICLES } from '../content/kinds.ts'
import { cashOf, fromBank, isInAuction } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Vehicle, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import {
  canHost,
  freePiece,
  inState,
  isInPlay,
  isParked,
  isVehicle,
  kindOf,
  ownerOf,
  putAt,
  toStock,
  truckAboard,
  vehiclesOf,
} from '../vehicles.ts'

type Buy = CommandOf<'buyVehicle'>
type Sell = CommandOf<'sellVehicle'>

export function legalBuys(view: View, seat: Seat): Buy[] {
  const found: Buy[] = []
  for (const vehicle of VEHICLES) {
    if (cashOf(view, seat) < PRICES[vehicle] || freePiece(view, seat, vehicle) === undefined) continue
    for (const { state } of basesOf(view, seat)) if (canHost(state, vehicle)) found.push({ kind: 'buyVehicle', vehicle, at: state })
  }
  return found
}

export function checkBuy(view: View, seat: Seat, { vehicle, at: where }: Buy): Rejection | null {
  if (freePiece(view, seat, vehicle) === undefined) return no('noPieceLeft', { vehicle })
  if (!hasBase(view, seat, where)) return noBy('COM-4.5', 'noBaseThere')
  if (!canHost(where, vehicle)) return no('baseCannotHost', { vehicle })
  return cashOf(view, seat) < PRICES[vehicle] ? no('tooDear', { euro: PRICES[vehicle] }) : null
}

export function applyBuy(play: CompetitorsPlay, seat: Seat, { vehicle: kind, at: where }: Buy) {
  const { state } = play
  const piece = freePiece(state, seat, kind)
  if (piece === undefined) throw new RangeError(`seat ${seat} has no ${kind} left`)
  fromBank(state, seat, -PRICES[kind])
  putAt(state, piece, inState(where))
  at(state.fleet, piece).saved = false
  play.emit({ kind: 'vehicleBought', seat, vehicle: piece, at: where, euro: PRICES[kind] })
}

export function legalSales(view: View, seat: Seat): Sell[] {
  const found: Sell[] = []
  for (const vehicle of vehiclesOf(view, seat)) {
    const command: Sell = { kind: 'sellVehicle', vehicle }
    if (checkSell(view, seat, command) === null) found.push(command)
  }
  return found
}

export function checkSell(view: View, seat: Seat, { vehicle }: Sell): Rejection | null {
  if (!isVehicle(view, vehicle) || ownerOf(vehicle) !== seat || !isInPlay(view, vehicle)) return noBy('COM-4.5', 'noSuchVehicle')
  if (!isParked(view, vehicle)) return no('notParked')
  if (isInAuction(view, vehicle)) return no('vehicleInAuction')
  return truckAboard(view, vehicle) === undefined ? null : no('truckAboard')
}

/** To the bank, at half its price. */
export function sellVehicle(play: CompetitorsPlay, seat: Seat, vehicle: Vehicle, forced: boolean) {
  const euro = RESALE[kindOf(vehicle)]
  toStock(play.state, vehicle)
  fromBank(play.state, seat, euro)
  play.emit({ kind: 'vehicleSold', seat, vehicle, euro, forced })
}
