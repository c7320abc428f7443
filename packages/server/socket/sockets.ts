/** All sockets: who may open one, how many there may be, and which of them are dead. */
import type { Duplex } from 'node:stream'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { Problem, ProblemCode } from '@wildcat/protocol'
import { LINE_REFUSED } from '@wildcat/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../device.ts'
import { shared } from '../http/requests.ts'
import { answerUnread } from '../http/unread.ts'
import type { Limits } from '../limits.ts'
import { factsOf } from '../log.ts'
import type { Quotas } from '../quotas.ts'
import { Refused } from '../refused.ts'
import { inSteps } from '../rooms/in-steps.ts'
import type { GuestRow, Here } from '../store/account-contract.ts'
import { Bucket, Buckets, type Rate } from './buckets.ts'
import { type Answering, Connection, sayGoodbye } from './connection.ts'
import { Connections } from './connections.ts'
import { networkOf } from './network.ts'

/** The longest message that is read at all, so that also one that is too long is answered. */
const MOST_READ = 65_536
/** Pieces of a message, and of what is being read: nobody hides a flood in them. */
const MOST_PIECES = 64
const MOST_CHUNKS = 1024
/** They come by a token, and have no session. */
const OF_PROGRAM = 0
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
  readonly refused: (code: ProblemCode) => void // for figures
  readonly goneOf: (who: Here) => Promise<Here> // as the store knows it
  /** Gives true when it is for a table of another server, to which it was passed on. */
  readonly passOn?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  readonly beatMs?: number
}
/** Whoever comes in. */
export interface Admitted {
  readonly guest: GuestRow
  readonly payer?: GuestRow // against whose allowance what is kept of it counts, if that is somebody else
  readonly token?: string // the hash of that by which it came, if not by a cookie
}
/** A way in: who may come by it, and what they can ask. */
export interface Door {
  readonly url: string
  readonly admit: (request: FastifyRequest) => Promise<Admitted>
  readonly cookieOf?: (request: FastifyRequest) => string | undefined // of whoever has a share of their own of the attempts
  readonly answering: Answering
  opened?(connection: Connection, who: Admitted): void
  readonly closed: (connection: Connection) => void
}
export interface Rates {
  readonly socket: Rate
  readonly guest: Rate
  readonly address: Rate
  readonly reading: Rate // of an address: what is read of what is kept; whoever asks for more waits
  readonly talk: Rate // of a guest: what he says is kept
  readonly floods: Rate // of a guest: what comes too fast, and sockets after he was cut off
}
export const RATES: Rates = {
  socket: { atOnce: 60, perSecond: 20 },
  guest: { atOnce: 120, perSecond: 40 },
  address: { atOnce: 1000, perSecond: 300 },
  reading: { atOnce: 120, perSecond: 40 },
  talk: { atOnce: 12, perSecond: 1 },
  floods: { atOnce: 60, perSecond: 1 },
}

export class Sockets {
  readonly #settings: SocketSettings
  readonly #connections = new Connections<Connection>()
  readonly #lines = new Set<Duplex>() // under them, and those of whom is still being let in or turned away
  readonly #dismissed = new Set<number>() // guests that are no more
  readonly #ended = new Set<number>() // sessions, the same
  readonly #ofGuests: Buckets<number>
  readonly #ofAddresses: Buckets<string>
  readonly #readings: Buckets<string>
  readonly #voices: Buckets<number>
  readonly #patience: Buckets<number>
  readonly #turnedAway = new Map<string, number>() // guests who were told to wait, by what their cookie says
  readonly #heartbeat: NodeJS.Timeout

  constructor(settings: SocketSettings) {
    this.#settings = settings
    this.#ofGuests = new Buckets(settings.rates.guest)
    this.#ofAddresses = new Buckets(settings.rates.address)
    this.#readings = new Buckets(settings.rates.reading)
    this.#voices = new Buckets(settings.rates.talk)
    this.#patience = new Buckets(settings.rates.floods)
    this.#heartbeat = setInterval(() => void this.#check(), settings.beatMs ?? HEARTBEAT_MS).unref()
  }

  /** What all doors have in common. */
  async listen(app: FastifyInstance): Promise<void> {
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
  }

