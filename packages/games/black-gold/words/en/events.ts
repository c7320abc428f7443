/** What happened, one by one, as the hearer may know it. */
import { at, type Names } from '@wildcat/kernel'
import { auctionWords, companyPlaces } from '@wildcat/oil-rush/words/en/auction.ts'
import { overflowEvent } from '@wildcat/oil-rush/words/en/depots.ts'
import { driveEvent } from '@wildcat/oil-rush/words/en/drive.ts'
import { endWords } from '@wildcat/oil-rush/words/en/end.ts'
import { dealEvent } from '@wildcat/oil-rush/words/en/licences.ts'
import { priceEvent, rollText } from '@wildcat/oil-rush/words/en/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/en/shipping.ts'
import { CARDS, DEEP_DRILLING_COST, derrickBonus, GUSHER_COST } from '../../components.ts'
import type { Event } from '../../events.ts'
import type { View } from '../../state.ts'
import { isPoorest, lastRow, place, wellAt } from '../facts.ts'
import { and, barrels, cardFace, companies, hand, kinds, licences, money, number, points, spaces } from './phrases.ts'
import { termsOf, well } from './terms.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export const auction = auctionWords<'liquidation'>({
  ...companyPlaces,
  liquidation: { auction: 'liquidation auction', at: 'the liquidation auction' },
})
const ended = endWords('train', derrickBonus)

export function event(e: Event, who: Names, view: View): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}. ${who(e.first)} has the die and goes first.`
    case 'priceRolled':
      return priceEvent(e)
    case 'specialCardTurned':
      return `${specialCard(e, view)}${isLast(e, view) ? '' : ` It offers ${cardFace(e.card)}.`}`
    case 'standardCardsTurned':
      return `Standard cards on show: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} takes the ${at(CARDS, e.card).deck} card: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nobody takes the ${at(CARDS, e.card).deck} card: ${cardFace(e.card)}.`
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
      return `${who(e.seat)} raises it to ${number(e.points)}.`
    case 'bidKept':
      return `${who(e.seat)} leaves it at ${number(e.points)}.`
    case 'baronShown':
      return baronShows(e, view)
    case 'baronWon':
      return baronWins(e)
    case 'baronOutbid':
      return `${who(e.seat)} outbids the Oil Baron with ${number(e.points)}.`
    case 'baronDiscarded':
      return `The Oil Baron discards ${licences(e.count)} at ${companies[e.company]}.`
    case 'companyNamed':
      return `${who(e.seat)} names ${companies[e.company]} and rolls the die.`
    case 'overflowSold':
      return overflowEvent(e, who)
    case 'noSpecialCardLeft':
      return 'There is no special card left to turn up: the game ends.'
    case 'gameEnded':
      return ended(e, who)
  }
}

const isLast = ({ baron }: EventOf<'specialCardTurned'>, { options }: View) => {
  const last = lastRow(options)
  return last !== 'none' && baron >= last
}

/** 'A special card moves the Oil Baron 2 spaces, to row 9, 12 short of the end.' */
export function specialCard(e: EventOf<'specialCardTurned'>, view: View): string {
  const last = lastRow(view.options)
  if (isLast(e, view)) return `A special card takes the Oil Baron to row ${number(e.baron)}: the game ends.`
  const left = last === 'none' ? '' : `, ${number(last - e.baron)} short of the end`
  return `A special card moves the Oil Baron ${spaces(at(CARDS, e.card).baron)}, to row ${number(e.baron)}${left}.`
}

export function baronDealt(all: readonly EventOf<'baronDealt'>[]): string {
  const deals = all.filter(({ count }) => count > 0)
  if (deals.length === 0) return 'There are no licences left for the Oil Baron.'
  const dealt = deals.map(({ company, count }, i) => `${i === 0 ? licences(count) : number(count)} at ${companies[company]}`)
  const short = all.some(({ count, due }) => count < due) ? ': there are no more' : ''
  return `The Oil Baron is dealt ${and.format(dealt)}, face down${short}.`
}

/** What the Oil Baron turns up, and whether it is enough to win. `isPlaceKnown`: it was said before which auction this is. */
export function baronShows(
  { company, licences: shown, points: all }: EventOf<'baronShown'>,
  { options }: View,
  isPlaceKnown = false,
  won?: EventOf<'baronWon'>,
): string {
  const shows = `The Oil Baron ${shown.length === 0 ? 'has no licences to show' : `shows ${hand(shown)}`}${isPlaceKnown ? '' : ` at ${companies[company]}`}`
  if (won !== undefined) return `${shows} and wins with ${points(won.points)}: nobody sells.`
  return `${shows}: ${options.aggressiveBaron ? `all his cards there are worth ${points(all)}` : points(all)}.`
}
/** In the liquidation auction. */
export const namesAndRolls = ({ company }: EventOf<'companyNamed'>, roll: EventOf<'priceRolled'>) =>
  `names ${companies[company]} and rolls ${rollText(roll)}`
export const baronWins = ({ company, points: all }: EventOf<'baronWon'>, isPlaceKnown = false) =>
  `The Oil Baron wins${isPlaceKnown ? '' : ` at ${companies[company]}`} with ${points(all)}: nobody sells.`

/** 'builds on single well 3D for $4,000 and strikes 4 barrels' */
export function builds({ well: index, cost, value }: EventOf<'derrickBuilt'>, view: View): string {
  const { kind } = at(view.wells, index)
  const named = kind === 'gusher' ? well(view, index) : `${kinds[kind]} ${well(view, index)}`
  return `builds on ${named} for ${money(cost)} and ${isPoorest(view, index, value) ? 'finds only' : 'strikes'} ${barrels(value)}`
}
export const gusher = ({ square, face }: EventOf<'gusherDrilled'>, view: View) =>
  `drills a gusher at ${place(view, square)} for ${money(GUSHER_COST)}, rolls a ${number(face.pips)} and strikes ${barrels(face.pips)}`
export const deepens = (wells: readonly number[], view: View) =>
  `drills deeper at ${and.format(wells.map(each => wellAt(view, each)))} for ${money(wells.length * DEEP_DRILLING_COST)}: one more barrel${wells.length === 1 ? '' : ' at each'}`
