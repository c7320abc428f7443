/** Which of the nine actions of a round is under way. */
import type { Event, GigantenRule, View } from '@wildcat/giganten/board'
import { top } from '@wildcat/kernel'
import { type Phase, sceneBook } from './scenes.ts'

const PHASE_OF_STEP: Readonly<Record<View['agenda'][number]['kind'], Phase>> = {
  startRound: 'prices',
  rollPrice: 'prices',
  turnUpCards: 'cards',
  takeCard: 'cards',
  discardLastCard: 'cards',
  dealLicences: 'licences',
  startDriving: 'moving',
  placeTruck: 'moving',
  drive: 'moving',
  discardCard: 'moving',
  offerBuilding: 'drilling',
  build: 'drilling',
  produce: 'transport',
  ship: 'transport',
  transport: 'transport',
  auction: 'auctions',
  bidding: 'auctions',
  settleBid: 'auctions',
  payBid: 'auctions',
  sell: 'auctions',
  auctionSettled: 'auctions',
  limitDepots: 'storage',
  passDie: 'die',
}

/** In their order, with where the rule book begins to tell of each. */
export const PHASES: readonly { readonly phase: Phase; readonly rule: GigantenRule }[] = [
  { phase: 'prices', rule: 'GIG-2.1' },
  { phase: 'cards', rule: 'GIG-3.1' },
  { phase: 'licences', rule: 'GIG-4.1' },
  { phase: 'moving', rule: 'GIG-5.2' },
  { phase: 'drilling', rule: 'GIG-6.1' },
  { phase: 'transport', rule: 'GIG-7.1' },
  { phase: 'auctions', rule: 'GIG-8.1' },
  { phase: 'storage', rule: 'GIG-9.1' },
  { phase: 'die', rule: 'GIG-10.1' },
]

/** 1 to 9; 0 when the game is over. */
export function phaseOf(view: View, event: Event | undefined): number {
  const step = top(view.agenda)
  const now = event !== undefined ? sceneBook.sceneOf(event).phase : step === undefined ? undefined : PHASE_OF_STEP[step.kind]
  return PHASES.findIndex(({ phase }) => phase === now) + 1
}
