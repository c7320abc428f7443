/** What SQLite says went wrong, as a failure of the store. */
import { StoreFailure, type StoreFailureCode } from '../store-failure.ts'

/** By SQLite's own primary codes. */
const BY_CODE: Readonly<Record<number, StoreFailureCode>> = {
  5: 'locked',
  8: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  19: 'outOfStep',
  26: 'damaged',
}
const PRIMARY = 0xff

export function storeFailureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & PRIMARY : 0
  return new StoreFailure(BY_CODE[code] ?? 'store', message)
}
