/** Che cosa è successo, una cosa alla volta, come può saperlo chi ascolta. */
import { at, type Names } from '@wildcat/kernel'
import { auctionWords } from '@wildcat/oil-rush/words/it/auction.ts'
import { overflowEvent } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveEvent } from '@wildcat/oil-rush/words/it/drive.ts'
import { endWords } from '@wildcat/oil-rush/words/it/end.ts'
import { dealEvent } from '@wildcat/oil-rush/words/it/licences.ts'
import { priceEvent } from '@wildcat/oil-rush/words/it/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/it/shipping.ts'
import { CARDS, DEEP_DRILLING_COST, derrickBonus, GUSHER_COST } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { View } from '../../state.ts'
import { isPoorest, lastRow, place, wellAt } from '../facts.ts'
import { and, barrels, cardFace, companies, decks, hand, kinds, licences, money, number, points, spaces } from './phrases.ts'
import { termsOf, well } from './terms.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Dove si offre, con la preposizione. */
export const auction = auctionWords<'liquidation'>({
  hudson: 'a Hudson',
  jet: 'a Jet',
  standard: 'a US Standard',
  liquidation: 'alla liquidazione',
})
const ended = endWords(n => `${number(n)}º treno`, derrickBonus)

export function event(e: Event, who: Names, view: View): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Turno ${number(e.round)}. ${who(e.first)} ha il dado e comincia.`
    case 'priceRolled':
      return priceEvent(e)
    case 'specialCardTurned':
      return `${specialCard(e, view)}${isLast(e, view) ? '' : ` Offre ${cardFace(e.card)}.`}`
    case 'standardCardsTurned':
      return `Carte normali scoperte: ${e.cards.map(cardFace).join('; ')}.`
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
      return baronShown(e, view)
    case 'baronWon':
      return `Presso ${companies[e.company]} vince il Barone con ${points(e.points)}: lì nessuno vende.`
    case 'baronOutbid':
      return `${who(e.seat)} supera il Barone con ${number(e.points)}.`
    case 'baronDiscarded':
      return `Il Barone scarta ${licences(e.count)} presso ${companies[e.company]}.`
    case 'companyNamed':
      return `${who(e.seat)} sceglie ${companies[e.company]} e tira il dado per quella.`
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
  const dealt = deals.map(({ company, count }, i) => `${i === 0 ? licences(count) : number(count)} presso ${companies[company]}`)
  const short = all.some(({ count, due }) => count < due) ? ': non ce ne sono altre' : ''
  const faceDown = deals.length === 1 && deals[0]?.count === 1 ? 'coperta' : 'coperte'
  return `Il Barone riceve ${and.format(dealt)}, ${faceDown}${short}.`
}

/** Che cosa scopre, e che gli basta. */
export const baronShowsAndWins = ({ company, licences: shown }: EventOf<'baronShown'>, { points: all }: EventOf<'baronWon'>) =>
  `Presso ${companies[company]} il Barone mostra ${hand(shown)} e vince con ${points(all)}: lì nessuno vende.`
const baronShown = ({ company, licences: shown, points: all }: EventOf<'baronShown'>, { options }: View) =>
  options.aggressiveBaron
    ? `Presso ${companies[company]} il Barone scopre ${hand(shown)}: lì tutte le sue carte valgono ${points(all)}.`
    : `Presso ${companies[company]} il Barone mostra ${hand(shown)}: ${points(all)}.`

/** 'costruisce sul pozzo semplice 3D per $ 4.000 e trova 4 barili' */
export function builds({ well: index, cost, value }: EventOf<'derrickBuilt'>, view: View): string {
  const { kind } = at(view.wells, index)
  const named = kind === 'gusher' ? well(view, index) : `pozzo ${kinds[kind]} ${wellAt(view, index)}`
  return `costruisce sul ${named} per ${money(cost)} e trova ${isPoorest(view, index, value) ? 'solo ' : ''}${barrels(value)}`
}
export const gusher = ({ square, face }: EventOf<'gusherDrilled'>, view: View) =>
  `apre uno zampillo in ${place(view, square)} per ${money(GUSHER_COST)}, tira ${number(face.pips)} e trova ${barrels(face.pips)}`
export const deepens = (wells: readonly number[], view: View) =>
  `trivella più a fondo in ${and.format(wells.map(each => wellAt(view, each)))} per ${money(wells.length * DEEP_DRILLING_COST)}: un barile in più${wells.length === 1 ? '' : ' per torre'}`
