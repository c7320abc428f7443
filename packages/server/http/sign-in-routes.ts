/** /api/account/sign-in and …/devices: whoever comes back shows who they are, by a passkey, a code, an e-mail, or a device on which they are known. */
import { type DeviceState, deviceAllowed, deviceEntry, deviceLinkWish, type SignIn, signIn, signInChoice } from '@wildcat/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DeviceLinks } from '../accounts/device-links.ts'
import type { MailCodes } from '../accounts/mail-codes.ts'
import { partyAt } from '../accounts/passkeys.ts'
import { isCode, partsOf } from '../accounts/recovery-codes.ts'
import { deviceName } from '../device.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import type { Rate } from '../socket/buckets.ts'
import type { AccountBehind } from './account-routes.ts'
import { byNetwork, limited } from './requests.ts'
import { SlowHashes } from './slow-hashes.ts'

/** Of one network, to guess at a code: each costs the server a tenth of a second. */
const GUESSES: Rate = { atOnce: 10, perSecond: 1 / 60 }

interface Behind extends AccountBehind {
  readonly links: DeviceLinks
  readonly codes: MailCodes
}

export function signInRoutes(app: FastifyInstance, behind: Behind): void {
  const { guests, store, requests, passkeys, signingIn, links, codes, originFor, now } = behind
  const [some, few] = [limited(requests.some), limited(requests.few)]
  const party = (request: FastifyRequest) => partyAt(originFor(request))
  const guesses = new SlowHashes(now, GUESSES)

  /** Gives whose code it is, which is used up with that. */
  async function ownerOf(request: FastifyRequest, typed: string): Promise<number> {
    if (!guesses.take(byNetwork(request))) throw new Refused('tooFast')
    const { selector, secret } = partsOf(typed)
    const known = await store.do('code', selector)
    const isGood = await isCode(secret, known?.hash)
    if (known === undefined || !isGood || !(await store.do('takeCode', selector))) throw new Refused('badCode')
    return known.guest
  }

  function whoShows(request: FastifyRequest, wish: SignIn): Promise<number> {
    if ('passkey' in wish) return passkeys.check(party(request), wish.passkey)
    return 'code' in wish ? ownerOf(request, wish.code) : codes.owner(wish.mail)
  }

  app.post('/api/account/sign-in/begin', few, request => passkeys.ask(party(request)))
  app.post('/api/account/sign-in', few, async (request, reply) => {
    const wish = read(signIn, request.body)
    return signingIn.enter(request, reply, await whoShows(request, wish))
  })
  app.post('/api/account/sign-in/choose', few, async (request, reply) => {
    const { ticket, guest } = read(signInChoice, request.body)
    return signingIn.choose(request, reply, ticket, guest)
  })

  app.post('/api/account/devices/link', few, async request => ({ token: await links.make(await guests.must(request)) }))
  app.post('/api/account/devices/look', some, async (request): Promise<DeviceState> => {
    const { token } = read(deviceLinkWish, request.body)
    return links.look(await guests.must(request), token)
  })
  app.post('/api/account/devices/answer', few, async request => {
    const { token, allow } = read(deviceAllowed, request.body)
    await links.answer(await guests.must(request), token, allow)
    return { done: true }
  })
  app.post('/api/account/devices/knock', few, async request => {
    const { token } = read(deviceLinkWish, request.body)
    return links.knock(token, deviceName(request.headers['user-agent']))
  })
  app.post('/api/account/devices/enter', some, async (request, reply) => {
    const { token, knock } = read(deviceEntry, request.body)
    const account = await links.enter(token, knock)
    return account === 'waiting' ? { state: 'waiting' } : signingIn.enter(request, reply, account)
  })
}
