/** Every rule by its id, in the order of the rule book, and which of them forbids what. Their texts are in `words/`. */
import { type Rejection, type RuleId, refuse } from '@wildcat/kernel'

export const RULES = [
  'BG-1.1',
  'BG-1.2',
  'BG-1.3',
  'BG-1.4',
  'BG-1.5',
  'BG-1.6',
  'BG-1.7',
  'BG-1.8',
  'BG-1.9',
  'BG-2.1',
  'BG-3.1',
  'BG-3.2',
  'BG-4.1',
  'BG-4.2',
  'BG-5.1',
  'BG-5.2',
  'BG-5.3',
  'BG-5.4',
  'BG-5.5',
  'BG-5.6',
  'BG-5.7',
  'BG-5.8',
  'BG-5.9',
  'BG-5.10',
  'BG-5.11',
  'BG-5.12',
  'BG-5.13',
  'BG-5.14',
  'BG-5.15',
  'BG-5.16',
  'BG-6.1',
  'BG-6.2',
  'BG-6.3',
  'BG-6.4',
  'BG-7.1',
  'BG-7.2',
  'BG-7.3',
  'BG-7.4',
  'BG-7.5',
  'BG-7.6',
  'BG-7.7',
  'BG-7.8',
  'BG-7.9',
  'BG-7.10',
  'BG-8.1',
  'BG-9.1',
  'BG-10.1',
  'BG-10.2',
  'BG-10.3',
  'BG-10.4',
  'BG-11.1',
  'BG-11.2',
  'BG-11.3',
  'BG-11.4',
  'BG-11.5',
  'BG-11.6',
  'BG-11.7',
  'BG-11.8',
  'BG-C1',
  'BG-C2',
  'BG-C3',
  'BG-C4',
  'BG-C5',
  'BG-C6',
  'BG-C7',
] as const satisfies readonly RuleId[]
export type BlackGoldRule = (typeof RULES)[number]

/** What a table may not choose. */
const SET_UP = {
  seatsOutOfRange: 'BG-1.1',
  noSuchTile: 'BG-1.2',
  noSuchTurn: 'BG-1.2',
  wrongNumberOfTiles: 'BG-C1',
  wrongFace: 'BG-C1',
  sameFaceTwice: 'BG-C1',
  aggressiveBaronIsForTwo: 'BG-11.8',
} as const satisfies Record<string, BlackGoldRule>
export type SetUpReason = keyof typeof SET_UP

export const REASONS = {
  ...SET_UP,
} as const satisfies Record<string, BlackGoldRule>
export type Reason = keyof typeof REASONS
export const isReason = (why: string): why is Reason => Object.hasOwn(REASONS, why)

export const no = (why: Reason, figures?: Readonly<Record<string, number | string>>): Rejection => refuse(REASONS[why], why, figures)
