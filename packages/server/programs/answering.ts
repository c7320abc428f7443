/** What a program can ask: which seats it has, to come to one of them, and to play there. Nothing else that people may. */
import { staleDecision } from '@wildcat/kernel'
import { PROGRAM_ASKS, type ProgramAskKind } from '@wildcat/protocol'
import type { InferOutput } from 'valibot'
import type { Lobby } from '../lobby.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import { resumeSeat } from '../rooms/asks/around.ts'
import { type Asker, DONE } from '../rooms/asks/asker.ts'
import { command } from '../rooms/asks/game.ts'
import { Elsewhere } from '../rooms/elsewhere.ts'
import { newcomer } from '../rooms/newcomer.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { sitByCode } from '../rooms/seating.ts'
import { seatsOf } from '../rooms/state.ts'
import { hashOf } from '../secrets.ts'
import type { Answering, Connection } from '../socket/connection.ts'
import { ProgramAtTable, revisionOf } from './at-table.ts'
import { Played } from './played.ts'

type AskOf<K extends ProgramAskKind> = InferOutput<(typeof PROGRAM_ASKS)[K]>
const isAsk = (kind: string): kind is ProgramAskKind => Object.hasOwn(PROGRAM_ASKS, kind)
const KINDS = Object.keys(PROGRAM_ASKS).join(', ')

function whereElse(error: unknown): never {
  if (error instanceof Elsewhere)
    throw new Refused('malformed', { where: 'table', expected: 'a socket that was opened for it: /programs/v1?table=ID' })
  throw error
}

export class ProgramAsks {
  readonly #rooms: Rooms
  readonly #lobby: Lobby
  readonly #at = new WeakMap<Connection, ProgramAtTable>()
  readonly #tokens = new WeakMap<Connection, string>() // their hashes
  readonly #played = new Played()

  constructor(rooms: Rooms, lobby: Lobby) {
    this.#rooms = rooms
    this.#lobby = lobby
  }

  opened(connection: Connection, token: string): void {
    this.#tokens.set(connection, token)
  }
  leave(connection: Connection): void {
    const at = this.#at.get(connection)
    this.#at.delete(connection)
    at?.room.leave(at)
  }

  readonly answer: Answering = async (connection, n, ask) => {
    const { kind } = ask
    if (!isAsk(kind)) throw new Refused('malformed', { where: 'ask.kind', expected: `one of ${KINDS}` })
    if (this.#rooms.context.isDismissed(connection.guest)) throw new Refused('noGuest')
    if (kind === 'tables') return connection.answer(n, await this.#tables(connection, read(PROGRAM_ASKS.tables, ask)))
    if (kind === 'join') return this.#join(connection, n, read(PROGRAM_ASKS.join, ask))
    if (kind === 'play') return connection.answer(n, await this.#play(connection, read(PROGRAM_ASKS.play, ask)))
    if (kind === 'resume') return connection.answer(n, await this.#resume(connection, read(PROGRAM_ASKS.resume, ask)))
    read(PROGRAM_ASKS.leave, ask)
    this.leave(connection)
    return connection.answer(n, DONE)
  }

  async #tables(connection: Connection, _: AskOf<'tables'>) {
    connection.speak() // a list costs more than a word
    const { mine } = await this.#lobby.of(connection.guest)
    return {
      tables: mine.flatMap(({ id, game, stage, yours, yourTurn }) => yours.map(seat => ({ table: id, game, stage, seat, yourTurn }))),
    }
  }

  async #join(connection: Connection, n: number, ask: AskOf<'join'>): Promise<void> {
    await connection.atAPace()
    const { context } = this.#rooms
    const [table = '', token = ''] = 'code' in ask ? ask.code.split('.') : [ask.table]
    const room = await this.#rooms.find(table).catch(whereElse)
    if (token !== '') await this.#sit(room, connection, hashOf(token))
    const [seat] = seatsOf(room.state, connection.guest)
    if (seat === undefined) throw new Refused('notSeated')
    this.leave(connection)
    const at = new ProgramAtTable(room, connection, context, seat)
    await room.join(at, { kind: 'join', table, seat }, () => {
      this.#at.set(connection, at)
      connection.answer(n, DONE)
      at.tell('')
    })
    if (connection.closed) this.leave(connection) // it hung up on the way in
  }
  /** Whoever has it already has it still: a program that was cut off before it was answered asks again. */
  async #sit(room: Room, connection: Connection, code: string): Promise<void> {
    if (seatsOf(room.state, connection.guest).length > 0) return
    const { context } = this.#rooms
    const { guest, name, device } = connection
    const wanted = {
      of: `seats of ${guest}`,
      most: context.limits.waitingOfGuest,
      taken: () => context.store.do('countWaitingOf', guest),
    }
    const program = await context.store.do('program', this.#tokens.get(connection) ?? '')
    if (program === undefined) throw new Refused('noGuest')
    const comer = { guest, name, device, owner: program.owner.name } // whose it is by now, and as they are called
    await context.places.take([wanted], () => room.change(now => ({ room: sitByCode(now, newcomer(comer, context), code) })))
  }

  #resume(connection: Connection, _: AskOf<'resume'>) {
    connection.speak() // everybody is told
    return resumeSeat(this.#asker(connection))
  }
  #asker(connection: Connection): Asker {
    const at = this.#at.get(connection)
    if (at === undefined || at.room.audience.viewerOf(at) === undefined) throw new Refused('notJoined')
    return { room: at.room, listener: at, context: this.#rooms.context }
  }
  /** The same play twice counts once, and is answered the same. */
  #play(connection: Connection, { id, revision, command: input }: AskOf<'play'>) {
    const asker = this.#asker(connection)
    connection.allowance.mustHaveRoom()
    const [, decision = ''] = revision.split('.')
    const { epoch } = this.#rooms.context
    return this.#played.once(`${connection.guest} ${asker.room.id} ${id}`, async () =>
      revision === revisionOf(epoch, Number(decision))
        ? command(asker, { kind: 'command', decision: Number(decision), command: input })
        : { refused: staleDecision },
    )
  }
}
