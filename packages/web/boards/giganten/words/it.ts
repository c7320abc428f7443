/** Che cosa dice il tabellone di Giganten, in italiano. */
import { counted, kinds, money, number, points, printed, terrains } from '@wildcat/giganten/words/it/phrases.ts'
import { PRICE_STEP } from '@wildcat/oil-rush'
import { it as shared } from '../../oil-rush/words/it.ts'
import type { BoardWords } from './en.ts'

export const it: BoardWords = {
  ...shared,
  preview: {
    ...shared.preview,
    deck: n => `Il mazzo: ${shared.licences(n)}`,
    afterAuction: 'Il prezzo di una compagnia dopo la sua asta',
    moves: ['▲ 0 o 1 venduti', '◆ 2 venduti', '▼ 3 o più venduti'],
    stays: 'resta fino al prossimo tiro',
  },
  terrains,
  track: 'Binario',
  round: n => `Round ${number(n)}`,
  phases: ['Prezzi', 'Carte', 'Licenze', 'Movimento', 'Torri', 'Trasporto', 'Aste', 'Depositi', 'Dado'],
  doing: {
    takeCard: who => `${who} prende una carta`,
    placeTruck: who => `${who} mette il camion sulla mappa`,
    drive: (who, left) => `${who} si muove: ${left === 1 ? 'resta' : 'restano'} ${points(left)}`,
    build: who => `${who} può costruire`,
    transport: who => `${who} manda il petrolio a una compagnia`,
    bidding: (who, company) => `${who} fa la sua offerta nell’asta ${company}`,
    payBid: who => `${who} paga con le licenze`,
    sell: (who, company) => `${who} vende alla ${company}`,
  },
  toStar: n => `a ${number(n)} dalla stella`,
  space: (column, cost) => `Colonna ${number(column)}: ${points(cost)} per entrare`,
  firstSpace: 'Colonna 1: da qui partono tutte le locomotive',
  star: () => 'La stella: la partita finisce quando ci arriva la locomotiva nera',
  trains: list => `Locomotive: ${list.join('; ')}.`,
  trainAt: (who, column) => `${who} nella colonna ${number(column)}`,
  blackAt: (column, left) =>
    left === 0 ? 'quella nera sulla stella' : `quella nera nella colonna ${number(column)}, a ${number(left)} dalla stella`,
  card: {
    ...shared.card,
    face: card => `${card.colour === 'red' ? 'Carta rossa' : 'Carta beige'}: ${printed(card)}`,
    black: n => `La locomotiva nera è avanzata di ${counted(n, 'casella', 'caselle')}`,
    price: n => `±\u00A0${money(PRICE_STEP * n)}`,
    priceText: n => `Alla fine del turno: un prezzo sale o scende di ${money(PRICE_STEP * n)}`,
    freeOil: 'Barile gratis',
    freeOilText: 'Alla fine del turno: un barile gratis in uno dei tuoi depositi',
    pushBack: n => `Avversari −${number(n)}`,
    pushBackText: n => `Alla fine del turno: le locomotive di tutti gli altri arretrano di ${counted(n, 'casella', 'caselle')}`,
    red: 'Carta rossa',
    beige: 'Carta beige',
  },
  rideTo: (column, cost, left) =>
    `Porta la tua locomotiva alla colonna ${number(column)}: ${points(cost)}, ne ${left === 1 ? 'resta' : 'restano'} ${number(left)}`,
  planRide: (column, cost, left) =>
    `Fino alla colonna ${number(column)}: ${points(cost)}, ne ${left === 1 ? 'resta' : 'restano'} ${number(left)}`,
  stepTrain: column => `Locomotiva alla colonna ${number(column)}`,
  startHint: 'Scegli una casella della prima colonna.',
  lookAt: (place, kind) => `${place} (${kinds[kind]})`,
  special: 'Azione speciale (chiude il turno)',
}
