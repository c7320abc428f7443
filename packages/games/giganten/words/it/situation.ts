/** Che cosa si vede del tavolo, in italiano. */
import { FEE } from '@wildcat/oil-rush'
import { STAR } from '../../components.ts'
import { situationIn } from '../situation.ts'
import { and, companies, handInTable, money, number, points, printed, special, terrains } from './phrases.ts'

export const situation = situationIn({
  titles: {
    companies: 'Prezzi e depositi',
    hand: 'La tua mano',
    players: 'Giocatori',
    cards: 'Carte scoperte',
    derricks: 'Torri',
    near: 'Siti accanto al tuo camion',
    sites: 'Siti liberi',
    decks: 'Mazzi',
  },
  terms: {
    first: 'Primo giocatore',
    black: 'Locomotiva nera',
    auction: 'Asta',
    inflation: 'Inflazione',
    licences: 'Licenze',
    worth: 'Valore',
    card: 'Carta',
    left: 'Punti movimento rimasti',
    licenceDeck: 'Licenze',
    beigeDeck: 'Carte beige',
    redDeck: 'Carte rosse',
  },
  columns: {
    companies: ['Compagnia', 'Prezzo', 'Prossimo dado'],
    players: ['Giocatore', 'Denaro', 'Locomotiva', 'Camion', 'Torri nella riserva', 'Carta'],
    licences: 'Licenze',
    cards: ['Carta', 'Licenze', 'Movimento', 'Azione speciale'],
    derricks: ['Sito', 'Proprietario', 'Barili rimasti', 'Trasporto'],
    sites: ['Sito', 'Torri', 'Terreno', 'Barili', 'Visto da'],
  },
  companies,
  sections: { red: 'sezione rossa: sale', white: 'sezione bianca: blu alza, rosso abbassa', blue: 'sezione blu: scende' },
  kinds: { 1: 'una', 2: 'due', 3: 'tre' },
  terrains,
  travel: { free: 'gratis', fee: `${money(FEE)} al barile`, none: 'ancora nessuna locomotiva' },
  colours: { beige: 'Beige', red: 'Rossa' },
  nothing: '–',
  round: n => `Round ${number(n)}`,
  number,
  money,
  points,
  stop: n => `colonna ${number(n)}`,
  toStar: (black, left) => (black === STAR ? 'alla stella' : `colonna ${number(black)}, a ${number(left)} dalla stella`),
  bids: ({ company, in: left, standing }, who) =>
    `${companies[company]}; ${standing === 'none' ? 'ancora nessuna offerta' : `${number(standing.points)} di ${who(standing.seat)}`}; ancora in gara: ${and.format(left.map(who))}`,
  on: () => 'i prezzi si spostano dopo ogni asta',
  hand: handInTable,
  special: card => special(card).join('') || '–',
  card: printed,
  pile: (deck, discard) => `${number(deck)} nel mazzo, ${number(discard)} tra gli scarti`,
  unknown: values => values.join(' / '),
  names: (seats, who) => and.format(seats.map(who)),
})
