/** A game as a report: what belongs together in a sentence or two. */
import { at } from '@wildcat/kernel'
import { overflowPassage } from '@wildcat/oil-rush/words/en/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/en/drive.ts'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/en/licences.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/en/prices.ts'
import { CARDS, type CardId } from '../../components.ts'
import { reportIn } from '../report.ts'
import { auction, finds, inflated, redCard, shipping } from './events.ts'
import { and, cardGifts, money, number, site } from './phrases.ts'
import { terms } from './terms.ts'

const isRed = (card: CardId) => at(CARDS, card).colour === 'red'

export const report = reportIn({
  list: parts => and.format(parts),
  round: n => `Round ${number(n)}.`,
  prices: pricesPassage,
  redCard,
  takes: 'takes',
  card: id => `${isRed(id) ? 'the red card: ' : ''}${cardGifts(id)}`,
  left: id => `${isRed(id) ? 'The red card' : 'A beige card'} is left over: ${cardGifts(id)}.`,
  onShow: (cards, isRest) => `${isRest ? 'Still on show' : 'On show'}: ${cards}.`,
  deal: dealPassage,
  remarkableDeals,
  driveClauses: events => driveClauses(events, terms),
  driveSpecials: (events, who) => driveSpecials(events, who, terms),
  builds: (built, who) => `${who(built.seat)} builds on ${site(built.well)} for ${money(built.cost)} and ${finds(built)}`,
  buildNothing: (names, count) => `${names} ${count === 1 ? 'builds' : 'build'} nothing.`,
  shipping: shipping.passage,
  auction: auction.passage,
  inflated,
  overflow: overflowPassage,
})
