/** When each hint is given; a language brings its words. */
import { type Hint, top } from '@wildcat/kernel'
import type { GusherRule } from '../rules.ts'
import type { View } from '../state.ts'

const HINTS = {
  prospect: 'GSH-4.1',
  chooseMarket: 'GSH-5.2',
  bidding: 'GSH-6.2',
  payBid: 'GSH-6.3',
  sell: 'GSH-6.5',
} as const satisfies Partial<Record<View['agenda'][number]['kind'], GusherRule>>
type HintId = keyof typeof HINTS

const isHint = (kind: string): kind is HintId => Object.hasOwn(HINTS, kind)

export const hintsIn =
  (texts: Readonly<Record<HintId, string>>) =>
  (view: View): Hint[] => {
    const id = top(view.agenda)?.kind ?? ''
    return isHint(id) ? [{ id, text: texts[id], rule: HINTS[id] }] : []
  }
