/** From an ask to its answer: read by its kind, then done at the table that this connection has joined. */
import { ASKS, type AskKind, type AskOf } from '@wildcat/protocol'
import type { Lobby } from '../lobby.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import * as around from '../rooms/asks/around.ts'
import { type Asker, DONE, mustHost } from '../rooms/asks/desk.ts'
import * as game from '../rooms/asks/game.ts'
import * as seats from '../rooms/asks/seats.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Answering, Connection } from './connection.ts'

type AtTable = Exclude<AskKind, 'lobby' | 'join' | 'leave' | 'close'>

/** What can be asked at a table. */
const AT_TABLE: { readonly [K in AtTable]: (asker: Asker, ask: AskOf<K>) => Promise<unknown> } = {
  command: game.command,
  undo: game.undo,
  requestUndo: game.askForUndo,
  answerUndo: game.answerUndo,
  log: game.log,
  concede: around.concede,
  stop: around.stop,
  handOver: around.handOver,
  takeBack: around.takeBack,
  say: around.say,
  phrase: around.phrase,
  talk: around.talk,
  sit: seats.sit,
  stand: seats.stand,
  fill: seats.fill,
  remove: seats.remove,
  settle: seats.settle,
  start: seats.start,
  link: seats.link,
}

const isAtTable = (kind: string): kind is AtTable => Object.hasOwn(AT_TABLE, kind)
const atTable = <K extends AtTable>(kind: K, asker: Asker, ask: unknown): Promise<unknown> => {
  const handler: (asker: Asker, ask: AskOf<K>) => Promise<unknown> = AT_TABLE[kind]
  return handler(asker, read(ASKS[kind], ask))
}

export function answering(rooms: Rooms, lobby: Lobby): Answering {
  const leave = (connection: Connection) => {
    lobby.unwatch(connection)
    connection.room?.leave(connection)
    connection.room = undefined
  }
  async function join(connection: Connection, n: number, ask: AskOf<'join'>) {
    const room = await rooms.find(ask.table)
    if (connection.room !== room) leave(connection)
    await room.join(connection, ask, joined => {
      connection.room = room
      connection.answer(n, joined)
    })
  }
  return async (connection, n, ask) => {
    if (ask.kind === 'join') return join(connection, n, read(ASKS.join, ask))
    if (ask.kind === 'leave') {
      leave(connection)
      return connection.answer(n, DONE)
    }
    if (ask.kind === 'lobby') {
      leave(connection)
      lobby.watch(connection)
      return connection.answer(n, await lobby.of(connection.guest))
    }
    if (ask.kind !== 'close' && !isAtTable(ask.kind))
      throw new Refused('malformed', { where: 'ask.kind', expected: 'something that can be asked' })
    const { room } = connection
    if (room === undefined || room.audience.viewerOf(connection) === undefined) throw new Refused('notJoined')
    const asker: Asker = { room, listener: connection, context: rooms.context }
    if (ask.kind !== 'close') return connection.answer(n, await atTable(ask.kind, asker, ask))
    mustHost(asker)
    await rooms.close(room)
    connection.answer(n, DONE)
  }
}
