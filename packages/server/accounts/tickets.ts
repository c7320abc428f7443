/** What was begun and is to be ended once, within minutes: challenges, choices, links for a further device, codes by e-mail. They are in the store: another server may end them. */
import { MAIL_CODE_MINUTES } from '@wildcat/protocol'
import { hashOf, newToken } from '../secrets.ts'
import type { TicketRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'

const MINUTE = 60_000
const MAIL_CODE = MAIL_CODE_MINUTES * MINUTE
/** How long each kind is good. */
const KINDS = {
  addPasskey: 5 * MINUTE,
  signIn: 5 * MINUTE,
  choice: 5 * MINUTE,
  device: 10 * MINUTE,
  confirmMail: MAIL_CODE,
  mailSignIn: MAIL_CODE,
} as const
export type TicketKind = keyof typeof KINDS

export class Tickets {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Gives its secret. */
  async give(kind: TicketKind, guest: number, data: unknown = {}, secret = newToken()): Promise<string> {
    const now = this.#now()
    await this.#store.do('addTicket', { key: hashOf(secret), kind, guest, data: JSON.stringify(data), expires: now + KINDS[kind] }, now)
    return secret
  }
  async look(kind: TicketKind, secret: string): Promise<TicketRow | undefined> {
    const found = await this.#store.do('ticket', hashOf(secret), this.#now())
    return found?.kind === kind ? found : undefined
  }
  /** Whoever takes it is the only one. */
  async take(kind: TicketKind, secret: string): Promise<TicketRow | undefined> {
    if ((await this.look(kind, secret)) === undefined) return undefined
    return this.#store.do('takeTicket', hashOf(secret), this.#now())
  }
  /** If nobody else has changed it meanwhile; gives whether. */
  change({ key, data }: TicketRow, to: unknown): Promise<boolean> {
    return this.#store.do('changeTicket', key, data, JSON.stringify(to))
  }
}
