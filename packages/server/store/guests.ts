/** Guests, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import { integer, type Row, text } from './row.ts'

export interface GuestRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly created: number
  readonly seen: number
}
const guestRow = (row: Row): GuestRow => ({
  id: integer(row, 'id'),
  key: text(row, 'key'),
  name: text(row, 'name'),
  created: integer(row, 'created'),
  seen: integer(row, 'seen'),
})

/** What is kept of a guest, in a database of any version; rooms apart. */
export const REMOVE_GUEST = [
  `UPDATE talk SET guest = 0, said = '' WHERE guest = ?`,
  'DELETE FROM holders WHERE guest = ?',
  'DELETE FROM guests WHERE id = ?',
]

export function guestOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO guests (key, name, created, seen) VALUES (?, ?, ?, ?)')
  const find = db.prepare('SELECT * FROM guests WHERE key = ?')
  const rename = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const see = db.prepare('UPDATE guests SET seen = ? WHERE id = ?')
  const keyOf = db.prepare('SELECT key FROM guests WHERE id = ?')
  const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?')
  const remove = [...REMOVE_GUEST, 'UPDATE tables SET maker = 0 WHERE maker = ?'].map(sql => db.prepare(sql))
  const addGuest = (key: string, name: string, now: number): number => Number(add.run(key, name, now, now).lastInsertRowid)
  function guest(key: string): GuestRow | undefined {
    const row = find.get(key)
    return row === undefined ? undefined : guestRow(row)
  }
  return {
    addGuest,
    guest,
    /** The one with this key, as he is; if there is none, a new one by this name. */
    welcomeGuest: (key: string, name: string, now: number): GuestRow =>
      guest(key) ?? { id: addGuest(key, name, now), key, name, created: now, seen: now },
    renameGuest: (id: number, name: string): void => void rename.run(name, id),
    /** Empty also if there is none. */
    nameOfGuest(id: number): string {
      const row = nameOf.get(id)
      return row === undefined ? '' : text(row, 'name')
    },
    seeGuest: (id: number, now: number): void => void see.run(now, id),
    /** All that is kept of him, but his seats in rooms, which others see too: those are for the rooms to give up. */
    removeGuest(id: number): void {
      for (const each of remove) each.run(id)
    },
    /** The keys of those of them who are there. */
    keysOfGuests: (ids: readonly number[]): string[] => ids.flatMap(id => keyOf.all(id).map(row => text(row, 'key'))),
  }
}
