/** The end of a guest, or of a program: at every table, on every server, and in the store. */
import { setTimeout as pause } from 'node:timers/promises'
import type { News } from '../nodes/news.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'

/** After which all servers have heard who is no more: until then one may still let them sit down. */
const HEARD_MS = 1000

export type Forgetting = (guest: GuestRow) => Promise<void>

export const forgetting = (store: Store, rooms: Rooms, sockets: Sockets, tellOthers: News['tell']): Forgetting =>
  async function forget(guest) {
    sockets.dismiss(guest.id)
    tellOthers({ dismissed: guest.id })
    try {
      for (const program of await store.do('programsOf', guest.id)) await forget(program.guest)
      await rooms.forget(guest)
      if (store.nodes !== undefined) {
        await pause(HEARD_MS)
        await rooms.forget(guest) // also where somebody had not heard of it
      }
      await store.do('removeGuest', guest.id)
    } catch (error) {
      sockets.readmit(guest.id)
      tellOthers({ readmitted: guest.id })
      throw error
    }
  }
