/** Calls of people who are not at the table, in PostgreSQL. A node makes those of the tables that it has, and of those that nobody has. */
import type { CallName, CallSettings, DueCall, WayRow, WayToAdd } from '../call-contract.ts'
import { dueCall, WAY, wayRow } from '../call-rows.ts'
import { callSql, isDue } from '../call-sql.ts'
import { integer, text } from '../row.ts'
import { giving, type Read, Sql, sql, type Written, writing } from './sql.ts'

const { queue, still } = callSql(
  (value, list) =>
    `EXISTS (SELECT 1 FROM json_array_elements_text(coalesce(${list}, '[]')::json) AS one WHERE one.value::bigint = ${value})`,
)
const WISHES = `coalesce((SELECT wishes FROM call_wishes WHERE guest = w.guest), '') AS wishes`
const TAKE = `
  WITH taken AS (
    UPDATE calls SET due = $2, tries = tries + 1
    WHERE (way, table_id, kind) IN (
      SELECT c.way, c.table_id, c.kind FROM calls c JOIN tables t ON t.id = c.table_id
      WHERE ${isDue('c.due', '$1')} AND (t.node = $4 OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = t.node AND NOT gone))
      ORDER BY c.due LIMIT $3 FOR UPDATE OF c SKIP LOCKED
    ) RETURNING *
  )
  SELECT ${WAY}, calls.table_id, calls.kind, calls.mark, calls.tries, ${WISHES}, t.name, t.room, ${still} AS still
  FROM taken AS calls JOIN call_ways w ON w.id = calls.way JOIN tables t ON t.id = calls.table_id LEFT JOIN turns ON turns.table_id = t.id`

const setDue = ({ way, table, kind, mark }: CallName, due: Sql): Written =>
  writing(sql`UPDATE calls SET due = ${due} WHERE way = ${way} AND table_id = ${table} AND kind = ${kind} AND mark = ${mark}`)

export const callWrites = {
  saveCallWishes: (guest: number, wishes: string): Written =>
    writing(
      sql`INSERT INTO call_wishes (guest, wishes) VALUES (${guest}, ${wishes}) ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes`,
    ),
  addWay: ({ guest, kind, target, state, mark, session, most }: WayToAdd, now: number): Written =>
    giving(
      ([row]) => (row === undefined ? 0 : integer(row, 'id')),
      sql`
        INSERT INTO call_ways AS w (guest, kind, mark, target, state, since, session)
        SELECT ${guest}, ${kind}, ${mark}, ${target}, ${state}, ${now}, ${session}
        WHERE (SELECT count(*) FROM call_ways WHERE guest = ${guest} AND NOT (kind = ${kind} AND mark = ${mark})) < ${most}
        ON CONFLICT (guest, kind, mark) DO UPDATE SET target = excluded.target, failures = 0, failing = 0,
          state = CASE WHEN w.state = 'on' THEN w.state ELSE excluded.state END, since = excluded.since,
          session = excluded.session
        RETURNING id`,
    ),
  setWay: (id: number, state: string, now: number): Written =>
    writing(sql`UPDATE call_ways SET state = ${state}, since = ${now}, failures = 0, failing = 0 WHERE id = ${id}`),
  removeWay: (guest: number, id: number): Written => writing(sql`DELETE FROM call_ways WHERE guest = ${guest} AND id = ${id}`),
  noteWay: (id: number, through: boolean, now: number): Written =>
    giving(
      ([row]) => (row === undefined ? undefined : wayRow(row)),
      sql`
        UPDATE call_ways AS w SET
          failures = CASE WHEN ${through} THEN 0 ELSE failures + 1 END,
          failing = CASE WHEN ${through} THEN 0 WHEN failing = 0 THEN ${now} ELSE failing END
        WHERE id = ${id} RETURNING ${new Sql(WAY)}`,
    ),
  queueCalls: ({ table, guest }: { table: number; guest: number }, due: number): Written =>
    writing(...queue.map(each => new Sql(each({ table: String(table), guest: String(guest), due: String(due) })))),
  endCall: (call: CallName): Written => setDue(call, new Sql('NULL')),
  delayCall: (call: CallName, due: number): Written => setDue(call, sql`${due}`),
}

/** `alone` gives what it reads and writes with in one transaction. */
export const callReads = (read: Read, node: number, alone: <X>(work: (read: Read) => Promise<X>) => Promise<X>) => ({
  async callSettings(guest: number): Promise<CallSettings> {
    const [row] = await read('SELECT wishes FROM call_wishes WHERE guest = $1', [guest])
    const ways = await read(`SELECT ${WAY} FROM call_ways w WHERE w.guest = $1 ORDER BY w.id`, [guest])
    return { wishes: row === undefined ? '' : text(row, 'wishes'), ways: ways.map(wayRow) }
  },
  guestsToCall: async (): Promise<number[]> =>
    (await read(`SELECT DISTINCT guest FROM call_ways WHERE state = 'on'`)).map(row => integer(row, 'guest')),
  async way(id: number): Promise<WayRow | undefined> {
    const [row] = await read(`SELECT ${WAY} FROM call_ways w WHERE w.id = $1`, [id])
    return row === undefined ? undefined : wayRow(row)
  },
  takeCalls: (now: number, until: number, most: number): Promise<DueCall[]> =>
    alone(async one => (await one(TAKE, [now, until, most, node])).map(dueCall)),
})
