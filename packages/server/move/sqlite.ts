/** A data folder as one end of a move. While it is open no server has it. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { keptKey, keyFile } from '../cookie-key.ts'
import { discardParts, flushLater, putInPlace } from '../safe-file.ts'
import { text } from '../store/row.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { databaseIn } from '../store/sqlite/file.ts'
import { type MovedRow, MoveFailure, type Shape, type Source, type Target, type Value } from './place.ts'

const AT_ONCE = 200
const OWNER_ONLY = 0o600
const HALF = '.moving'

const NUMBERED = `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`
const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
const isThere = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** Bytes as text, and back: `SQLITE_BLOB` columns are few. */
const BLOBS: ReadonlySet<string> = new Set(['archives.record'])
const plain = (value: SQLOutputValue | undefined): Value => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (typeof value === 'bigint') return Number(value)
  return value ?? null
}

class SqlitePlace {
  readonly shape: Shape
  readonly numbered: ReadonlySet<string>
  protected readonly db: DatabaseSync

  constructor(file: string) {
    this.db = openDatabase({ file })
    const names = (query: string) =>
      this.db
        .prepare(query)
        .all()
        .map(row => text(row, 'name'))
    this.shape = new Map(names(TABLES).map(table => [table, this.#columns(table)]))
    this.numbered = new Set(names(NUMBERED))
  }
  #columns = (table: string): string[] =>
    this.db
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(row => text(row, 'name'))

  async *rows(table: string, columns: readonly string[]): AsyncGenerator<readonly MovedRow[]> {
    let some: MovedRow[] = []
    for (const row of this.db.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).iterate()) {
      some.push(Object.fromEntries(columns.map(column => [column, plain(row[column])])))
      if (some.length < AT_ONCE) continue
      yield some
      some = []
    }
    if (some.length > 0) yield some
  }
}

export class SqliteSource extends SqlitePlace implements Source {
  readonly key: string | undefined

  constructor(folder: string) {
    if (!isThere(databaseIn(folder))) throw new MoveFailure('nothingThere', folder)
    super(databaseIn(folder))
    this.key = keptKey(folder)
  }
  lastNumber(table: string): Promise<number> {
    const row = this.db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)
    return Promise.resolve(Number(row?.['seq'] ?? 0))
  }
  close(): Promise<void> {
    this.db.close()
    return Promise.resolve()
  }
}

/** It is made under another name. What one that was interrupted has left goes. */
export class SqliteTarget extends SqlitePlace implements Target {
  readonly #folder: string
  readonly #half: string

  constructor(folder: string) {
    const file = databaseIn(folder)
    const isHalfMade = existsSync(file + HALF) && !isThere(file) // with the key, at most
    if (isThere(file) || isThere(`${file}-wal`) || (existsSync(keyFile(folder)) && !isHalfMade)) throw new MoveFailure('notEmpty', folder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    discardParts(file)
    if (isHalfMade) rmSync(keyFile(folder), { force: true })
    discardHalf(file + HALF)
    super(file + HALF)
    this.#folder = folder
    this.#half = file + HALF
    this.db.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON') // tables come in whatever order
  }
  empty(table: string): Promise<void> {
    this.db.exec(`DELETE FROM ${table}`)
    return Promise.resolve()
  }
  add(table: string, columns: readonly string[], rows: readonly MovedRow[]): Promise<void> {
    const insert = this.db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(...columns.map(column => kept(table, column, row[column] ?? null)))
    return Promise.resolve()
  }
  numberFrom(table: string, last: number): Promise<void> {
    this.db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table)
    if (last > 0) this.db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last)
    return Promise.resolve()
  }
  keepKey(key: string): Promise<void> {
    putInPlace(keyFile(this.#folder), part => writeFileSync(part, key, { mode: OWNER_ONLY, flag: 'wx' }))
    return Promise.resolve()
  }
  async finish(): Promise<void> {
    this.db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
    this.db.close()
    chmodSync(this.#half, OWNER_ONLY)
    await flushLater(this.#half)
    renameSync(this.#half, databaseIn(this.#folder))
    await flushLater(this.#folder)
  }
  close(): Promise<void> {
    if (this.db.isOpen) this.db.close()
    if (!existsSync(this.#half)) return Promise.resolve()
    discardHalf(this.#half)
    rmSync(keyFile(this.#folder), { force: true })
    return Promise.resolve()
  }
}

const kept = (table: string, column: string, value: Value): SQLInputValue =>
  typeof value === 'string' && BLOBS.has(`${table}.${column}`) ? Buffer.from(value, 'base64') : value
function discardHalf(half: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(half + end, { force: true })
}
