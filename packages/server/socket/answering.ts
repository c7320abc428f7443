/** From an ask to its answer: read by its kind, then done at the table that this connection has joined. */
import { ASKS, type AskKind, type AskOf } from '@wildcat/protocol'
import type { Lobby } from '../lobby.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import * as around from '../rooms/asks/around.ts'
import { type Asker, DONE } from '../rooms/asks/asker.ts'
import * as game from '../rooms/asks/game.ts'
import * as links from '../rooms/asks/links.ts'
import * as moderation from '../rooms/asks/moderation.ts'
import { again } from '../rooms/asks/rematch.ts'
import * as seats from '../rooms/asks/seats.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Answering, Connection } from './connection.ts'

type AtTable = Exclude<AskKind, 'lobby' | 'join' | 'leave' | 'again'>

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
  resumeSeat: around.resumeSeat,
  letBotPlay: around.letBotPlay,
  say: around.say,
  phrase: around.phrase,
  talk: around.talk,
  sit: seats.sit,
  stand: seats.stand,
  addLuck: seats.addLuck,
  fill: seats.fill,
  remove: seats.remove,
  changeTableSettings: seats.changeTableSettings,
  start: seats.start,
  close: seats.close,
  link: links.link,
  renew: links.renew,
  drop: links.drop,
  mute: moderation.mute,
  closeTalk: moderation.closeTalk,
  removeWatcher: moderation.removeWatcher,
}

/** What adds to the talk of a table, by oneself or by the table, or makes another table: nobody does that faster than one can talk. */
const SPOKEN: ReadonlySet<AskKind> = new Set([
  'again',
  'say',
  'phrase',
  'handOver',
  'resumeSeat',
  'letBotPlay',
  'stand',
  'fill',
  'remove',
  'link',
  'drop',
  'changeTableSettings',
  'mute',
  'closeTalk',
  'removeWatcher',
])

/** What adds to its record, or begins one, or is one's own words: all of it takes room. */
const KEPT: ReadonlySet<AskKind> = new Set(['command', 'undo', 'requestUndo', 'answerUndo', 'start', 'say', 'phrase'])

const isAsk = (kind: string): kind is AskKind => Object.hasOwn(ASKS, kind)
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
    if (connection.closed) leave(connection) // it hung up on the way in
  }
  async function elsewhere(connection: Connection, n: number, kind: 'leave' | 'lobby') {
    if (kind === 'lobby') connection.speak() // lists cost more than a word
    leave(connection)
    if (kind === 'leave') return connection.answer(n, DONE)
    if (!connection.closed) lobby.watch(connection)
    connection.answer(n, await lobby.of(connection.guest))
  }
  return async (connection, n, ask) => {
    const { kind } = ask
    if (!isAsk(kind)) throw new Refused('malformed', { where: 'ask.kind', expected: 'something that can be asked' })
    if (rooms.context.isDismissed(connection.guest)) throw new Refused('noGuest') // what still waited for its turn
    if (kind === 'join') return join(connection, n, read(ASKS.join, ask))
    if (kind === 'leave' || kind === 'lobby') return elsewhere(connection, n, read(ASKS[kind], ask).kind)
    const { room } = connection
    if (room === undefined || room.audience.viewerOf(connection) === undefined) throw new Refused('notJoined')
    if (SPOKEN.has(kind)) connection.speak()
    if (KEPT.has(kind)) connection.account.mustHaveRoom()
    const asker: Asker = { room, listener: connection, context: rooms.context }
    connection.answer(n, kind === 'again' ? await again(asker, rooms) : await atTable(kind, asker, ask))
  }
}
