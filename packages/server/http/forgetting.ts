/** The end of a guest, or of a program: at every table, on every server, and in the store. */
import type { News } from '../nodes/news.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'

export type Forgetting = (guest: GuestRow) => Promise<void>

export const forgetting = (store: Store, rooms: Rooms, sockets: Sockets, tellOthers: News['tell']): Forgetting =>
  async function forget(guest) {
    sockets.dismiss(guest.id)
    tellOthers({ dismissed: guest.id })
    try {
      await store.nodes?.leaves(guest.id)
      for (const program of await store.do('programsOf', guest.id)) await forget(program.guest)
      await rooms.forget(guest)
      await store.do('removeGuest', guest.id)
    } catch (error) {
      sockets.readmit(guest.id)
      tellOthers({ readmitted: guest.id })
      await store.nodes?.stays(guest.id).catch(() => undefined) // they do in a while
      throw error
    }
  }
