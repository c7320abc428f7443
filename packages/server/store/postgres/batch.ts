/** What was gathered, as what is sent to the database: entries alone as one prepared statement, whatever else as one message of several statements. */
import type { Call, EntryRow, Unit } from '../contract.ts'
import type { Row } from '../row.ts'
import { accountWrites } from './accounts.ts'
import { archiveWrites } from './archive.ts'
import { callWrites } from './calls.ts'
import { dealWrites } from './deals.ts'
import { addEntries, entryWrites } from './entries.ts'
import { guestWrites } from './guests.ts'
import { programWrites } from './programs.ts'
import { ratingWrites } from './ratings.ts'
import { resultWrites } from './results.ts'
import { type Sql, sql, type Written, writing } from './sql.ts'
import { tableWrites } from './tables.ts'
import { talkWrites } from './talk.ts'

/** Its size is that of a row that is no longer kept small. */
const probe = (): Written => writing(sql`INSERT INTO probes (filler) VALUES (repeat('x', 16384))`, sql`DELETE FROM probes`)

export const WRITES = {
  ...guestWrites,
  ...accountWrites,
  ...resultWrites,
  ...ratingWrites,
  ...dealWrites,
  ...programWrites,
  ...tableWrites,
  ...entryWrites,
  ...archiveWrites,
  ...talkWrites,
  ...callWrites,
  probe,
}

const isEntry = ({ name }: Call): boolean => name === 'addEntry'
const isRow = (row: unknown): row is EntryRow => typeof row === 'object' && row !== null // made by `call`, a moment ago
const rowsOf = (calls: readonly Call[]): EntryRow[] => calls.flatMap(({ args }) => args.filter(isRow))

/** The entries, if there is nothing else. */
export const entriesAlone = (units: readonly Unit[]): readonly EntryRow[] | undefined =>
  units.every(unit => unit.every(isEntry)) ? rowsOf(units.flat()) : undefined

const isWritten = (made: unknown): made is Written => typeof made === 'object' && made !== null && 'statements' in made
const written = ({ name, args }: Call): Written => {
  const write: unknown = Reflect.get(WRITES, name)
  if (typeof write !== 'function') throw new TypeError(`${name} is no part of a unit`)
  const made: unknown = Reflect.apply(write, WRITES, args)
  if (!isWritten(made)) throw new TypeError(`${name} writes nothing`)
  return made
}

/** One message, and what comes of its results for each unit. */
export function messageOf(units: readonly Unit[], node: number) {
  const statements: Sql[] = [sql`SELECT fence(${node})`]
  const entries = rowsOf(units.flat().filter(isEntry))
  if (entries.length > 0) statements.push(addEntries(entries))
  const readers = units.map(unit =>
    unit.map(call => {
      if (isEntry(call)) return () => undefined
      const { statements: more, result } = written(call)
      const first = statements.push(...more) - more.length
      return (results: readonly { readonly rows: readonly Row[] }[]): unknown => result?.(results[first]?.rows ?? [])
    }),
  )
  return {
    text: statements.map(({ text }) => text).join(';\n'),
    answers: (results: readonly { readonly rows: readonly Row[] }[]) =>
      readers.map(unit => ({ results: unit.map(reader => reader(results)) })),
  }
}
