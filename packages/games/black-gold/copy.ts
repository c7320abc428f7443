/**
 * A copy that shares nothing but steps, wells and options, which are never changed in place. Written out, because searching bots do it
 * most.
 */
import { copyRandomness } from '@wildcat/kernel'
import { copyPile } from '@wildcat/oil-rush'
import type { BaronHand, State } from './state.ts'

const copyHand = ({ down, up }: BaronHand<never>): BaronHand<never> => ({ down: down.slice(), up: up.slice() })

export function copy(state: State): State {
  const { prices, baronHands } = state
  return {
    viewer: 'table',
    seats: state.seats,
    round: state.round,
    options: state.options,
    first: state.first,
    layout: state.layout,
    bank: state.bank,
    supply: state.supply,
    money: state.money.slice(),
    prices: { hudson: prices.hudson, jet: prices.jet, standard: prices.standard },
    trucks: state.trucks.slice(),
    trains: state.trains.slice(),
    baron: state.baron,
    baronHands: { hudson: copyHand(baronHands.hudson), jet: copyHand(baronHands.jet), standard: copyHand(baronHands.standard) },
    stock: state.stock.slice(),
    depots: state.depots.map(({ hudson, jet, standard }) => ({ hudson, jet, standard })),
    wells: state.wells.slice(),
    box: { 1: state.box[1].slice(), 2: state.box[2].slice(), 3: state.box[3].slice() },
    hands: state.hands.map(hand => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    deckPoints: state.deckPoints,
    standard: copyPile(state.standard),
    special: copyPile(state.special),
    onShow: state.onShow.slice(),
    taken: state.taken.slice(),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    random: copyRandomness(state.random),
    told: state.told,
  }
}
