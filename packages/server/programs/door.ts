/** The door for programs: by a token that their owner was given, from wherever they run. */
import { PROGRAMS_DOOR, type ProgramNews } from '@wildcat/protocol'
import type { FastifyRequest } from 'fastify'
import type { Lobby } from '../lobby.ts'
import { Refused } from '../refused.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { hashOf } from '../secrets.ts'
import type { Door } from '../socket/sockets.ts'
import type { Store } from '../store/contract.ts'
import { ProgramAsks } from './answering.ts'

const EXPECTED = 'a header that names a program’s token: Authorization: Bearer TOKEN'

function tokenIn({ headers }: FastifyRequest): string {
  const token = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1]
  if (token === undefined) throw new Refused('malformed', { where: 'authorization', expected: EXPECTED })
  return token
}

export function programsDoor(store: Store, rooms: Rooms, lobby: Lobby, now: () => number): Door {
  const asks = new ProgramAsks(rooms, lobby)
  return {
    url: PROGRAMS_DOOR,
    async admit(request) {
      const token = hashOf(tokenIn(request))
      const program = await store.do('program', token)
      if (program === undefined) throw new Refused('noGuest', { expected: 'a token that has not been ended' })
      await store.do('useProgram', program.guest.id, now())
      return { guest: program.guest, payer: program.owner, token }
    },
    answering: asks.answer,
    opened(connection, { guest, payer = guest, token = '' }) {
      asks.opened(connection, token)
      connection.tell(JSON.stringify({ news: 'hello', version: 1, name: guest.name, owner: payer.name } satisfies ProgramNews))
    },
    closed: connection => asks.leave(connection),
  }
}
