/** What becomes of vehicles and goods on the way. */
import type { Names } from '@wildcat/kernel'
import { isTerritory } from '../../content/territories.ts'
import type { EventOf } from '../../events.ts'
import type { DeliveryFailure } from '../../state.ts'
import { kindOf } from '../../vehicles.ts'
import type { EventAbout } from '../chapters.ts'
import { withStop } from '../facts.ts'
import {
  and,
  contractTitle,
  crossing,
  dealtCards,
  euro,
  hexNear,
  number,
  place,
  points,
  route,
  state,
  tm,
  tmNumber,
  vehicle,
  vehicleFor,
  vp,
} from './phrases.ts'

export function journey(e: EventAbout<'journey'>, who: Names): string {
  switch (e.kind) {
    case 'deliveryBegun':
      return `${who(e.seat)} sets out on a delivery ${route(e.sender, e.recipient)} with ${vehicleFor(e.vehicle, e.seat, who)}: ${tm(e.tm)} allowed.`
    case 'moveBegun':
      return `${who(e.seat)} begins to move ${vehicleFor(e.vehicle, e.seat, who)}.`
    case 'stepTaken':
      return stepTaken(e, who)
    case 'stepRefused':
      return `That step is not possible: ${vehicle(e.vehicle, who)} stays where it is.`
    case 'tmEnded':
      return `${who(e.seat)}’s ${tmNumber(e.tm)} of ${number(e.allowed)} is over.`
    case 'tmPassed':
      return `${passed(e)} for ${who(e.seat)}.`
    case 'goodsMoved':
      return `${who(e.seat)} moves the goods from ${vehicleFor(e.from, e.seat, who)} to ${vehicleFor(e.to, e.seat, who)}.`
    case 'putOffCrossing':
      return withStop(putOff(e, vehicle(e.vehicle, who)))
    case 'moveEnded':
      return `${who(e.seat)} has moved ${vehicleFor(e.vehicle, e.seat, who)}.`
    case 'delivered':
      return `${who(e.seat)} delivers ${contractTitle(e.contract)} ${route(e.sender, e.recipient)} in ${tmNumber(e.tm)} of ${number(e.allowed)}: ${and.format(earned(e))}.`
    case 'deliveryFailed':
      return failed(e, ` of ${contractTitle(e.contract)} ${route(e.sender, e.recipient)}`, who)
    case 'noTipOff':
      return `Nobody tips off customs about ${who(e.victim)}’s delivery.`
    case 'inspected':
      return `${who(e.seat)}’s goods are inspected: ${e.legal ? 'they are legal' : 'they are illegal'}.`
    case 'seized':
      return withStop(seized(e, vehicle(e.vehicle, who)))
    case 'spared':
      return withStop(spared(e, vehicle(e.vehicle, who)))
    case 'stopped':
      return withStop(stopped(vehicle(e.vehicle, who)))
  }
}

export const GOES = { truck: 'drives', ship: 'sails', plane: 'flies' } as const
function stepTaken({ vehicle: of, to, fuel, points: cost }: EventOf<'stepTaken'>, who: Names): string {
  const ship = kindOf(of) === 'ship' && typeof to === 'string' && isTerritory(to)
  const goes = ship ? `docks in ${state(to)}` : `${GOES[kindOf(of)]} to ${typeof to === 'number' ? hexNear(to) : place(to)}`
  const costs = [...(cost === 0 ? [] : [points(cost)]), ...(fuel === 0 ? [] : [`${euro(fuel)} for fuel`])]
  return `${vehicle(of, who)} ${goes}${costs.length === 0 ? '' : ` (${costs.join(', ')})`}.`
}

export const passed = ({ tm: of, allowed }: EventOf<'tmPassed'>) => `${tmNumber(of)} of ${number(allowed)} passes unused`
export const putOff = ({ crossing: from, to, euro: fee }: EventOf<'putOffCrossing'>, of: string) =>
  fee === 0
    ? `${of} has to turn back from ${crossing(from)} to ${place(to)}`
    : `${of} is taken off ${crossing(from)} to ${place(to)} for ${euro(fee)}`
export const seized = ({ truckTo }: EventOf<'seized'>, of: string) =>
  `${of} is seized${truckTo === 'none' ? '' : `, and the truck aboard is set down in ${state(truckTo)}`}`
export const spared = ({ euro: price }: EventOf<'spared'>, of: string) => `${of} is the last vehicle and is kept for ${euro(price)}`
export const stopped = (of: string) => `${of} may not move until the end of its owner’s next turn`

/** '€80,000', '3 VP (7 in all)', and a card for being early. */
export function earned({ pay, doubled, vp: gained, total }: EventOf<'delivered'>, bonus?: EventOf<'cardDrawn'>): string[] {
  const early = bonus === undefined ? [] : dealtCards([bonus.card], bonus.deck).map(card => `${card} for being early`)
  return [`${euro(pay)}${doubled ? ' (double contract)' : ''}`, `${vp(gained)} (${number(total)} in all)`, ...early]
}
/** Of what may have been said before. */
export const failed = (e: EventOf<'deliveryFailed'>, of: string, who: Names) =>
  e.why === 'brokenOff'
    ? `${who(e.seat)} breaks off the delivery${of}: ${lost(e)}.`
    : `${of === '' ? 'The' : `${who(e.seat)}’s`} delivery${of} fails because ${BECAUSE[e.why]}: ${lost(e)}.`
const lost = ({ vp: points, total }: EventOf<'deliveryFailed'>) =>
  points === 0 ? 'no VP to lose' : `${vp(points)} lost (${number(total)} left)`
const BECAUSE: Readonly<Record<Exclude<DeliveryFailure, 'brokenOff'>, string>> = {
  noTmLeft: 'no T.M. is left',
  endOfTurn: 'the turn is over',
  lost: 'the goods are lost',
  weather: 'the weather has stopped it',
  unpaid: 'a payment could not be made in full',
  illegal: 'the goods are illegal',
  sentBack: 'the plane had to turn back',
}
