/** What a viewer sees of the table, in English. */
import { FEE } from '@wildcat/oil-rush'
import { situationIn } from '../situation.ts'
import { and, companies, handInTable, kinds, licences, money, number, points, printed, special, terrains } from './phrases.ts'

export const situation = situationIn({
  titles: {
    companies: 'Prices and depots',
    baron: 'The Oil Baron’s licences',
    hand: 'Your hand',
    players: 'Players',
    cards: 'Cards on show',
    derricks: 'Derricks',
    near: 'Wells beside your truck',
    sites: 'Free wells',
    decks: 'Decks',
    map: 'Map (r rough ground, H hills, 1–3 wells, D derrick, T truck)',
  },
  terms: {
    first: 'First player',
    black: 'Oil Baron',
    auction: 'Auction',
    licences: 'Licences',
    worth: 'Worth',
    card: 'Card',
    left: 'Movement points left',
    licenceDeck: 'Licences',
    standardDeck: 'Standard cards',
    specialDeck: 'Special cards',
  },
  columns: {
    companies: ['Company', 'Price', 'Next roll'],
    players: ['Player', 'Money', 'Train', 'Truck', 'Derricks in stock', 'Card'],
    licences: 'Licences',
    cards: ['Card', 'Licences', 'Movement', 'Special action'],
    derricks: ['Square', 'Owner', 'Barrels left', 'Transport'],
    sites: ['Well', 'Kind', 'Barrels', 'Seen by'],
    baron: ['Company', 'Face down', 'Face up'],
  },
  companies: { ...companies, liquidation: 'Liquidation auction' },
  sections: { red: 'red section: rises', white: 'white section: blue raises, red lowers', blue: 'blue section: falls' },
  kinds,
  terrains,
  travel: { free: 'free', fee: `${money(FEE)} a barrel`, none: 'no train yet' },
  decks: { standard: 'Standard', special: 'Special' },
  nothing: '–',
  round: n => `Round ${number(n)}`,
  number,
  money,
  points,
  stop: n => `row ${number(n)}`,
  baron(row, left) {
    if (left === 'none') return `row ${number(row)}`
    return left === 0 ? `row ${number(row)}, the end` : `row ${number(row)}, ${number(left)} short of the end`
  },
  bids: (where, bid, still) => `${where}; ${bid ?? 'no bid yet'}; still in: ${and.format(still)}`,
  bid: (n, name) => `${number(n)} by ${name}`,
  hand: handInTable,
  count: licences,
  special: card => special(card).join('') || '–',
  card: printed,
  pile: (deck, discard) => `${number(deck)} in the deck, ${number(discard)} discarded`,
  unknown: values => values.join(' / '),
  names: (seats, who) => and.format(seats.map(who)),
})
