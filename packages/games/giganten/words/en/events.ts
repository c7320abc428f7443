/** What happened, one by one, as the hearer may know it. */
import { at, type Names } from '@wildcat/kernel'
import { auctionWords, companyPlaces } from '@wildcat/oil-rush/words/en/auction.ts'
import { overflowEvent } from '@wildcat/oil-rush/words/en/depots.ts'
import { driveEvent } from '@wildcat/oil-rush/words/en/drive.ts'
import { endWords } from '@wildcat/oil-rush/words/en/end.ts'
import { dealEvent } from '@wildcat/oil-rush/words/en/licences.ts'
import { priceEvent } from '@wildcat/oil-rush/words/en/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/en/shipping.ts'
import { CARDS, derrickBonus, STAR } from '../../components.ts'
import type { Event } from '../../events.ts'
import { isPoorest, toStar } from '../facts.ts'
import { and, barrels, cardFace, companies, fromTo, money, number, siteOfKind, spaces } from './phrases.ts'
import { terms } from './terms.ts'

const ended = endWords('locomotive', derrickBonus)

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export const auction = auctionWords(companyPlaces)
export const shipping = shippingWords(terms)

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}. ${who(e.first)} has the die and goes first.`
    case 'priceRolled':
      return priceEvent(e)
    case 'redCardTurned':
      return e.black === STAR ? redCard(e) : `${redCard(e)} It offers ${cardFace(e.card)}.`
    case 'beigeCardsTurned':
      return `Beige cards on show: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} takes the ${at(CARDS, e.card).colour} card: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nobody takes the ${at(CARDS, e.card).colour} card: ${cardFace(e.card)}.`
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
      return `${who(e.seat)} builds on ${siteOfKind(e.well)} for ${money(e.cost)} and ${finds(e)}.`
    case 'builtNothing':
      return `${who(e.seat)} builds nothing.`
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

/** 'A red card moves the black locomotive 2 spaces, to column 3, 18 short of the star.' */
export function redCard({ card, black }: EventOf<'redCardTurned'>): string {
  if (black === STAR) return 'A red card takes the black locomotive to the star.'
  return `A red card moves the black locomotive ${spaces(at(CARDS, card).black)}, to column ${number(black)}, ${number(toStar(black))} short of the star.`
}

/** 'strikes 5 barrels', 'finds only 2 barrels' */
export const finds = ({ well, value }: EventOf<'derrickBuilt'>) =>
  isPoorest(well, value) ? `finds only ${barrels(value)}` : `strikes ${barrels(value)}`

/** Several move the same way: nobody could sell there. */
export const inflated = (events: readonly EventOf<'pricesInflated'>[]) =>
  `Inflation: ${and.format(events.map(({ company, from, to }, i) => `${companies[company]}${i > 0 ? '' : to > from ? ' rises' : ' falls'} ${fromTo(from, to)}`))}.`
