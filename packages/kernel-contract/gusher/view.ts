/** What one viewer may see, field by field: what is not named here is not seen. */
import type { Viewer } from '@wildcat/kernel'
import type { State, View } from './state.ts'

const hide = (list: readonly unknown[]): null[] => list.map(() => null)

/** What not everybody sees alike. */
export const personal = ['hands', 'wells', 'offers', 'agenda'] as const

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    rounds: state.rounds,
    deals: state.deals,
    first: state.first,
    price: state.price,
    bank: state.bank,
    money: state.money.slice(),
    oil: state.oil.slice(),
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hide(hand))),
    deck: hide(state.deck),
    discard: state.discard.slice(),
    wells: state.wells.map(({ depth, drilled, seenBy, barrels }) => ({
      depth,
      drilled,
      seenBy: seenBy.slice(),
      barrels: drilled || (viewer !== 'spectator' && seenBy.includes(viewer)) ? barrels : null,
    })),
    offers: state.offers.map(({ id, from, to, licences, money, barrels }) => ({
      id,
      from,
      to,
      licences: from === viewer || to === viewer ? licences.slice() : hide(licences),
      money,
      barrels,
    })),
    offersMade: state.offersMade,
    agenda: state.agenda.map(step => viewStep(step, viewer)),
    outcome: state.outcome === 'open' ? 'open' : { winners: state.outcome.winners.slice(), scores: state.outcome.scores.slice() },
    random: null,
    told: null,
  }
}

type SeenStep = View['agenda'][number]

/** A switch over every kind: a new step does not compile until someone has decided who sees it. */
function viewStep(step: State['agenda'][number], viewer: Viewer): SeenStep {
  switch (step.kind) {
    case 'startRound':
    case 'auction':
    case 'endRound':
      return { kind: step.kind }
    case 'deal':
      return { kind: step.kind, seat: step.seat }
    case 'prospect':
      return { kind: step.kind, seat: step.seat, actions: step.actions }
    case 'chooseMarket':
      return { kind: step.kind, choices: step.choices.map((choice, seat) => (choice === 'none' || seat === viewer ? choice : null)) }
    case 'goToMarket':
      return { kind: step.kind, seat: step.seat, market: step.market, onRail: step.onRail }
    case 'bidding':
      return { kind: step.kind, in: step.in.slice(), turn: step.turn, standing: step.standing === 'none' ? 'none' : { ...step.standing } }
    case 'settleBid':
    case 'payBid':
      return { kind: step.kind, winner: step.winner, points: step.points }
    case 'sell':
      return { kind: step.kind, seller: step.seller }
  }
}
