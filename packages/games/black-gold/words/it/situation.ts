/** Che cosa si vede del tavolo, in italiano. */
import { FEE } from '@wildcat/oil-rush'
import { situationIn } from '../situation.ts'
import { and, companies, handInTable, kinds, licences, money, number, points, printed, special, terrains } from './phrases.ts'

export const situation = situationIn({
  titles: {
    companies: 'Prezzi e depositi',
    baron: 'Le licenze del Barone',
    hand: 'La tua mano',
    players: 'Giocatori',
    cards: 'Carte scoperte',
    derricks: 'Torri',
    near: 'Pozzi accanto al tuo camion',
    sites: 'Pozzi liberi',
    decks: 'Mazzi',
    map: 'Mappa (r terreno accidentato, H colline, 1–3 pozzi, D torre, T camion)',
  },
  terms: {
    first: 'Primo giocatore',
    black: 'Barone del petrolio',
    auction: 'Asta',
    licences: 'Licenze',
    worth: 'Valore',
    card: 'Carta',
    left: 'Punti movimento rimasti',
    licenceDeck: 'Licenze',
    standardDeck: 'Carte standard',
    specialDeck: 'Carte speciali',
  },
  columns: {
    companies: ['Compagnia', 'Prezzo', 'Prossimo dado'],
    players: ['Giocatore', 'Denaro', 'Treno', 'Camion', 'Torri nella riserva', 'Carta'],
    licences: 'Licenze',
    cards: ['Carta', 'Licenze', 'Movimento', 'Azione speciale'],
    derricks: ['Casella', 'Proprietario', 'Barili rimasti', 'Trasporto'],
    sites: ['Pozzo', 'Tipo', 'Barili', 'Visto da'],
    baron: ['Compagnia', 'Coperte', 'Scoperte'],
  },
  companies: { ...companies, liquidation: 'Asta di liquidazione' },
  sections: { red: 'sezione rossa: sale', white: 'sezione bianca: blu alza, rosso abbassa', blue: 'sezione blu: scende' },
  kinds,
  terrains,
  travel: { free: 'gratis', fee: `${money(FEE)} al barile`, none: 'ancora nessun treno' },
  decks: { standard: 'Standard', special: 'Speciale' },
  nothing: '–',
  round: n => `Round ${number(n)}`,
  number,
  money,
  points,
  stop: n => `riga ${number(n)}`,
  baron(row, left) {
    if (left === 'none') return `riga ${number(row)}`
    return left === 0 ? `riga ${number(row)}, alla fine` : `riga ${number(row)}, a ${number(left)} dalla fine`
  },
  bids: (where, bid, still) => `${where}; ${bid ?? 'ancora nessuna offerta'}; ancora in gara: ${and.format(still)}`,
  bid: (n, name) => `${number(n)} di ${name}`,
  hand: handInTable,
  count: licences,
  special: card => special(card).join('') || '–',
  card: printed,
  pile: (deck, discard) => `${number(deck)} nel mazzo, ${number(discard)} tra gli scarti`,
  unknown: values => values.join(' / '),
  names: (seats, who) => and.format(seats.map(who)),
})
