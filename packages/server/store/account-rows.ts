/** Rows about those who come back, as both databases give them. */
import type { GuestRow, MailAddressAdded, MailAddressRow, PasskeyRow, SessionRow, TicketRow } from './account-contract.ts'
import { integer, type Row, text } from './row.ts'

/** Of a session and its guest. */
export const GUEST = 'g.id, s.key, g.name, g.created, s.seen, s.id AS session FROM sessions s JOIN guests g ON g.id = s.guest'

/** Guests who have seen to it that they can come back: they are not cleared away. */
export const RETURNING = 'SELECT guest FROM passkeys UNION SELECT guest FROM recovery_codes UNION SELECT guest FROM mail_addresses'

/** Browsers in which this guest is known no more are called no more. Of those that were set before that was noted: when none is left. */
export const END_CALLS = (guest: string): string => `
  DELETE FROM call_ways WHERE guest = ${guest} AND kind = 'push'
  AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.guest = ${guest} AND call_ways.session IN (0, s.id))`

/** A ticket by which somebody is about to come in as this guest. With a sign-out it ends: whoever began that may be who is to be out. */
export const LEADS_IN = (guest: string, choice: string): string =>
  `(kind IN ('device', 'mailSignIn') AND guest = ${guest}) OR (kind = 'choice' AND data = ${choice})`
/** What is in the ticket of one who has shown that they are this guest, and has yet to say what becomes of who they were before. */
export const choiceOf = (account: number): string => JSON.stringify({ account })

export const guestRow = (row: Row): GuestRow => ({
  id: integer(row, 'id'),
  key: text(row, 'key'),
  name: text(row, 'name'),
  created: integer(row, 'created'),
  seen: integer(row, 'seen'),
  session: integer(row, 'session'),
})
export const sessionRow = (row: Row): SessionRow => ({
  id: integer(row, 'id'),
  created: integer(row, 'created'),
  seen: integer(row, 'seen'),
  browser: text(row, 'browser'),
  system: text(row, 'system'),
})
export const passkeyRow = (row: Row): PasskeyRow => ({
  id: text(row, 'id'),
  guest: integer(row, 'guest'),
  key: text(row, 'key'),
  counter: integer(row, 'counter'),
  transports: text(row, 'transports')
    .split(' ')
    .filter(each => each !== ''),
  name: text(row, 'name'),
  created: integer(row, 'created'),
  used: integer(row, 'used'),
})
export const mailAddressRow = (row: Row): MailAddressRow => ({
  address: text(row, 'address'),
  guest: integer(row, 'guest'),
  confirmed: integer(row, 'confirmed'),
  used: integer(row, 'used'),
})
/** By the row that is there for an address that was to be this guest's; none: it was one too many. */
export function mailAddressAdded(row: Row | undefined, guest: number): MailAddressAdded {
  if (row === undefined) return 'tooMany'
  return integer(row, 'guest') === guest ? 'added' : 'taken'
}
export const ticketRow = (row: Row): TicketRow => ({
  key: text(row, 'key'),
  kind: text(row, 'kind'),
  guest: row['guest'] === null ? 0 : integer(row, 'guest'),
  data: text(row, 'data'),
  expires: integer(row, 'expires'),
})
export const codeRow = (row: Row) => ({ selector: text(row, 'selector'), hash: text(row, 'hash'), guest: integer(row, 'guest') })
