/** What is wrong with a record, as far as every language asks. */
import type { Unreadable } from '@wildcat/table'

/** A field that is not there: what is expected is then the field itself, by its name. */
export const isMissing = ({ where, expected }: Extract<Unreadable, { problem: 'malformed' }>): boolean =>
  expected === JSON.stringify(where.split('.').at(-1))
