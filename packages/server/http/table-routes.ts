/** /api/tables: lists, a new table, one of them, replays and records. */
import { LANGUAGES } from '@wildcat/kernel'
import { newTable, replayWish, tableId } from '@wildcat/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BoardPictures } from '../board-pictures.ts'
import { deviceName } from '../device.ts'
import type { Lobby } from '../lobby.ts'
import type { Quotas } from '../quotas.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import { recordOf, replayOf } from '../replay.ts'
import { mayLookAt } from '../rooms/deals.ts'
import { mustBeWelcome } from '../rooms/moderation.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { atOnce } from './at-once.ts'
import type { Guests } from './guests.ts'
import { byNetwork, limited, type Requests, shared } from './requests.ts'

interface Behind {
  readonly guests: Guests
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly requests: Requests
  readonly quotas: Quotas
  readonly few: ReturnType<typeof atOnce>
  readonly downloads: ReturnType<typeof atOnce>
  readonly pictures: BoardPictures
}
/** `at` only makes another address of it. */
const pictureWish = v.strictObject({ language: v.exactOptional(v.picklist(LANGUAGES)), at: v.exactOptional(v.string()) })

/** What can be no table's name is none. */
function idIn(params: unknown): string {
  const { success, output } = v.safeParse(v.object({ id: tableId }), params)
  if (!success) throw new Refused('noTable')
  return output.id
}
/** Numbers in an address are text. */
const query = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(given => Object.fromEntries(Object.entries(given).map(([key, text]) => [key, /^\d+$/.test(text) ? Number(text) : text]))),
)

export function tableRoutes(app: FastifyInstance, { guests, rooms, lobby, requests, quotas, few, downloads, pictures }: Behind): void {
  const some = limited(requests.some)
  const mustLookAt = async (room: Room, guest: number) => {
    if (!(await mayLookAt(rooms.context.store, room, guest))) throw new Refused('dealUnplayed')
  }
  app.get('/api/tables', some, async request => lobby.of((await guests.known(request))?.id ?? 0))
  app.post('/api/tables', limited(requests.few), async request => {
    const { id, name } = await guests.must(request)
    const device = deviceName(request.headers['user-agent'])
    return rooms.create({ guest: id, name, device, allowance: quotas.of(id, byNetwork(request)) }, read(newTable, request.body))
  })
  app.get(
    '/api/tables/:id',
    shared(requests, request => guests.cookieOf(request)),
    async request => {
      const room = await rooms.find(idIn(request.params))
      const guest = await guests.known(request)
      if (guest !== undefined) mustBeWelcome(room.state, guest.id)
      return room.infoFor(guest?.id ?? 0)
    },
  )
  app.get('/api/tables/:id/replay', some, async (request, reply) => {
    const room = await rooms.find(idIn(request.params))
    const guest = await guests.known(request)
    if (room.state.stage === 'playing') {
      if (guest === undefined) throw new Refused('noGuest')
      mustBeWelcome(room.state, guest.id)
    }
    await mustLookAt(room, guest?.id ?? 0)
    const wish = read(replayWish, read(query, request.query))
    return few(request, reply, () => replayOf(rooms, room, guest?.id, wish))
  })
  app.get('/api/tables/:id/picture', some, async (request, reply) => {
    const { language = LANGUAGES[0] } = read(pictureWish, request.query)
    const png = await pictures.of(await rooms.find(idIn(request.params)), language, byNetwork(request))
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(png)
  })
  app.get('/api/tables/:id/record', some, async (request, reply) => {
    const room = await rooms.find(idIn(request.params))
    await mustLookAt(room, (await guests.known(request))?.id ?? 0)
    reply.header('content-disposition', `attachment; filename="${room.state.game}.json"`)
    return downloads(request, reply, () => recordOf(rooms.context, room))
  })
}
