/** Che cosa è successo, una cosa alla volta, come può saperlo chi ascolta. */
import { at, type Names } from '@wildcat/kernel'
import { auctionWords, companyPlaces } from '@wildcat/oil-rush/words/it/auction.ts'
import { overflowEvent } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveEvent } from '@wildcat/oil-rush/words/it/drive.ts'
import { endWords } from '@wildcat/oil-rush/words/it/end.ts'
import { dealEvent } from '@wildcat/oil-rush/words/it/licences.ts'
import { priceEvent, rollText } from '@wildcat/oil-rush/words/it/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/it/shipping.ts'
import { CARDS, DEEP_DRILLING_COST, derrickBonus, GUSHER_COST } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { View } from '../../state.ts'
import { isPoorest, lastRow, place, wellAt } from '../facts.ts'
import {
  and,
  atCompany,
  barrels,
  capital,
  cardFace,
  decks,
  hand,
  kinds,
  licences,
  money,
  number,
  points,
  spaces,
  theCompany,
} from './phrases.ts'
import { termsOf, well } from './terms.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export const auction = auctionWords<'liquidation'>({
  ...companyPlaces,
  liquidation: { name: 'di liquidazione', to: 'nell’asta di liquidazione' },
})
const ended = endWords(n => `${number(n)}º treno`, derrickBonus)

export function event(e: Event, who: Names, view: View): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}. ${who(e.first)} ha il dado e comincia.`
    case 'priceRolled':
      return priceEvent(e)
    case 'specialCardTurned':
      return `${specialCard(e, view)}${isLast(e, view) ? '' : ` Offre ${cardFace(e.card)}.`}`
    case 'standardCardsTurned':
      return `Carte standard scoperte: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} prende la carta ${decks[at(CARDS, e.card).deck]}: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nessuno prende la carta ${decks[at(CARDS, e.card).deck]}: ${cardFace(e.card)}.`
    case 'licencesDealt':
      return dealEvent(e, who)
    case 'baronDealt':
      return baronDealt([e])
    case 'truckPlaced':
    case 'truckMoved':
    case 'trainMoved':
    case 'tileSeen':
    case 'priceChanged':
    case 'trainsPushedBack':
    case 'freeOilTaken':
    case 'turnEnded':
      return driveEvent(e, who, termsOf(view))
    case 'derrickBuilt':
      return `${who(e.seat)} ${builds(e, view)}.`
    case 'gusherDrilled':
      return `${who(e.seat)} ${gusher(e, view)}.`
    case 'derrickDeepened':
      return `${who(e.seat)} ${deepens([e.well], view)}.`
    case 'oilProduced':
    case 'oilCarried':
    case 'oilLost':
      return shippingWords(termsOf(view)).event(e, who)
    case 'auctionOpened':
    case 'bidMade':
    case 'passed':
    case 'nobodySells':
    case 'bidCovered':
    case 'bluffCalled':
    case 'licencesPaid':
    case 'oilSold':
      return auction.event(e, who)
    case 'bidRaised':
      return `${who(e.seat)} alza a ${number(e.points)}.`
    case 'bidKept':
      return `${who(e.seat)} resta a ${number(e.points)}.`
    case 'baronShown':
      return baronShows(e, view)
    case 'baronWon':
      return baronWins(e)
    case 'baronOutbid':
      return `${who(e.seat)} supera il Barone con ${number(e.points)}.`
    case 'baronDiscarded':
      return `Il Barone scarta ${licences(e.count)} ${atCompany(e.company)}.`
    case 'companyNamed':
      return `${who(e.seat)} sceglie ${theCompany(e.company)} e tira il dado.`
    case 'overflowSold':
      return overflowEvent(e, who)
    case 'noSpecialCardLeft':
      return 'Non ci sono più carte speciali da scoprire: la partita finisce.'
    case 'gameEnded':
      return ended(e, who)
  }
}

const isLast = ({ baron }: EventOf<'specialCardTurned'>, { options }: View) => {
  const last = lastRow(options)
  return last !== 'none' && baron >= last
}

/** 'Una carta speciale porta il Barone avanti di 2 caselle, alla riga 9, a 12 dalla fine.' */
export function specialCard(e: EventOf<'specialCardTurned'>, view: View): string {
  const last = lastRow(view.options)
  if (isLast(e, view)) return `Una carta speciale porta il Barone alla riga ${number(e.baron)}: la partita finisce.`
  const left = last === 'none' ? '' : `, a ${number(last - e.baron)} dalla fine`
  return `Una carta speciale porta il Barone avanti di ${spaces(at(CARDS, e.card).baron)}, alla riga ${number(e.baron)}${left}.`
}

export function baronDealt(all: readonly EventOf<'baronDealt'>[]): string {
  const deals = all.filter(({ count }) => count > 0)
  if (deals.length === 0) return 'Per il Barone non ci sono più licenze.'
  const first = (n: number) => `${licences(n)} ${n === 1 ? 'coperta' : 'coperte'}`
  const dealt = deals.map(({ company, count }, i) => `${i === 0 ? first(count) : number(count)} ${atCompany(company)}`)
  const short = all.some(({ count, due }) => count < due) ? ': non ce ne sono altre' : ''
  return `Il Barone riceve ${and.format(dealt)}${short}.`
}

/** Che cosa scopre il Barone, e se gli basta per vincere. `isPlaceKnown`: si è già detto di quale asta si parla. */
export function baronShows(
  { company, licences: shown, points: all }: EventOf<'baronShown'>,
  { options }: View,
  isPlaceKnown = false,
  won?: EventOf<'baronWon'>,
): string {
  const baron = isPlaceKnown ? 'Il Barone' : `${capital(atCompany(company))} il Barone`
  const shows = shown.length === 0 ? 'non ha licenze da scoprire' : `scopre ${hand(shown)}`
  if (won !== undefined) return `${baron} ${shows} e vince con ${points(won.points)}: nessuno vende.`
  return `${baron} ${shows}: ${options.aggressiveBaron ? `in tutto le sue carte lì valgono ${points(all)}` : points(all)}.`
}
/** Nell’asta di liquidazione. */
export const namesAndRolls = ({ company }: EventOf<'companyNamed'>, roll: EventOf<'priceRolled'>) =>
  `sceglie ${theCompany(company)} e tira ${rollText(roll)}`
export const baronWins = ({ company, points: all }: EventOf<'baronWon'>, isPlaceKnown = false) =>
  `${isPlaceKnown ? 'Vince' : `${capital(atCompany(company))} vince`} il Barone con ${points(all)}: nessuno vende.`

/** 'costruisce sul pozzo singolo 3D per 4.000 $ e trova 4 barili' */
export function builds({ well: index, cost, value }: EventOf<'derrickBuilt'>, view: View): string {
  const { kind } = at(view.wells, index)
  const named = kind === 'gusher' ? well(view, index) : `pozzo ${kinds[kind]} ${wellAt(view, index)}`
  return `costruisce sul ${named} per ${money(cost)} e trova ${isPoorest(view, index, value) ? 'solo ' : ''}${barrels(value)}`
}
export const gusher = ({ square, face }: EventOf<'gusherDrilled'>, view: View) =>
  `apre uno zampillo in ${place(view, square)} per ${money(GUSHER_COST)}, tira un ${number(face.pips)} e trova ${barrels(face.pips)}`
export const deepens = (wells: readonly number[], view: View) =>
  `perfora in profondità ${and.format(wells.map(each => wellAt(view, each)))} per ${money(wells.length * DEEP_DRILLING_COST)}: un barile extra${wells.length === 1 ? '' : ' per torre'}`
