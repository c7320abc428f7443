/** Che cosa è successo, passo per passo, come può saperlo chi ascolta. */
import { at, type Names } from '@wildcat/kernel'
import { auctionWords, companyPlaces } from '@wildcat/oil-rush/words/it/auction.ts'
import { overflowEvent } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveEvent } from '@wildcat/oil-rush/words/it/drive.ts'
import { endWords } from '@wildcat/oil-rush/words/it/end.ts'
import { dealEvent } from '@wildcat/oil-rush/words/it/licences.ts'
import { priceEvent } from '@wildcat/oil-rush/words/it/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/it/shipping.ts'
import { CARDS, derrickBonus, STAR } from '../../components.ts'
import type { Event } from '../../events.ts'
import { isPoorest, toStar } from '../facts.ts'
import { and, barrels, cardFace, colours, fromTo, money, number, siteOfKind, spaces, theCompany } from './phrases.ts'
import { terms } from './terms.ts'

const ended = endWords(place => `${number(place)}ª locomotiva`, derrickBonus)

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export const auction = auctionWords(companyPlaces)
export const shipping = shippingWords(terms)

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}. ${who(e.first)} ha il dado e comincia.`
    case 'priceRolled':
      return priceEvent(e)
    case 'redCardTurned':
      return e.black === STAR ? redCard(e) : `${redCard(e)} Offre ${cardFace(e.card)}.`
    case 'beigeCardsTurned':
      return `Carte beige scoperte: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} prende la carta ${colours[at(CARDS, e.card).colour]}: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nessuno prende la carta ${colours[at(CARDS, e.card).colour]}: ${cardFace(e.card)}.`
    case 'licencesDealt':
      return dealEvent(e, who)
    case 'truckPlaced':
    case 'truckMoved':
    case 'trainMoved':
    case 'tileSeen':
    case 'priceChanged':
    case 'trainsPushedBack':
    case 'freeOilTaken':
    case 'turnEnded':
      return driveEvent(e, who, terms)
    case 'derrickBuilt':
      return `${who(e.seat)} costruisce sul ${siteOfKind(e.well)} per ${money(e.cost)} e ${finds(e)}.`
    case 'builtNothing':
      return `${who(e.seat)} non costruisce.`
    case 'oilProduced':
    case 'oilCarried':
    case 'oilLost':
      return shipping.event(e, who)
    case 'auctionOpened':
    case 'bidMade':
    case 'passed':
    case 'nobodySells':
    case 'bidCovered':
    case 'bluffCalled':
    case 'licencesPaid':
    case 'oilSold':
      return auction.event(e, who)
    case 'overflowSold':
      return overflowEvent(e, who)
    case 'pricesInflated':
      return inflated([e])
    case 'gameEnded':
      return ended(e, who)
  }
}

/** 'Una carta rossa porta la locomotiva nera avanti di 2 caselle, alla colonna 3, a 18 dalla stella.' */
export function redCard({ card, black }: EventOf<'redCardTurned'>): string {
  if (black === STAR) return 'Una carta rossa porta la locomotiva nera alla stella.'
  return `Una carta rossa porta la locomotiva nera avanti di ${spaces(at(CARDS, card).black)}, alla colonna ${number(black)}, a ${number(toStar(black))} dalla stella.`
}

/** 'trova 5 barili', 'trova solo 2 barili' */
export const finds = ({ well, value }: EventOf<'derrickBuilt'>) => `trova ${isPoorest(well, value) ? 'solo ' : ''}${barrels(value)}`

/** Se sono più d’uno si muovono allo stesso modo: lì nessuno poteva vendere. */
export const inflated = (events: readonly EventOf<'pricesInflated'>[]) =>
  `Inflazione: ${and.format(events.map(({ company, from, to }, i) => `${theCompany(company)}${i > 0 ? '' : to > from ? ' sale' : ' scende'} ${fromTo(from, to)}`))}.`
