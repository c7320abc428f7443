/** The rules of every table, whatever is played on it. Their words are in `words/`. */
import type { Parsed, Rejection, RuleId } from './game.ts'
import { type Issue, mismatchOf } from './words/mismatch.ts'

export const TABLE_RULES = [
  'WILD-1',
  'WILD-2',
  'WILD-3',
  'WILD-4',
  'WILD-5',
  'WILD-6',
  'WILD-7',
  'WILD-8',
] as const satisfies readonly RuleId[]
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
  tooLongAgo: 'WILD-6',
  notAllAgreed: 'WILD-8',
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
export const tooLongAgo = tableRefusal('tooLongAgo')
export const notAllAgreed = tableRefusal('notAllAgreed')
/** Names the field that is wrong, what belongs there and what was there: facts, which every language tells in its words. */
export const notUnderstood = (field = '', expected = '', received = ''): Rejection =>
  refuse(REASONS.notUnderstood, 'notUnderstood', { field, expected, received })

/** What every schema library offers (Standard Schema), as far as it is needed here. */
export interface Schema<Output> {
  readonly '~standard': { readonly validate: (input: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>> }
}
type SchemaResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** The door of a game: input from anywhere becomes a value or a refusal that names the field. */
export function understand<Output>(schema: Schema<Output>, input: unknown): Parsed<Output> {
  if (Array.isArray(input)) return { refused: notUnderstood('', 'Object', 'Array') } // some schemas take one for an empty object
  const result = schema['~standard'].validate(input)
  if (result instanceof Promise) throw new TypeError('a schema of a game answers at once')
  if (result.issues === undefined) {
    withoutMinusZero(result.value)
    return { ok: result.value }
  }
  const { field, expected, received } = mismatchOf(result.issues[0])
  return { refused: notUnderstood(field, expected, received) }
}

/** JSON knows -0 and writes it as 0: a state that kept it would not come back as it was. In place: what a schema makes is fresh. */
function withoutMinusZero(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key)
    if (Object.is(inner, -0)) Reflect.set(value, key, 0)
    else withoutMinusZero(inner)
  }
}
