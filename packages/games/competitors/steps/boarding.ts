/** [COM-5.6, COM-9.3] Trucks board ships and planes and leave them, free, between two steps of the own turn. */
import type { Rejection, Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { deliveryIn, fitsSymbol, isDelivery, signedOf, symbolOf, takePart } from '../journeys.ts'
import { isInAuction } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Vehicle, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import {
  inState,
  isParked,
  isStopped,
  isVehicle,
  kindOf,
  outermost,
  ownerOf,
  piecesAtHand,
  placeOf,
  putAt,
  stateOf,
  truckAboard,
  trucksOf,
} from '../vehicles.ts'

type Board = CommandOf<'board'>
type Leave = CommandOf<'leave'>

/** Own vehicles, and in a delivery what was chartered for it. */
const isAtHand = (view: View, seat: Seat, vehicle: Vehicle): boolean =>
  ownerOf(vehicle) === seat ||
  (isDelivery(view.journey) && view.charters.some(each => each.by === seat && each.vehicle === vehicle && isFor(view, each.signed)))
const isFor = ({ journey }: View, signed: number): boolean => isDelivery(journey) && journey.delivery.signed === signed

export function legalBoarding(view: View, seat: Seat): (Board | Leave)[] {
  const found: (Board | Leave)[] = []
  const carriers = piecesAtHand(view, seat).filter(each => kindOf(each) !== 'truck' && isParked(view, each))
  for (const truck of trucksOf(view)) {
    const place = placeOf(view, truck)
    if (place.kind === 'aboard') {
      const command: Leave = { kind: 'leave', truck }
      if (checkLeave(view, seat, command) === null) found.push(command)
    } else if (place.kind === 'state' && carriers.length > 0 && isAtHand(view, seat, truck))
      for (const carrier of carriers) {
        const command: Board = { kind: 'board', truck, carrier }
        if (stateOf(view, carrier) === place.state && checkBoard(view, seat, command) === null) found.push(command)
      }
  }
  return found
}

export function checkBoard(view: View, seat: Seat, { truck, carrier }: Board): Rejection | null {
  if (!isVehicle(view, truck) || !isVehicle(view, carrier)) return noBy('COM-5.6', 'noSuchVehicle')
  if (kindOf(truck) !== 'truck' || kindOf(carrier) === 'truck') return no('cannotBoard')
  if (!isAtHand(view, seat, truck) || !isAtHand(view, seat, carrier)) return noBy('COM-5.6', 'noSuchVehicle')
  const [from, onto] = [placeOf(view, truck), placeOf(view, carrier)]
  if (from.kind !== 'state' || onto.kind !== 'state' || from.state !== onto.state) return no('cannotBoard')
  if (isStopped(view, truck) || isStopped(view, carrier)) return no('vehicleStopped')
  if (isInAuction(view, truck) || isInAuction(view, carrier)) return no('vehicleInAuction')
  if (truckAboard(view, carrier) !== undefined) return no('carrierFull')
  return goodsMayRide(view, truck) ? null : no('wrongSymbol')
}
/** [COM-5.7] Goods with a truck symbol do not ride on ships and planes. */
function goodsMayRide(view: View, truck: Vehicle): boolean {
  const { journey } = view
  if (!isDelivery(journey) || journey.delivery.holder !== truck) return true
  const signed = signedOf(view, journey.seat, journey.delivery.signed)
  return signed === undefined || fitsSymbol(symbolOf(signed), 'truck', true)
}

/** Its owner takes it off, or the carrier's puts it off, wherever the carrier is docked or landed. */
export function checkLeave(view: View, seat: Seat, { truck }: Leave): Rejection | null {
  if (!isVehicle(view, truck)) return noBy('COM-5.6', 'noSuchVehicle')
  const place = placeOf(view, truck)
  if (place.kind !== 'aboard') return no('notAboard')
  if (!isAtHand(view, seat, truck) && !isAtHand(view, seat, place.carrier)) return noBy('COM-5.6', 'noSuchVehicle')
  return stateOf(view, truck) === undefined ? no('cannotLeaveHere') : null
}

export function applyBoarding(play: CompetitorsPlay, seat: Seat, command: Board | Leave) {
  const { state } = play
  const { truck } = command
  const here = stateOf(state, truck)
  if (here === undefined) throw new RangeError(`truck ${truck} is in no state`)
  if (command.kind === 'leave') {
    const carrier = outermost(state, truck)
    putAt(state, truck, inState(here))
    return play.emit({ kind: 'left', seat, truck, carrier, state: here })
  }
  const { carrier } = command
  putAt(state, truck, { kind: 'aboard', carrier })
  const boarded = { kind: 'boarded', seat, truck, carrier, state: here } as const
  const under = deliveryIn(state)
  if (under?.delivery.holder !== truck) return play.emit(boarded)
  under.delivery.symbols = ['any'] // all see now that these goods may ride
  takePart(under.journey, carrier)
  play.reveal(boarded)
}
