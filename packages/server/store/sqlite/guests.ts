/** Guests, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { DeviceName } from '../../device.ts'
import type { GuestRow } from '../account-contract.ts'
import { choiceOf, GUEST, guestRow, LEADS_IN } from '../account-rows.ts'
import { text } from '../row.ts'

/** What is kept of a guest, in a database of any version; rooms apart. Their sessions and ways back go with them. */
export const REMOVE_GUEST = [
  `UPDATE talk SET guest = 0, said = '' WHERE guest = ?`,
  'DELETE FROM holders WHERE guest = ?',
  'DELETE FROM guests WHERE id = ?',
]

/** Programs go by themselves before; but one may have been made in that very moment. */
const BEFORE = ['DELETE FROM guests WHERE id IN (SELECT guest FROM programs WHERE owner = ?)']

const NO_DEVICE: DeviceName = { browser: '', system: '' }

export function guestOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO guests (key, name, created, seen) VALUES (?, ?, ?, ?)')
  const begin = db.prepare('INSERT INTO sessions (guest, key, created, seen, browser, system) VALUES (?, ?, ?, ?, ?, ?)')
  const find = db.prepare(`SELECT ${GUEST} WHERE s.key = ?`)
  const isTaken = db.prepare('SELECT 1 FROM guests WHERE key = ?')
  const rename = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const see = db.prepare('UPDATE guests SET seen = ? WHERE id = ?')
  const seeSession = db.prepare('UPDATE sessions SET seen = ?, browser = ?, system = ? WHERE id = ?')
  const keysOf = db.prepare('SELECT key FROM guests WHERE id = ?1 UNION SELECT key FROM joined_keys WHERE guest = ?1')
  const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?')
  const remove = [...BEFORE, ...REMOVE_GUEST, 'UPDATE tables SET maker = 0 WHERE maker = ?'].map(sql => db.prepare(sql))
  const endEntries = db.prepare(`DELETE FROM tickets WHERE ${LEADS_IN('?1', '?2')}`)
  const join = [
    'UPDATE talk SET guest = ?2 WHERE guest = ?1',
    'UPDATE tables SET maker = ?2 WHERE maker = ?1',
    'UPDATE results SET guest = ?2 WHERE guest = ?1',
    'UPDATE OR IGNORE deal_players SET guest = ?2 WHERE guest = ?1',
    'UPDATE OR IGNORE ratings SET guest = ?2 WHERE guest = ?1', // whoever has one already keeps it
    'UPDATE OR IGNORE call_ways SET guest = ?2 WHERE guest = ?1',
    'UPDATE OR IGNORE call_wishes SET guest = ?2 WHERE guest = ?1',
    'UPDATE mail_addresses SET guest = ?2 WHERE guest = ?1',
    'UPDATE programs SET owner = ?2, n = n + (SELECT coalesce(max(n), 0) FROM programs WHERE owner = ?2) WHERE owner = ?1',
    'UPDATE joined_keys SET guest = ?2 WHERE guest = ?1',
    'INSERT INTO joined_keys (key, guest) SELECT key, ?2 FROM guests WHERE id = ?1',
  ].map(sql => db.prepare(sql))
  const drop = db.prepare('DELETE FROM guests WHERE id = ?')

  function addGuest(key: string, name: string, now: number, { browser, system } = NO_DEVICE): number {
    const id = Number(add.run(key, name, now, now).lastInsertRowid)
    begin.run(id, key, now, now, browser, system)
    return id
  }
  function guest(key: string): GuestRow | undefined {
    const row = find.get(key)
    return row === undefined ? undefined : guestRow(row)
  }
  return {
    addGuest,
    guest,
    welcomeGuest(key: string, fresh: string, name: string, now: number, device: DeviceName): GuestRow {
      const known = guest(key)
      if (known !== undefined) return known
      const own = isTaken.get(key) === undefined ? key : fresh
      addGuest(own, name, now, device)
      return guestRow(find.get(own) ?? {})
    },
    renameGuest: (id: number, name: string): void => void rename.run(name, id),
    nameOfGuest(id: number): string {
      const row = nameOf.get(id)
      return row === undefined ? '' : text(row, 'name')
    },
    seeGuest(id: number, session: number, now: number, { browser, system }: DeviceName): void {
      see.run(now, id)
      seeSession.run(now, browser, system, session)
    },
    removeGuest(id: number): void {
      endEntries.run(id, choiceOf(id))
      for (const each of remove) each.run(id)
    },
    joinGuests(from: number, to: number): void {
      for (const each of join) each.run(from, to)
      drop.run(from)
    },
    /** The keys by which those of them who are there are known in any copy. */
    keysOfGuests: (ids: readonly number[]): string[] => ids.flatMap(id => keysOf.all(id).map(row => text(row, 'key'))),
  }
}
