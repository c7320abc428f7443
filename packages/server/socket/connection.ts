/**
 * One socket: whatever comes in costs before it is looked at, then it is read and answered, one after the other; whoever goes on too
 * fast is cut off. What goes out is dropped if nobody takes it.
 */

import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from '@fastify/websocket'
import { asked, MOST_BYTES, type News, type Problem, type ProblemCode } from '@wildcat/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { DeviceName } from '../device.ts'
import { factsOf } from '../log.ts'
import type { Allowance } from '../quotas.ts'
import { read } from '../read.ts'
import { isOurs, problemOf, Refused } from '../refused.ts'
import type { Listener } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Bucket } from './buckets.ts'
import { nestsDeeper } from './nesting.ts'

/** Bytes that may wait for a slow reader. Beyond that he is cut off, and catches up when he comes again. */
const MOST_WAITING = 1_000_000
/** Lists and objects of a message within each other. */
const DEEPEST = 32
/** Of a message, that hold its number. */
const FIRST_BYTES = 24
/** Asks that may wait for their turn. */
const MOST_ASKS = 64
/** Until a socket that was closed is ended, so that its other end can read why; and what that may still send: its own goodbye. */
const FAREWELL_MS = 1000
const FAREWELL_BYTES = 16_384

const TEXT = { binary: false } as const
export const CLOSE = { policy: 1008, tooSlow: 1013, restart: 1012 } as const

const BEAT = JSON.stringify({ news: 'beat' } satisfies News)

export type Answering = (connection: Connection, n: number, ask: { readonly kind: string }) => Promise<void>

export interface ConnectionSettings {
  readonly guest: number
  readonly session: number
  readonly name: string
  readonly device: DeviceName
  readonly buckets: readonly Bucket[] // its own, its guest's, its address's
  readonly voice: Bucket // its guest's
  readonly allowance: Allowance // of what is kept
  readonly reading: Bucket // its address's, by time that has passed
  readonly patience: Bucket // its guest's: how much may come too fast until he is cut off
  readonly now: () => number
  readonly refused: (code: ProblemCode) => void // for figures
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
  alive = true // has answered since it was last asked
  name: string
  looking = true // is the page in front?

  constructor(socket: WebSocket, line: Socket, settings: ConnectionSettings) {
    this.#socket = socket
    this.#line = line
    this.#settings = settings
    this.name = settings.name
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    // What keeps a line alive costs like everything else.
    socket.on('ping', data => {
      if (this.#pays(data.length)) socket.pong(data)
    })
    socket.on('pong', data => {
      if (this.#pays(data.length)) this.alive = true
    })
  }

  get guest(): number {
    return this.#settings.guest
  }
  get session(): number {
    return this.#settings.session
  }
  get device(): DeviceName {
    return this.#settings.device
  }
  get allowance(): Allowance {
    return this.#settings.allowance
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
  /** Reads what is kept, which costs the server far more than a word: one network does it at a pace, and waits where it asks for more. */
  async atAPace(): Promise<void> {
    const { reading } = this.#settings
    const now = performance.now()
    reading.charge(now, 1)
    const wait = reading.owedMs(now)
    if (wait > 0) await pause(wait, undefined, { ref: false })
  }
  tell(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) {
      this.close('tooSlow')
      return
    }
    posted(this.#line)
    socket.send(Buffer.from(text), TEXT)
  }
  answer(n: number, answer: unknown): void {
    this.tell(JSON.stringify({ n, answer }))
  }
  refuse(n: number, problem: Problem): void {
    this.#settings.refused(problem.code)
    this.tell(JSON.stringify({ n, problem }))
  }

  /** Asks for a sign of life, and gives one; without one since the last time the socket is dead. */
  check(): void {
    if (!this.alive) this.#socket.terminate()
    else {
      posted(this.#line)
      this.#socket.ping() // browsers answer it, and keep it from their page
      this.tell(BEAT)
    }
    this.alive = false
  }
  close(reason: keyof typeof CLOSE): void {
    sayGoodbye(this.#socket, this.#line, CLOSE[reason])
  }

  #hear(data: WebSocketData, isBinary: boolean) {
    if (!this.#pays(sizeOf(data), data)) return
    this.alive = true
    let n = 0
    try {
      const message = parsed(data, isBinary)
      n = numberOf(message)
      if (this.#waiting >= MOST_ASKS) return this.#tooFast(n)
      const { ask } = read(asked, message)
      this.#inTurn(n, ask)
    } catch (error) {
      this.#failed(n, error)
    }
  }

  /** Everything that comes in costs, by its size and whatever it is, before anybody looks at it. */
  #pays(bytes: number, data?: WebSocketData): boolean {
    if (this.closed) return false // whoever was told to go is not heard any more, though he may stay for a while
    const { buckets, now } = this.#settings
    const cost = 1 + Math.floor(bytes / MOST_BYTES)
    if (buckets.every(bucket => bucket.take(now(), cost))) return true
    this.#tooFast(data === undefined ? 0 : firstNumberOf(data))
    return false
  }
  #tooFast(n: number): void {
    if (this.#settings.patience.take(this.#settings.now())) this.refuse(n, { code: 'tooFast' })
    else this.#cutOff()
  }
  /** Nothing more is read of what it sends, not even its goodbye. */
  #cutOff() {
    this.close('policy')
    this.#socket.pause()
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

/** Closes a socket. Its other end has a moment to answer; whoever goes on sending instead is ended at once. */
export function sayGoodbye(socket: WebSocket, line: Socket, code: number, why = ''): void {
  if (socket.readyState !== socket.OPEN) return
  socket.close(code, why)
  const late = setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
  let bytes = 0
  line.on('data', (data: Buffer) => {
    bytes += data.length
    if (bytes > FAREWELL_BYTES) socket.terminate()
  })
  socket.once('close', () => clearTimeout(late))
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

const sizeOf = (data: WebSocketData): number => (Array.isArray(data) ? data.reduce((size, part) => size + part.length, 0) : data.byteLength)

function parsed(data: WebSocketData, isBinary: boolean): unknown {
  if (isBinary || !Buffer.isBuffer(data)) throw new Refused('malformed', { where: '', expected: 'text' })
  if (data.length > MOST_BYTES) throw new Refused('tooLarge', { most: MOST_BYTES })
  if (nestsDeeper(data, DEEPEST)) throw new Refused('malformed', { where: '', expected: `JSON that nests no deeper than ${DEEPEST}` })
  try {
    return JSON.parse(data.toString())
  } catch {
    throw new Refused('malformed', { where: '', expected: 'JSON' })
  }
}

/** What comes too fast is not read; yet who waits for an answer is answered by its number, if that stands where the page puts it. */
function firstNumberOf(data: WebSocketData): number {
  const start = Buffer.isBuffer(data) ? data.toString('latin1', 0, FIRST_BYTES) : ''
  return Number(/^\{"n":(\d{1,15}),/.exec(start)?.[1] ?? 0)
}

/** Also what is malformed otherwise is answered by its number, if it has one. */
function numberOf(message: unknown): number {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : 0
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : 0
}
