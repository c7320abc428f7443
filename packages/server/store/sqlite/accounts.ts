/** Sessions, ways back and what is under way, in the database. */
import type { DatabaseSync } from 'node:sqlite'
import type { DeviceName } from '../../device.ts'
import {
  type CodeRow,
  type Here,
  type MailAddressAdded,
  type MailAddressRow,
  MOST_SESSIONS,
  MOST_TICKETS,
  type PasskeyRow,
  type SessionRow,
  type TicketRow,
} from '../account-contract.ts'
import {
  choiceOf,
  codeRow,
  END_CALLS,
  LEADS_IN,
  mailAddressAdded,
  mailAddressRow,
  passkeyRow,
  sessionRow,
  ticketRow,
} from '../account-rows.ts'
import { integer } from '../row.ts'

function sessionOperations(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO sessions (guest, key, created, seen, browser, system) VALUES (?1, ?2, ?3, ?3, ?4, ?5)')
  const trim = db.prepare(
    'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE guest = ? AND id <> ? ORDER BY seen DESC, id DESC LIMIT -1 OFFSET ?)',
  )
  const of = db.prepare('SELECT * FROM sessions WHERE guest = ? ORDER BY id')
  const end = db.prepare('DELETE FROM sessions WHERE guest = ? AND id = ?')
  const goneIn = (table: 'guests' | 'sessions') =>
    db.prepare(`SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM ${table})`)
  const [goneGuests, goneSessions] = [goneIn('guests'), goneIn('sessions')]
  const endEntries = db.prepare(`DELETE FROM tickets WHERE ${LEADS_IN('?1', '?2')}`)
  const moveCalls = db.prepare('UPDATE call_ways SET session = ? WHERE guest = ? AND session = ? AND session <> 0')
  const endCalls = db.prepare(END_CALLS('?1'))
  return {
    addSession(guest: number, key: string, now: number, { browser, system }: DeviceName, instead = 0): number {
      const id = Number(add.run(guest, key, now, browser, system).lastInsertRowid)
      trim.run(guest, id, MOST_SESSIONS - 1)
      moveCalls.run(id, guest, instead)
      endCalls.run(guest)
      return id
    },
    sessionsOf: (guest: number): SessionRow[] => of.all(guest).map(sessionRow),
    goneOf: ({ guests, sessions }: Here): Here => ({
      guests: goneGuests.all(JSON.stringify(guests)).map(row => integer(row, 'id')),
      sessions: goneSessions.all(JSON.stringify(sessions)).map(row => integer(row, 'id')),
    }),
    endSessions(guest: number, sessions: readonly number[]): void {
      for (const id of sessions) end.run(guest, id)
      endEntries.run(guest, choiceOf(guest))
      endCalls.run(guest)
    },
  }
}

function passkeyOperations(db: DatabaseSync) {
  const add = db.prepare(`
    INSERT INTO passkeys (id, guest, key, counter, transports, name, created, used) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
    WHERE (SELECT count(*) FROM passkeys WHERE guest = ?2) < ?9`)
  const find = db.prepare('SELECT * FROM passkeys WHERE id = ?')
  const of = db.prepare('SELECT * FROM passkeys WHERE guest = ? ORDER BY created, id')
  const use = db.prepare('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?')
  const rename = db.prepare('UPDATE passkeys SET name = ? WHERE guest = ? AND id = ?')
  const remove = db.prepare('DELETE FROM passkeys WHERE guest = ? AND id = ?')
  return {
    addPasskey: ({ id, guest, key, counter, transports, name, created, used }: PasskeyRow, most: number): boolean =>
      Number(add.run(id, guest, key, counter, transports.join(' '), name, created, used, most).changes) === 1,
    passkey(id: string): PasskeyRow | undefined {
      const row = find.get(id)
      return row === undefined ? undefined : passkeyRow(row)
    },
    passkeysOf: (guest: number): PasskeyRow[] => of.all(guest).map(passkeyRow),
    usePasskey: (id: string, counter: number, now: number): void => void use.run(counter, now, id),
    renamePasskey: (guest: number, id: string, name: string): void => void rename.run(name, guest, id),
    removePasskey: (guest: number, id: string): void => void remove.run(guest, id),
  }
}

