import type { Event, GigantenRule, View } from '@wildcat/giganten/board'
import { type Phase, type PhaseShown, phaseNumber, RUSH_STEPS } from '../oil-rush/phases.ts'
import { sceneBook } from './scenes.ts'

const PHASE_OF_STEP: Readonly<Record<View['agenda'][number]['kind'], Phase>> = {
  ...RUSH_STEPS,
  startDriving: 'moving',
  drive: 'moving',
  discardCard: 'moving',
  offerBuilding: 'drilling',
  build: 'drilling',
}

/** The nine actions of a round. */
export const PHASES: readonly (PhaseShown & { readonly rule: GigantenRule })[] = [
  { phases: ['prices'], rule: 'GIG-2.1' },
  { phases: ['cards'], rule: 'GIG-3.1' },
  { phases: ['licences'], rule: 'GIG-4.1' },
  { phases: ['moving'], rule: 'GIG-5.2' },
  { phases: ['drilling'], rule: 'GIG-6.1' },
  { phases: ['transport'], rule: 'GIG-7.1' },
  { phases: ['auctions'], rule: 'GIG-8.1' },
  { phases: ['storage'], rule: 'GIG-9.1' },
  { phases: ['die'], rule: 'GIG-10.1' },
]

export const phaseOf = (view: View, event: Event | undefined): number =>
  phaseNumber(view.agenda, event && sceneBook.sceneOf(event).phase, PHASE_OF_STEP, PHASES)
