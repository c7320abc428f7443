/** All sockets: who may open one, how many there may be, and which of them are dead. */
import type { Duplex } from 'node:stream'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { Problem, ProblemCode } from '@wildcat/protocol'
import { LINE_REFUSED } from '@wildcat/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOurOrigin, type Listening } from '../addresses.ts'
import { deviceName } from '../device.ts'
import type { Guests } from '../http/guests.ts'
import { SOCKET } from '../http/handshake.ts'
import { shared } from '../http/requests.ts'
import { answerUnread } from '../http/unread.ts'
import type { Limits } from '../limits.ts'
import type { Lobby } from '../lobby.ts'
import { factsOf } from '../log.ts'
import type { Quotas } from '../quotas.ts'
import { Refused } from '../refused.ts'
import type { GuestRow } from '../store/guests.ts'
import { Bucket, Buckets, type Rate } from './buckets.ts'
import { type Answering, Connection, sayGoodbye } from './connection.ts'
import { Connections } from './connections.ts'
import { networkOf } from './network.ts'

/** The longest message that is read at all, so that also one that is too long is answered. */
const MOST_READ = 65_536
/** Pieces of a message, and of what is being read: nobody hides a flood in them. */
const MOST_PIECES = 64
const MOST_CHUNKS = 1024
const HEARTBEAT_MS = 30_000
/** Of the attempts of a network, that one guest may use. */
const SHARE = 0.4
/** What a frame that cannot be read as one costs of a guest's patience. */
const BROKEN_FRAME = 10

export interface SocketSettings {
  readonly limits: Limits
  readonly rates: Rates
  readonly quotas: Quotas
  readonly attempts: number // of an address to open one, in a minute
  readonly now: () => number
  readonly listening: () => Listening
  readonly refused: (code: ProblemCode) => void // for figures
  readonly beatMs?: number
}
export interface Rates {
  readonly socket: Rate
  readonly guest: Rate
  readonly address: Rate
  readonly talk: Rate // of a guest: what he says is kept
  readonly floods: Rate // of a guest: what comes too fast, and sockets after he was cut off
}
export const RATES: Rates = {
  socket: { atOnce: 60, perSecond: 20 },
  guest: { atOnce: 120, perSecond: 40 },
  address: { atOnce: 1000, perSecond: 300 },
  talk: { atOnce: 12, perSecond: 1 },
  floods: { atOnce: 60, perSecond: 1 },
}

export class Sockets {
  readonly #settings: SocketSettings
  readonly #connections = new Connections<Connection>()
  readonly #lines = new Set<Duplex>() // under them, and those of whom is still being let in or turned away
  readonly #dismissed = new Set<number>() // guests that are no more
  readonly #ofGuests: Buckets<number>
  readonly #ofAddresses: Buckets<string>
  readonly #voices: Buckets<number>
  readonly #patience: Buckets<number>
  readonly #turnedAway = new Map<string, number>() // guests who were told to wait, by what their cookie says
  readonly #heartbeat: NodeJS.Timeout

  constructor(settings: SocketSettings) {
    this.#settings = settings
    this.#ofGuests = new Buckets(settings.rates.guest)
    this.#ofAddresses = new Buckets(settings.rates.address)
    this.#voices = new Buckets(settings.rates.talk)
    this.#patience = new Buckets(settings.rates.floods)
    this.#heartbeat = setInterval(() => this.#check(), settings.beatMs ?? HEARTBEAT_MS).unref()
  }

