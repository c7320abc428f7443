/** Calls of people who are not at the table, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { CallName, CallSettings, DueCall, WayRow, WayToAdd } from '../call-contract.ts'
import { dueCall, WAY, wayRow } from '../call-rows.ts'
import { callSql, isDue } from '../call-sql.ts'
import { integer, type Row, text } from '../row.ts'

const { queue, still } = callSql(
  (value, list) => `EXISTS (SELECT 1 FROM json_each(coalesce(${list}, '[]')) AS one WHERE one.value = ${value})`,
)

const DUE = `
  SELECT ${WAY}, calls.table_id, calls.kind, calls.mark, calls.tries, coalesce(call_wishes.wishes, '') AS wishes, t.name, t.room, ${still} AS still
  FROM calls JOIN call_ways w ON w.id = calls.way JOIN tables t ON t.id = calls.table_id LEFT JOIN turns ON turns.table_id = t.id
  LEFT JOIN call_wishes ON call_wishes.guest = w.guest
  WHERE calls.way = ? AND calls.table_id = ? AND calls.kind = ?`

export function callOperations(db: DatabaseSync) {
  const wishesOf = db.prepare('SELECT wishes FROM call_wishes WHERE guest = ?')
  const saveWishes = db.prepare('INSERT INTO call_wishes (guest, wishes) VALUES (?, ?) ON CONFLICT DO UPDATE SET wishes = excluded.wishes')
  const toCall = db.prepare(`SELECT DISTINCT guest FROM call_ways WHERE state = 'on'`)
  const waysOf = db.prepare(`SELECT ${WAY} FROM call_ways w WHERE w.guest = ? ORDER BY w.id`)
  const find = db.prepare(`SELECT ${WAY} FROM call_ways w WHERE w.id = ?`)
  const known = db.prepare('SELECT id FROM call_ways WHERE guest = ? AND kind = ? AND mark = ?')
  const count = db.prepare('SELECT count(*) AS n FROM call_ways WHERE guest = ?')
  const add = db.prepare(`
    INSERT INTO call_ways (guest, kind, mark, target, state, since, session) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (guest, kind, mark) DO UPDATE SET target = excluded.target, failures = 0, failing = 0,
      state = CASE WHEN state = 'on' THEN state ELSE excluded.state END, since = excluded.since,
      session = excluded.session
    RETURNING id`)
  const set = db.prepare('UPDATE call_ways SET state = ?, since = ?, failures = 0, failing = 0 WHERE id = ?')
  const remove = db.prepare('DELETE FROM call_ways WHERE guest = ? AND id = ?')
  const works = db.prepare('UPDATE call_ways SET failures = 0, failing = 0 WHERE id = ?')
  const fails = db.prepare('UPDATE call_ways SET failures = failures + 1, failing = iif(failing = 0, ?, failing) WHERE id = ?')
  const queues = queue.map(each => db.prepare(each({ table: '?1', guest: '?2', due: '?3' })))
  const take = db.prepare(`
    UPDATE calls SET due = ?2, tries = tries + 1
    WHERE (way, table_id, kind) IN (SELECT way, table_id, kind FROM calls WHERE ${isDue('due', '?1')} ORDER BY due LIMIT ?3)
    RETURNING way, table_id, kind`)
  const due = db.prepare(DUE)
  const setDue = db.prepare('UPDATE calls SET due = ? WHERE way = ? AND table_id = ? AND kind = ? AND mark = ?')
  const way = (id: number): WayRow | undefined => {
    const row = find.get(id)
    return row === undefined ? undefined : wayRow(row)
  }
  const readDue = (row: Row): DueCall[] => due.all(integer(row, 'way'), integer(row, 'table_id'), text(row, 'kind')).map(dueCall)
  return {
    callSettings(guest: number): CallSettings {
      const row = wishesOf.get(guest)
      return { wishes: row === undefined ? '' : text(row, 'wishes'), ways: waysOf.all(guest).map(wayRow) }
    },
    guestsToCall: (): number[] => toCall.all().map(row => integer(row, 'guest')),
    saveCallWishes: (guest: number, wishes: string): void => void saveWishes.run(guest, wishes),
    addWay({ guest, kind, target, state, mark, session, most }: WayToAdd, now: number): number {
      if (known.get(guest, kind, mark) === undefined && integer(count.get(guest), 'n') >= most) return 0
      return integer(add.get(guest, kind, mark, target, state, now, session), 'id')
    },
    way,
    setWay: (id: number, state: string, now: number): void => void set.run(state, now, id),
    removeWay: (guest: number, id: number): void => void remove.run(guest, id),
    noteWay(id: number, through: boolean, now: number): WayRow | undefined {
      if (through) works.run(id)
      else fails.run(now, id)
      return way(id)
    },
    queueCalls({ table, guest }: { table: number; guest: number }, then: number): void {
      for (const each of queues) each.run(table, guest, then)
    },
    takeCalls: (now: number, until: number, most: number): DueCall[] => take.all(now, until, most).flatMap(readDue),
    endCall: ({ way: id, table, kind, mark }: CallName): void => void setDue.run(null, id, table, kind, mark),
    delayCall: ({ way: id, table, kind, mark }: CallName, then: number): void => void setDue.run(then, id, table, kind, mark),
  }
}
