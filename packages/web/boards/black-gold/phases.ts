/** Which of the eight phases of a round is under way. */
import type { BlackGoldRule, Event, View } from '@wildcat/black-gold/board'
import { top } from '@wildcat/kernel'
import { type Phase, sceneBook } from './scenes.ts'

const PHASE_OF_STEP: Readonly<Record<View['agenda'][number]['kind'], Phase>> = {
  startRound: 'prices',
  rollPrice: 'prices',
  turnUpCards: 'cards',
  takeCard: 'cards',
  discardLastCard: 'cards',
  dealLicences: 'licences',
  dealToBaron: 'licences',
  startProspecting: 'moving',
  placeTruck: 'moving',
  prospect: 'moving',
  deepen: 'moving',
  discardCards: 'moving',
  produce: 'transport',
  ship: 'transport',
  transport: 'transport',
  auction: 'auctions',
  bidding: 'auctions',
  raiseBid: 'auctions',
  onlyBid: 'auctions',
  faceBaron: 'auctions',
  turnUpBaron: 'auctions',
  outbidBaron: 'auctions',
  settleBid: 'auctions',
  payBid: 'auctions',
  nameCompany: 'auctions',
  sell: 'auctions',
  auctionSettled: 'auctions',
  limitDepots: 'storage',
  passDie: 'die',
}

/** In their order, with where the rule book begins to tell of each. Derricks are built while prospecting. */
export const PHASES: readonly { readonly phases: readonly Phase[]; readonly rule: BlackGoldRule }[] = [
  { phases: ['prices'], rule: 'BG-2.1' },
  { phases: ['cards'], rule: 'BG-3.1' },
  { phases: ['licences'], rule: 'BG-4.1' },
  { phases: ['moving', 'drilling'], rule: 'BG-5.1' },
  { phases: ['transport'], rule: 'BG-6.1' },
  { phases: ['auctions'], rule: 'BG-7.1' },
  { phases: ['storage'], rule: 'BG-8.1' },
  { phases: ['die'], rule: 'BG-9.1' },
]

/** 1 to 8; 0 when the game is over. */
export function phaseOf(view: View, event: Event | undefined): number {
  const step = top(view.agenda)
  const now = event !== undefined ? sceneBook.sceneOf(event).phase : step === undefined ? undefined : PHASE_OF_STEP[step.kind]
  return now === undefined ? 0 : PHASES.findIndex(({ phases }) => phases.includes(now)) + 1
}
