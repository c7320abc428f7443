/**
 * Opens the file: one process at a time has it, what is committed is on the disk, what is damaged is refused, and older versions are
 * brought up to date.
 */
import { chmodSync, existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { discardParts, putInPlace } from '../../safe-file.ts'
import type { Found } from '../contract.ts'
import { integer, text } from '../row.ts'
import { StoreFailure } from '../store-failure.ts'
import { storeFailureOf } from './failure.ts'
import { MIGRATIONS } from './migrations.ts'
import { copyBeforeVersion } from './old-copies.ts'

export interface DatabaseSettings {
  readonly file: string
  /** Pages that the file may have, to see what happens when it is full. */
  readonly mostPages?: number
}

export function openDatabase({ file, mostPages }: DatabaseSettings, migrations = MIGRATIONS): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file)
    // Before the first read: nobody else gets in between, and no shared memory is needed.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY')
    // Every game that is played has a page at its end: those stay in memory, and go back to their places when they have changed often.
    db.exec('PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 8000')
    // What is deleted is overwritten: nobody's name is left in the file.
    db.exec('PRAGMA secure_delete = ON')
    db.exec('BEGIN IMMEDIATE; COMMIT')
    discardParts(file) // of a restore that was killed: nobody else is here
    check(db)
    // What a server that was killed has left beside it goes to its place, over what was deleted then.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    migrate(db, file, migrations)
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`)
    return db
  } catch (error) {
    db?.close()
    throw storeFailureOf(error)
  }
}

/** Opens it, and says what was there. */
export function findDatabase(settings: DatabaseSettings): { db: DatabaseSync; found: Found } {
  const began = performance.now()
  const made = isMissing(settings.file)
  const recovered = hasLeftovers(settings.file)
  // SQLite would take what is left beside it for that of another one, and delete it.
  if (made && recovered) throw new StoreFailure('gone', settings.file)
  const db = openDatabase(settings)
  const count = (table: string) => integer(db.prepare(`SELECT count(*) AS n FROM ${table}`).get(), 'n')
  return { db, found: { made, recovered, tables: count('tables'), guests: count('guests'), ms: Math.round(performance.now() - began) } }
}

/** What is written goes into a file beside it first, which goes when all ends well. */
const hasLeftovers = (file: string): boolean => !isMissing(`${file}-wal`)
/** Not there, or there is nothing in it. */
const isMissing = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0

/** Every page is looked at, as far as its form goes. */
export function check(db: DatabaseSync): void {
  const faults = db
    .prepare('PRAGMA quick_check(3)')
    .all()
    .map(row => text(row, 'quick_check'))
  if (faults.join() !== 'ok') throw new StoreFailure('damaged', faults.join('; '))
}

export const versionOf = (db: DatabaseSync): number => integer(db.prepare('PRAGMA user_version').get(), 'user_version')

const COLUMNS = `
  SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table'`
const columnsOf = (db: DatabaseSync): string[] =>
  db
    .prepare(COLUMNS)
    .all()
    .map(row => text(row, 'name'))

/** Has it all that a database of its version has? Neither an empty one nor another program's does. */
export function isOurs(db: DatabaseSync): boolean {
  const version = versionOf(db)
  if (version === 0) return false
  const model = new DatabaseSync(':memory:')
  try {
    for (const migration of MIGRATIONS.slice(0, version)) model.exec(migration)
    const there = new Set(columnsOf(db))
    return columnsOf(model).every(column => there.has(column))
  } finally {
    model.close()
  }
}

function migrate(db: DatabaseSync, file: string, migrations: readonly string[]): void {
  const version = versionOf(db)
  if (version > migrations.length) throw new StoreFailure('newer', String(version))
  if (version === migrations.length) return
  if (version > 0) backUp(db, copyBeforeVersion(file, migrations.length))
  for (const [n, migration] of migrations.entries())
    if (n >= version) db.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${n + 1}; COMMIT`)
}

/** A copy beside the file, as it was. One that is there already is older, and stays. */
function backUp(db: DatabaseSync, copy: string): void {
  let free = copy
  for (let n = 2; existsSync(free); n++) free = `${copy}-${n}`
  putInPlace(free, part => {
    db.prepare('VACUUM INTO ?').run(part)
    chmodSync(part, 0o600)
  })
}
