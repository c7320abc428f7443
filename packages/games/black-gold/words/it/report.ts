/** Il diario di una partita: quello che va insieme in una frase o due. */
import { at } from '@wildcat/kernel'
import { overflowPassage } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/it/drive.ts'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/it/licences.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/it/prices.ts'
import { shippingWords } from '@wildcat/oil-rush/words/it/shipping.ts'
import { CARDS, type CardId } from '../../components.ts'
import { reportIn } from '../report.ts'
import { auction, baronDealt, baronShows, baronWins, builds, deepens, event, gusher, namesAndRolls, specialCard } from './events.ts'
import { and, barrels, capital, cardGifts, number, toCompany } from './phrases.ts'
import { termsOf } from './terms.ts'

const isSpecial = (card: CardId) => at(CARDS, card).deck === 'special'

export const report = reportIn({
  event,
  list: parts => and.format(parts),
  round: n => `Round ${number(n)}.`,
  prices: pricesPassage,
  specialCard,
  takes: 'prende',
  card: id => `${isSpecial(id) ? 'la carta speciale: ' : ''}${cardGifts(id)}`,
  left: id => `Resta ${isSpecial(id) ? 'la carta speciale' : 'una carta standard'}: ${cardGifts(id)}.`,
  onShow: (cards, isRest) => `${isRest ? 'Ancora scoperte' : 'Carte scoperte'}: ${cards}.`,
  deal: dealPassage,
  remarkableDeals,
  baronShows,
  baronWins,
  namesAndRolls,
  goesOn: (_, clause) => capital(clause),
  turn: (name, [first = '', ...others]) => [`${name} ${first}.`, ...others.map(each => `${capital(each)}.`)].join(' '),
  baronDealt,
  driveClauses: (events, view) => driveClauses(events, termsOf(view)),
  driveSpecials: (events, who, view) => driveSpecials(events, who, termsOf(view)),
  builds,
  gusher,
  deepens,
  extraOil: found => `Poi la carta porta ${barrels(found.length)} ${and.format([...new Set(found)].map(toCompany))}.`,
  shipping: (events, who, view) => shippingWords(termsOf(view)).passage(events, who),
  auction: auction.passage,
  overflow: overflowPassage,
})
