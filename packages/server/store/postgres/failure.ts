/** What PostgreSQL, or the line to it, says went wrong, as a failure of the store. */
import { StoreFailure, type StoreFailureCode } from '../store-failure.ts'

/** By SQLSTATE, or the class of it. */
const BY_STATE: Readonly<Record<string, StoreFailureCode>> = {
  WC001: 'gone',
  23505: 'outOfStep',
  53100: 'full',
  53200: 'full',
  25006: 'unwritable',
  42501: 'unwritable',
  28000: 'unwritable',
  '28P01': 'unwritable',
  '3D000': 'unwritable',
}
/** The line broke, or the server ends: whether what was sent was done is not known. */
const IN_DOUBT = /^(08|57P0)/

const stateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined

/** Has the database said no, so that nothing of what was asked was done? */
export const isAnswered = (error: unknown): boolean => {
  const state = stateOf(error)
  return state !== undefined && !IN_DOUBT.test(state)
}

/** Does a statement that was kept no longer fit, since its tables have changed? Nothing of it was done. */
export const isOutdated = (error: unknown): boolean => stateOf(error) === '0A000'

export function storeFailureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = BY_STATE[stateOf(error) ?? ''] ?? 'store'
  // What is there by that number was not known here: it has to be read.
  return new StoreFailure(code, message, { cause: error, inDoubt: code === 'outOfStep' })
}
