/** Records, entry by entry, with what each viewer heard, and snapshots, in the database. */
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { integer, type Row, text } from './row.ts'

export interface EntryRow {
  readonly table: number
  readonly n: number
  readonly entry: string // empty for the start
  readonly said: string
  readonly heard: string // a list of numbers as JSON: for each seat, then for a spectator
  readonly pending: string
  readonly at: number // when; 0 if not everybody noticed
}
export interface SnapshotRow {
  readonly n: number
  readonly json: string
}
/** What is needed to go on: the last snapshot and the first entries after it; or from the start, where there is none that fits them. */
export interface MatchRows {
  readonly snapshot: SnapshotRow | undefined
  readonly unfit: boolean // there is a snapshot, but not of this record
  readonly entries: readonly string[]
  readonly last: number // by the number of the last one there are so many of them
}
/** What was said with one entry, and how many lines that viewer had heard before it. */
export interface SaidRow {
  readonly said: string
  readonly before: number
}

const listOf = (json: string): number[] => {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new TypeError('a list was expected')
  return list.map(Number)
}

export function entryOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO entries (table_id, n, entry, said, heard, pending, at) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const turn = db.prepare(`
    INSERT INTO turns (table_id, n, pending, noticed) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET n = excluded.n, pending = excluded.pending, noticed = iif(excluded.noticed = 0, noticed, excluded.noticed)`)
  const after = db.prepare('SELECT entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n LIMIT ?')
  const last = db.prepare('SELECT max(n) AS n FROM entries WHERE table_id = ?')
  const heardAt = db.prepare('SELECT heard FROM entries WHERE table_id = ? AND n = ?')
  const saidFrom = db.prepare('SELECT said, heard FROM entries WHERE table_id = ? AND n >= ? ORDER BY n')
  const entryAt = db.prepare('SELECT entry, heard, pending FROM entries WHERE table_id = ? AND n = ?')
  const snapshot = db.prepare('SELECT n, json, digest FROM snapshots WHERE table_id = ?')
  const saveSnapshot = db.prepare(
    `INSERT INTO snapshots (table_id, n, json, digest) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET n = excluded.n, json = excluded.json, digest = excluded.digest`,
  )

  /** By which one knows that a snapshot is what was written, at this table, after this entry. */
  function digest(table: number, n: number, json: string): string {
    const row = entryAt.get(table, n)
    const after = row === undefined ? [] : ['entry', 'heard', 'pending'].map(column => text(row, column))
    return createHash('sha256')
      .update(JSON.stringify([table, n, ...after]))
      .update(json)
      .digest('base64url')
  }

  const heardBy = (row: Row | undefined, place: number): number => listOf(text(row, 'heard'))[place] ?? 0

  /** The first entry after which this viewer had heard more than so many lines. Numbers only grow: halving finds it. */
  function firstBeyond(table: number, place: number, lines: number): number {
    let [least, most] = [0, integer(last.get(table), 'n')]
    while (least < most) {
      const middle = (least + most) >> 1
      if (heardBy(heardAt.get(table, middle), place) > lines) most = middle
      else least = middle + 1
    }
    return least
  }

  return {
    addEntry({ table, n, entry, said, heard, pending, at }: EntryRow): void {
      add.run(table, n, entry, said, heard, pending, at)
      turn.run(table, n, pending, at)
    },
    entriesAfter: (table: number, n: number, most: number): string[] => after.all(table, n, most).map(row => text(row, 'entry')),
    match(table: number, most: number): MatchRows {
      const row = snapshot.get(table)
      const kept = row === undefined ? undefined : { n: integer(row, 'n'), json: text(row, 'json') }
      const fits = kept !== undefined && text(row, 'digest') === digest(table, kept.n, kept.json)
      const entries = after.all(table, fits ? kept.n : 0, most).map(each => text(each, 'entry'))
      const { n } = last.get(table) ?? { n: 0 }
      return { snapshot: fits ? kept : undefined, unfit: kept !== undefined && !fits, entries, last: Number(n) }
    },
    saveSnapshot: (table: number, n: number, json: string): void => void saveSnapshot.run(table, n, json, digest(table, n, json)),
    /** What was said from one line of a viewer to another; the first and the last row may hold more. */
    saidBetween(table: number, place: number, from: number, to: number): SaidRow[] {
      const rows: SaidRow[] = []
      const first = firstBeyond(table, place, from)
      let before = first === 0 ? 0 : heardBy(heardAt.get(table, first - 1), place)
      for (const row of saidFrom.iterate(table, first)) {
        if (before >= to) break
        const heard = heardBy(row, place)
        if (heard > Math.max(before, from)) rows.push({ said: text(row, 'said'), before })
        before = heard
      }
      return rows
    },
  }
}
