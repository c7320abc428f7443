/** Sessions, ways back and what is under way, in PostgreSQL. */
import type { DeviceName } from '../../device.ts'
import {
  type CodeRow,
  type Here,
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
import { integer, type Row } from '../row.ts'
import { giving, type Read, Sql, sql, type Written, writing } from './sql.ts'

const oneOf =
  <X>(read: (row: Row) => X) =>
  ([row]: readonly Row[]): X | undefined =>
    row === undefined ? undefined : read(row)
const wasThere = (rows: readonly Row[]): boolean => rows.length === 1

/** See `LEADS_IN`. */
export const endEntries = (guest: number): Sql =>
  new Sql(`DELETE FROM tickets WHERE ${LEADS_IN(sql`${guest}`.text, sql`${choiceOf(guest)}`.text)}`)

const endCalls = (guest: number): Sql => new Sql(END_CALLS(sql`${guest}`.text))

export const accountWrites = {
  addSession: (guest: number, key: string, now: number, { browser, system }: DeviceName, instead = 0): Written =>
    giving(
      rows => integer(rows[0], 'id'),
      sql`
        INSERT INTO sessions (guest, key, created, seen, browser, system)
        VALUES (${guest}, ${key}, ${now}, ${now}, ${browser}, ${system}) RETURNING id`,
      sql`
        DELETE FROM sessions WHERE id IN (
          SELECT id FROM sessions WHERE guest = ${guest} AND key <> ${key} ORDER BY seen DESC, id DESC OFFSET ${MOST_SESSIONS - 1}
        )`,
      sql`
        UPDATE call_ways SET session = (SELECT id FROM sessions WHERE key = ${key})
        WHERE guest = ${guest} AND session = ${instead} AND session <> 0`,
      endCalls(guest),
    ),
  endSessions: (guest: number, sessions: readonly number[]): Written =>
    writing(
      sql`
        DELETE FROM sessions WHERE guest = ${guest}
        AND id IN (SELECT value::bigint FROM json_array_elements_text(${JSON.stringify(sessions)}))`,
      endEntries(guest),
      endCalls(guest),
    ),

  addPasskey: ({ id, guest, key, counter, transports, name, created, used }: PasskeyRow, most: number): Written =>
    giving(
      wasThere,
      sql`
        INSERT INTO passkeys (id, guest, key, counter, transports, name, created, used)
        SELECT ${id}, ${guest}, ${key}, ${counter}, ${transports.join(' ')}, ${name}, ${created}, ${used}
        WHERE (SELECT count(*) FROM passkeys WHERE guest = ${guest}) < ${most} RETURNING id`,
    ),
  usePasskey: (id: string, counter: number, now: number): Written =>
    writing(sql`UPDATE passkeys SET counter = ${counter}, used = ${now} WHERE id = ${id}`),
  renamePasskey: (guest: number, id: string, name: string): Written =>
    writing(sql`UPDATE passkeys SET name = ${name} WHERE guest = ${guest} AND id = ${id}`),
  removePasskey: (guest: number, id: string): Written => writing(sql`DELETE FROM passkeys WHERE guest = ${guest} AND id = ${id}`),

  setCodes: (guest: number, codes: readonly CodeRow[]): Written =>
    writing(
      sql`DELETE FROM recovery_codes WHERE guest = ${guest}`,
      sql`
        INSERT INTO recovery_codes (selector, guest, hash)
        SELECT selector, ${guest}, hash FROM json_to_recordset(${JSON.stringify(codes)}) AS code(selector text, hash text)`,
    ),
  takeCode: (selector: string): Written => giving(wasThere, sql`DELETE FROM recovery_codes WHERE selector = ${selector} RETURNING guest`),

  addMailAddress: (guest: number, address: string, now: number, most: number): Written =>
    giving(
      ([row]) => mailAddressAdded(row, guest),
      sql`
        INSERT INTO mail_addresses (address, guest, confirmed, used) SELECT ${address}, ${guest}, ${now}, 0
        WHERE (SELECT count(*) FROM mail_addresses WHERE guest = ${guest} AND address <> ${address}) < ${most}
        ON CONFLICT (address) DO UPDATE SET guest = mail_addresses.guest RETURNING guest`,
    ),
  useMailAddress: (guest: number, address: string, now: number): Written =>
    giving(wasThere, sql`UPDATE mail_addresses SET used = ${now} WHERE guest = ${guest} AND address = ${address} RETURNING guest`),
  removeMailAddress: (guest: number, address: string): Written =>
    writing(sql`DELETE FROM mail_addresses WHERE guest = ${guest} AND address = ${address}`),

  addTicket: ({ key, kind, guest, data, expires }: TicketRow, now: number): Written =>
    writing(
      sql`DELETE FROM tickets WHERE expires <= ${now}`,
      sql`DELETE FROM tickets WHERE key IN (SELECT key FROM tickets ORDER BY expires DESC OFFSET ${MOST_TICKETS - 1})`,
      sql`INSERT INTO tickets (key, kind, guest, data, expires) VALUES (${key}, ${kind}, nullif(${guest}, 0), ${data}, ${expires})`,
    ),
  takeTicket: (key: string, now: number): Written =>
    giving(oneOf(ticketRow), sql`DELETE FROM tickets WHERE key = ${key} AND expires > ${now} RETURNING *`),
  changeTicket: (key: string, before: string, data: string): Written =>
    giving(wasThere, sql`UPDATE tickets SET data = ${data} WHERE key = ${key} AND data = ${before} RETURNING key`),
}

const goneIn = (table: 'guests' | 'sessions') => `SELECT id FROM unnest($1::bigint[]) AS id WHERE id NOT IN (SELECT id FROM ${table})`

export const accountReads = (read: Read) => ({
  goneOf: async ({ guests, sessions }: Here): Promise<Here> => ({
    guests: (await read(goneIn('guests'), [guests])).map(row => integer(row, 'id')),
    sessions: (await read(goneIn('sessions'), [sessions])).map(row => integer(row, 'id')),
  }),
  sessionsOf: async (guest: number): Promise<SessionRow[]> =>
    (await read('SELECT * FROM sessions WHERE guest = $1 ORDER BY id', [guest])).map(sessionRow),
  passkey: async (id: string): Promise<PasskeyRow | undefined> =>
    oneOf(passkeyRow)(await read('SELECT * FROM passkeys WHERE id = $1', [id])),
  passkeysOf: async (guest: number): Promise<PasskeyRow[]> =>
    (await read('SELECT * FROM passkeys WHERE guest = $1 ORDER BY created, id', [guest])).map(passkeyRow),
  code: async (selector: string) => oneOf(codeRow)(await read('SELECT * FROM recovery_codes WHERE selector = $1', [selector])),
  countCodes: async (guest: number): Promise<number> =>
    integer((await read('SELECT count(*) AS n FROM recovery_codes WHERE guest = $1', [guest]))[0], 'n'),
  mailAddress: async (address: string): Promise<MailAddressRow | undefined> =>
    oneOf(mailAddressRow)(await read('SELECT * FROM mail_addresses WHERE address = $1', [address])),
  mailAddressesOf: async (guest: number): Promise<MailAddressRow[]> =>
    (await read('SELECT * FROM mail_addresses WHERE guest = $1 ORDER BY confirmed, address', [guest])).map(mailAddressRow),
  ticket: async (key: string, now: number): Promise<TicketRow | undefined> =>
    oneOf(ticketRow)(await read('SELECT * FROM tickets WHERE key = $1 AND expires > $2', [key, now])),
})
