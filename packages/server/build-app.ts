/** All parts of the server, put together. */
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import { DeviceLinks } from './accounts/device-links.ts'
import { MailCodes } from './accounts/mail-codes.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { SigningIn } from './accounts/signing-in.ts'
import { Tickets } from './accounts/tickets.ts'
import { isFromHere, type Listening, leadsHere, reachOf } from './addresses.ts'
import type { AppSettings } from './app.ts'
import { backupsIn, discardHalfMade, makeBackup } from './backup/backup.ts'
import { BackupSocket } from './backup/socket.ts'
import { BoardPictures } from './board-pictures.ts'
import { laterThinker } from './bots.ts'
import { CALL_PACE, Calls } from './calls/calls.ts'
import { MailLinks } from './calls/mail-links.ts'
import { ServerHook } from './calls/server-hook.ts'
import { sendersOf } from './calls/ways.ts'
import { keepNoAnswer, secureAnswers } from './headers.ts'
import { healthOf } from './health.ts'
import { housekeeping } from './housekeeping.ts'
import { accountRoutes } from './http/account-routes.ts'
import { atOnce } from './http/at-once.ts'
import { endUnread, endWithAnswer, mustSayItsLength } from './http/bodies.ts'
import { callRoutes } from './http/call-routes.ts'
import { limitConnections, patience, SLOWEST } from './http/connections.ts'
import { dealRoutes } from './http/deal-routes.ts'
import { forgetting } from './http/forgetting.ts'
import { guestRoutes } from './http/guest-routes.ts'
import { guests as guestsOf } from './http/guests.ts'
import { endOtherWishes, isHandshake } from './http/handshake.ts'
import { MailLimits } from './http/mail-limits.ts'
import { mailRoutes } from './http/mail-routes.ts'
import { MinuteStore } from './http/minute-store.ts'
import { mustBeOurs } from './http/origin.ts'
import { HEALTH, PACE, paceRequests, REFUSED_MS } from './http/pace.ts'
import { answerNoAddress, answerProblem } from './http/problems.ts'
import { programRoutes } from './http/program-routes.ts'
import { aMinute, byNetwork, isFile, REQUESTS } from './http/requests.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import { endSlowReaders } from './http/slow-readers.ts'
import { tableRoutes } from './http/table-routes.ts'
import { answerExpectations, answerTunnels, answerUnread, endLate } from './http/unread.ts'
import { LIMITS } from './limits.ts'
import { Lobby } from './lobby.ts'
import { factsOf, logging, logRequests } from './log.ts'
import { Figures } from './metrics/figures.ts'
import { serveMetrics } from './metrics/route.ts'
import type { News } from './nodes/news.ts'
import { Several } from './nodes/several.ts'
import { servePages } from './pages.ts'
import { programsDoor } from './programs/door.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import { Rater } from './ratings/rater.ts'
import { Records } from './records/records.ts'
import { Refused } from './refused.ts'
import { newFairLuck } from './rooms/luck.ts'
import { Rooms } from './rooms/rooms.ts'
import { isFinished } from './rooms/state.ts'
import { RunningTime } from './running-time.ts'
import { sealing } from './sealing.ts'
import { markOf, newEpoch, newMatchKey } from './secrets.ts'
import { pageDoor } from './socket/page-door.ts'
import { RATES, Sockets } from './socket/sockets.ts'
import type { Store } from './store/contract.ts'

const BOT_PAUSE_MS = 900
const ANYWHERE = { host: '127.0.0.1', port: 0 }
const MOST_BODY = 16_384

