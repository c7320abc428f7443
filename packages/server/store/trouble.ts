/** What can go wrong with the store. */

export const TROUBLES = ['full', 'store', 'outOfStep', 'newer', 'locked', 'unwritable', 'damaged'] as const
export type TroubleCode = (typeof TROUBLES)[number]

export class StoreTrouble extends Error {
  readonly code: TroubleCode
  constructor(code: TroubleCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** By SQLite's own primary codes. */
const BY_CODE: Readonly<Record<number, TroubleCode>> = {
  5: 'locked',
  8: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  19: 'outOfStep',
  26: 'damaged',
}
const PRIMARY = 0xff

export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & PRIMARY : 0
  return new StoreTrouble(BY_CODE[code] ?? 'store', message)
}
