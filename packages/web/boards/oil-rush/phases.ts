/** Which phase of a round is under way. */
import { type RuleId, top } from '@wildcat/kernel'
import type { RushPhase } from './scenes.ts'

export type Phase = RushPhase | 'die'

/** Of the steps that both games have. */
export const RUSH_STEPS = {
  startRound: 'prices',
  rollPrice: 'prices',
  turnUpCards: 'cards',
  takeCard: 'cards',
  discardLastCard: 'cards',
  dealLicences: 'licences',
  placeTruck: 'moving',
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
} as const satisfies Readonly<Record<string, Phase>>

/** A part of a round, with where the rule book begins to tell of it. */
export interface PhaseShown {
  readonly phases: readonly Phase[]
  readonly rule: RuleId
}

/** From 1 on, in their order; 0 when the game is over. */
export function phaseNumber<Kind extends string>(
  agenda: readonly { readonly kind: Kind }[],
  shown: Phase | undefined, // by what is being shown
  steps: Readonly<Record<Kind, Phase>>,
  all: readonly PhaseShown[],
): number {
  const step = top(agenda)
  const now = shown ?? (step && steps[step.kind])
  return now === undefined ? 0 : all.findIndex(({ phases }) => phases.includes(now)) + 1
}
