/** The door for people: their page comes by it, with a cookie and from our own site. */
import { isOurOrigin, type Listening } from '../addresses.ts'
import type { Guests } from '../http/guests.ts'
import { SOCKET } from '../http/handshake.ts'
import type { Lobby } from '../lobby.ts'
import { Refused } from '../refused.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { answering } from './answering.ts'
import type { Door } from './sockets.ts'

export const pageDoor = (
  guests: Guests,
  lobby: Lobby,
  rooms: Rooms,
  listening: () => Listening,
  hasEnded: (session: number) => boolean,
): Door => ({
  url: SOCKET,
  async admit(request) {
    if (!isOurOrigin(request.headers.origin, request.headers.host, listening())) throw new Refused('wrongOrigin')
    return { guest: await guests.must(request) }
  },
  cookieOf: request => guests.cookieOf(request),
  answering: answering(rooms, lobby, hasEnded),
  closed(connection) {
    lobby.unwatch(connection)
    connection.room?.leave(connection)
    connection.room = undefined
  },
})
