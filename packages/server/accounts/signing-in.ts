/** Somebody has shown who they are: from now on this browser is theirs. What it was before is asked for, and not lost silently. */
import type { SignedIn } from '@wildcat/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Guests } from '../http/guests.ts'
import type { News } from '../nodes/news.ts'
import { Refused } from '../refused.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'
import type { Tickets } from './tickets.ts'

export interface Behind {
  readonly guests: Guests
  readonly store: Store
  readonly rooms: Rooms
  readonly sockets: Sockets
  readonly tickets: Tickets
  readonly sendsMail: boolean
  readonly tellOthers: News['tell'] // who were asked over other servers
}

const choice = v.object({ account: v.number() })

export class SigningIn {
  readonly #behind: Behind

  constructor(behind: Behind) {
    this.#behind = behind
  }

  async enter(request: FastifyRequest, reply: FastifyReply, account: number): Promise<SignedIn> {
    const { guests, store, tickets } = this.#behind
    const name = await store.do('nameOfGuest', account)
    const before = await guests.known(request)
    if (before?.id === account) return { name }
    if (before !== undefined && !(await this.#comesBack(before))) {
      const tables = await store.do('tableNamesOf', before.id, 'all')
      if (tables.length > 0) {
        const ticket = await tickets.give('choice', before.id, { account })
        const running = await store.do('countTablesOf', before.id)
        return { choose: { ticket, guest: before.name, name, tables: tables.length, running } }
      }
    }
    await this.#leave(before)
    await guests.enter(request, reply, account)
    return { name }
  }

  async choose(request: FastifyRequest, reply: FastifyReply, secret: string, what: 'together' | 'leave'): Promise<SignedIn> {
    const { guests, store, tickets } = this.#behind
    const before = await guests.must(request)
    const ticket = await tickets.take('choice', secret)
    if (ticket?.guest !== before.id) throw new Refused('signInExpired')
    const { account } = v.parse(choice, JSON.parse(ticket.data))
    const name = await store.do('nameOfGuest', account)
    if (what === 'together') await this.#join(before, { id: account, name })
    else await this.#leave(before)
    await guests.enter(request, reply, account, before.session)
    return { name }
  }

  /** These sessions of a guest end: over HTTP and on every socket, at every server. */
  async end(guest: number, sessions: readonly number[]): Promise<void> {
    const { store, sockets, tellOthers } = this.#behind
    await store.do('endSessions', guest, sessions)
    for (const session of sessions) {
      sockets.endSession(guest, session)
      tellOthers({ signedOut: guest, session })
    }
  }

  /** Have they a way to come back? Then nothing is lost when they leave. */
  async #comesBack({ id }: GuestRow): Promise<boolean> {
    const { store, sendsMail } = this.#behind
    if ((await store.do('passkeysOf', id)).length > 0 || (await store.do('countCodes', id)) > 0) return true
    return sendsMail && (await store.do('mailAddressesOf', id)).length > 0
  }

  async #leave(before: GuestRow | undefined): Promise<void> {
    if (before !== undefined) await this.end(before.id, [before.session])
  }

  /** Whatever the guest has at tables and has said is the account's. Nobody comes as that guest meanwhile, nor afterwards. */
  async #join(from: GuestRow, to: { readonly id: number; readonly name: string }): Promise<void> {
    const { store, rooms, sockets, tellOthers } = this.#behind
    sockets.dismiss(from.id)
    tellOthers({ dismissed: from.id })
    try {
      await store.nodes?.leaves(from.id)
      await rooms.adopt(from.id, to)
      for (const { guest } of await store.do('programsOf', from.id)) await rooms.rename(guest.id, guest.name, to.name)
      await store.do('joinGuests', from.id, to.id)
    } catch (error) {
      sockets.readmit(from.id)
      tellOthers({ readmitted: from.id })
      await store.nodes?.stays(from.id).catch(() => undefined) // they do in a while
      throw error
    }
  }
}
