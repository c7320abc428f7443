/** What can go wrong between the page, its store and the table: facts, for words of the page's own. */
import type { Unreadable } from '@wildcat/table'
import { either, fields, oneOf, type Reader, text, that } from '../store/read.ts'

const KINDS = [
  'gone',
  'elsewhere',
  'unknownGame',
  'otherVersion',
  'damaged',
  'unreadable',
  'departs',
  'tampered',
  'misfit',
  'store',
  'full',
  'outOfStep',
  'options',
  'practice',
  'running',
  'crashed',
  'silent',
  'lost',
] as const

/** `detail` is for the curious: a place in a file, a name, what the browser said. */
export interface Trouble {
  readonly kind: (typeof KINDS)[number]
  readonly detail: string
  readonly entry: number | 'none' // of a record, if it is there that it goes wrong; -1 is the start
}
const place: Reader<Trouble['entry']> = either(
  oneOf('none'),
  that((input): input is number => Number.isInteger(input), 'an entry'),
)
export const readTrouble: Reader<Trouble> = fields<Trouble>({ kind: oneOf(...KINDS), detail: text, entry: place })

export class Troubled extends Error {
  readonly trouble: Trouble
  constructor(kind: Trouble['kind'], detail = '', entry: Trouble['entry'] = 'none') {
    super(`${kind}: ${detail}`)
    this.trouble = { kind, detail, entry }
  }
}

export const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error))
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Troubled ? error.trouble : new Troubled('crashed', saying(error)).trouble

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
      return new Troubled('damaged', `options: ${problem.refused.rule} ${problem.refused.why}`)
    case 'command':
      return new Troubled('damaged', `entries[${problem.entry}] ${problem.field}: ${problem.detail}`)
  }
}
