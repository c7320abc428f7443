/** [COM-5.6, COM-5.7] Goods change between vehicles that stand in one state, free. */
import type { Rejection } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { deliveryIn, fitsSymbol, isDelivery, signedOf, symbolOf, takePart } from '../journeys.ts'
import { isInAuction } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Vehicle, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { isInPlay, isStopped, isVehicle, kindOf, outermost, ownerOf, piecesAtHand, placeOf, stateOf } from '../vehicles.ts'

type Transfer = CommandOf<'transfer'>

export function legalTransfers(view: View): Transfer[] {
  const { journey } = view
  if (!isDelivery(journey)) return []
  const here = stateOf(view, journey.delivery.holder)
  if (here === undefined) return []
  const found: Transfer[] = []
  for (const to of piecesAtHand(view, journey.seat)) {
    const command: Transfer = { kind: 'transfer', to }
    if (stateOf(view, to) === here && checkTransfer(view, command) === null) found.push(command)
  }
  return found
}

export function checkTransfer(view: View, { to }: Transfer): Rejection | null {
  const { journey } = view
  if (!isDelivery(journey)) return no('notDelivering')
  if (!isVehicle(view, to) || !isInPlay(view, to) || !isUsable(view, to)) return noBy('COM-5.6', 'noSuchVehicle')
  const { holder, signed: id } = journey.delivery
  const here = stateOf(view, holder)
  if (to === holder || here === undefined || stateOf(view, to) !== here) return no('cannotTransfer')
  if (isStopped(view, to)) return no('vehicleStopped')
  if (isInAuction(view, to)) return no('vehicleInAuction')
  const signed = signedOf(view, journey.seat, id)
  const aboard = placeOf(view, to).kind === 'aboard'
  return signed === undefined || fitsSymbol(symbolOf(signed), kindOf(to), aboard) ? null : no('wrongSymbol')
}
/** [COM-9.3] Own vehicles and those chartered for this contract; a truck that rides on another's ship is out of reach. */
function isUsable(view: View, vehicle: Vehicle): boolean {
  const { journey } = view
  if (!isDelivery(journey)) return false
  const { seat, delivery } = journey
  const isOurs = (each: Vehicle) =>
    ownerOf(each) === seat ||
    view.charters.some(charter => charter.by === seat && charter.vehicle === each && charter.signed === delivery.signed)
  return isOurs(vehicle) && isOurs(outermost(view, vehicle))
}

export function applyTransfer(play: CompetitorsPlay, { to }: Transfer) {
  const { state } = play
  const under = deliveryIn(state)
  if (under === undefined) throw new Error('nothing is being delivered')
  const { journey, delivery } = under
  const from = delivery.holder
  delivery.holder = to
  takePart(journey, to)
  takePart(journey, outermost(state, to))
  // All see what the goods have been in: another kind, or a truck aboard, and there is no symbol.
  const aboard = placeOf(state, to).kind === 'aboard'
  delivery.symbols = delivery.symbols.filter(symbol => fitsSymbol(symbol, kindOf(to), aboard))
  play.reveal({ kind: 'goodsMoved', seat: journey.seat, from, to })
}
