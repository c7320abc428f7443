/** One socket: what comes in is read, answered one after the other, and never too fast; what goes out is dropped if nobody takes it. */

import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { asked, MOST_BYTES, type News, type Problem } from '@wildcat/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { factsOf } from '../log.ts'
import { read } from '../read.ts'
import { isOurs, problemOf, Refused } from '../refused.ts'
import type { Listener } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Bucket } from './buckets.ts'

/** Bytes that may wait for a slow reader. Beyond that he is cut off, and catches up when he comes again. */
const MOST_WAITING = 1_000_000
/** Asks that may wait for their turn, and refusals as too fast after which a flood is cut off. */
const MOST_ASKS = 64
const MOST_FLOODS = 500

const TEXT = { binary: false } as const
export const CLOSE = { policy: 1008, tooSlow: 1013, restart: 1012 } as const

const BEAT = JSON.stringify({ news: 'beat' } satisfies News)

export type Answering = (connection: Connection, n: number, ask: { readonly kind: string }) => Promise<void>

export interface ConnectionSettings {
  readonly guest: number
  readonly name: string
  readonly buckets: readonly Bucket[] // its own, its guest's, its address's
  readonly voice: Bucket // its guest's
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly answering: Answering
}

export class Connection implements Listener {
  readonly #socket: WebSocket
  readonly #line: Socket // under it
  readonly #settings: ConnectionSettings
  #room: Room | undefined
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  #floods = 0
  alive = true // has answered since it was last asked
  name: string

  constructor(socket: WebSocket, line: Socket, settings: ConnectionSettings) {
    this.#socket = socket
    this.#line = line
    this.#settings = settings
    this.name = settings.name
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
  }

  get guest(): number {
    return this.#settings.guest
  }
  /** Whoever hung up is told nothing, and is nowhere. */
  get closed(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN
  }
  get room(): Room | undefined {
    return this.#room
  }
  set room(room: Room | undefined) {
    this.#room = room
  }

  /** Says something, if that is not too much talk. */
  speak(): void {
    if (!this.#settings.voice.take(this.#settings.now())) throw new Refused('tooFast')
  }
  tell(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.close(CLOSE.tooSlow)
      return
    }
    posted(this.#line)
    socket.send(Buffer.from(text), TEXT)
  }
  answer(n: number, answer: unknown): void {
    this.tell(JSON.stringify({ n, answer }))
  }
  refuse(n: number, problem: Problem): void {
    this.tell(JSON.stringify({ n, problem }))
  }

  /** Asks for a sign of life, and gives one; without one since the last time the socket is dead. */
  check(): void {
    if (!this.alive) this.#socket.terminate()
    else {
      this.#socket.ping() // browsers answer it, and keep it from their page
      this.tell(BEAT)
    }
    this.alive = false
  }
  close(reason: keyof typeof CLOSE): void {
    this.#socket.close(CLOSE[reason])
  }
  terminate(): void {
    this.#socket.terminate()
  }

  #hear(data: WebSocketData, isBinary: boolean) {
    if (this.closed) return // whoever was told to go is not heard any more, though he may stay for a while
    this.alive = true
    let n = 0
    try {
      const message = parsed(data, isBinary)
      n = numberOf(message)
      if (this.#waiting >= MOST_ASKS || !this.#settings.buckets.every(bucket => bucket.take(this.#settings.now())))
        throw new Refused('tooFast')
      const { ask } = read(asked, message)
      this.#inTurn(n, ask)
    } catch (error) {
      this.#failed(n, error)
      if (error instanceof Refused && error.problem.code === 'tooFast' && ++this.#floods > MOST_FLOODS) this.close('policy')
    }
  }

  /** One ask after the other. Most come when none is under way. */
  #inTurn(n: number, ask: { readonly kind: string }) {
    const before = this.#waiting++ === 0 ? undefined : this.#queue
    this.#queue = this.#done(before, n, ask)
  }
  async #done(before: Promise<void> | undefined, n: number, ask: { readonly kind: string }) {
    try {
      if (before !== undefined) await before
      await this.#settings.answering(this, n, ask)
    } catch (error) {
      this.#failed(n, error)
    } finally {
      this.#waiting--
    }
  }

  #failed(n: number, error: unknown) {
    if (isOurs(error)) this.#settings.log.error({ error: factsOf(error) }, 'an ask failed')
    this.refuse(n, problemOf(error))
  }
}

const corked: Socket[] = []

/** What goes to one line at the same time goes in one parcel: an update and the answer to the command that made it. */
function posted(line: Socket) {
  if (line.writableCorked > 0) return
  if (corked.length === 0) process.nextTick(uncork)
  line.cork()
  corked.push(line)
}
function uncork() {
  for (const line of corked.splice(0)) line.uncork()
}

type WebSocketData = Buffer | ArrayBuffer | Buffer[]

function parsed(data: WebSocketData, isBinary: boolean): unknown {
  if (isBinary || !Buffer.isBuffer(data)) throw new Refused('malformed', { where: '', expected: 'text' })
  if (data.length > MOST_BYTES) throw new Refused('tooLarge', { most: MOST_BYTES })
  try {
    return JSON.parse(data.toString())
  } catch {
    throw new Refused('malformed', { where: '', expected: 'JSON' })
  }
}

/** Also what is malformed otherwise is answered by its number, if it has one. */
function numberOf(message: unknown): number {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : 0
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : 0
}
