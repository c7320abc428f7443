/** /api/guest: a name, all that is kept under it, and its end. */
import { guestWish } from '@wildcat/protocol'
import { cleanName } from '@wildcat/table'
import type { FastifyInstance } from 'fastify'
import type { News } from '../nodes/news.ts'
import { read } from '../read.ts'
import { ordersBy } from '../rooms/orders.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { Store } from '../store/contract.ts'
import type { atOnce } from './at-once.ts'
import type { Forgetting } from './forgetting.ts'
import type { Guests } from './guests.ts'
import { limited, type Requests } from './requests.ts'

interface Behind {
  readonly guests: Guests
  readonly store: Store
  readonly rooms: Rooms
  readonly sockets: Sockets
  readonly requests: Requests
  readonly downloads: ReturnType<typeof atOnce>
  readonly forget: Forgetting
  readonly tellOthers: News['tell'] // who were asked over other servers
}

export function guestRoutes(
  app: FastifyInstance,
  { guests, store, rooms, sockets, requests, downloads, forget, tellOthers }: Behind,
): void {
  const few = limited(requests.few)
  app.get('/api/guest', async (request, reply) => {
    const { name } = await guests.must(request)
    guests.renew(request, reply)
    return { name }
  })
  app.post('/api/guest', few, async (request, reply) => {
    const name = cleanName(read(guestWish, request.body).name)
    const guest = await guests.welcome(request, reply, name)
    if (guest.name !== name) {
      await store.do('renameGuest', guest.id, name)
      sockets.rename(guest.id, name)
      tellOthers({ renamed: guest.id, name })
      await rooms.rename(guest.id, name)
      for (const program of await store.do('programsOf', guest.id)) await rooms.rename(program.guest.id, program.guest.name, name)
    }
    return { name }
  })
  app.get('/api/guest/export', few, async (request, reply) => {
    const guest = await guests.must(request)
    reply.header('content-disposition', 'attachment; filename="wildcat.json"')
    return downloads(request, reply, async () => {
      const orders = await ordersBy(guest.id, rooms.context)
      return rooms.context.records.done({ kind: 'export', wish: { guest, orders } })
    })
  })
  app.delete('/api/guest', few, async (request, reply) => {
    const guest = await guests.must(request)
    await forget(guest)
    guests.dismiss(reply)
    return { done: true }
  })
}
