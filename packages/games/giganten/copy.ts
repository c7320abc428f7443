/**
 * A copy that shares nothing but steps, wells and options, which are never changed in place. Written out, because searching bots do it
 * most.
 */
import { copyRandomness } from '@wildcat/kernel'
import { copyPile } from '@wildcat/oil-rush'
import type { State } from './state.ts'

export function copy(state: State): State {
  const { prices } = state
  return {
    viewer: 'table',
    seats: state.seats,
    round: state.round,
    options: state.options,
    first: state.first,
    bank: state.bank,
    supply: state.supply,
    money: state.money.slice(),
    prices: { hudson: prices.hudson, jet: prices.jet, standard: prices.standard },
    trucks: state.trucks.slice(),
    trains: state.trains.slice(),
    black: state.black,
    stock: state.stock.slice(),
    depots: state.depots.map(({ hudson, jet, standard }) => ({ hudson, jet, standard })),
    wells: state.wells.slice(),
    box: { 1: state.box[1].slice(), 2: state.box[2].slice(), 3: state.box[3].slice() },
    hands: state.hands.map(hand => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    deckPoints: state.deckPoints,
    beige: copyPile(state.beige),
    red: copyPile(state.red),
    onShow: state.onShow.slice(),
    taken: state.taken.slice(),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    random: copyRandomness(state.random),
    told: state.told,
  }
}
