/** What can go wrong between the page, its store and the table: facts, for words of the page's own. */
import type { Mismatch } from '@wildcat/kernel/words/mismatch.ts'
import type { Unreadable } from '@wildcat/table'

type FailureKind =
  | 'gone'
  | 'elsewhere'
  | 'unknownGame'
  | 'otherVersion'
  | 'earlierRules'
  | 'newerRules'
  | 'damaged'
  | 'unreadable'
  | 'departs'
  | 'tampered'
  | 'misfit'
  | 'store'
  | 'full'
  | 'outOfStep'
  | 'options'
  | 'practice'
  | 'running'
  | 'crashed'
  | 'silent'
  | 'lost'

/** `detail` is for the curious: a place in a file, a name, what the browser said. */
export interface Failure {
  readonly kind: FailureKind
  readonly detail: string | Mismatch
  readonly entry: number | 'none' // of a record, if it is there that it goes wrong; -1 is the start
}

export class Failed extends Error {
  readonly failure: Failure
  constructor(kind: Failure['kind'], detail: Failure['detail'] = '', entry: Failure['entry'] = 'none') {
    super(`${kind}: ${typeof detail === 'string' ? detail : detail.field}`)
    this.failure = { kind, detail, entry }
  }
}

export const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error))
export const failureOf = (error: unknown): Failure =>
  error instanceof Failed ? error.failure : new Failed('crashed', saying(error)).failure

/** Why a record cannot be read, as a failure. */
export function unreadable(problem: Unreadable): Failed {
  switch (problem.problem) {
    case 'notJson':
      return new Failed('unreadable')
    case 'malformed':
      return new Failed('damaged', problem)
    case 'otherGame':
      return new Failed('unknownGame', problem.game)
    case 'otherVersion':
      return new Failed('otherVersion', `${problem.version} ≠ ${problem.now}`)
    case 'seats':
      return new Failed('damaged', `seats: ${problem.least}–${problem.most}`)
    case 'options':
      return new Failed('damaged', `options: ${problem.refused.rule} ${problem.refused.why}`)
    case 'command':
      return new Failed('damaged', {
        ...problem,
        field: ['entries', problem.entry, 'command', ...(problem.field === '' ? [] : [problem.field])].join('.'),
      })
  }
}
