/** The rules of every table, whatever is played on it. Their words are in `words/`. */
import type { Rejection, RuleId } from './game.ts'

export const TABLE_RULES = ['WILD-1', 'WILD-2', 'WILD-3', 'WILD-4', 'WILD-5', 'WILD-6'] as const satisfies readonly RuleId[]
export type TableRule = (typeof TABLE_RULES)[number]
export const isTableRule = (rule: RuleId): rule is TableRule => TABLE_RULES.some(each => each === rule)

/** A refusal, ready for `words/`. */
export const refuse = (rule: RuleId, why: string, figures?: Readonly<Record<string, number | string>>): Rejection =>
  figures === undefined ? { rule, why } : { rule, why, with: figures }

const REASONS = {
  notYourDecision: 'WILD-1',
  notThisDecision: 'WILD-2',
  gameOver: 'WILD-3',
  notUnderstood: 'WILD-4',
  staleDecision: 'WILD-5',
  nothingToUndo: 'WILD-6',
  somebodyLearned: 'WILD-6',
  somebodyDecided: 'WILD-6',
} as const satisfies Record<string, TableRule>
export type TableReason = keyof typeof REASONS

/** Is this a reason of every table, or one of the game's own? */
export const isTableReason = (why: string): why is TableReason => Object.hasOwn(REASONS, why)

const tableRefusal = (why: TableReason): Rejection => refuse(REASONS[why], why)
export const notYourDecision = tableRefusal('notYourDecision')
export const notThisDecision = tableRefusal('notThisDecision')
export const gameOver = tableRefusal('gameOver')
export const staleDecision = tableRefusal('staleDecision')
export const nothingToUndo = tableRefusal('nothingToUndo')
export const somebodyLearned = tableRefusal('somebodyLearned')
export const somebodyDecided = tableRefusal('somebodyDecided')
/** Names the field that is wrong and what it should have been, as far as a schema can say. */
export const notUnderstood = (field = '', expected = ''): Rejection => refuse(REASONS.notUnderstood, 'notUnderstood', { field, expected })
