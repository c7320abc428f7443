/** Che cosa si chiede a un posto, con le cifre che contano. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { CONTINENTS } from '../../content/kinds.ts'
import { findSigned, isDelivery, type SeenJourney, unitOf } from '../../journeys.ts'
import { factsOf } from '../../map.ts'
import type { Due, Place, Source, StepSeen, View } from '../../state.ts'
import { placeOf } from '../../vehicles.ts'
import { optionOf, progressOf, stepNow } from '../decision-facts.ts'
import { sentence } from '../facts.ts'
import { inContinent } from '../situation-facts.ts'
import { customsCards } from './customs-cards.ts'
import { ops } from './ops.ts'
import {
  actions,
  and,
  capital,
  counted,
  customsName,
  euro,
  number,
  or,
  placeOf as placeName,
  pm,
  specialName,
  state,
  tm,
  tmNumber,
  vehicleFor,
  vp,
} from './phrases.ts'
import { continents } from './places.ts'
import { draws, signedName } from './sentences.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = stepNow(view)
  const cash = `Hai ${euro(at(view.money, seat))}.`
  switch (step?.kind) {
    case 'chooseHq':
      return `Scegli la tua Sede Principale. Le tue Carte Territorio: ${territories(view, seat)}.`
    case 'insure':
      return `L’evento meteo colpisce ${vehicleFor(step.vehicle, seat, who)}: serviva ${number(step.needed)} o più e il tiro salvezza è fallito. Usi ${specialName('insurance')} per ripetere il tiro?`
    case 'turn':
      return turn(view, step)
    case 'distribute':
      return `Quali dei tuoi mezzi porti nella nuova Filiale ${state(step.branch, 'in')}? È gratis, ma solo adesso.`
    case 'travel':
      return travel(view, seat, who)
    case 'customsOrEvent':
      return `${capital(vehicleFor(step.vehicle, seat, who))} è ${state(step.state, 'in')}, uno Stato a rischio: ci sono una Carta Dogana e un evento politico. Che cosa viene prima?`
    case 'tippedOff':
      return `${specialName('tipOff')}! Qualcuno ha avvertito la Dogana della tua consegna. Scopri la carta.`
    case 'friend':
      return `Carta Dogana ${customsName(step.card)}: ${customsCards[step.card].text} La annulli? Hai ${number(at(view.kept, seat))} ${customsName('friendAtTheGate')}.`
    case 'contacts':
      return `Evento politico ${state(step.state, 'in')} (${continents[factsOf(step.state).continent]}): hai tirato ${and.format(step.rolls.map(number))}. Quale vale?`
    case 'choose':
      return `${sentence(`${sources[step.source]} ti lascia la scelta: ${or.format(step.options.map((_, option) => ops(optionOf(view, step, option))))}`)} ${cash}`
    case 'may':
      return `${sentence(`${sources[step.source]} ti permette di pagare ${euro(step.euro)}; in cambio ${ops(step.ops)}`)} Paghi? ${cash}`
    case 'forcedSale':
      return `Devi pagare ${euro(step.euro)} per ${dues[step.due]} e hai ${euro(at(view.money, seat))}. Che cosa vendi?`
    case undefined:
    case 'rollForStart':
    case 'startRound':
    case 'save':
    case 'blownHome':
    case 'beginTurn':
    case 'takeStep':
    case 'customs':
    case 'political':
    case 'effects':
    case 'pay':
    case 'seize':
    case 'leaveCrossing':
    case 'judge':
    case 'endTm':
    case 'tmOver':
    case 'endMove':
    case 'failed':
    case 'turnLost':
    case 'endTurn':
    case 'endRound':
      return ''
  }
}

const sources: Readonly<Record<Source, string>> = { customs: 'La Carta Dogana', political: 'L’evento', special: 'La carta' }
const dues: Readonly<Record<Due, string>> = {
  fuel: 'il carburante',
  customs: 'la Carta Dogana',
  event: 'l’evento',
  crossing: 'lasciare il canale o lo stretto',
  spared: 'il mezzo risparmiato',
}

function territories(view: View, seat: Seat): string {
  const hand = at(view.territories, seat)
  const counts = CONTINENTS.map(each => ({ each, n: inContinent(hand, each).length })).filter(({ n }) => n > 0)
  return counts.map(({ each, n }) => `${continents[each]} ${number(n)}`).join(', ')
}

function turn(view: View, { seat, draws: free, actions: left }: StepSeen<'turn'>): string {
  const have = [euro(at(view.money, seat)), vp(at(view.vp, seat))]
  const signed = at(view.signed, seat).length
  const ready = signed === 0 ? 'nessun contratto firmato' : counted(signed, 'contratto firmato', 'contratti firmati')
  if (left === 0) return `Le tue Azioni sono finite. Tratta, gioca carte Speciali o termina il turno. Hai ${and.format(have)}.`
  return `È il tuo turno: ti ${left + free === 1 ? 'resta' : 'restano'} ${free === 0 ? '' : `${draws(free)} e `}${actions(left)}. Hai ${and.format([...have, ready])}.`
}

function travel(view: View, seat: Seat, who: Names): string {
  const { journey } = view
  if (journey === 'none') return ''
  const unit = unitOf(view, journey)
  if (!isDelivery(journey)) {
    const { left } = progressOf(view, journey)
    const here = `${capital(vehicleFor(unit, seat, who))} è ${there(placeOf(view, unit), who)}`
    return `${here}: in questo movimento ${left === 1 ? 'resta' : 'restano'} ${pm(left)}`
  }
  const signed = findSigned(view, journey.delivery.signed)?.signed
  const what = signed === undefined ? 'Consegna' : capital(signedName(signed))
  return `${what}: ${stage(view, journey)} ${goodsAt(view, journey.delivery.holder, seat, who)}`
}
/** 'in Germania', 'nell’esagono C17', 'sul Canale di Suez' */
const there = (place: Place, who: Names) => placeName(place, who, place.kind === 'crossing' ? 'on' : 'in')
function stage(view: View, journey: SeenJourney): string {
  const { tm: begun, allowed, open, left } = progressOf(view, journey)
  if (begun === 0) return `${tm(allowed)} ${allowed === 1 ? 'concesso, non ancora cominciato' : 'concessi, nessuno cominciato'}.`
  const now = `${tmNumber(begun)} di ${number(allowed)}`
  if (!open) return `${now} finito${begun < allowed ? ', il prossimo passo ne comincia un altro' : ''}.`
  return `${now}, ${left === 1 ? 'resta' : 'restano'} ${pm(left)}`
}
function goodsAt(view: View, holder: number, seat: Seat, who: Names): string {
  const place = placeOf(view, holder)
  const outside = place.kind === 'aboard' ? `, ${there(placeOf(view, place.carrier), who)}` : ''
  return `La merce è ${vehicleFor(holder, seat, who, 'on')}, ${there(place, who)}${outside}. Hai ${euro(at(view.money, seat))}.`
}
