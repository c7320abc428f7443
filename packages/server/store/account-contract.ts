/** What a store keeps of those who come back: on which devices, and by which ways. Whatever is a guest's goes with them. */
import type { DeviceName } from '../device.ts'

/** Who sends a cookie: a guest, and the session that the cookie is of. */
export interface GuestRow {
  readonly id: number
  readonly key: string // of the session, in its cookie
  readonly name: string
  readonly created: number
  readonly seen: number // by this cookie
  readonly session: number
}

/** A browser on some device in which a guest is known. */
export interface SessionRow extends DeviceName {
  readonly id: number
  readonly created: number
  readonly seen: number
}

/** Guests and sessions, by their numbers. */
export interface Here {
  readonly guests: readonly number[]
  readonly sessions: readonly number[]
}

export interface PasskeyRow {
  readonly id: string // as its authenticator calls it
  readonly guest: number
  readonly key: string // public, base64url
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly created: number
  readonly used: number // 0: never
}

/** A recovery code: the part by which it is found, and a slow hash of the other one. */
export interface CodeRow {
  readonly selector: string
  readonly hash: string
}

/** An e-mail address by which somebody signs in: its owner has said that it is theirs. */
export interface MailAddressRow {
  readonly address: string // in small letters
  readonly guest: number
  readonly confirmed: number
  readonly used: number // 0: never
}

/** Theirs, be it since before; somebody else's; or one too many. */
export type MailAddressAdded = 'added' | 'taken' | 'tooMany'

/** Something that was begun and is to be ended once, and soon: by whoever has its secret, of which only a hash is kept. */
export interface TicketRow {
  readonly key: string
  readonly kind: string
  readonly guest: number // 0: nobody's yet
  readonly data: string
  readonly expires: number
}

export interface AccountOperations {
  guest(key: string): GuestRow | undefined
  /** The one of this session, as they are; if there is none, a new one by this name. `fresh` is the key where somebody else is known by the first. */
  welcomeGuest(key: string, fresh: string, name: string, now: number, device: DeviceName): GuestRow
  seeGuest(id: number, session: number, now: number, device: DeviceName): void
  /** One guest from now on, with what both said and made. Their seats are for the rooms to hand on, before. */
  joinGuests(from: number, to: number): void

  /**
   * Gives its number. Of very many the one that was seen longest ago goes. `instead`: what this browser was before, as a guest who was joined to
   * this one; it is called as it was.
   */
  addSession(guest: number, key: string, now: number, device: DeviceName, instead?: number): number
  sessionsOf(guest: number): SessionRow[]
  /** Those of this guest's: these browsers are called no more. */
  endSessions(guest: number, sessions: readonly number[]): void

  /** Those of these who are no more. */
  goneOf(who: Here): Here

  /** Gives whether it is there then: nobody has more than `most`. */
  addPasskey(passkey: PasskeyRow, most: number): boolean
  passkey(id: string): PasskeyRow | undefined
  passkeysOf(guest: number): PasskeyRow[]
  usePasskey(id: string, counter: number, now: number): void
  renamePasskey(guest: number, id: string, name: string): void
  removePasskey(guest: number, id: string): void

  /** In place of all that there were. */
  setCodes(guest: number, codes: readonly CodeRow[]): void
  code(selector: string): (CodeRow & { readonly guest: number }) | undefined
  countCodes(guest: number): number
  /** Gives whether it was there. */
  takeCode(selector: string): boolean

  /** One address leads to one guest, whoever has it first, and nobody has more than `most`. */
  addMailAddress(guest: number, address: string, now: number, most: number): MailAddressAdded
  mailAddress(address: string): MailAddressRow | undefined
  mailAddressesOf(guest: number): MailAddressRow[]
  /** Gives whether it still is theirs. */
  useMailAddress(guest: number, address: string, now: number): boolean
  removeMailAddress(guest: number, address: string): void

  /** What is no longer good goes, and of very many the oldest. */
  addTicket(ticket: TicketRow, now: number): void
  ticket(key: string, now: number): TicketRow | undefined
  /** Whoever takes it is the only one. */
  takeTicket(key: string, now: number): TicketRow | undefined
  /** If it still is as it was; gives whether. */
  changeTicket(key: string, before: string, data: string): boolean
}

export const MOST_SESSIONS = 50
export const MOST_TICKETS = 20_000
