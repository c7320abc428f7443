/** A copy that shares nothing but what is never changed in place. Written out, because this is what searching bots do most. */
import { copyRandomness } from '@wildcat/kernel'
import type { Offer, State } from './state.ts'
import { copyAuction, copyBases, copyJourney, copyPiece } from './view.ts'

export function copy(state: State): State {
  return {
    viewer: 'table',
    seats: state.seats,
    round: state.round,
    options: state.options,
    first: state.first,
    turn: state.turn,
    bank: state.bank,
    money: state.money.slice(),
    vp: state.vp.slice(),
    fleet: state.fleet.map(copyPiece),
    bases: state.bases.map(copyBases),
    territories: state.territories.map(hand => hand.slice()),
    contracts: state.contracts.map(hand => hand.slice()),
    ready: state.ready.map(against => against.slice()),
    signed: state.signed.map(list =>
      list.map(({ id, sender, recipient, contract, seenBy }) => ({ id, sender, recipient, contract, seenBy: seenBy.slice() })),
    ),
    signedEver: state.signedEver,
    kept: state.kept.slice(),
    doubled: state.doubled.slice(),
    decks: { territory: state.decks.territory.slice(), contract: state.decks.contract.slice() },
    discards: { territory: state.discards.territory.slice(), contract: state.discards.contract.slice() },
    customs: { deck: state.customs.deck.slice(), fresh: state.customs.fresh },
    weather: state.weather,
    insured: state.insured.slice(),
    strikes: state.strikes.slice(),
    passes: state.passes.slice(),
    charters: state.charters.slice(),
    journey: state.journey === 'none' ? 'none' : copyJourney(state.journey),
    offers: state.offers.map(copyOffer),
    offersMade: state.offersMade,
    proposed: state.proposed.slice(),
    auctions: state.auctions.map(copyAuction),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    random: copyRandomness(state.random),
    told: state.told,
  }
}

/** What is given stays as it was laid aside; a wish changes when a contract is asked for. */
const copyOffer = ({ id, from, to, all, accepted, give, ask, at, age }: Offer<never>): Offer<never> => ({
  id,
  from,
  to: to.slice(),
  all,
  accepted: accepted.slice(),
  give,
  ask: { ...ask },
  at,
  age,
})
