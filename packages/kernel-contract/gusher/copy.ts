/** A copy that shares nothing but steps, which are never changed in place. Written out, because this is what searching bots do most. */
import { copyRandomness } from '@wildcat/kernel'
import type { State } from './state.ts'

export function copy(state: State): State {
  return {
    viewer: 'table',
    seats: state.seats,
    round: state.round,
    rounds: state.rounds,
    deals: state.deals,
    first: state.first,
    price: state.price,
    bank: state.bank,
    money: state.money.slice(),
    oil: state.oil.slice(),
    hands: state.hands.map(hand => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    wells: state.wells.map(({ depth, drilled, seenBy, barrels }) => ({ depth, drilled, seenBy: seenBy.slice(), barrels })),
    offers: state.offers.map(({ id, from, to, licences, money, barrels }) => ({
      id,
      from,
      to,
      licences: licences.slice(),
      money,
      barrels,
    })),
    offersMade: state.offersMade,
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    random: copyRandomness(state.random),
    told: state.told,
  }
}
