/** [COM-C7] The special contracts: advantages stay attached to a headquarters or branch, interactions act at once and are discarded. */
import type { Op } from './ops.ts'

/** What an advantage changes as long as it is attached. The figures are read where the rule is carried out. */
export type Advantage =
  | { readonly type: 'advantage'; readonly copies: number; readonly effect: 'toll'; readonly euro: number }
  | { readonly type: 'advantage'; readonly copies: number; readonly effect: 'draws'; readonly cards: number }
  | {
      readonly type: 'advantage'
      readonly copies: number
      readonly effect: 'noCustomsNextDoor' | 'freeFuel' | 'reroll' | 'halfPayments' | 'twoDice'
    }

/** What an interaction asks its player to name. */
export type Target = 'nothing' | 'signedContract' | 'state' | 'attachedCard'
/** When it can be played: in the own turn, in the own delivery, or in another's between two steps. */
export type Moment = 'ownTurn' | 'ownDelivery' | 'othersDelivery'

export interface Interaction {
  readonly type: 'interaction'
  readonly copies: number
  readonly when: Moment
  readonly target: Target
  readonly effect: 'ops' | 'look' | 'closeState' | 'discardAttached' | 'doublePay'
  readonly ops: readonly Op[] // of the effect 'ops'
}

const FACTS = {
  toll: { type: 'advantage', copies: 3, effect: 'toll', euro: 5_000 },
  freeZone: { type: 'advantage', copies: 2, effect: 'noCustomsNextDoor' },
  warehouse: { type: 'advantage', copies: 2, effect: 'draws', cards: 1 },
  workshop: { type: 'advantage', copies: 1, effect: 'freeFuel' },
  insurance: { type: 'advantage', copies: 2, effect: 'reroll' },
  legalOffice: { type: 'advantage', copies: 1, effect: 'halfPayments' },
  politicalContacts: { type: 'advantage', copies: 1, effect: 'twoDice' },
  spy: { type: 'interaction', copies: 1, when: 'ownTurn', target: 'signedContract', effect: 'look', ops: [] },
  strike: { type: 'interaction', copies: 1, when: 'ownTurn', target: 'state', effect: 'closeState', ops: [] },
  tipOff: { type: 'interaction', copies: 2, when: 'othersDelivery', target: 'nothing', effect: 'ops', ops: [{ op: 'drawCustoms' }] },
  revocation: { type: 'interaction', copies: 1, when: 'ownTurn', target: 'attachedCard', effect: 'discardAttached', ops: [] },
  fastLane: { type: 'interaction', copies: 1, when: 'ownDelivery', target: 'nothing', effect: 'ops', ops: [{ op: 'points', n: 2 }] },
  sponsor: { type: 'interaction', copies: 1, when: 'ownTurn', target: 'nothing', effect: 'ops', ops: [{ op: 'gain', euro: 15_000 }] },
  doubleContract: { type: 'interaction', copies: 1, when: 'ownTurn', target: 'nothing', effect: 'doublePay', ops: [] },
} as const satisfies Record<string, Advantage | Interaction>

export type Special = keyof typeof FACTS
export const SPECIALS: Readonly<Record<Special, Advantage | Interaction>> = FACTS
export const SPECIAL_IDS: readonly Special[] = Object.keys(FACTS).filter(isSpecial)

export function isSpecial(text: string): text is Special {
  return Object.hasOwn(FACTS, text)
}
export const isAdvantage = (special: Special): boolean => SPECIALS[special].type === 'advantage'
