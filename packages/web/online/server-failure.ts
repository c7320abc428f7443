/** What can go wrong between the page and a server: what the server says, and what only the page can notice. */
import type { Problem, ProblemCode } from '@wildcat/protocol'

export type ServerFailureCode = ProblemCode | 'unreachable' | 'strange' | 'noCookie'
export interface ServerFailure {
  readonly code: ServerFailureCode
  readonly with?: Problem['with']
}

export class ServerFailed extends Error {
  readonly failure: ServerFailure
  constructor(failure: ServerFailure) {
    super(failure.code)
    this.failure = failure
  }
}
export const UNREACHABLE: ServerFailure = { code: 'unreachable' }
export const serverFailureOf = (error: unknown): ServerFailure => (error instanceof ServerFailed ? error.failure : { code: 'strange' })
