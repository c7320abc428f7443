/** Records, entry by entry, with what each viewer heard, and snapshots, in PostgreSQL. */
import type { EntryRow, MatchRows, RecordDigest, SaidRow } from '../contract.ts'
import { integer, text } from '../row.ts'
import { type Read, Sql, sql, type Written, writing } from './sql.ts'

/** Entries of whatever tables, all at once. Whose turn it is has a row already, but at the beginning: to look for that first costs less than a conflict. */
const add = (fenced: string, json: string): string => `
  WITH
    fenced AS MATERIALIZED (${fenced}),
    b AS MATERIALIZED (
      SELECT b.* FROM fenced, json_to_recordset(${json})
      AS b("table" bigint, n integer, entry text, said text, heard text, pending text, at bigint, clocks text, noticed bigint)
    ),
    added AS (INSERT INTO entries (table_id, n, entry, said, heard, pending, at) SELECT "table", n, entry, said, heard, pending, at FROM b),
    passed AS (
      UPDATE turns SET n = b.n, pending = b.pending, clocks = b.clocks, noticed = CASE b.noticed WHEN 0 THEN turns.noticed ELSE b.noticed END
      FROM b WHERE table_id = "table" AND b.noticed IS NOT NULL RETURNING table_id
    )
  INSERT INTO turns (table_id, n, pending, noticed, clocks)
  SELECT "table", n, pending, noticed, clocks FROM b WHERE noticed IS NOT NULL AND "table" NOT IN (SELECT table_id FROM passed)`

/** The last one of each table says whose turn it is, and when anybody last noticed something (`noticed`). */
export function entriesAsJson(rows: readonly EntryRow[]): string {
  const last = new Map<number, EntryRow & { noticed?: number }>()
  const marked = rows.map(row => {
    const before = last.get(row.table)
    const now = { ...row, noticed: Math.max(row.at, before?.noticed ?? 0) }
    if (before !== undefined) delete before.noticed
    last.set(row.table, now)
    return now
  })
  return JSON.stringify(marked)
}

/** With the number of the node, and the entries as JSON. */
export const ADD_ENTRIES = { name: 'entries', text: add('SELECT fence($1)', '$2::json') } as const
/** Together with other statements, after the fence. */
export const addEntries = (rows: readonly EntryRow[]): Sql => new Sql(add('SELECT', `${sql`${entriesAsJson(rows)}`.text}::json`))

const DIGESTED_AT_ONCE = 1000 // entries

export const entryWrites = {
  saveClocks: (table: number, left: string): Written => writing(sql`UPDATE turns SET clocks = ${left} WHERE table_id = ${table}`),
  /** The one before it spares looking through the whole record: it was found to fit when the game was loaded, or made since. */
  saveSnapshot: (table: number, n: number, json: string): Written =>
    writing(sql`
      INSERT INTO snapshots (table_id, n, json, record, digest)
      SELECT ${table}, ${n}, fresh.json, made.record, snapshot_digest(${table}, ${n}, made.record, fresh.json) FROM (SELECT ${json} AS json) AS fresh, (
        SELECT record_digest(${table}, ${n}, before.n, before.record) AS record
        FROM (SELECT) AS one LEFT JOIN snapshots AS before
          ON table_id = ${table} AND before.n <= ${n} AND digest = snapshot_digest(${table}, before.n, before.record, before.json)
      ) AS made
      ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, json = excluded.json, record = excluded.record, digest = excluded.digest`),
  dropSnapshot: (table: number): Written => writing(sql`DELETE FROM snapshots WHERE table_id = ${table}`),
}

const ENTRIES = 'SELECT entry FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3'
const LAST = `
  SELECT
    coalesce((SELECT n FROM archives WHERE table_id = $1), (SELECT max(n) FROM entries WHERE table_id = $1), 0) AS last, snapshots.n, json, record,
    digest = snapshot_digest(table_id, snapshots.n, record, json) AS fits
  FROM (SELECT) AS one LEFT JOIN snapshots ON table_id = $1`
const SAID = `
  SELECT said, before FROM (
    SELECT n, said, (heard::json ->> $2::integer)::integer AS heard, lag((heard::json ->> $2::integer)::integer, 1, 0) OVER (ORDER BY n) AS before
    FROM entries WHERE table_id = $1
  ) AS lines WHERE heard > greatest(before, $3::bigint) AND before < $4::bigint ORDER BY n`

export const entryReads = (read: Read) => {
  /** All of them, if `most` is below 0. */
  const entriesAfter = async (table: number, n: number, most: number): Promise<string[]> =>
    (await read(ENTRIES, [table, n, most < 0 ? null : most])).map(row => text(row, 'entry'))
  return {
    entriesAfter,
    async match(table: number, most: number): Promise<MatchRows> {
      const [row] = await read(LAST, [table])
      const kept =
        row?.['n'] === null || row === undefined
          ? undefined
          : { n: integer(row, 'n'), json: text(row, 'json'), record: text(row, 'record') }
      const fits = row?.['fits'] === true
      const entries = await entriesAfter(table, fits ? (kept?.n ?? 0) : 0, most)
      return { snapshot: fits ? kept : undefined, unfit: kept !== undefined && !fits, entries, last: integer(row, 'last') }
    },
    async digestRecord(table: number, n: number, from?: RecordDigest): Promise<RecordDigest> {
      const to = Math.min(n, (from?.n ?? 0) + DIGESTED_AT_ONCE)
      const [row] = await read('SELECT record_digest($1, $2, $3, $4) AS record', [table, to, from?.n ?? null, from?.record ?? null])
      return { n: to, record: text(row, 'record') }
    },
    saidBetween: async (table: number, place: number, from: number, to: number): Promise<SaidRow[]> =>
      (await read(SAID, [table, place, from, to])).map(row => ({ said: text(row, 'said'), before: integer(row, 'before') })),
  }
}
