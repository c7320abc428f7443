/** Il diario di una partita: quello che va insieme in una frase o due. */
import { at } from '@wildcat/kernel'
import { overflowPassage } from '@wildcat/oil-rush/words/it/depots.ts'
import { driveClauses, driveSpecials } from '@wildcat/oil-rush/words/it/drive.ts'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/it/licences.ts'
import { pricesPassage } from '@wildcat/oil-rush/words/it/prices.ts'
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
  turned: redCard,
  takes: 'prende',
  card: id => `${isRed(id) ? 'la carta rossa: ' : ''}${cardGifts(id)}`,
  left: id => `Resta ${isRed(id) ? 'la carta rossa' : 'una carta beige'}: ${cardGifts(id)}.`,
  onShow: (cards, isRest) => `${isRest ? 'Ancora scoperte' : 'Carte scoperte'}: ${cards}.`,
  deal: dealPassage,
  remarkableDeals,
  driveClauses: events => driveClauses(events, terms),
  driveSpecials: (events, who) => driveSpecials(events, who, terms),
  builds: (built, who) => `${who(built.seat)} costruisce sul ${site(built.well)} per ${money(built.cost)} e ${finds(built)}`,
  buildNothing: (names, count) => `${names} non ${count === 1 ? 'costruisce' : 'costruiscono'}.`,
  shipping: shipping.passage,
  auction: auction.passage,
  inflated,
  overflow: overflowPassage,
})
