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
import * as orders from '../rooms/asks/orders.ts'
import { again } from '../rooms/asks/rematch.ts'
import * as seats from '../rooms/asks/seats.ts'
import { Elsewhere } from '../rooms/elsewhere.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { isFinished } from '../rooms/state.ts'
import type { Answering, Connection } from './connection.ts'

type AtTable = Exclude<AskKind, 'lobby' | 'join' | 'leave' | 'look' | 'again'>

/** What can be asked at a table. */
const AT_TABLE: { readonly [K in AtTable]: (asker: Asker, ask: AskOf<K>) => Promise<unknown> } = {
  command: game.command,
  setOrder: orders.setOrder,
  dropOrder: orders.dropOrder,
  undo: game.undo,
  requestUndo: game.askForUndo,
  answerUndo: game.answerUndo,
  log: game.log,
  concede: around.concede,
  stop: around.stop,
  pause: around.pause,
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
  invite: seats.invite,
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
  'pause',
  'handOver',
  'resumeSeat',
  'letBotPlay',
  'stand',
  'fill',
  'invite',
  'remove',
  'link',
  'drop',
  'changeTableSettings',
  'mute',
  'closeTalk',
  'removeWatcher',
])

/** What adds to its record, or begins one, or is one's own words: all of it takes room. */
const KEPT: ReadonlySet<AskKind> = new Set(['command', 'setOrder', 'undo', 'requestUndo', 'answerUndo', 'start', 'say', 'phrase'])

/** What is read from what is kept. */
const READ: ReadonlySet<AskKind> = new Set(['join', 'log', 'talk'])

const isAsk = (kind: string): kind is AskKind => Object.hasOwn(ASKS, kind)
const atTable = <K extends AtTable>(kind: K, asker: Asker, ask: unknown): Promise<unknown> => {
  const handler: (asker: Asker, ask: AskOf<K>) => Promise<unknown> = AT_TABLE[kind]
  return handler(asker, read(ASKS[kind], ask))
}

/** A socket is at one server: for a table of another one it has to be opened there, which its address leads to. */
function whereElse(error: unknown): never {
  if (error instanceof Elsewhere)
    throw new Refused('malformed', { where: 'table', expected: 'a socket that was opened for it: /socket?table=ID' })
  throw error
}

/** `hasEnded`: is this session no more? */
export function answering(rooms: Rooms, lobby: Lobby, hasEnded: (session: number) => boolean): Answering {
  const leave = (connection: Connection) => {
    lobby.unwatch(connection)
    connection.room?.leave(connection)
    connection.room = undefined
  }
  async function join(connection: Connection, n: number, ask: AskOf<'join'>) {
    const room = await rooms.find(ask.table).catch(whereElse)
    if (isFinished(room.state)) connection.speak() // what is not kept of it any more is made anew
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
    if (READ.has(kind)) await connection.atAPace()
    if (rooms.context.isDismissed(connection.guest) || hasEnded(connection.session)) throw new Refused('noGuest') // what still waited for its turn
    if (kind === 'join') return join(connection, n, read(ASKS.join, ask))
    if (kind === 'look') {
      connection.looking = read(ASKS.look, ask).looking
      return connection.answer(n, DONE)
    }
    if (kind === 'leave' || kind === 'lobby') return elsewhere(connection, n, read(ASKS[kind], ask).kind)
    const { room } = connection
    if (room === undefined || room.audience.viewerOf(connection) === undefined) throw new Refused('notJoined')
    if (SPOKEN.has(kind)) connection.speak()
    if (KEPT.has(kind)) connection.allowance.mustHaveRoom()
    const asker: Asker = { room, listener: connection, context: rooms.context }
    connection.answer(n, kind === 'again' ? await again(asker, rooms) : await atTable(kind, asker, ask))
  }
}
