/**
 * A further device: a link that works once and for ten minutes, shown as a QR code. Whoever opens it knocks, and is let in on the device that
 * shows it, where it is called by what it is; both show the same number.
 */
import { randomInt } from 'node:crypto'
import type { DeviceKnock, DeviceState } from '@wildcat/protocol'
import * as v from 'valibot'
import type { DeviceName } from '../device.ts'
import { Refused } from '../refused.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { GuestRow, TicketRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'
import type { Tickets } from './tickets.ts'

const knocked = v.object({ knock: v.string(), browser: v.string(), system: v.string(), number: v.number(), allowed: v.boolean() })
const link = v.union([v.strictObject({}), knocked])
type Link = v.InferOutput<typeof link>

const read = ({ data }: TicketRow): Link => v.parse(link, JSON.parse(data))
const [LEAST, MOST] = [10, 100] as const

export class DeviceLinks {
  readonly #store: Store
  readonly #tickets: Tickets

  constructor(store: Store, tickets: Tickets) {
    this.#store = store
    this.#tickets = tickets
  }

  make = ({ id }: GuestRow): Promise<string> => this.#tickets.give('device', id)

  /** For the device that shows it. */
  async look(guest: GuestRow, token: string): Promise<DeviceState> {
    const ticket = await this.#tickets.look('device', token)
    if (ticket?.guest !== guest.id) return { state: 'ended' }
    const now = read(ticket)
    if (!('knock' in now)) return { state: 'waiting' }
    const { browser, system, number, allowed } = now
    return allowed ? { state: 'ended' } : { state: 'asks', browser, system, number }
  }
  async answer(guest: GuestRow, token: string, allow: boolean): Promise<void> {
    const ticket = await this.#tickets.look('device', token)
    if (ticket?.guest !== guest.id) throw new Refused('badDeviceLink')
    const now = read(ticket)
    if (!allow) await this.#tickets.take('device', token)
    else if (!('knock' in now) || !(await this.#tickets.change(ticket, { ...now, allowed: true }))) throw new Refused('badDeviceLink')
  }

  /** For the device that has opened it: whoever is first. */
  async knock(token: string, { browser, system }: DeviceName): Promise<DeviceKnock> {
    const ticket = await this.#tickets.look('device', token)
    if (ticket === undefined || 'knock' in read(ticket)) throw new Refused('badDeviceLink')
    const [knock, number] = [newToken(), randomInt(LEAST, MOST)]
    const asks = { knock: hashOf(knock), browser, system, number, allowed: false } satisfies Link
    if (!(await this.#tickets.change(ticket, asks))) throw new Refused('badDeviceLink')
    return { knock, number, name: await this.#store.do('nameOfGuest', ticket.guest) }
  }
  /** Gives whose it is, once it is allowed. */
  async enter(token: string, knock: string): Promise<number | 'waiting'> {
    const ticket = await this.#tickets.look('device', token)
    if (ticket === undefined) throw new Refused('badDeviceLink')
    const now = read(ticket)
    if (!('knock' in now) || now.knock !== hashOf(knock)) throw new Refused('badDeviceLink')
    if (!now.allowed) return 'waiting'
    if ((await this.#tickets.take('device', token)) === undefined) throw new Refused('badDeviceLink')
    return ticket.guest
  }
}