function codeOperations(db: DatabaseSync) {
  const clear = db.prepare('DELETE FROM recovery_codes WHERE guest = ?')
  const add = db.prepare('INSERT INTO recovery_codes (selector, guest, hash) VALUES (?, ?, ?)')
  const find = db.prepare('SELECT * FROM recovery_codes WHERE selector = ?')
  const count = db.prepare('SELECT count(*) AS n FROM recovery_codes WHERE guest = ?')
  const take = db.prepare('DELETE FROM recovery_codes WHERE selector = ?')
  return {
    setCodes(guest: number, codes: readonly CodeRow[]): void {
      clear.run(guest)
      for (const { selector, hash } of codes) add.run(selector, guest, hash)
    },
    code(selector: string) {
      const row = find.get(selector)
      return row === undefined ? undefined : codeRow(row)
    },
    countCodes: (guest: number): number => integer(count.get(guest), 'n'),
    takeCode: (selector: string): boolean => Number(take.run(selector).changes) === 1,
  }
}

function mailOperations(db: DatabaseSync) {
  const add = db.prepare(`
    INSERT INTO mail_addresses (address, guest, confirmed, used) SELECT ?1, ?2, ?3, 0
    WHERE (SELECT count(*) FROM mail_addresses WHERE guest = ?2 AND address <> ?1) < ?4
    ON CONFLICT (address) DO UPDATE SET guest = mail_addresses.guest RETURNING guest`)
  const find = db.prepare('SELECT * FROM mail_addresses WHERE address = ?')
  const of = db.prepare('SELECT * FROM mail_addresses WHERE guest = ? ORDER BY confirmed, address')
  const use = db.prepare('UPDATE mail_addresses SET used = ? WHERE guest = ? AND address = ?')
  const remove = db.prepare('DELETE FROM mail_addresses WHERE guest = ? AND address = ?')
  return {
    addMailAddress: (guest: number, address: string, now: number, most: number): MailAddressAdded =>
      mailAddressAdded(add.get(address, guest, now, most), guest),
    mailAddress(address: string): MailAddressRow | undefined {
      const row = find.get(address)
      return row === undefined ? undefined : mailAddressRow(row)
    },
    mailAddressesOf: (guest: number): MailAddressRow[] => of.all(guest).map(mailAddressRow),
    useMailAddress: (guest: number, address: string, now: number): boolean => Number(use.run(now, guest, address).changes) === 1,
    removeMailAddress: (guest: number, address: string): void => void remove.run(guest, address),
  }
}

function ticketOperations(db: DatabaseSync) {
  const expire = db.prepare('DELETE FROM tickets WHERE expires <= ?')
  const trim = db.prepare('DELETE FROM tickets WHERE key IN (SELECT key FROM tickets ORDER BY expires DESC LIMIT -1 OFFSET ?)')
  const add = db.prepare('INSERT INTO tickets (key, kind, guest, data, expires) VALUES (?, ?, nullif(?, 0), ?, ?)')
  const find = db.prepare('SELECT * FROM tickets WHERE key = ? AND expires > ?')
  const take = db.prepare('DELETE FROM tickets WHERE key = ? AND expires > ? RETURNING *')
  const change = db.prepare('UPDATE tickets SET data = ? WHERE key = ? AND data = ?')
  return {
    addTicket({ key, kind, guest, data, expires }: TicketRow, now: number): void {
      expire.run(now)
      trim.run(MOST_TICKETS - 1)
      add.run(key, kind, guest, data, expires)
    },
    ticket(key: string, now: number): TicketRow | undefined {
      const row = find.get(key, now)
      return row === undefined ? undefined : ticketRow(row)
    },
    takeTicket(key: string, now: number): TicketRow | undefined {
      const row = take.get(key, now)
      return row === undefined ? undefined : ticketRow(row)
    },
    changeTicket: (key: string, before: string, data: string): boolean => Number(change.run(data, key, before).changes) === 1,
  }
}

export const accountOperations = (db: DatabaseSync) => ({
  ...sessionOperations(db),
  ...passkeyOperations(db),
  ...codeOperations(db),
  ...mailOperations(db),
  ...ticketOperations(db),
})
