/** Which of the nine actions of a round is under way. */
import type { Event, GigantenRule, View } from '@wildcat/giganten/board'
import { top } from '@wildcat/kernel'

const PHASE_OF_STEP: Readonly<Record<View['agenda'][number]['kind'], number>> = {
  startRound: 1,
  rollPrice: 1,
  turnUpCards: 2,
  takeCard: 2,
  discardLastCard: 2,
  dealLicences: 3,
  startDriving: 4,
  placeTruck: 4,
  drive: 4,
  discardCard: 4,
  offerBuilding: 5,
  build: 5,
  produce: 6,
  ship: 6,
  transport: 6,
  auction: 7,
  bidding: 7,
  settleBid: 7,
  payBid: 7,
  sell: 7,
  auctionSettled: 7,
  limitDepots: 8,
  passDie: 9,
}
const PHASE_OF_EVENT: Readonly<Record<Event['kind'], number>> = {
  roundStarted: 1,
  priceRolled: 1,
  redCardTurned: 2,
  beigeCardsTurned: 2,
  cardTaken: 2,
  cardLeft: 2,
  licencesDealt: 3,
  truckPlaced: 4,
  truckMoved: 4,
  trainMoved: 4,
  tileSeen: 4,
  priceChanged: 4,
  freeOilTaken: 4,
  trainsPushedBack: 4,
  turnEnded: 4,
  derrickBuilt: 5,
  builtNothing: 5,
  oilProduced: 6,
  oilCarried: 6,
  oilLost: 6,
  auctionOpened: 7,
  bidMade: 7,
  passed: 7,
  nobodySells: 7,
  bidCovered: 7,
  bluffCalled: 7,
  licencesPaid: 7,
  oilSold: 7,
  pricesInflated: 7,
  overflowSold: 8,
  gameEnded: 2,
}

/** Where the rule book begins to tell of each. */
export const PHASE_RULES: readonly GigantenRule[] = [
  'GIG-2.1',
  'GIG-3.1',
  'GIG-4.1',
  'GIG-5.2',
  'GIG-6.1',
  'GIG-7.1',
  'GIG-8.1',
  'GIG-9.1',
  'GIG-10.1',
]

/** 1 to 9; 0 when the game is over. */
export function phaseOf(view: View, event: Event | undefined): number {
  if (event !== undefined) return PHASE_OF_EVENT[event.kind]
  const step = top(view.agenda)
  return step === undefined ? 0 : PHASE_OF_STEP[step.kind]
}
