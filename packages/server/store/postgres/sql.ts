/**
 * Statements with their values in them. Several of them go to the database as one message, which is one transaction: nobody who stops in between
 * keeps it open, and nothing waits for another answer.
 */
import type { Row } from '../row.ts'

type Value = string | number | boolean | null

export class Sql {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What `escapeLiteral` of pg makes of it, too, but letter by letter: of a hundred games that fall asleep that is a second in which nobody else has a turn. */
function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return quoted.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

const written = (value: Value | Sql): string => {
  if (value instanceof Sql) return value.text
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('a number was expected')
  return String(value)
}

/** Values are escaped; what is itself `sql` stands as it is. */
export const sql = (texts: TemplateStringsArray, ...values: readonly (Value | Sql)[]): Sql =>
  new Sql(texts.reduce((all, each, n) => all + written(values[n - 1] ?? null) + each))

/** What is written for an operation: statements, and what comes of the rows of the first. */
export interface Written {
  readonly statements: readonly Sql[]
  readonly result?: (rows: readonly Row[]) => unknown
}
export const writing = (...statements: readonly Sql[]): Written => ({ statements })
export const giving = (result: (rows: readonly Row[]) => unknown, ...statements: readonly Sql[]): Written => ({ statements, result })

/** Reads rows, by numbered parameters. */
export type Read = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
