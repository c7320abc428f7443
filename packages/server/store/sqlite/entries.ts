/** Records, entry by entry, with what each viewer heard, and snapshots, in the database. */
import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { EntryRow, MatchRows, RecordDigest, SaidRow, SnapshotRow } from '../contract.ts'
import { integer, type Row, text } from '../row.ts'

const DIGESTED_AT_ONCE = 1000 // entries

interface Kept extends SnapshotRow {
  readonly isWhole: boolean // as it was written
}
const digestOf = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts), 'base64url')

const listOf = (json: string): number[] => {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new TypeError('a list was expected')
  return list.map(Number)
}

export function entryOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO entries (table_id, n, entry, said, heard, pending, at) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const turn = db.prepare(`
    INSERT INTO turns (table_id, n, pending, noticed, clocks) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET n = excluded.n, pending = excluded.pending, clocks = excluded.clocks, noticed = iif(excluded.noticed = 0, noticed, excluded.noticed)`)
  const clocks = db.prepare('UPDATE turns SET clocks = ? WHERE table_id = ?')
  const after = db.prepare('SELECT entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n LIMIT ?')
  const lastOf = db.prepare(
    'SELECT coalesce((SELECT n FROM archives WHERE table_id = ?1), (SELECT max(n) FROM entries WHERE table_id = ?1), 0) AS n',
  )
  const lastRow = db.prepare('SELECT coalesce(max(n), 0) AS n FROM entries WHERE table_id = ?')
  const heardAt = db.prepare('SELECT heard FROM entries WHERE table_id = ? AND n = ?')
  const saidFrom = db.prepare('SELECT said, heard FROM entries WHERE table_id = ? AND n >= ? ORDER BY n')
  const headOf = db.prepare('SELECT head FROM tables WHERE id = ?')
  const between = db.prepare('SELECT n, entry, heard, pending FROM entries WHERE table_id = ? AND n > ? AND n <= ? ORDER BY n')
  const snapshot = db.prepare('SELECT n, json, record, digest FROM snapshots WHERE table_id = ?')
  const saveSnapshot = db.prepare(
    `INSERT INTO snapshots (table_id, n, json, record, digest) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET n = excluded.n, json = excluded.json, record = excluded.record, digest = excluded.digest`,
  )
  const dropSnapshot = db.prepare('DELETE FROM snapshots WHERE table_id = ?')

  /** A digest of the record up to an entry: each is digested with that of all before it, so that it can be carried on. */
  function recordTo(table: number, n: number, from?: RecordDigest): string {
    let record = from?.record ?? digestOf([headOf.get(table)?.['head']])
    for (const row of between.iterate(table, from?.n ?? -1, n))
      record = digestOf([record, integer(row, 'n'), text(row, 'entry'), text(row, 'heard'), text(row, 'pending')])
    return record
  }
  /** By which one knows that a snapshot is what was written, at this table, after this entry, of this record. */
  const digest = (table: number, n: number, record: string, json: string) => digestOf([table, n, record, json])

  /** The last snapshot, by what is kept with it. */
  function kept(table: number): Kept | undefined {
    const row = snapshot.get(table)
    if (row === undefined) return undefined
    const [n, json, record] = [integer(row, 'n'), text(row, 'json'), text(row, 'record')]
    return { n, json, record, isWhole: text(row, 'digest') === digest(table, n, record, json) }
  }

  const heardBy = (row: Row | undefined, place: number): number => listOf(text(row, 'heard'))[place] ?? 0

  /** The first entry after which this viewer had heard more than so many lines. Numbers only grow: halving finds it. */
  function firstBeyond(table: number, place: number, lines: number): number {
    let [least, most] = [0, integer(lastRow.get(table), 'n')]
    while (least < most) {
      const middle = (least + most) >> 1
      if (heardBy(heardAt.get(table, middle), place) > lines) most = middle
      else least = middle + 1
    }
    return least
  }

  return {
    addEntry({ table, n, entry, said, heard, pending, at, clocks: left }: EntryRow): void {
      add.run(table, n, entry, said, heard, pending, at)
      turn.run(table, n, pending, at, left)
    },
    saveClocks: (table: number, left: string): void => void clocks.run(left, table),
    entriesAfter: (table: number, n: number, most: number): string[] => after.all(table, n, most).map(row => text(row, 'entry')),
    match(table: number, most: number): MatchRows {
      const last = kept(table)
      const fits = last?.isWhole === true
      const entries = after.all(table, fits ? last.n : 0, most).map(each => text(each, 'entry'))
      return { snapshot: fits ? last : undefined, unfit: last !== undefined && !fits, entries, last: integer(lastOf.get(table), 'n') }
    },
    digestRecord(table: number, n: number, from?: RecordDigest): RecordDigest {
      const to = Math.min(n, (from?.n ?? 0) + DIGESTED_AT_ONCE)
      return { n: to, record: recordTo(table, to, from) }
    },
    dropSnapshot: (table: number): void => void dropSnapshot.run(table),
    // The one before it spares looking through the whole record: it was found to fit when the game was loaded, or made since.
    saveSnapshot(table: number, n: number, json: string): void {
      const before = kept(table)
      const record = recordTo(table, n, before?.isWhole === true && before.n <= n ? before : undefined)
      saveSnapshot.run(table, n, json, record, digest(table, n, record, json))
    },
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
