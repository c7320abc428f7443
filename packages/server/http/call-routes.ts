/** /api/calls: how somebody wants to be called; and the two pages to which links in e-mails lead. */
import type { Language } from '@wildcat/kernel'
import { type Calls, callWishes, MOST_WAYS, newWay } from '@wildcat/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readWishes } from '../calls/calls.ts'
import { mustBeAllowed, Unreachable } from '../calls/guarded-post.ts'
import type { MailLinks, MailWish } from '../calls/mail-links.ts'
import { mailPage } from '../calls/mail-page.ts'
import { markOf, type Senders, shownWay } from '../calls/ways.ts'
import { factsOf } from '../log.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/contract.ts'
import type { Guests } from './guests.ts'
import type { MailLimits } from './mail-limits.ts'
import { byNetwork, limited, type Requests } from './requests.ts'

interface Behind {
  readonly guests: Guests
  readonly store: Store
  readonly requests: Requests
  readonly senders: Senders
  readonly links: MailLinks
  readonly originFor: (request: FastifyRequest) => string // by which whoever asks knows us
  readonly originToSend: (request: FastifyRequest) => string // the same, for others; throws where it would lead them to a stranger
  readonly mails: MailLimits
  readonly lookFor: (guest: number) => void // who may be called from now on
  readonly now: () => number
}

export function callRoutes(app: FastifyInstance, behind: Behind): void {
  const { guests, store, requests, senders, links, originFor, originToSend, mails, lookFor, now } = behind
  const few = limited(requests.few)
  /** An address to which nothing could be sent is not kept: whoever tries again is asked anew. */
  async function askToConfirm(
    request: FastifyRequest,
    address: string,
    { n, guest, language }: { n: number; guest: number; language: Language },
  ) {
    try {
      const origin = originToSend(request)
      mails.take(byNetwork(request), address)
      await senders.mailer?.askToConfirm(n, address, { language, origin })
    } catch (error) {
      await store.do('removeWay', guest, n)
      if (error instanceof Refused) throw error
      app.log.warn({ error: factsOf(error) }, 'an e-mail could not be sent')
      throw new Refused('mailFailed')
    }
  }
  app.get('/api/calls', limited(requests.some), async (request): Promise<Calls> => {
    const { wishes, ways } = await store.do('callSettings', (await guests.must(request)).id)
    const { origin: _, ...shown } = readWishes(wishes)
    return { key: senders.key.publicKey, mail: senders.mailer !== undefined, wishes: shown, ways: ways.map(shownWay) }
  })
  app.post('/api/calls/wishes', few, async request => {
    const { id } = await guests.must(request)
    await store.do('saveCallWishes', id, JSON.stringify({ ...read(callWishes, request.body), origin: originFor(request) }))
    return { done: true }
  })
  app.post('/api/calls/ways', few, async request => {
    const { id: guest, session: here } = await guests.must(request)
    const way = read(newWay, request.body)
    if (way.kind === 'mail' && senders.mailer === undefined) throw new Refused('noMail')
    if (way.kind !== 'mail') mustLeadOut(way.kind === 'push' ? way.endpoint : way.url, senders)
    const state = way.kind === 'mail' ? 'unconfirmed' : 'on'
    const added = {
      guest,
      kind: way.kind,
      target: JSON.stringify(way),
      mark: markOf(way),
      session: way.kind === 'push' ? here : 0,
      state,
      most: MOST_WAYS,
    }
    const n = await store.do('addWay', added, now())
    if (n === 0) throw new Refused('tooManyWays', { most: MOST_WAYS })
    const wishes = { ...readWishes((await store.do('callSettings', guest)).wishes), origin: originFor(request) }
    await store.do('saveCallWishes', guest, JSON.stringify(wishes))
    const { language } = wishes
    if (way.kind === 'mail' && (await store.do('way', n))?.state === 'unconfirmed')
      await askToConfirm(request, way.address, { n, guest, language })
    if (state === 'on') lookFor(guest)
    return { done: true }
  })
  app.delete<{ Params: { n: string } }>('/api/calls/ways/:n', few, async request => {
    await store.do('removeWay', (await guests.must(request)).id, Number(request.params.n) || 0)
    return { done: true }
  })

  /** With a press, not by being opened: what looks into e-mails opens every link. */
  const page = (wish: MailWish, isDone: boolean) => async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const { token } = request.params
    const found = await store.do('way', links.numberIn(token))
    const way = found && links.isFor(wish, token, { id: found.id, address: shownWay(found).label }) ? found : undefined
    const { language } = readWishes(way === undefined ? '' : (await store.do('callSettings', way.guest)).wishes)
    if (isDone && way !== undefined && wish === 'confirm') {
      await store.do('setWay', way.id, 'on', now())
      lookFor(way.guest)
    }
    if (isDone && way !== undefined && wish === 'stop') await store.do('removeWay', way.guest, way.id)
    reply
      .code(way === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
    return mailPage(language, way === undefined ? 'bad' : isDone ? `${wish}Done` : wish)
  }
  // What the button sends says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  for (const wish of ['confirm', 'stop'] as const) {
    app.get(`/calls/${wish}/:token`, few, page(wish, false))
    app.post(`/calls/${wish}/:token`, few, page(wish, true))
  }
}

function mustLeadOut(url: string, { guard }: Senders): void {
  try {
    mustBeAllowed(url, guard)
  } catch (error) {
    if (error instanceof Unreachable && error.why === 'private') throw new Refused('privateAddress')
    throw new Refused('malformed', { where: 'url', expected: 'an address that begins with https://' })
  }
}
