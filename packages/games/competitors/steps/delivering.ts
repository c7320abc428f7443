/** [COM-4.3] Deliver: a signed contract is loaded where its sender is, and its T.M. are announced. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { GOODS } from '../content/goods.ts'
import { fitsSymbol, newDelivery, signedOf, symbolOf } from '../journeys.ts'
import { isInAuction } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Vehicle, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { isStopped, isVehicle, kindOf, ownerOf, piecesAtHand, placeOf } from '../vehicles.ts'

type Deliver = CommandOf<'deliver'>

/** [COM-9.3] Own, or chartered for this contract. */
const mayUse = (view: View, seat: Seat, vehicle: Vehicle, signed: number): boolean =>
  ownerOf(vehicle) === seat || view.charters.some(each => each.by === seat && each.vehicle === vehicle && each.signed === signed)

export function legalDeliveries(view: View, seat: Seat): Deliver[] {
  const found: Deliver[] = []
  for (const { id, sender } of at(view.signed, seat))
    for (const vehicle of piecesAtHand(view, seat)) {
      const place = placeOf(view, vehicle)
      if (place.kind !== 'state' || place.state !== sender) continue
      const command: Deliver = { kind: 'deliver', signed: id, vehicle }
      if (checkDeliver(view, seat, command) === null) found.push(command)
    }
  return found
}

export function checkDeliver(view: View, seat: Seat, { signed: id, vehicle }: Deliver): Rejection | null {
  const signed = signedOf(view, seat, id)
  if (signed === undefined) return no('noSuchContract')
  if (!isVehicle(view, vehicle) || !mayUse(view, seat, vehicle, id)) return noBy('COM-4.3', 'noSuchVehicle')
  const place = placeOf(view, vehicle)
  if (place.kind === 'stock') return noBy('COM-4.3', 'noSuchVehicle')
  if (place.kind === 'aboard') return noBy('COM-4.3', 'truckStillAboard')
  if (place.kind !== 'state' || place.state !== signed.sender) return no('vehicleNotAtSender')
  if (!fitsSymbol(symbolOf(signed), kindOf(vehicle), false)) return no('wrongSymbol')
  if (isInAuction(view, vehicle)) return no('vehicleInAuction')
  return isStopped(view, vehicle) ? no('vehicleStopped') : null
}

export function applyDeliver(play: CompetitorsPlay, seat: Seat, { signed: id, vehicle }: Deliver) {
  const { state } = play
  const signed = at(state.signed, seat).find(each => each.id === id)
  if (signed === undefined) throw new RangeError(`seat ${seat} has not signed ${id}`)
  const { contract, sender, recipient } = signed
  const { tm } = GOODS[contract]
  state.journey = newDelivery(state, seat, vehicle, id, tm)
  play.reveal({ kind: 'deliveryBegun', seat, signed: id, sender, recipient, vehicle, tm })
}
