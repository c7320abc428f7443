/**
 * What may be cleared away: tables and guests that have seemed old on many days. No single look at the clock is believed. What is old
 * is marked; every look at least a day after the one before counts; only what was old at all of them goes. A clock that is far from
 * all that was ever written is wrong, or was until now: then nothing is old, and nothing is marked any more.
 */
import type { DatabaseSync } from 'node:sqlite'
import { removeOldVersions } from './old-versions.ts'
import { integer, text } from './row.ts'
import { TOUCHED } from './tables.ts'

const DAY = 86_400_000
/** Looks, a day or more apart, at which something must have seemed old: whoever sets the clock right has so many days for it. */
const LOOKS = 14
/** So far the clock may be from what was written last, in either direction, and from the look before. */
const FAR_DAYS = 7

/** Days for which things are kept: tables by their stage, and guests who sit nowhere. */
export interface KeptDays {
  readonly tables: Readonly<Record<string, number>>
  readonly guests: number
}
export type Looked =
  | { readonly wrongClock: true; readonly newest: number } // when something was written last
  | { readonly marked: number; readonly tables: readonly string[]; readonly guests: readonly number[] } // for the first time; to be cleared

const NOTHING: Looked = { marked: 0, tables: [], guests: [] }

const OLD_TABLES = `SELECT t.id FROM tables t WHERE t.stage = ?1 AND t.touched < ?2 AND ${TOUCHED} < ?2` // by the index, then by the last move
const OLD_GUESTS = 'SELECT id FROM guests WHERE seen < ? AND id NOT IN (SELECT guest FROM holders)'

export function clearingOperations(db: DatabaseSync) {
  const newestTable = db.prepare('SELECT coalesce(max(touched), 0) AS at FROM tables WHERE stage = ?')
  const newestGuest = db.prepare('SELECT coalesce(max(seen), 0) AS at FROM guests')
  const lastLook = db.prepare('SELECT coalesce(max(at), 0) AS at FROM old')
  const forget = db.prepare('DELETE FROM old')
  const forgetJumped = db.prepare('DELETE FROM old WHERE at > ?1 OR at < ?1 - ?2')
  const oldTables = db.prepare(OLD_TABLES)
  const oldGuests = db.prepare(OLD_GUESTS)
  const marked = db.prepare('SELECT id FROM old WHERE kind = ?')
  const unmark = db.prepare('DELETE FROM old WHERE kind = ? AND id = ?')
  const mark = db.prepare(`
    INSERT INTO old (kind, id, looks, at) VALUES (?1, ?2, 1, ?3)
    ON CONFLICT DO UPDATE SET looks = looks + 1, at = excluded.at WHERE excluded.at - at >= ${DAY}`)
  const dueTables = db.prepare(`SELECT name FROM tables WHERE id IN (SELECT id FROM old WHERE kind = 'table' AND looks >= ${LOOKS})`)
  const dueGuests = db.prepare(`SELECT id FROM old WHERE kind = 'guest' AND looks >= ${LOOKS}`)
  const removeGuest = db.prepare('DELETE FROM guests WHERE id = ? AND id NOT IN (SELECT guest FROM holders)')

  /** Gives how many are new. */
  function remark(kind: 'table' | 'guest', old: readonly number[], now: number): number {
    const before = new Set(marked.all(kind).map(row => integer(row, 'id')))
    const after = new Set(old)
    for (const id of before) if (!after.has(id)) unmark.run(kind, id)
    for (const id of after) mark.run(kind, id, now)
    return old.filter(id => !before.has(id)).length
  }
  /** Whoever plays was seen within a day: of moves one need not ask. */
  const newest = (stages: readonly string[]): number =>
    Math.max(integer(newestGuest.get(), 'at'), ...stages.map(stage => integer(newestTable.get(stage), 'at')))
  const ids = (rows: ReturnType<typeof oldTables.all>): number[] => rows.map(row => integer(row, 'id'))

  return {
    /** A look around, as if it were this time. */
    lookForOld(now: number, { tables, guests }: KeptDays): Looked {
      const last = newest(Object.keys(tables))
      if (last === 0) return NOTHING
      if (Math.abs(now - last) > FAR_DAYS * DAY) {
        forget.run()
        return { wrongClock: true, newest: last }
      }
      forgetJumped.run(now, FAR_DAYS * DAY)
      if (now - integer(lastLook.get(), 'at') < DAY) return NOTHING // it would not count
      const ofTables = Object.entries(tables).flatMap(([stage, days]) => ids(oldTables.all(stage, now - days * DAY)))
      const ofGuests = ids(oldGuests.all(now - guests * DAY))
      return {
        marked: remark('table', ofTables, now) + remark('guest', ofGuests, now),
        tables: dueTables.all().map(row => text(row, 'name')),
        guests: ids(dueGuests.all()),
      }
    },
    /** Those of them who still sit nowhere. Gives how many. */
    clearGuests(guests: readonly number[]): number {
      const gone = guests.reduce((sum, id) => sum + Number(removeGuest.run(id).changes), 0)
      if (gone > 0) removeOldVersions(db.location() ?? '')
      return gone
    },
  }
}
