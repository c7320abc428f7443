/**
 * What may be cleared away, in PostgreSQL. Of several nodes one counts how long they have run and looks around, for all of them; when it is gone
 * another one goes on.
 */
import { RETURNING } from '../account-rows.ts'
import type { KeptDays, Looked } from '../contract.ts'
import { UNPLAYED } from '../deal-rows.ts'
import { integer, type Row, text } from '../row.ts'
import type { Read } from './sql.ts'

const DAY = 86_400_000
/** Days, at least, from one look to the next, and between the look that marks something and the one at which it goes. */
const LOOK_DAYS = 1
const MARKED_DAYS = 14
/** If the newest of all that was written is further than so many days from what the clock says, it may be wrong. */
const FAR_DAYS = 7

const NOTHING: Looked = { marked: 0, tables: [], guests: [], deals: [] }

const KEEP = `
  UPDATE running SET ms = ms + $2::bigint, keeper = $1
  WHERE keeper IS NULL OR keeper = $1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = keeper AND NOT gone)
  RETURNING ms, looked, doubted`

const observe = (kind: 'table' | 'guest', state: string): string => `
  INSERT INTO ages (kind, id, state, since) SELECT '${kind}', t.id, ${state}, $1 FROM ${kind}s t
  ON CONFLICT (kind, id) DO UPDATE SET state = excluded.state, since = excluded.since, marked = NULL WHERE ages.state <> excluded.state`
/** It is another one after whatever happens to it: also when the clock stands still, and also after a move that not everybody noticed. */
const OBSERVE = [
  observe('table', `concat_ws(' ', t.touched, (SELECT n FROM turns WHERE table_id = t.id))`),
  observe('guest', 't.seen::text'),
  'UPDATE deals SET since = $1 WHERE since IS NULL',
]
const FORGET = [
  `DELETE FROM ages WHERE kind = 'table' AND id NOT IN (SELECT id FROM tables)`,
  `DELETE FROM ages WHERE kind = 'guest' AND id NOT IN (SELECT id FROM guests)`,
  `UPDATE ages SET marked = NULL WHERE kind = 'guest' AND id IN (SELECT guest FROM holders)`,
]
const NEWEST = 'SELECT greatest((SELECT max(touched) FROM tables), (SELECT max(seen) FROM guests), 0) AS at'
const CAME_SINCE = `
  SELECT EXISTS (SELECT 1 FROM guests t JOIN ages ON kind = 'guest' AND ages.id = t.id WHERE since > $3 AND abs(seen - $1::bigint) <= $2)
    OR EXISTS (SELECT 1 FROM tables t JOIN ages ON kind = 'table' AND ages.id = t.id WHERE since > $3 AND abs(touched - $1::bigint) <= $2) AS came`
const MARK = `UPDATE ages SET marked = $1 WHERE marked IS NULL AND since <= $1 - $2::bigint`
const MARK_TABLES = `${MARK} AND kind = 'table' AND id IN (SELECT id FROM tables WHERE stage = $3) RETURNING id`
const MARK_GUESTS = `${MARK} AND kind = 'guest' AND id NOT IN (SELECT guest FROM holders) AND id NOT IN (${RETURNING}) RETURNING id`
const MARK_DEALS = `UPDATE deals SET marked = $1 WHERE marked IS NULL AND since <= $1 - $2::bigint AND ${UNPLAYED} RETURNING code`
const DUE_TABLES = `SELECT name FROM tables WHERE id IN (SELECT id FROM ages WHERE kind = 'table' AND marked <= $1)`
const DUE_GUESTS = `SELECT id FROM ages WHERE kind = 'guest' AND marked <= $1`
const DUE_DEALS = `SELECT code FROM deals WHERE marked <= $1 AND ${UNPLAYED}`

/** What has changed since the look before, or was not there, begins to age. */
async function age(read: Read, running: number): Promise<void> {
  await read('UPDATE running SET looked = ms')
  for (const each of OBSERVE) await read(each, [running])
  for (const each of FORGET) await read(each)
}
/** Is the clock near the newest row, or do those speak for it who came since it was doubted? To be asked when all have been looked at. */
async function isTrusted(read: Read, now: number, newest: number, row: Row): Promise<boolean> {
  const since = row['doubted']
  if (Math.abs(newest - now) <= FAR_DAYS * DAY) {
    if (since !== null) await read('UPDATE running SET doubted = NULL')
    return true
  }
  if (typeof since === 'number') return (await read(CAME_SINCE, [now, FAR_DAYS * DAY, since]))[0]?.['came'] === true
  await read('UPDATE running SET doubted = ms')
  return false
}
/** Gives how many are new. */
async function mark(read: Read, running: number, { tables, guests, deals }: KeptDays): Promise<number> {
  let marked = (await read(MARK_GUESTS, [running, guests * DAY])).length
  marked += (await read(MARK_DEALS, [running, deals * DAY])).length
  for (const [stage, days] of Object.entries(tables)) marked += (await read(MARK_TABLES, [running, days * DAY, stage])).length
  return marked
}

/** `alone` gives what it reads and writes with in one transaction. */
export const clearingOperations = (node: number, alone: <X>(work: (read: Read) => Promise<X>) => Promise<X>) => ({
  addRunning: (ms: number): Promise<void> => alone(async read => void (await read(KEEP, [node, ms]))),
  lookForOld: (ran: number, now: number, kept: KeptDays): Promise<Looked> =>
    alone(async read => {
      const [row] = await read(KEEP, [node, ran])
      if (row === undefined) return NOTHING // another node does it
      const running = integer(row, 'ms')
      const isDue = running - integer(row, 'looked') >= LOOK_DAYS * DAY
      if (isDue) await age(read, running)
      const newest = integer((await read(NEWEST))[0], 'at')
      if (newest === 0) return NOTHING
      if (!(await isTrusted(read, now, newest, row))) return { farClock: true, newest }
      if (!isDue) return NOTHING
      return {
        marked: await mark(read, running, kept),
        tables: (await read(DUE_TABLES, [running - MARKED_DAYS * DAY])).map(each => text(each, 'name')),
        guests: (await read(DUE_GUESTS, [running - MARKED_DAYS * DAY])).map(each => integer(each, 'id')),
        deals: (await read(DUE_DEALS, [running - MARKED_DAYS * DAY])).map(each => text(each, 'code')),
      }
    }),
})
