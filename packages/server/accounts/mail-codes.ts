/**
 * Codes by e-mail: whoever asks for one gets a ticket, the address gets the code, and only both together are good, once and for minutes. So a
 * mailbox that somebody else reads lets nobody in, nor does a guess, of which there are few. Where nobody has the address all is the same, but
 * nothing is sent.
 */
import { type MailCode, MOST_MAIL_ADDRESSES } from '@wildcat/protocol'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { GuestRow, TicketRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'
import { characters, grouped, signsOf } from './recovery-codes.ts'
import type { Tickets } from './tickets.ts'

const SIGNS = 8 // 40 bits
const TRIES = 5

type Kind = 'confirmMail' | 'mailSignIn'
const held = v.object({ check: v.string(), left: v.number(), address: v.string() })
type Held = v.InferOutput<typeof held>
const read = ({ data }: TicketRow): Held => v.parse(held, JSON.parse(data))

/** Nobody who has only what is kept can find the code. */
const checkOf = (ticket: string, code: string): string => hashOf(`${ticket} ${signsOf(code)}`)

interface Begun {
  readonly ticket: string // for whoever asks
  readonly code: string // for whoever reads the e-mail
}

export class MailCodes {
  readonly #store: Store
  readonly #tickets: Tickets
  readonly #now: () => number

  constructor(store: Store, tickets: Tickets, now: () => number) {
    this.#store = store
    this.#tickets = tickets
    this.#now = now
  }

  /** That this address is theirs, too. */
  toConfirm = ({ id }: GuestRow, address: string): Promise<Begun> => this.#begin('confirmMail', id, address)
  /** `must` is asked in the moment in which it is kept. */
  async confirm({ id }: GuestRow, shown: MailCode, must: () => void): Promise<void> {
    const { guest, address } = await this.#end('confirmMail', shown)
    if (guest !== id) throw new Refused('badMailCode')
    must()
    const added = await this.#store.do('addMailAddress', id, address, this.#now(), MOST_MAIL_ADDRESSES)
    if (added === 'taken') throw new Refused('addressTaken')
    if (added === 'tooMany') throw new Refused('tooManyAddresses', { most: MOST_MAIL_ADDRESSES })
  }
  /** It could not be sent. */
  forget = async ({ ticket }: Begun): Promise<void> => void (await this.#tickets.take('confirmMail', ticket))

  /** Gives whether somebody has this address, for whoever sends the code. */
  async toSignIn(address: string): Promise<Begun & { readonly isKnown: boolean }> {
    const known = await this.#store.do('mailAddress', address)
    const begun = await this.#begin('mailSignIn', known?.guest ?? 0, known?.address ?? '')
    return { ...begun, isKnown: known !== undefined }
  }
  /** Gives whose address it is, if it still is. */
  async owner(shown: MailCode): Promise<number> {
    const { guest, address } = await this.#end('mailSignIn', shown)
    if (!(await this.#store.do('useMailAddress', guest, address, this.#now()))) throw new Refused('badMailCode')
    return guest
  }

  async #begin(kind: Kind, guest: number, address: string): Promise<Begun> {
    const [ticket, code] = [newToken(), characters(SIGNS)]
    await this.#tickets.give(kind, guest, { check: checkOf(ticket, code), left: TRIES, address } satisfies Held, ticket)
    return { ticket, code: grouped(code) }
  }
  /** A try is used up before it is looked at: several at once are not more. */
  async #end(kind: Kind, { ticket: secret, code }: MailCode): Promise<{ readonly guest: number; readonly address: string }> {
    const ticket = await this.#tickets.look(kind, secret)
    if (ticket === undefined) throw new Refused('badMailCode')
    const { check, left, address } = read(ticket)
    const take = async () => (await this.#tickets.take(kind, secret)) !== undefined
    const isLast = left <= 1
    const isTried = isLast ? await take() : await this.#tickets.change(ticket, { check, left: left - 1, address } satisfies Held)
    if (!isTried || check !== checkOf(secret, code) || !(isLast || (await take()))) throw new Refused('badMailCode')
    return { guest: ticket.guest, address }
  }
}
