/** Every rule by its id, in the order of the rule book. Their texts are in `words/`. */
import { type Rejection, type RuleId, refuse } from '@wildcat/kernel'

export const RULES = [
  'GSH-1.1',
  'GSH-1.2',
  'GSH-1.3',
  'GSH-1.4',
  'GSH-1.5',
  'GSH-2.1',
  'GSH-3.1',
  'GSH-4.1',
  'GSH-4.2',
  'GSH-4.3',
  'GSH-5.1',
  'GSH-5.2',
  'GSH-6.1',
  'GSH-6.2',
  'GSH-6.3',
  'GSH-6.4',
  'GSH-6.5',
  'GSH-6.6',
  'GSH-7.1',
  'GSH-7.2',
  'GSH-7.3',
  'GSH-8.1',
  'GSH-8.2',
  'GSH-8.3',
] as const satisfies readonly RuleId[]
export type GusherRule = (typeof RULES)[number]

/** Why a command may be refused, each under its rule. */
export const REASONS = {
  seatsOutOfRange: 'GSH-1.1',
  noSuchWell: 'GSH-1.2',
  tooDeepToPeek: 'GSH-4.2',
  alreadySeen: 'GSH-4.2',
  alreadyDrilled: 'GSH-4.3',
  cannotPay: 'GSH-4.3',
  bidTooLow: 'GSH-6.2',
  bidTooHigh: 'GSH-6.2',
  notThatPayment: 'GSH-6.3',
  notSoMuchOil: 'GSH-6.5',
  noDealsHere: 'GSH-7.1',
  toAnotherPlayer: 'GSH-7.1',
  offerLicences: 'GSH-7.1',
  notInYourHand: 'GSH-7.1',
  askedTooMuch: 'GSH-7.1',
  bidFirst: 'GSH-7.2',
  oneOfferAtATime: 'GSH-7.3',
  offerGone: 'GSH-7.3',
  notYourOffer: 'GSH-7.3',
  notMadeToYou: 'GSH-7.3',
  notEnoughMoney: 'GSH-7.3',
  notEnoughOil: 'GSH-7.3',
  roundsOutOfRange: 'GSH-8.1',
} as const satisfies Record<string, GusherRule>
export type Reason = keyof typeof REASONS
export const isReason = (why: string): why is Reason => Object.hasOwn(REASONS, why)

export const no = (why: Reason, figures?: Readonly<Record<string, number | string>>): Rejection => refuse(REASONS[why], why, figures)
