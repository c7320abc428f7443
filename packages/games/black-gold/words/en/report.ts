/** A game as a report: what belongs together in a sentence or two. */
import { at } from '@wildcat/kernel'
import { overflowPassage } from '@wildcat/oil-rush/words/en/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/en/drive.ts'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/en/licences.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/en/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/en/shipping.ts'
import { CARDS, type CardId } from '../../components.ts'
import { reportIn } from '../report.ts'
import { auction, baronDealt, baronShows, baronWins, builds, deepens, event, gusher, namesAndRolls, specialCard } from './events.ts'
import { and, barrels, cardGifts, companies, number } from './phrases.ts'
import { termsOf } from './terms.ts'

const isSpecial = (card: CardId) => at(CARDS, card).deck === 'special'

export const report = reportIn({
  event,
  list: parts => and.format(parts),
  round: n => `Round ${number(n)}.`,
  prices: pricesPassage,
  specialCard,
  takes: 'takes',
  card: id => `${isSpecial(id) ? 'the special card: ' : ''}${cardGifts(id)}`,
  left: id => `${isSpecial(id) ? 'The special card' : 'A standard card'} is left over: ${cardGifts(id)}.`,
  onShow: (cards, isRest) => `${isRest ? 'Still on show' : 'On show'}: ${cards}.`,
  deal: dealPassage,
  remarkableDeals,
  baronShows,
  baronWins,
  namesAndRolls,
  goesOn: (name, clause) => `${name} ${clause}`,
  turn: (name, clauses) => `${name} ${clauses.join(', then ')}.`,
  baronDealt,
  driveClauses: (events, view) => driveClauses(events, termsOf(view)),
  driveSpecials: (events, who, view) => driveSpecials(events, who, termsOf(view)),
  builds,
  gusher,
  deepens,
  extraOil: found => `Then the card brings ${barrels(found.length)} to ${and.format([...new Set(found)].map(each => companies[each]))}.`,
  shipping: (events, who, view) => shippingWords(termsOf(view)).passage(events, who),
  auction: auction.passage,
  overflow: overflowPassage,
})
