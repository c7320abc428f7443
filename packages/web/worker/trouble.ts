/** What can go wrong between the page, its store and the table: facts, for words of the page's own. */
import type { Unreadable } from '@wildcat/table'
import { fields, oneOf, type Reader, text } from '../store/read.ts'

const KINDS = [
  'gone',
  'elsewhere',
  'unknownGame',
  'otherVersion',
  'damaged',
  'unreadable',
  'departs',
  'store',
  'options',
  'crashed',
] as const

/** `detail` is for the curious: a place in a file, a name, what the browser said. */
export interface Trouble {
  readonly kind: (typeof KINDS)[number]
  readonly detail: string
}
export const readTrouble: Reader<Trouble> = fields<Trouble>({ kind: oneOf(...KINDS), detail: text })

export class Troubled extends Error {
  readonly trouble: Trouble
  constructor(kind: Trouble['kind'], detail = '') {
    super(`${kind}: ${detail}`)
    this.trouble = { kind, detail }
  }
}

export const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error))
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Troubled ? error.trouble : { kind: 'crashed', detail: saying(error) }

/** Why a record cannot be read, as trouble. */
export function unreadable(problem: Unreadable): Troubled {
  switch (problem.problem) {
    case 'notJson':
      return new Troubled('unreadable')
    case 'malformed':
      return new Troubled('damaged', `${problem.where}: ${problem.expected}`)
    case 'otherGame':
      return new Troubled('unknownGame', problem.game)
    case 'otherVersion':
      return new Troubled('otherVersion', `${problem.version} ≠ ${problem.now}`)
    case 'seats':
      return new Troubled('damaged', `seats: ${problem.least}–${problem.most}`)
    case 'options':
      return new Troubled('damaged', `options: ${problem.why}`)
    case 'command':
      return new Troubled('damaged', `entries[${problem.entry}] ${problem.field}: ${problem.detail}`)
  }
}
