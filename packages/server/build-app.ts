/** All parts of the server, put together. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import { isFromHere, type Listening, reachOf } from './addresses.ts'
import type { AppSettings } from './app.ts'
import { makeBackup } from './backup/backup.ts'
import { BackupSocket } from './backup/socket.ts'
import { laterThinker } from './bots.ts'
import { keepNoAnswer, securityHeaders } from './headers.ts'
import { healthOf } from './health.ts'
import { housekeeping } from './housekeeping.ts'
import { atOnce } from './http/at-once.ts'
import { limitConnections, patience, SLOWEST } from './http/connections.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { guests as guestsOf } from './http/guests.ts'
import { endOtherWishes, isHandshake } from './http/handshake.ts'
import { MinuteStore } from './http/minute-store.ts'
import { endWithAnswer } from './http/no-body.ts'
import { mustBeOurs } from './http/origin.ts'
import { HEALTH, PACE, paceRequests } from './http/pace.ts'
import { answerNoAddress, answerProblem } from './http/problems.ts'
import { aMinute, byNetwork, isFile, REQUESTS } from './http/requests.ts'
import { endSlowReaders } from './http/slow-readers.ts'
import { tableRoutes } from './http/table-routes.ts'
import { answerExpectations, answerTunnels, answerUnread } from './http/unread.ts'
import { LIMITS } from './limits.ts'
import { Lobby } from './lobby.ts'
import { factsOf, logging, logRequests } from './log.ts'
import { Figures } from './metrics/figures.ts'
import { serveMetrics } from './metrics/route.ts'
import { servePages } from './pages.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import { Records } from './records/records.ts'
import { newFairLuck } from './rooms/luck.ts'
import { Rooms } from './rooms/rooms.ts'
import { markOf, newEpoch, newMatchKey } from './secrets.ts'
import { answering } from './socket/answering.ts'
import { RATES, Sockets } from './socket/sockets.ts'
import type { Store } from './store/store.ts'

const BOT_PAUSE_MS = 900
const MOST_BODY = 16_384

/** `secret` signs cookies. What needs no store is done while it is being opened. */
export async function buildApp(settings: AppSettings, opening: Promise<Store>, secret: string): Promise<FastifyInstance> {
  const { url = '', proxy = [], now = Date.now, beatMs } = settings
  const elapsed = settings.elapsed ?? settings.now ?? (() => performance.now())
  const figures = new Figures()
  const thinker = figures.counting(settings.thinker ?? laterThinker())

  const slowest = { ...SLOWEST, ...settings.slowest }
  const app = fastify({
    ...logging(settings.log ?? 'silent'),
    trustProxy: proxy.length > 0 ? [...proxy] : false,
    bodyLimit: MOST_BODY,
    ...patience(slowest),
    frameworkErrors: answerNoAddress,
    clientErrorHandler: answerUnread,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  const limits = { ...LIMITS, ...settings.limits }
  limitConnections(app.server, limits, proxy)
  answerExpectations(app.server)
  answerTunnels(app.server)
  endOtherWishes(app.server)
  const listening = (): Listening => {
    const [address] = app.addresses()
    return typeof address === 'object' ? { host: address.address, port: address.port, url } : { host: 'localhost', port: 0, url }
  }
  const requests = settings.requests ?? REQUESTS

  app.setErrorHandler(answerProblem(code => figures.refused(code)))
  await app.register(cookie, { secret })
  paceRequests(app, settings.pace ?? PACE, request => isHandshake(request.raw) && sockets.isTurnedAway(guests.cookieOf(request)))
  logRequests(app)
  await app.register(helmet, securityHeaders)
  await app.register(rateLimit, { ...aMinute(requests.all), allowList: isFile, keyGenerator: byNetwork, store: MinuteStore })
  endSlowReaders(app, slowest)
  app.addHook('onRequest', keepNoAnswer)
  app.addHook('onRequest', endWithAnswer)
  app.addHook('onRequest', mustBeOurs(listening))

  const store = await opening
  settings.found?.(store.found)
  app.log.info(store.found, 'the store was checked and is whole')
  void store.ended.then(failure => {
    app.log.fatal({ error: factsOf(failure.cause ?? failure) }, failure.message)
    settings.storeEnded?.()
  })
  const lobby = new Lobby(store, app.log)
  const records = new Records(store)
  const quotas = new Quotas({ ...QUOTAS, ...settings.quotas }, now)
  const rooms = new Rooms({
    store,
    records,
    thinker,
    limits,
    epoch: newEpoch(),
    log: app.log,
    now,
    elapsed,
    written: (guest, bytes) => quotas.chargeGuest(guest, bytes),
    mark: network => markOf(secret, network),
    isDismissed: guest => sockets.isDismissed(guest),
    fairLuck: () => (settings.matchKey === undefined || settings.luckSecret !== undefined ? newFairLuck(settings.luckSecret?.()) : 'none'),
    matchKey: settings.matchKey ?? newMatchKey,
    pause: pausing(settings.botPauseMs ?? BOT_PAUSE_MS),
    roomChanged: (room, before) => lobby.roomChanged(room, before),
    moved: room => lobby.moved(room),
    commanded: () => {
      figures.commands++
    },
  })
  const sockets = new Sockets({
    limits,
    rates: { ...RATES, ...settings.rates },
    quotas,
    attempts: requests.all,
    now,
    listening,
    refused: code => figures.refused(code),
    ...(beatMs === undefined ? {} : { beatMs }),
  })
  const guests = guestsOf(store, now, url.startsWith('https:'))

  app.get(HEALTH, { config: { rateLimit: false } }, healthOf(store, settings.data, settings.leastFree))
  serveMetrics(app, settings.metricsToken ?? '', {
    figures,
    store: store.figures,
    sockets: () => sockets.size,
    tables: () => rooms.inMemory,
  })
  app.get('/api/server', request => reachOf(listening(), isFromHere(request) ? undefined : originOf(request)))
  const few = atOnce(limits.recordsOfNetwork)
  const downloads = atOnce(limits.downloadsOfNetwork, true)
  guestRoutes(app, { guests, store, rooms, sockets, requests, downloads })
  tableRoutes(app, { guests, rooms, lobby, requests, quotas, few, downloads })
  await sockets.serve(app, guests, lobby, answering(rooms, lobby))
  await servePages(app, settings.web, {
    infoOf: async id => (await rooms.find(id)).infoFor(0),
    originFor: request => url || originOf(request),
  })

  const backups = new BackupSocket(settings.data, async folder => {
    await makeBackup(settings.data, folder, file => store.copyTo(file))
    app.log.info('a backup was made')
  })
  const housekeeper = housekeeping(rooms, store, now, app.log, settings.sweepMs)
  app.addHook('onReady', async () => {
    housekeeper.start()
    await backups.listen().catch((error: unknown) => {
      app.log.warn(
        { error: factsOf(error) },
        'while the server runs it cannot be asked for a backup: there can be no socket in its data folder',
      )
    })
  })
  app.addHook('preClose', async () => {
    backups.close()
    await housekeeper.stop()
    lobby.stop()
    sockets.stop()
    await rooms.stop()
    await thinker.close()
    await records.close()
    await store.close()
    sockets.terminate()
  })
  return app
}

/** By which address somebody came: `mustBeOurs` has seen to it that it is one of ours. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

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
