/**
 * What may be cleared away: tables and guests to whom nothing has happened for long, and deals that nobody plays. No clock on the wall is asked how long that is: the
 * days are those that the server has run, added up over all its starts, and counted from the first look at which a thing was as it
 * still is. What seems old is marked at one look, and goes at another one two weeks later.
 */
import type { DatabaseSync } from 'node:sqlite'
import { RETURNING } from '../account-rows.ts'
import type { KeptDays, Looked } from '../contract.ts'
import { UNPLAYED } from '../deal-rows.ts'
import { integer, text } from '../row.ts'

const DAY = 86_400_000
/** Days, at least, from one look to the next, and between the look that marks something and the one at which it goes. */
const LOOK_DAYS = 1
const MARKED_DAYS = 14
/**
 * If the newest of all that was written is further than so many days from what the clock says, it may be wrong: somebody should see to it
 * before anything goes. But one row from the future, by a clock that was wrong once, must not stop it for ever: whoever comes while the clock is
 * in doubt, and is still known to have come at a later look, speaks for it.
 */
const FAR_DAYS = 7

const NOTHING: Looked = { marked: 0, tables: [], guests: [], deals: [] }

/** It is another one after whatever happens to it: also when the clock stands still, and also after a move that not everybody noticed. */
const TABLE_STATE = `(t.touched || ' ' || coalesce((SELECT n FROM turns WHERE table_id = t.id), ''))`

export function clearingOperations(db: DatabaseSync) {
  const addRunning = db.prepare('UPDATE running SET ms = ms + ? RETURNING ms, looked')
  const setLooked = db.prepare('UPDATE running SET looked = ms')
  const newest = db.prepare('SELECT max(coalesce((SELECT max(touched) FROM tables), 0), coalesce((SELECT max(seen) FROM guests), 0)) AS at')
  const doubted = db.prepare('SELECT doubted FROM running')
  const setDoubted = db.prepare('UPDATE running SET doubted = ?')
  const cameSince = db.prepare(`
    SELECT EXISTS (SELECT 1 FROM guests t JOIN ages ON kind = 'guest' AND ages.id = t.id WHERE since > ?3 AND abs(seen - ?1) <= ?2)
      OR EXISTS (SELECT 1 FROM tables t JOIN ages ON kind = 'table' AND ages.id = t.id WHERE since > ?3 AND abs(touched - ?1) <= ?2) AS came`)
  const observe = (kind: 'table' | 'guest', state: string) =>
    db.prepare(`
      REPLACE INTO ages (kind, id, state, since) SELECT '${kind}', t.id, ${state}, ? FROM ${kind}s t
      WHERE (SELECT state FROM ages WHERE kind = '${kind}' AND id = t.id) IS NOT ${state}`)
  const observeTables = observe('table', TABLE_STATE)
  const observeGuests = observe('guest', `(t.seen || '')`)
  const forgetTables = db.prepare(`DELETE FROM ages WHERE kind = 'table' AND id NOT IN (SELECT id FROM tables)`)
  const forgetGuests = db.prepare(`DELETE FROM ages WHERE kind = 'guest' AND id NOT IN (SELECT id FROM guests)`)
  const unmarkHolders = db.prepare(`UPDATE ages SET marked = NULL WHERE kind = 'guest' AND id IN (SELECT guest FROM holders)`)
  const markTables = db.prepare(`
    UPDATE ages SET marked = ?1
    WHERE kind = 'table' AND marked IS NULL AND since <= ?1 - ?3 AND id IN (SELECT id FROM tables WHERE stage = ?2)`)
  const markGuests = db.prepare(`
    UPDATE ages SET marked = ?1
    WHERE kind = 'guest' AND marked IS NULL AND since <= ?1 - ?2 AND id NOT IN (SELECT guest FROM holders) AND id NOT IN (${RETURNING})`)
  const observeDeals = db.prepare('UPDATE deals SET since = ? WHERE since IS NULL')
  const markDeals = db.prepare(`UPDATE deals SET marked = ?1 WHERE marked IS NULL AND since <= ?1 - ?2 AND ${UNPLAYED}`)
  const dueTables = db.prepare(`SELECT name FROM tables WHERE id IN (SELECT id FROM ages WHERE kind = 'table' AND marked <= ?)`)
  const dueGuests = db.prepare(`SELECT id FROM ages WHERE kind = 'guest' AND marked <= ?`)
  const dueDeals = db.prepare(`SELECT code FROM deals WHERE marked <= ? AND ${UNPLAYED}`)
  const removeGuest = db.prepare(`DELETE FROM guests WHERE id = ? AND id NOT IN (SELECT guest FROM holders) AND id NOT IN (${RETURNING})`)

  /** What has changed since the look before, or was not there, begins to age. */
  function age(running: number): void {
    setLooked.run()
    observeTables.run(running)
    observeGuests.run(running)
    observeDeals.run(running)
    forgetTables.run()
    forgetGuests.run()
    unmarkHolders.run()
  }
  /** Is the clock near the newest row, or do those speak for it who came since it was doubted? To be asked when all have been looked at. */
  function isTrusted(now: number, newestAt: number, running: number): boolean {
    const isNear = Math.abs(newestAt - now) <= FAR_DAYS * DAY
    const since = doubted.get()?.['doubted']
    if (isNear) {
      if (since !== null) setDoubted.run(null)
      return true
    }
    if (typeof since === 'number') return integer(cameSince.get(now, FAR_DAYS * DAY, since), 'came') === 1
    setDoubted.run(running)
    return false
  }
  /** Gives how many are new. */
  function mark(running: number, { tables, guests, deals }: KeptDays): number {
    const ofTables = Object.entries(tables).map(([stage, days]) => markTables.run(running, stage, days * DAY))
    const others = [markGuests.run(running, guests * DAY), markDeals.run(running, deals * DAY)]
    return [...ofTables, ...others].reduce((sum, { changes }) => sum + Number(changes), 0)
  }

  return {
    addRunning: (ms: number): void => void addRunning.get(ms),
    /** The same, and a look around if one is due. */
    lookForOld(ran: number, now: number, kept: KeptDays): Looked {
      const row = addRunning.get(ran)
      const running = integer(row, 'ms')
      const isDue = running - integer(row, 'looked') >= LOOK_DAYS * DAY
      if (isDue) age(running)
      const last = integer(newest.get(), 'at')
      if (last === 0) return NOTHING
      if (!isTrusted(now, last, running)) return { farClock: true, newest: last }
      if (!isDue) return NOTHING
      return {
        marked: mark(running, kept),
        tables: dueTables.all(running - MARKED_DAYS * DAY).map(each => text(each, 'name')),
        guests: dueGuests.all(running - MARKED_DAYS * DAY).map(each => integer(each, 'id')),
        deals: dueDeals.all(running - MARKED_DAYS * DAY).map(each => text(each, 'code')),
      }
    },
    clearGuests: (guests: readonly number[]): number => guests.reduce((sum, id) => sum + Number(removeGuest.run(id).changes), 0),
  }
}
