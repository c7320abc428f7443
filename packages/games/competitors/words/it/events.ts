/** Che cosa è successo, per quanto può saperne chi ascolta. */
import { at, type Names } from '@wildcat/kernel'
import { WINNING_VP } from '../../components.ts'
import type { VehicleKind } from '../../content/kinds.ts'
import { WEATHER } from '../../content/weather.ts'
import type { Event, EventOf } from '../../events.ts'
import type { View } from '../../state.ts'
import { type EventAbout, isAbout } from '../chapters.ts'
import { ranking, sentence, withStop, wonByWealth } from '../facts.ts'
import { doing } from './doings.ts'
import { encounter } from './encounters.ts'
import { weatherEvents } from './event-tables.ts'
import { deal } from './events-deals.ts'
import { journey } from './events-journeys.ts'
import { and, counted, ending, euro, inContinent, number, specialName, state, vehicle, vp } from './phrases.ts'

export function event(e: Event, who: Names, view: View): string {
  if (isAbout(e, 'doing', 'encounter')) return withStop(`${who(e.seat)} ${does(e, who, view)}`)
  if (isAbout(e, 'journey')) return journey(e, who)
  return isAbout(e, 'deal') ? deal(e, who, view) : table(e, who)
}
/** Una proposizione che segue al nome del giocatore. */
export const does = (e: EventAbout<'doing' | 'encounter'>, who: Names, view: View): string =>
  isAbout(e, 'doing') ? doing(e, who, view) : encounter(e, who)

function table(e: EventAbout<'table'>, who: Names): string {
  switch (e.kind) {
    case 'startRolled':
      return startRolled(e, who)
    case 'hqChosen':
      return `Sede di ${who(e.seat)}: ${state(e.hq)}.`
    case 'roundStarted':
      return `Round ${number(e.round)}${e.last ? ', l’ultimo' : ''}.`
    case 'weatherRolled':
      return weatherRolled(e)
    case 'saveRolled':
      return sentence(save(e, vehicle(e.vehicle, who)))
    case 'saveRerolled':
      return `Con l’${specialName('insurance')} ${state(e.insured, 'in')} si ripete il tiro per ${vehicle(e.vehicle, who)}: ${again(e)}.`
    case 'insuranceKept':
      return `L’${specialName('insurance')} non viene usata per ${vehicle(e.vehicle, who)}.`
    case 'blownHome':
      return `L’evento meteo riporta ${vehicle(e.vehicle, who)} ${state(e.to, 'in')}.`
    case 'turnBegun':
      return `Turno di ${who(e.seat)}${e.draws === 0 ? '' : `, con ${counted(e.draws, 'carta', 'carte')} da pescare gratis`}.`
    case 'deckRebuilt':
      return sentence(rebuilt(e))
    case 'strikeEnded':
      return `Lo sciopero ${state(e.state, 'in')} è finito.`
    case 'gameEnded':
      return ended(e, who)
  }
}

/** 'Tiro per cominciare: Anna – 5, Elena – 5, Ugo – 2; di nuovo: Anna – 3, Elena – 6. Comincia Elena.' */
function startRolled({ rolls, first }: EventOf<'startRolled'>, who: Names): string {
  const times = rolls.map(each => each.map(({ seat, roll }) => `${who(seat)} – ${number(roll)}`).join(', '))
  return `Tiro per cominciare: ${times.join('; di nuovo: ')}. Comincia ${who(first)}.`
}

const THREATENED: Readonly<Record<VehicleKind, string>> = { truck: 'i Truck', ship: 'le Navi', plane: 'gli Aerei' }
function weatherRolled({ continent, roll }: EventOf<'weatherRolled'>): string {
  const here = at(WEATHER[continent], roll - 1)
  const name = `Meteo ${inContinent(continent)}: «${at(weatherEvents[continent], roll - 1).name}»`
  switch (here.kind) {
    case 'strike':
      return `${name}, un pericolo per ${and.format(here.vehicles.map(kind => THREATENED[kind]))} (si salva chi tira ${number(here.save)} o più).`
    case 'portsClosed':
      return `${name}. I Porti del continente sono chiusi.`
    case 'airportsClosed':
      return `${name}. Gli Aeroporti del continente sono chiusi.`
    case 'fairWeather':
      return `${name}. Qui il carburante costa la metà.`
  }
}
const PILES = { territory: 'delle Carte Territorio', contract: 'delle Carte Contratto' } as const
export const rebuilt = ({ deck, cards }: EventOf<'deckRebuilt'>) =>
  `il mazzo ${PILES[deck]} si riforma con gli scarti (${counted(cards, 'carta', 'carte')})`

type Save = Pick<EventOf<'saveRolled'>, 'vehicle' | 'roll' | 'needed'>
/** 'tiro salvezza per la Nave 1 di Anna: 5, salva' */
export const save = (e: Save, of: string) => `tiro salvezza per ${of}: ${again(e)}`
export const again = ({ vehicle: of, roll, needed }: Save) =>
  `${number(roll)}, ${roll < needed ? `serviva almeno ${number(needed)}` : `salv${ending(of)}`}`

function ended({ how, winners, results }: EventOf<'gameEnded'>, who: Names): string {
  const best = at(results, at(winners, 0))
  const why = how === 'points' ? `Il traguardo di ${vp(WINNING_VP)} è raggiunto` : 'L’ultimo round è finito'
  const wealth = wonByWealth(results, winners) ? ' e il patrimonio più grande' : ''
  const has = (seat: number) => `(patrimonio ${euro(at(results, seat).wealth)})`
  const alone = winners.length === 1 ? ` ${wealth === '' ? has(at(winners, 0)) : `(${euro(best.wealth)})`}` : ''
  const wins = `${alone === '' ? 'Vincono insieme' : 'Vince'} ${and.format(winners.map(who))} con ${vp(best.vp)}${wealth}${alone}.`
  const others = ranking(results).filter(seat => alone === '' || !winners.includes(seat))
  const each = others.map((seat, n) => `${who(seat)}${n === 0 ? ' ha' : ','} ${vp(at(results, seat).vp)} ${has(seat)}`)
  return [`${why}.`, wins, ...(each.length > 0 ? [`${each.join('; ')}.`] : [])].join(' ')
}