/** `secret` signs cookies, and the key that seals orders is made of it. What needs no store is done while it is being opened. */
export async function buildApp(settings: AppSettings, opening: Promise<Store>, secret: string): Promise<FastifyInstance> {
  const { url = '', proxy = [], now = Date.now, beatMs } = settings
  const running = new RunningTime()
  const elapsed = settings.elapsed ?? settings.now ?? running.look
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
  endUnread(app.server)
  const listening = (): Listening => {
    const [address] = app.addresses()
    return typeof address === 'object' ? { host: address.address, port: address.port, url } : { host: 'localhost', port: 0, url }
  }
  const requests = settings.requests ?? REQUESTS

  await app.register(cookie, { secret })
  app.addHook('onRequest', mustSayItsLength)
  const isTurnedAway = (request: FastifyRequest) => isHandshake(request.raw) && sockets.isTurnedAway(guests.cookieOf(request))
  const refusedLate = paceRequests(app, settings.pace ?? PACE, isTurnedAway, settings.refusedMs ?? REFUSED_MS)
  app.setErrorHandler(answerProblem(code => figures.refused(code), refusedLate))
  logRequests(app)
  secureAnswers(app)
  await app.register(rateLimit, {
    ...aMinute(requests.all),
    allowList: isFile,
    keyGenerator: byNetwork,
    store: MinuteStore,
    errorResponseBuilder: () => new Refused('tooFast'),
  })
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
  const { nodes } = store
  const several = nodes && new Several(app, nodes, secret, settings.node ?? ANYWHERE, () => ({ rooms, lobby, sockets }))
  const tellOthers = several && ((guests: () => Iterable<number>, everybody: boolean) => several.news.changed(guests(), everybody))
  const lobby = new Lobby(store, app.log, id => rooms.memory.at(id), tellOthers)
  const records = new Records(store)
  const quotas = new Quotas({ ...QUOTAS, ...settings.quotas }, now)
  const context = {
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
    sealing: sealing(secret),
    pause: pausing(settings.botPauseMs ?? BOT_PAUSE_MS),
    roomChanged(room, before) {
      lobby.roomChanged(room, before)
      calls.look(room)
      if (!room.gone) serverHook?.tell(room.id, room.state, before === room.state ? undefined : before) // of a new table nothing was before
      if (room.state.rated && isFinished(room.state) && !isFinished(before)) void rate()
    },
    moved(room) {
      lobby.moved(room)
      calls.look(room)
    },
    commanded: () => {
      figures.commands++
    },
  } satisfies ConstructorParameters<typeof Rooms>[0]
  const rooms = new Rooms(context, several && ((address, table) => several.peers.giveUp(address, table)))
  const sockets = new Sockets({
    limits,
    rates: { ...RATES, ...settings.rates },
    quotas,
    attempts: requests.all,
    now,
    refused: code => figures.refused(code),
    goneOf: who => store.do('goneOf', who),
    ...(several && { passOn: several.passOn }),
    ...(beatMs === undefined ? {} : { beatMs }),
  })
  const rater = new Rater(
    store,
    table =>
      void rooms.memory
        .at(table)
        ?.standings.read()
        .catch(() => undefined),
  )
  const rate = () => rater.run().catch((error: unknown) => app.log.error({ error: factsOf(error) }, 'a game could not be rated yet'))
  const links = new MailLinks(secret)
  const senders = sendersOf(settings, secret, links)
  const { hook = '' } = settings
  const serverHook = hook === '' ? undefined : new ServerHook({ hook, url, guard: senders.guard, log: app.log, now })
  const calls = new Calls({
    store,
    senders,
    roomAt: id => rooms.memory.at(id),
    now,
    url,
    log: app.log,
    pace: { ...CALL_PACE, ...settings.callPace },
  })
  const guests = guestsOf(store, now, url.startsWith('https:'))

  const originFor = (request: FastifyRequest) => url || originOf(request)
  /** In what is sent to somebody else: a trusted proxy has seen to it by which name somebody came. */
  const originToSend = (request: FastifyRequest) => {
    const origin = originFor(request)
    const isSure = url !== '' || (request.ips?.length ?? 0) > 1
    if (!isSure && !leadsHere(new URL(origin).hostname)) throw new Refused('noMail')
    return origin
  }

  app.get(HEALTH, { config: { rateLimit: false } }, healthOf(store, settings.data, settings.leastFree))
  serveMetrics(app, settings.metricsToken ?? '', {
    figures,
    store: store.figures,
    sockets: () => sockets.size,
    tables: () => rooms.memory.count,
    archived: () => housekeeper.archivist.archived,
  })
  app.get('/api/server', request => reachOf(listening(), isFromHere(request) ? undefined : originOf(request)))
  const few = atOnce(limits.recordsOfNetwork)
  const downloads = atOnce(limits.downloadsOfNetwork, true)
  const tellServers = (telling: Parameters<News['tell']>[0]) => several?.news.tell(telling)
  const forget = forgetting(store, rooms, sockets, tellServers)
  guestRoutes(app, { guests, store, rooms, sockets, requests, downloads, forget, tellOthers: tellServers })
  programRoutes(app, { guests, store, requests, forget, isDismissed: context.isDismissed, now })
  const mails = new MailLimits(now)
  callRoutes(app, {
    guests,
    store,
    requests,
    senders,
    links,
    originFor,
    originToSend,
    mails,
    lookFor: guest => calls.lookFor(guest),
    now,
  })
  const tickets = new Tickets(store, now)
  const { mailer } = senders
  const sendsMail = mailer !== undefined
  const account = {
    guests,
    store,
    sockets,
    sendsMail,
    requests,
    passkeys: new Passkeys(store, tickets, now, guest => markOf(secret, `passkeys of ${guest}`)),
    signingIn: new SigningIn({ guests, store, rooms, sockets, tickets, sendsMail, tellOthers: tellServers }),
    originFor,
    now,
  }
  accountRoutes(app, account)
  const codes = new MailCodes(store, tickets, now)
  signInRoutes(app, { ...account, links: new DeviceLinks(store, tickets), codes })
  mailRoutes(app, { ...account, codes, mailer, mails, originToSend })
  dealRoutes(app, { guests, store, requests, quotas })
  const pictures = new BoardPictures(records)
  tableRoutes(app, { guests, rooms, lobby, requests, quotas, few, downloads, pictures })
  await sockets.listen(app)
  sockets.open(
    app,
    pageDoor(guests, lobby, rooms, listening, session => sockets.hasEnded(session)),
  )
  sockets.open(app, programsDoor(store, rooms, lobby, now))
  await servePages(app, settings.web, {
    infoOf: async id => (await rooms.find(id)).infoFor(0),
    boardOf: async (id, language) => pictures.pathFor(await rooms.find(id), language),
    originFor,
  })

  const backups = backupsOf(store, settings.data, app.log)
  const housekeeper = housekeeping(rooms, store, now, app.log, settings)
  app.addHook('onReady', async () => {
    running.start()
    await several?.listen()
    housekeeper.start()
    await calls.start()
    void rate()
    discardHalfMade(backupsIn(settings.data))
    await backups?.listen().catch((error: unknown) => {
      app.log.warn(
        { error: factsOf(error) },
        'while the server runs it cannot be asked for a backup: there can be no socket in its data folder, nor in that for temporary files',
      )
    })
  })
  app.addHook('preClose', async () => {
    running.stop()
    backups?.close()
    await housekeeper.stop()
    await calls.stop()
    await rater.stop()
    lobby.stop()
    sockets.stop()
    await rooms.memory.stop()
    await thinker.close()
    await records.close()
    await store.close()
    several?.close()
    sockets.terminate()
    endLate(app.server)
  })
  return app
}

/** A database of its own has ways of its own to be backed up. */
function backupsOf({ copyTo }: Store, data: string, log: FastifyBaseLogger): BackupSocket | undefined {
  if (copyTo === undefined) return undefined
  return new BackupSocket(data, async folder => {
    await makeBackup(data, folder, copyTo)
    log.info('a backup was made')
  })
}

/** By which address somebody came: `mustBeOurs` has seen to it that it is one of ours. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** What comes in is read by the protocol's own schemas: those that Fastify would compile need not even be loaded. */
function noSchemas(): never {
  throw new Error('schemas are those of the protocol')
}

const pausing = (ms: number) => (signal: AbortSignal, times: number) => {
  if (ms === 0) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    resolve()
  }
  const timer = setTimeout(end, times * ms)
  signal.addEventListener('abort', end)
  return promise
}
