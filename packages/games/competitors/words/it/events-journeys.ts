/** Che cosa succede a mezzi e merce per strada. */
import type { Names } from '@wildcat/kernel'
import { isTerritory } from '../../content/territories.ts'
import type { EventOf } from '../../events.ts'
import type { DeliveryFailure, Vehicle } from '../../state.ts'
import { kindOf } from '../../vehicles.ts'
import type { EventAbout } from '../chapters.ts'
import { sentence } from '../facts.ts'
import {
  and,
  contractTitle,
  crossing,
  dealtCards,
  ending,
  euro,
  hexNear,
  number,
  place,
  points,
  route,
  specialName,
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
      return `${who(e.seat)} comincia una consegna ${route(e.sender, e.recipient)} con ${vehicleFor(e.vehicle, e.seat, who)}: ${tm(e.tm)} a disposizione.`
    case 'moveBegun':
      return `${who(e.seat)} comincia a muovere ${vehicleFor(e.vehicle, e.seat, who)}.`
    case 'stepTaken':
      return stepTaken(e, who)
    case 'stepRefused':
      return `Il passo non è possibile: ${vehicle(e.vehicle, who)} resta dov’è.`
    case 'tmEnded':
      return `Per ${who(e.seat)} finisce il ${tmNumber(e.tm)} di ${number(e.allowed)}.`
    case 'tmPassed':
      return `Per ${who(e.seat)} ${passed(e)}.`
    case 'goodsMoved':
      return `${who(e.seat)} sposta la merce ${vehicleFor(e.from, e.seat, who, 'from')} ${vehicleFor(e.to, e.seat, who, 'to')}.`
    case 'putOffCrossing':
      return sentence(putOff(e, vehicle(e.vehicle, who)))
    case 'moveEnded':
      return `${who(e.seat)} ha mosso ${vehicleFor(e.vehicle, e.seat, who)}.`
    case 'delivered':
      return `${who(e.seat)} consegna ${contractTitle(e.contract)} ${route(e.sender, e.recipient)} nel ${tmNumber(e.tm)} di ${number(e.allowed)}: ${and.format(earned(e))}.`
    case 'deliveryFailed':
      return failed(e, ` di ${contractTitle(e.contract)} ${route(e.sender, e.recipient)}`, who)
    case 'noTipOff':
      return `Nessuno avverte la Dogana della consegna di ${who(e.victim)}.`
    case 'inspected':
      return `La merce di ${who(e.seat)} viene controllata: è ${e.legal ? 'legale' : 'illegale'}.`
    case 'seized':
      return sentence(seized(e, vehicle(e.vehicle, who)))
    case 'spared':
      return sentence(spared(e, vehicle(e.vehicle, who)))
    case 'stopped':
      return sentence(stopped(e, vehicle(e.vehicle, who)))
  }
}

/** 'attracca in Egitto', 'vola fino all’esagono E20, vicino alla Grecia', 'entra nel Canale di Suez' */
export function arrives(of: Vehicle, to: EventOf<'stepTaken'>['to']): string {
  const kind = kindOf(of)
  if (typeof to === 'number') return `${kind === 'ship' ? 'naviga' : 'vola'} fino ${hexNear(to, 'to')}`
  if (!isTerritory(to)) return `entra ${place(to, 'in')}`
  return `${{ truck: 'va', ship: 'attracca', plane: 'atterra' }[kind]} ${state(to, 'in')}`
}
function stepTaken({ vehicle: of, to, fuel, points: cost }: EventOf<'stepTaken'>, who: Names): string {
  const costs = [...(cost === 0 ? [] : [points(cost)]), ...(fuel === 0 ? [] : [`${euro(fuel)} di carburante`])]
  return sentence(`${vehicle(of, who)} ${arrives(of, to)}${costs.length === 0 ? '' : ` (${costs.join(', ')})`}`)
}

export const passed = ({ tm: of, allowed }: EventOf<'tmPassed'>) => `il ${tmNumber(of)} di ${number(allowed)} passa senza essere usato`
export const putOff = ({ crossing: from, to, euro: fee }: EventOf<'putOffCrossing'>, of: string) =>
  fee === 0
    ? `${of} deve tornare ${crossing(from, 'from')} ${place(to, 'in')}`
    : `${of} lascia ${crossing(from, 'the')} per ${euro(fee)} e va ${place(to, 'in')}`
export const seized = ({ vehicle: of, truckTo }: EventOf<'seized'>, text: string) =>
  `${text} viene sequestrat${ending(of)}${truckTo === 'none' ? '' : `, e il Truck a bordo va ${state(truckTo, 'in')}`}`
export const spared = ({ vehicle: of, euro: price }: EventOf<'spared'>, text: string) =>
  `${text} è l’ultimo mezzo e viene risparmiat${ending(of)} per ${euro(price)}`
export const stopped = ({ vehicle: of }: EventOf<'stopped'>, text: string) =>
  `${text} resta bloccat${ending(of)} fino alla fine del prossimo turno del proprietario`

/** '80.000 €', '3 PV (7 in tutto)', e una carta per l’arrivo in anticipo. */
export function earned({ pay, doubled, vp: gained, total }: EventOf<'delivered'>, bonus?: EventOf<'cardDrawn'>): string[] {
  const early = bonus === undefined ? [] : dealtCards([bonus.card], bonus.deck).map(card => `${card} per l’arrivo in anticipo`)
  return [`${euro(pay)}${doubled ? ` (${specialName('doubleContract')})` : ''}`, `${vp(gained)} (${number(total)} in tutto)`, ...early]
}
/** Di che cosa, se non è già stato detto. */
export function failed(e: EventOf<'deliveryFailed'>, of: string, who: Names): string {
  if (e.why === 'brokenOff') return `${who(e.seat)} interrompe la consegna${of}: ${lost(e)}.`
  const fails = of === '' ? 'La consegna fallisce' : `Per ${who(e.seat)} la consegna${of} fallisce`
  return `${fails} perché ${BECAUSE[e.why]}: ${lost(e)}.`
}
const lost = ({ vp: points, total }: EventOf<'deliveryFailed'>) =>
  points === 0 ? 'nessun PV da perdere' : `${vp(points)} in meno (${total === 1 ? 'ne resta' : 'ne restano'} ${number(total)})`
const BECAUSE: Readonly<Record<Exclude<DeliveryFailure, 'brokenOff'>, string>> = {
  noTmLeft: 'i T.M. sono finiti',
  endOfTurn: 'il turno è finito',
  lost: 'la merce è andata persa',
  weather: 'l’evento meteo lo impedisce',
  unpaid: 'il denaro non basta per pagare',
  illegal: 'la merce è illegale',
  sentBack: 'l’Aereo deve tornare indietro',
}