  /** `close` says goodbye to a connection that has ended. */
  async serve(app: FastifyInstance, guests: Guests, lobby: Lobby, answering: Answering): Promise<void> {
    const admitted = new WeakMap<FastifyRequest, GuestRow>()
    await app.register(websocket, {
      options: {
        maxPayload: MOST_READ,
        maxFragments: MOST_PIECES,
        maxBufferedChunks: MOST_CHUNKS,
        perMessageDeflate: false,
        clientTracking: false,
        autoPong: false, // a connection does it, when the ping was paid for
      },
      preClose: done => done(),
      // What comes over a line may be broken in any way, which is nobody's fault here; a socket closes by itself then.
      errorHandler: (error, _, { log }) => log['code' in error ? 'debug' : 'error']({ error: factsOf(error) }, 'a socket failed'),
    })
    app.server.on('upgrade', (_, line: Duplex) => {
      this.#lines.add(line)
      line.once('close', () => this.#lines.delete(line))
    })
    // HTTP does not look after them any more: whoever was answered over it was turned away, for whatever reason.
    app.addHook('onResponse', async ({ raw }) => {
      if (this.#lines.has(raw.socket)) raw.socket.destroy()
    })
    app.websocketServer.on('wsClientError', (_, line) => answerUnread({}, line))
    const preValidation = async (request: FastifyRequest) => void admitted.set(request, await this.#admit(request, guests))
    const handler = () => {
      throw new Refused('malformed', { where: '', expected: 'a WebSocket' })
    }
    const wsHandler = (socket: WebSocket, request: FastifyRequest) => {
      const guest = admitted.get(request)
      const from = networkOf(request.ip)
      admitted.delete(request)
      // A browser tells its page nothing of an answer over HTTP: whoever may not have one more is told over the socket itself. While
      // this one was let in the guest may have gone, too.
      const why: Problem | undefined = guest === undefined ? { code: 'noGuest' } : this.#whyNot(guest.id, from)
      if (guest === undefined || why !== undefined) {
        if (why !== undefined) this.#settings.refused(why.code)
        sayGoodbye(socket, request.raw.socket, LINE_REFUSED, JSON.stringify(why))
        return
      }
      const now = this.#settings.now()
      const patience = this.#patience.of(guest.id, now)
      socket.on('error', () => patience.charge(this.#settings.now(), BROKEN_FRAME))
      const connection = new Connection(socket, request.raw.socket, {
        guest: guest.id,
        name: guest.name,
        device: deviceName(request.headers['user-agent']),
        buckets: [new Bucket(this.#settings.rates.socket, now), this.#ofGuests.of(guest.id, now), this.#ofAddresses.of(from, now)],
        voice: this.#voices.of(guest.id, now),
        account: this.#settings.quotas.of(guest.id, from),
        patience,
        now: this.#settings.now,
        refused: this.#settings.refused,
        log: app.log,
        answering,
      })
      this.#connections.add(connection, from)
      socket.on('close', () => {
        this.#connections.delete(connection)
        lobby.unwatch(connection)
        connection.room?.leave(connection)
        connection.room = undefined
      })
    }
    const { attempts: all } = this.#settings
    const attempts = shared({ all, some: Math.ceil(all * SHARE) }, request => guests.cookieOf(request))
    app.route({ method: 'GET', url: SOCKET, preValidation, handler, wsHandler, ...attempts })
  }

  get size(): number {
    return this.#connections.size
  }

  /** All connections of a guest end, and no other is opened. */
  dismiss(guest: number): void {
    this.#dismissed.add(guest)
    for (const connection of this.#connections.of(guest)) connection.close('policy')
  }
  isDismissed(guest: number): boolean {
    return this.#dismissed.has(guest)
  }
  /** He could not be deleted, and may come again. */
  readmit(guest: number): void {
    this.#dismissed.delete(guest)
  }
  /** Is this a guest who has been told to wait, and must still? Known without asking the store. */
  isTurnedAway(cookie: string | undefined): boolean {
    const guest = cookie === undefined ? undefined : this.#turnedAway.get(cookie)
    return guest !== undefined && this.#mustWait(guest)
  }
  /** For half a minute after he was cut off. */
  #mustWait(guest: number): boolean {
    const now = this.#settings.now()
    return !this.#patience.of(guest, now).isHalfFull(now)
  }
  /** From now on he is called so, also where he sits down next. */
  rename(guest: number, name: string): void {
    for (const connection of this.#connections.of(guest)) connection.name = name
  }

  /** Says to everybody that the server goes, and may come again. */
  stop(): void {
    clearInterval(this.#heartbeat)
    for (const connection of this.#connections.all()) connection.close('restart')
  }
  terminate(): void {
    for (const line of this.#lines) line.destroy()
  }

  async #admit(request: FastifyRequest, guests: Guests): Promise<GuestRow> {
    const { listening } = this.#settings
    if (!isOurOrigin(request.headers.origin, request.headers.host, listening())) throw new Refused('wrongOrigin')
    const guest = await guests.must(request)
    if (this.#dismissed.has(guest.id)) throw new Refused('noGuest')
    if (!this.#mustWait(guest.id)) return guest
    this.#turnedAway.set(guest.key, guest.id)
    throw new Refused('tooFast')
  }

  /** Why this guest may not have one more from there. */
  #whyNot(guest: number, from: string): Problem | undefined {
    if (this.#dismissed.has(guest)) return { code: 'noGuest' }
    const { limits } = this.#settings
    const open = this.#connections
    if (open.of(guest).length >= limits.socketsOfGuest) return { code: 'tooManyTabs', with: { most: limits.socketsOfGuest } }
    return open.size >= limits.sockets || open.from(from) >= limits.socketsOfAddress ? { code: 'tooManySockets' } : undefined
  }

  #check() {
    const now = this.#settings.now()
    for (const connection of this.#connections.all()) connection.check()
    for (const [cookie, guest] of this.#turnedAway) if (!this.#mustWait(guest)) this.#turnedAway.delete(cookie)
    const { guests, networks } = this.#connections
    for (const buckets of [this.#ofGuests, this.#voices, this.#patience]) buckets.forgetQuiet(now, guests)
    this.#ofAddresses.forgetQuiet(now, networks)
    this.#settings.quotas.forgetQuiet(guests, networks)
  }
}
