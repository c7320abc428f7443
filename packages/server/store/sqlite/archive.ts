/** Games that have ended, each as one packed record, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { EndedRow } from '../contract.ts'
import { integer, text } from '../row.ts'

export function archiveOperations(db: DatabaseSync) {
  const next = db.prepare(`
    SELECT t.id, t.head, turns.n, entries.heard
    FROM tables t INDEXED BY tables_to_archive
    JOIN turns ON turns.table_id = t.id JOIN entries ON entries.table_id = t.id AND entries.n = turns.n
    WHERE t.archived = 0 AND t.stage IN ('over', 'stopped') AND max(t.touched, turns.noticed) < ? ORDER BY t.id LIMIT 1`)
  const mark = db.prepare(`
    UPDATE tables SET archived = 1 WHERE id = ?1 AND archived = 0 AND stage IN ('over', 'stopped')
    AND EXISTS (SELECT 1 FROM turns WHERE table_id = ?1 AND n = ?2)`)
  const keep = db.prepare('UPDATE tables SET archived = 2 WHERE id = ? AND archived = 0')
  const add = db.prepare('INSERT INTO archives (table_id, n, record, untidy) VALUES (?, ?, ?, 1)')
  const dropSnapshot = db.prepare('DELETE FROM snapshots WHERE table_id = ?')
  const untidy = db.prepare('SELECT table_id FROM archives INDEXED BY archives_to_tidy WHERE untidy = 1 LIMIT 1')
  const removeLast = db.prepare(`
    DELETE FROM entries WHERE table_id = ?1 AND n >= (
      SELECT min(n) FROM (SELECT n FROM entries WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2)
    )`)
  const tidied = db.prepare('UPDATE archives SET untidy = 0 WHERE table_id = ?')
  const find = db.prepare('SELECT record FROM archives WHERE table_id = ?')
  return {
    nextToArchive(since: number): EndedRow | undefined {
      const row = next.get(since)
      if (row === undefined) return undefined
      return { id: integer(row, 'id'), head: text(row, 'head'), last: integer(row, 'n'), heard: text(row, 'heard') }
    },
    archive(table: number, last: number, packed: string): boolean {
      if (mark.run(table, last).changes === 0) return false
      add.run(table, last, Buffer.from(packed, 'base64'))
      dropSnapshot.run(table)
      return true
    },
    keepEntries: (table: number): void => void keep.run(table),
    tidyArchive(most: number): boolean {
      const row = untidy.get()
      if (row === undefined) return false
      const table = integer(row, 'table_id')
      if (Number(removeLast.run(table, most).changes) < most) tidied.run(table)
      return true
    },
    archived(table: number): string | undefined {
      const record = find.get(table)?.['record']
      return record instanceof Uint8Array ? Buffer.from(record).toString('base64') : undefined
    },
  }
}
