/** What a seat is asked, with the figures that matter. */
import { at, type Names, type Seat } from '@wildcat/kernel'
import { CONTINENTS } from '../../content/kinds.ts'
import { findSigned, isDelivery, type SeenJourney, unitOf } from '../../journeys.ts'
import { factsOf } from '../../map.ts'
import type { Due, Source, StepSeen, View } from '../../state.ts'
import { kindOf, placeOf } from '../../vehicles.ts'
import { optionOf, progressOf, stepNow } from '../decision-facts.ts'
import { sentence } from '../facts.ts'
import { inContinent } from '../situation-facts.ts'
import { customsCards } from './customs-cards.ts'
import { ops } from './ops.ts'
import {
  actions,
  and,
  capital,
  continent,
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
import { draws, signedName } from './sentences.ts'

export function question(view: View, seat: Seat, who: Names): string {
  const step = stepNow(view)
  const cash = `You have ${euro(at(view.money, seat))}.`
  switch (step?.kind) {
    case 'chooseHq':
      return `Choose your headquarters. Your territory cards: ${territories(view, seat)}.`
    case 'insure':
      return `The weather strikes ${vehicleFor(step.vehicle, seat, who)}: the save needed ${number(step.needed)} or more and failed. Use ${specialName('insurance')} to roll again?`
    case 'turn':
      return turn(view, step)
    case 'distribute':
      return `Which of your vehicles do you bring to the new branch in ${state(step.branch)}? It is free, and now only.`
    case 'travel':
      return travel(view, seat, who)
    case 'customsOrEvent':
      return `${capital(vehicleFor(step.vehicle, seat, who))} is in ${state(step.state)}, a red-flag state: a customs card and a political event are due. Which comes first?`
    case 'tippedOff':
      return `${specialName('tipOff')}! Somebody has told customs about your delivery. Turn up the card.`
    case 'friend':
      return `Customs card ${customsName(step.card)}: ${customsCards[step.card].text} Cancel it? You keep ${counted(at(view.kept, seat), 'friend', 'friends')} at the gate.`
    case 'contacts':
      return `Political event in ${state(step.state)} (${continent(factsOf(step.state).continent)}): you rolled ${and.format(step.rolls.map(number))}. Which one is carried out?`
    case 'choose':
      return `${sentence(`${sources[step.source]} leaves you the choice: ${or.format(step.options.map((_, option) => ops(optionOf(view, step, option))))}`)} ${cash}`
    case 'may':
      return `${sources[step.source]} lets you pay ${euro(step.euro)} to ${ops(step.ops)}. Do you? ${cash}`
    case 'forcedSale':
      return `You owe ${euro(step.euro)} for ${dues[step.due]} and have ${euro(at(view.money, seat))}. What do you sell?`
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

const sources: Readonly<Record<Source, string>> = { customs: 'The customs card', political: 'The event', special: 'The card' }
const dues: Readonly<Record<Due, string>> = {
  fuel: 'fuel',
  customs: 'the customs card',
  event: 'the event',
  crossing: 'leaving the canal or strait',
  spared: 'the vehicle that is spared',
}

function territories(view: View, seat: Seat): string {
  const hand = at(view.territories, seat)
  const counts = CONTINENTS.map(each => ({ each, n: inContinent(hand, each).length })).filter(({ n }) => n > 0)
  return counts.map(({ each, n }) => `${continent(each)} ${number(n)}`).join(', ')
}

function turn(view: View, { seat, draws: free, actions: left }: StepSeen<'turn'>): string {
  const signed = at(view.signed, seat).length
  const ready = signed === 0 ? 'no signed contracts' : counted(signed, 'signed contract', 'signed contracts')
  const have = [euro(at(view.money, seat)), vp(at(view.vp, seat))]
  if (left === 0) return `Your actions are used up. Deal, play special cards or end your turn. You have ${and.format(have)}.`
  return `Your turn: ${free === 0 ? '' : `${draws(free)} and `}${actions(left)} left. You have ${and.format([...have, ready])}.`
}

function travel(view: View, seat: Seat, who: Names): string {
  const { journey } = view
  if (journey === 'none') return ''
  const unit = unitOf(view, journey)
  if (!isDelivery(journey)) {
    const here = `${capital(vehicleFor(unit, seat, who))} is ${there(view, unit, who)}`
    return `${here}, with ${pm(progressOf(view, journey).left)} left in this Move.`
  }
  const signed = findSigned(view, journey.delivery.signed)?.signed
  const what = signed === undefined ? 'Delivery' : capital(signedName(signed))
  return `${what}: ${stage(view, journey)} ${goodsAt(view, journey.delivery.holder, seat, who)}`
}
/** 'in Germany', 'over hex C17', 'aboard Ben’s ship 1' */
function there(view: View, vehicle: number, who: Names): string {
  const place = placeOf(view, vehicle)
  return `${prepositions[place.kind === 'hex' && kindOf(vehicle) === 'plane' ? 'air' : place.kind]}${placeName(place, who)}`
}
const prepositions = { state: 'in ', hex: 'on ', air: 'over ', crossing: 'on ', aboard: '', stock: '' } as const
function stage(view: View, journey: SeenJourney): string {
  const { tm: begun, allowed, open, left } = progressOf(view, journey)
  if (begun === 0) return `${tm(allowed)} allowed, none begun.`
  const now = `${tmNumber(begun)} of ${number(allowed)}`
  return open ? `${now}, ${pm(left)} left.` : `${now} is over${begun < allowed ? ', the next step begins another' : ''}.`
}
function goodsAt(view: View, holder: number, seat: Seat, who: Names): string {
  const place = placeOf(view, holder)
  const outside = place.kind === 'aboard' ? `, ${there(view, place.carrier, who)}` : ''
  return `The goods are in ${vehicleFor(holder, seat, who)}, ${there(view, holder, who)}${outside}. You have ${euro(at(view.money, seat))}.`
}
