/** What can go wrong with the store. */

export const STORE_FAILURES = ['full', 'store', 'outOfStep', 'newer', 'locked', 'unwritable', 'damaged', 'gone'] as const
export type StoreFailureCode = (typeof STORE_FAILURES)[number]

export class StoreFailure extends Error {
  readonly code: StoreFailureCode
  readonly inDoubt: boolean // it may have been done all the same
  constructor(
    code: StoreFailureCode,
    message: string,
    { inDoubt = false, ...options }: ErrorOptions & { readonly inDoubt?: boolean } = {},
  ) {
    super(message, options)
    this.code = code
    this.inDoubt = inDoubt
  }
}
