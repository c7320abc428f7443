/** [GIG-1.9] What one viewer may see, field by field: what is not named here is not seen. */
import type { Viewer } from '@wildcat/kernel'
import { glanceAtPile, glanceAtSecrets, viewPile, viewWell } from '@wildcat/oil-rush'
import type { State, View } from './state.ts'

const hide = (list: readonly unknown[]): null[] => list.map(() => null)

/** What not everybody sees alike. */
export const personal = ['wells', 'hands'] as const

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    options: { ...state.options },
    first: state.first,
    bank: state.bank,
    supply: state.supply,
    money: state.money.slice(),
    prices: { ...state.prices },
    trucks: state.trucks.slice(),
    trains: state.trains.slice(),
    black: state.black,
    stock: state.stock.slice(),
    depots: state.depots.map(depot => ({ ...depot })),
    wells: state.wells.map(well => viewWell(well, viewer)),
    box: { 1: hide(state.box[1]), 2: hide(state.box[2]), 3: hide(state.box[3]) },
    hands: state.hands.map((hand, seat) => (seat === viewer || state.outcome !== 'open' ? hand.slice() : hide(hand))),
    deck: hide(state.deck),
    discard: state.discard.slice(),
    deckPoints: state.deckPoints,
    beige: viewPile(state.beige),
    red: viewPile(state.red),
    onShow: state.onShow.slice(),
    taken: state.taken.slice(),
    agenda: state.agenda.map(viewStep),
    outcome: state.outcome === 'open' ? 'open' : { winners: state.outcome.winners.slice(), scores: state.outcome.scores.slice() },
    random: null,
    told: null,
  }
}

/** The same, with what hides nothing shared; `npm run contract` compares the two. */
export const glance = (state: State, viewer: Viewer): View => ({
  ...state,
  ...glanceAtSecrets(state, viewer),
  beige: glanceAtPile(state.beige),
  red: glanceAtPile(state.red),
})

/** A switch over every kind: a new step does not compile until someone has decided who sees it. None holds a secret yet. */
function viewStep(step: State['agenda'][number]): View['agenda'][number] {
  switch (step.kind) {
    case 'startRound':
    case 'turnUpCards':
    case 'discardLastCard':
    case 'limitDepots':
    case 'passDie':
      return { kind: step.kind }
    case 'takeCard':
    case 'dealLicences':
    case 'startDriving':
    case 'placeTruck':
    case 'discardCard':
    case 'offerBuilding':
    case 'build':
    case 'produce':
      return { kind: step.kind, seat: step.seat }
    case 'rollPrice':
    case 'auction':
      return { kind: step.kind, company: step.company }
    case 'drive':
      return { kind: step.kind, seat: step.seat, points: step.points }
    case 'ship':
    case 'transport':
      return { kind: step.kind, seat: step.seat, well: step.well }
    case 'bidding':
      return {
        kind: step.kind,
        company: step.company,
        in: step.in.slice(),
        turn: step.turn,
        standing: step.standing === 'none' ? 'none' : { seat: step.standing.seat, points: step.standing.points },
      }
    case 'settleBid':
    case 'payBid':
      return { kind: step.kind, company: step.company, winner: step.winner, points: step.points }
    case 'sell':
      return { kind: step.kind, company: step.company, seller: step.seller }
    case 'auctionSettled':
      return { kind: step.kind, company: step.company, sold: step.sold }
  }
}