  /** One way in. */
  open(app: FastifyInstance, door: Door): void {
    const admitted = new WeakMap<FastifyRequest, Admitted>()
    const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
      if ((await this.#settings.passOn?.(request, reply)) !== true) admitted.set(request, await this.#admit(request, door))
    }
    const handler = () => {
      throw new Refused('malformed', { where: '', expected: 'a WebSocket' })
    }
    const wsHandler = (socket: WebSocket, request: FastifyRequest) => {
      const who = admitted.get(request)
      const from = networkOf(request.ip)
      admitted.delete(request)
      // A browser tells its page nothing of an answer over HTTP: whoever may not have one more is told over the socket itself. While
      // this one was let in the guest may have gone, too.
      const why: Problem | undefined = who === undefined ? { code: 'noGuest' } : this.#whyNot(who.guest, from)
      if (who === undefined || why !== undefined) {
        if (why !== undefined) this.#settings.refused(why.code)
        sayGoodbye(socket, request.raw.socket, LINE_REFUSED, JSON.stringify(why))
        return
      }
      const { guest, payer = guest } = who
      const now = this.#settings.now()
      const patience = this.#patience.of(guest.id, now)
      socket.on('error', () => patience.charge(this.#settings.now(), BROKEN_FRAME))
      const connection = new Connection(socket, request.raw.socket, {
        guest: guest.id,
        session: guest.session,
        name: guest.name,
        device: deviceName(request.headers['user-agent']),
        buckets: [new Bucket(this.#settings.rates.socket, now), this.#ofGuests.of(guest.id, now), this.#ofAddresses.of(from, now)],
        reading: this.#readings.of(from, performance.now()),
        voice: this.#voices.of(guest.id, now),
        allowance: this.#settings.quotas.of(payer.id, from),
        patience,
        now: this.#settings.now,
        refused: this.#settings.refused,
        log: app.log,
        answering: door.answering,
      })
      this.#connections.add(connection, from)
      socket.on('close', () => {
        this.#connections.delete(connection)
        door.closed(connection)
      })
      door.opened?.(connection, who)
    }
    const { attempts: all } = this.#settings
    const attempts = shared({ all, some: Math.ceil(all * SHARE) }, request => door.cookieOf?.(request))
    app.route({ method: 'GET', url: door.url, preValidation, handler, wsHandler, ...attempts })
  }

  get size(): number {
    return this.#connections.size
  }

  /** All connections of a guest end, and no other is opened. */
  dismiss(guest: number): void {
    this.#dismissed.add(guest)
    for (const connection of this.#connections.of(guest)) connection.close('policy')
  }
  /** The same for one of the browsers in which a guest is known. */
  endSession(guest: number, session: number): void {
    this.#ended.add(session)
    for (const connection of this.#connections.of(guest)) if (connection.session === session) connection.close('policy')
  }
  hasEnded(session: number): boolean {
    return this.#ended.has(session)
  }
  /** In which of their browsers somebody is here right now. */
  sessionsHere(guest: number): ReadonlySet<number> {
    return new Set(this.#connections.of(guest).map(({ session }) => session))
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

  async #admit(request: FastifyRequest, door: Door): Promise<Admitted> {
    const admitted = await door.admit(request)
    const { guest } = admitted
    if (this.#dismissed.has(guest.id)) throw new Refused('noGuest')
    if (!this.#mustWait(guest.id)) return admitted
    this.#turnedAway.set(guest.key, guest.id)
    throw new Refused('tooFast')
  }

  /** Why this guest may not have one more from there. */
  #whyNot({ id, session }: GuestRow, from: string): Problem | undefined {
    if (this.#dismissed.has(id) || this.#ended.has(session)) return { code: 'noGuest' }
    const { limits } = this.#settings
    const open = this.#connections
    if (open.of(id).length >= limits.socketsOfGuest) return { code: 'tooManyTabs', with: { most: limits.socketsOfGuest } }
    return open.size >= limits.sockets || open.from(from) >= limits.socketsOfAddress ? { code: 'tooManySockets' } : undefined
  }

  /** Whoever was deleted or signed out is out also where that was not heard. */
  async #endGone(): Promise<void> {
    const here = [...this.#connections.all()]
    if (here.length === 0) return
    const sessions = new Set(here.map(({ session }) => session).filter(session => session !== OF_PROGRAM))
    const gone = await this.#settings.goneOf({ guests: [...new Set(here.map(({ guest }) => guest))], sessions: [...sessions] })
    for (const guest of gone.guests) this.dismiss(guest)
    for (const { guest, session } of here) if (gone.sessions.includes(session)) this.endSession(guest, session)
  }

  async #check(): Promise<void> {
    // Ten thousand at once would hold up whoever plays.
    await inSteps(this.#connections.all(), connection => {
      connection.check()
      return undefined
    })
    const now = this.#settings.now()
    void this.#endGone().catch(() => undefined) // the store is away: next time
    for (const [cookie, guest] of this.#turnedAway) if (!this.#mustWait(guest)) this.#turnedAway.delete(cookie)
    const { guests, networks } = this.#connections
    for (const buckets of [this.#ofGuests, this.#voices, this.#patience]) buckets.forgetQuiet(now, guests)
    this.#ofAddresses.forgetQuiet(now, networks)
    this.#readings.forgetQuiet(performance.now(), networks)
    this.#settings.quotas.forgetQuiet(guests, networks)
  }
}
