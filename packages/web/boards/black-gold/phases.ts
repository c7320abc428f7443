import type { BlackGoldRule, Event, View } from '@wildcat/black-gold/board'
import { type Phase, type PhaseShown, phaseNumber, RUSH_STEPS } from '../oil-rush/phases.ts'
import { sceneBook } from './scenes.ts'

const PHASE_OF_STEP: Readonly<Record<View['agenda'][number]['kind'], Phase>> = {
  ...RUSH_STEPS,
  dealToBaron: 'licences',
  startProspecting: 'moving',
  prospect: 'moving',
  deepen: 'moving',
  discardCards: 'moving',
  raiseBid: 'auctions',
  onlyBid: 'auctions',
  faceBaron: 'auctions',
  turnUpBaron: 'auctions',
  outbidBaron: 'auctions',
  nameCompany: 'auctions',
}

/** The eight of a round. Derricks are built while prospecting. */
export const PHASES: readonly (PhaseShown & { readonly rule: BlackGoldRule })[] = [
  { phases: ['prices'], rule: 'BG-2.1' },
  { phases: ['cards'], rule: 'BG-3.1' },
  { phases: ['licences'], rule: 'BG-4.1' },
  { phases: ['moving', 'drilling'], rule: 'BG-5.1' },
  { phases: ['transport'], rule: 'BG-6.1' },
  { phases: ['auctions'], rule: 'BG-7.1' },
  { phases: ['storage'], rule: 'BG-8.1' },
  { phases: ['die'], rule: 'BG-9.1' },
]

export const phaseOf = (view: View, event: Event | undefined): number =>
  phaseNumber(view.agenda, event && sceneBook.sceneOf(event).phase, PHASE_OF_STEP, PHASES)
