/** Guests, in PostgreSQL. */
import type { DeviceName } from '../../device.ts'
import type { GuestRow } from '../account-contract.ts'
import { GUEST, guestRow, RETURNING } from '../account-rows.ts'
import { integer, text } from '../row.ts'
import { endEntries } from './accounts.ts'
import { giving, type Read, Sql, sql, type Written, writing } from './sql.ts'

export const guestWrites = {
  addGuest: (key: string, name: string, now: number): Written =>
    giving(
      rows => integer(rows[0], 'id'),
      sql`INSERT INTO guests (key, name, created, seen) VALUES (${key}, ${name}, ${now}, ${now}) RETURNING id`,
    ),
  welcomeGuest: (key: string, fresh: string, name: string, now: number, { browser, system }: DeviceName): Written =>
    giving(
      ([row]) => (row === undefined ? undefined : guestRow(row)),
      sql`SELECT * FROM welcome(${key}, ${fresh}, ${name}, ${now}, ${browser}, ${system})`,
    ),
  renameGuest: (id: number, name: string): Written => writing(sql`UPDATE guests SET name = ${name} WHERE id = ${id}`),
  seeGuest: (id: number, session: number, now: number, { browser, system }: DeviceName): Written =>
    writing(
      sql`UPDATE guests SET seen = ${now} WHERE id = ${id}`,
      sql`UPDATE sessions SET seen = ${now}, browser = ${browser}, system = ${system} WHERE id = ${session}`,
    ),
  removeGuest: (id: number): Written =>
    writing(
      endEntries(id),
      sql`DELETE FROM guests WHERE id IN (SELECT guest FROM programs WHERE owner = ${id})`,
      sql`UPDATE talk SET guest = 0, said = '' WHERE guest = ${id}`,
      sql`DELETE FROM holders WHERE guest = ${id}`,
      sql`DELETE FROM guests WHERE id = ${id}`,
      sql`UPDATE tables SET maker = 0 WHERE maker = ${id}`,
    ),
  joinGuests: (from: number, to: number): Written =>
    writing(
      sql`SELECT stays(${to})`,
      sql`UPDATE talk SET guest = ${to} WHERE guest = ${from}`,
      sql`UPDATE tables SET maker = ${to} WHERE maker = ${from}`,
      sql`UPDATE results SET guest = ${to} WHERE guest = ${from}`,
      sql`
        UPDATE deal_players p SET guest = ${to} WHERE guest = ${from}
        AND NOT EXISTS (SELECT 1 FROM deal_players o WHERE o.guest = ${to} AND o.deal = p.deal)`,
      sql`
        UPDATE ratings r SET guest = ${to} WHERE guest = ${from}
        AND NOT EXISTS (SELECT 1 FROM ratings o WHERE o.guest = ${to} AND o.game = r.game)`,
      sql`
        UPDATE call_ways w SET guest = ${to} WHERE guest = ${from}
        AND NOT EXISTS (SELECT 1 FROM call_ways o WHERE o.guest = ${to} AND o.kind = w.kind AND o.mark = w.mark)`,
      sql`
        UPDATE call_wishes SET guest = ${to} WHERE guest = ${from}
        AND NOT EXISTS (SELECT 1 FROM call_wishes WHERE guest = ${to})`,
      sql`UPDATE mail_addresses SET guest = ${to} WHERE guest = ${from}`,
      sql`UPDATE guests SET leaving = NULL WHERE id IN (SELECT guest FROM programs WHERE owner = ${from})`,
      sql`UPDATE programs SET owner = ${to}, n = n + (SELECT coalesce(max(n), 0) FROM programs WHERE owner = ${to}) WHERE owner = ${from}`,
      sql`UPDATE joined_keys SET guest = ${to} WHERE guest = ${from}`,
      sql`INSERT INTO joined_keys (key, guest) SELECT key, ${to} FROM guests WHERE id = ${from}`,
      sql`DELETE FROM guests WHERE id = ${from}`,
    ),
  clearGuests: (guests: readonly number[]): Written =>
    giving(
      rows => rows.length,
      sql`
        DELETE FROM guests WHERE id IN (SELECT value::bigint FROM json_array_elements_text(${JSON.stringify(guests)}))
        AND id NOT IN (SELECT guest FROM holders) AND id NOT IN (${new Sql(RETURNING)}) RETURNING id`,
    ),
}

export const guestReads = (read: Read) => ({
  async guest(key: string): Promise<GuestRow | undefined> {
    const [row] = await read(`SELECT ${GUEST} WHERE s.key = $1`, [key])
    return row === undefined ? undefined : guestRow(row)
  },
  async nameOfGuest(id: number): Promise<string> {
    const [row] = await read('SELECT name FROM guests WHERE id = $1', [id])
    return row === undefined ? '' : text(row, 'name')
  },
})
