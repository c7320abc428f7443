/** The server as a value: put together here, started in main.ts and in tests. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { Thinker } from '@wildcat/table'
import { type FastifyInstance, fastify } from 'fastify'
import { laterThinker } from './bots.ts'
import { cookieKey } from './cookie-key.ts'
import { securityHeaders } from './headers.ts'
import { housekeeping } from './housekeeping.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { guests as guestsOf } from './http/guests.ts'
import { mustBeOurs } from './http/origin.ts'
import { answerProblem } from './http/problems.ts'
import { aMinute, isFile, REQUESTS, type Requests } from './http/requests.ts'
import { tableRoutes } from './http/table-routes.ts'
import { LIMITS, type Limits } from './limits.ts'
import { Lobby } from './lobby.ts'
import { logging, logRequests } from './log.ts'
import { servePages } from './pages.ts'
import { type Listening, reachOf } from './reach.ts'
import { Rooms } from './rooms/rooms.ts'
import { newMatchKey } from './secrets.ts'
import { answering } from './socket/answering.ts'
import { RATES, type Rates, Sockets } from './socket/sockets.ts'
import { Store } from './store/store.ts'

export interface AppSettings {
  readonly web: string // the built client
  readonly data: string
  readonly url?: string
  readonly proxy?: readonly string[]
  readonly log?: string
  // For tests and measurements:
  readonly now?: () => number
  readonly matchKey?: () => readonly number[]
  readonly botPauseMs?: number
  readonly sweepMs?: number
  readonly limits?: Partial<Limits>
  readonly rates?: Rates
  readonly requests?: Requests
  readonly mostPages?: number
  readonly thinker?: Thinker & { close(): Promise<void> }
}

const BOT_PAUSE_MS = 900
const MOST_BODY = 16_384

export async function createApp(settings: AppSettings): Promise<FastifyInstance> {
  const { data, url = '', proxy = [], now = Date.now, mostPages } = settings
  await mkdir(data, { recursive: true, mode: 0o700 })
  const secret = await cookieKey(data)
  const store = await Store.open({ file: join(data, 'wildcat.sqlite'), ...(mostPages === undefined ? {} : { mostPages }) })
  const thinker = settings.thinker ?? laterThinker()

  const app = fastify({
    ...logging(settings.log ?? 'silent'),
    trustProxy: proxy.length > 0 ? [...proxy] : false,
    bodyLimit: MOST_BODY,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  const listening = (): Listening => {
    const [address] = app.addresses()
    return typeof address === 'object' ? { host: address.address, port: address.port, url } : { host: 'localhost', port: 0, url }
  }
  const requests = settings.requests ?? REQUESTS
  const limits = { ...LIMITS, ...settings.limits }
  const lobby = new Lobby(store)
  const rooms = new Rooms({
    store,
    thinker,
    limits,
    log: app.log,
    now,
    matchKey: settings.matchKey ?? newMatchKey,
    pause: pausing(settings.botPauseMs ?? BOT_PAUSE_MS),
    roomChanged: (room, before) => lobby.roomChanged(room, before),
    moved: room => lobby.moved(room),
  })
  const sockets = new Sockets({ limits, rates: settings.rates ?? RATES, now, listening })
  const guests = guestsOf(store, now, url.startsWith('https:'))

  app.setErrorHandler(answerProblem)
  logRequests(app)
  await app.register(helmet, securityHeaders)
  await app.register(cookie, { secret })
  await app.register(rateLimit, { ...aMinute(requests.all), allowList: isFile })
  app.addHook('onRequest', mustBeOurs(listening))
  app.get('/health', { config: { rateLimit: false } }, () => ({ status: 'ok' }))
  app.get('/api/server', () => reachOf(listening()))
  guestRoutes(app, { guests, store, rooms, sockets, requests })
  tableRoutes(app, { guests, rooms, lobby, requests })
  await sockets.serve(app, guests, lobby, answering(rooms, lobby))
  await servePages(app, settings.web)

  const housekeeper = housekeeping(rooms, store, now, app.log, settings.sweepMs)
  app.addHook('onReady', async () => housekeeper.start())
  app.addHook('preClose', async () => {
    housekeeper.stop()
    lobby.stop()
    sockets.stop()
    await rooms.stop()
    await thinker.close()
    await store.close()
    sockets.terminate()
  })
  return app
}

/** What comes in is read by the protocol's own schemas: those that Fastify would compile need not even be loaded. */
function noSchemas(): never {
  throw new Error('schemas are those of the protocol')
}

const pausing = (ms: number) => (signal: AbortSignal) => {
  if (ms === 0) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    resolve()
  }
  const timer = setTimeout(end, ms)
  signal.addEventListener('abort', end)
  return promise
}
