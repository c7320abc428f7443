/** Games that have ended, each as one packed record, in PostgreSQL. */
import type { EndedRow } from '../contract.ts'
import { integer, text } from '../row.ts'
import { giving, type Read, sql, type Written, writing } from './sql.ts'

export const archiveWrites = {
  archive: (table: number, last: number, packed: string): Written =>
    giving(
      rows => rows.length > 0,
      sql`
        WITH marked AS (
          UPDATE tables SET archived = 1 WHERE id = ${table} AND archived = 0 AND stage IN ('over', 'stopped')
          AND EXISTS (SELECT 1 FROM turns WHERE table_id = ${table} AND n = ${last}) RETURNING id
        )
        INSERT INTO archives (table_id, n, record, untidy) SELECT id, ${last}, decode(${packed}, 'base64'), true FROM marked RETURNING table_id`,
      sql`DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM archives WHERE table_id = ${table})`,
    ),
  keepEntries: (table: number): Written => writing(sql`UPDATE tables SET archived = 2 WHERE id = ${table} AND archived = 0`),
  tidyArchive: (most: number): Written =>
    giving(
      rows => rows.length > 0,
      sql`
        WITH
          one AS MATERIALIZED (SELECT table_id FROM archives WHERE untidy ORDER BY table_id LIMIT 1),
          lasts AS MATERIALIZED (SELECT entries.table_id, n FROM entries JOIN one USING (table_id) ORDER BY n DESC LIMIT ${most}),
          removed AS (DELETE FROM entries USING lasts WHERE entries.table_id = lasts.table_id AND entries.n = lasts.n),
          tidied AS (UPDATE archives SET untidy = false FROM one WHERE archives.table_id = one.table_id AND (SELECT count(*) FROM lasts) < ${most})
        SELECT table_id FROM one`,
    ),
}

/** Only where all servers know what that is, and for the one that keeps house. */
const NEXT = `
  SELECT t.id, t.head, turns.n, entries.heard
  FROM tables t JOIN turns ON turns.table_id = t.id JOIN entries ON entries.table_id = t.id AND entries.n = turns.n
  WHERE t.archived = 0 AND t.stage IN ('over', 'stopped') AND greatest(t.touched, turns.noticed) < $1
  AND EXISTS (SELECT 1 FROM running WHERE keeper = $2) AND NOT EXISTS (SELECT 1 FROM nodes WHERE NOT gone AND version < 2)
  ORDER BY t.id LIMIT 1`
const FIND = `SELECT translate(encode(record, 'base64'), chr(10), '') AS record FROM archives WHERE table_id = $1`

export const archiveReads = (read: Read, node: number) => ({
  async nextToArchive(since: number): Promise<EndedRow | undefined> {
    const [row] = await read(NEXT, [since, node])
    if (row === undefined) return undefined
    return { id: integer(row, 'id'), head: text(row, 'head'), last: integer(row, 'n'), heard: text(row, 'heard') }
  },
  async archived(table: number): Promise<string | undefined> {
    const [row] = await read(FIND, [table])
    return row === undefined ? undefined : text(row, 'record')
  },
})
