/** What a viewer sees of the table, in English. */
import { FEE } from '@wildcat/oil-rush'
import { STAR } from '../../components.ts'
import { situationIn } from '../situation.ts'
import { and, companies, handInTable, money, number, points, printed, special, terrains } from './phrases.ts'

export const situation = situationIn({
  titles: {
    companies: 'Prices and depots',
    hand: 'Your hand',
    players: 'Players',
    cards: 'Cards on show',
    derricks: 'Derricks',
    near: 'Sites beside your truck',
    sites: 'Free sites',
    decks: 'Decks',
  },
  terms: {
    first: 'First player',
    black: 'Black locomotive',
    auction: 'Auction',
    inflation: 'Inflation',
    licences: 'Licences',
    worth: 'Worth',
    card: 'Card',
    left: 'Movement points left',
    licenceDeck: 'Licences',
    beigeDeck: 'Beige cards',
    redDeck: 'Red cards',
  },
  columns: {
    companies: ['Company', 'Price', 'Next roll'],
    players: ['Player', 'Money', 'Locomotive', 'Truck', 'Derricks in stock', 'Card'],
    licences: 'Licences',
    cards: ['Card', 'Licences', 'Movement', 'Special action'],
    derricks: ['Site', 'Owner', 'Barrels left', 'Transport'],
    sites: ['Site', 'Derricks', 'Terrain', 'Barrels', 'Seen by'],
  },
  companies,
  sections: { red: 'red section: rises', white: 'white section: blue raises, red lowers', blue: 'blue section: falls' },
  kinds: { 1: 'one', 2: 'two', 3: 'three' },
  terrains,
  travel: { free: 'free', fee: `${money(FEE)} a barrel`, none: 'no locomotive yet' },
  colours: { beige: 'Beige', red: 'Red' },
  nothing: '–',
  round: n => `Round ${number(n)}`,
  number,
  money,
  points,
  stop: n => `column ${number(n)}`,
  toStar: (black, left) => (black === STAR ? 'at the star' : `column ${number(black)}, ${number(left)} short of the star`),
  bids: ({ company, in: left, standing }, who) =>
    `${companies[company]}; ${standing === 'none' ? 'no bid yet' : `${number(standing.points)} by ${who(standing.seat)}`}; still in: ${and.format(left.map(who))}`,
  on: () => 'prices move after each auction',
  hand: handInTable,
  special: card => special(card).join('') || '–',
  card: printed,
  pile: (deck, discard) => `${number(deck)} in the deck, ${number(discard)} discarded`,
  unknown: values => values.join(' / '),
  names: (seats, who) => and.format(seats.map(who)),
})
