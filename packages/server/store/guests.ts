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

export function guestOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO guests (key, name, created, seen) VALUES (?, ?, ?, ?)')
  const find = db.prepare('SELECT * FROM guests WHERE key = ?')
  const rename = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const see = db.prepare('UPDATE guests SET seen = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM guests WHERE id = ?')
  const removeHolds = db.prepare('DELETE FROM holders WHERE guest = ?')
  const unname = db.prepare('UPDATE tables SET maker = 0 WHERE maker = ?')
  const silence = db.prepare(`UPDATE talk SET guest = 0, said = '' WHERE guest = ?`)
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
    seeGuest: (id: number, now: number): void => void see.run(now, id),
    /** All that is kept of him, but his seats in rooms, which others see too: those are for the rooms to give up. */
    removeGuest(id: number): void {
      silence.run(id)
      unname.run(id)
      removeHolds.run(id)
      remove.run(id)
    },
  }
}
