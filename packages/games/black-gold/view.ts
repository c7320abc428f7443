/** [BG-1.9] What one viewer may see, field by field: what is not named here is not seen. */
import { nulls, type Viewer } from '@wildcat/kernel'
import { glanceAtPile, glanceAtSecrets, viewPile, viewWell } from '@wildcat/oil-rush'
import type { BaronHand, State, View } from './state.ts'

const hide = (list: readonly unknown[]): null[] => list.map(() => null)
const viewBaron = ({ down, up }: BaronHand<never>): BaronHand<null> => ({ down: hide(down), up: up.slice() })

/** What not everybody sees alike. */
export const personal = ['wells', 'hands'] as const

export function view(state: State, viewer: Viewer): View {
  const { baronHands } = state
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    options: { ...state.options },
    first: state.first,
    layout: state.layout,
    bank: state.bank,
    supply: state.supply,
    money: state.money.slice(),
    prices: { ...state.prices },
    trucks: state.trucks.slice(),
    trains: state.trains.slice(),
    baron: state.baron,
    baronHands: { hudson: viewBaron(baronHands.hudson), jet: viewBaron(baronHands.jet), standard: viewBaron(baronHands.standard) },
    stock: state.stock.slice(),
    depots: state.depots.map(depot => ({ ...depot })),
    wells: state.wells.map(well => viewWell(well, viewer)),
    box: { 1: hide(state.box[1]), 2: hide(state.box[2]), 3: hide(state.box[3]) },
    hands: state.hands.map((hand, seat) => (seat === viewer || state.outcome !== 'open' ? hand.slice() : hide(hand))),
    deck: hide(state.deck),
    discard: state.discard.slice(),
    deckPoints: state.deckPoints,
    standard: viewPile(state.standard),
    special: viewPile(state.special),
    onShow: state.onShow.slice(),
    taken: state.taken.slice(),
    agenda: state.agenda.map(viewStep),
    outcome: state.outcome === 'open' ? 'open' : { winners: state.outcome.winners.slice(), scores: state.outcome.scores.slice() },
    random: null,
    told: null,
  }
}

type Bids = Extract<State['agenda'][number], { kind: 'bidding' }>['standing']
const viewBids = (standing: Bids): Bids => (standing === 'none' ? 'none' : { seat: standing.seat, points: standing.points })

/** The same, with what hides nothing shared; `npm run contract` compares the two. */
export const glance = (state: State, viewer: Viewer): View => ({
  ...state,
  ...glanceAtSecrets(state, viewer),
  baronHands: {
    hudson: glanceAtBaron(state.baronHands.hudson),
    jet: glanceAtBaron(state.baronHands.jet),
    standard: glanceAtBaron(state.baronHands.standard),
  },
  standard: glanceAtPile(state.standard),
  special: glanceAtPile(state.special),
})
const glanceAtBaron = ({ down, up }: BaronHand<never>): View['baronHands']['jet'] => ({ down: nulls(down.length), up })

/** A switch over every kind: a new step does not compile until someone has decided who sees it. None holds a secret yet. */
function viewStep(step: State['agenda'][number]): View['agenda'][number] {
  switch (step.kind) {
    case 'startRound':
    case 'turnUpCards':
    case 'discardLastCard':
    case 'discardCards':
    case 'limitDepots':
    case 'passDie':
      return { kind: step.kind }
    case 'takeCard':
    case 'dealLicences':
    case 'startProspecting':
    case 'placeTruck':
    case 'produce':
      return { kind: step.kind, seat: step.seat }
    case 'rollPrice':
    case 'dealToBaron':
    case 'turnUpBaron':
      return { kind: step.kind, company: step.company }
    case 'prospect':
      return { kind: step.kind, seat: step.seat, points: step.points, built: step.built }
    case 'deepen':
      return { kind: step.kind, seat: step.seat, wells: step.wells.slice() }
    case 'ship':
    case 'transport':
      return { kind: step.kind, seat: step.seat, well: step.well }
    case 'auction':
      return { kind: step.kind, company: step.company }
    case 'bidding':
      return { kind: step.kind, company: step.company, in: step.in.slice(), turn: step.turn, standing: viewBids(step.standing) }
    case 'raiseBid':
      return {
        kind: step.kind,
        company: step.company,
        seat: step.seat,
        standing: { seat: step.standing.seat, points: step.standing.points },
      }
    case 'onlyBid':
      return { kind: step.kind, company: step.company, seat: step.seat }
    case 'faceBaron':
      return { kind: step.kind, company: step.company, seat: step.seat, points: step.points }
    case 'outbidBaron':
      return { kind: step.kind, company: step.company, seat: step.seat, standing: viewBids(step.standing) }
    case 'settleBid':
    case 'payBid':
      return { kind: step.kind, company: step.company, winner: step.winner, points: step.points }
    case 'nameCompany':
      return { kind: step.kind, seller: step.seller }
    case 'sell':
      return { kind: step.kind, company: step.company, seller: step.seller }
    case 'auctionSettled':
      return { kind: step.kind, company: step.company, sold: step.sold }
  }
}
