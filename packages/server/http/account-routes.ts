/** /api/account: on which devices a guest is known, their ways back, and the end of either. */
import { newPasskey, passkeyName, passkeyWish, signOut } from '@wildcat/protocol'
import { cleanName } from '@wildcat/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccountsBehind, accountOf as accountFor } from '../accounts/account.ts'
import { historyOf } from '../accounts/history.ts'
import { type Passkeys, partyAt } from '../accounts/passkeys.ts'
import { newCodes } from '../accounts/recovery-codes.ts'
import type { SigningIn } from '../accounts/signing-in.ts'
import { standingOf } from '../ratings/standings.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import type { Rate } from '../socket/buckets.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Guests } from './guests.ts'
import { byNetwork, limited, type Requests } from './requests.ts'
import { SlowHashes } from './slow-hashes.ts'

export interface AccountBehind extends AccountsBehind {
  readonly guests: Guests
  readonly requests: Requests
  readonly passkeys: Passkeys
  readonly signingIn: SigningIn
  readonly originFor: (request: FastifyRequest) => string
  readonly now: () => number
}

/** Times that one network may have recovery codes made: ten hashes each. */
const MADE: Rate = { atOnce: 5, perSecond: 1 / 60 }

/** Whoever was signed out while something was being made gets no way back by it. */
export const stillHere =
  (sockets: Sockets) =>
  ({ id, session }: GuestRow): void => {
    if (sockets.hasEnded(session) || sockets.isDismissed(id)) throw new Refused('noGuest')
  }

export function accountRoutes(app: FastifyInstance, behind: AccountBehind): void {
  const { guests, store, sockets, requests, passkeys, signingIn, originFor, now } = behind
  const [some, few] = [limited(requests.some), limited(requests.few)]
  const party = (request: FastifyRequest) => partyAt(originFor(request))

  const making = new SlowHashes(now, MADE)
  const mustStillBe = stillHere(sockets)
  const accountOf = (guest: GuestRow) => accountFor(behind, guest)

  app.get('/api/account', some, async (request, reply) => {
    const guest = await guests.must(request)
    guests.renew(request, reply)
    return accountOf(guest)
  })

  app.get('/api/account/results', some, async request => ({ results: await historyOf(store, (await guests.must(request)).id) }))

  app.get('/api/account/standing', some, async request => standingOf(store, (await guests.must(request)).id))

  app.post('/api/account/passkeys/begin', few, async request => passkeys.begin(await guests.must(request), party(request)))
  app.post('/api/account/passkeys', few, async request => {
    const guest = await guests.must(request)
    const { passkey, name } = read(newPasskey, request.body)
    await passkeys.add(guest, party(request), passkey, cleanName(name), () => mustStillBe(guest))
    return accountOf(guest)
  })
  app.post('/api/account/passkeys/rename', few, async request => {
    const guest = await guests.must(request)
    const { id, name } = read(passkeyName, request.body)
    await store.do('renamePasskey', guest.id, id, cleanName(name))
    return accountOf(guest)
  })
  app.post('/api/account/passkeys/remove', few, async request => {
    const guest = await guests.must(request)
    await store.do('removePasskey', guest.id, read(passkeyWish, request.body).id)
    return accountOf(guest)
  })

  app.post('/api/account/codes', few, async request => {
    const guest = await guests.must(request)
    if (!making.take(byNetwork(request))) throw new Refused('tooFast')
    const { codes, rows } = await newCodes()
    mustStillBe(guest)
    await store.do('setCodes', guest.id, rows)
    return { codes }
  })

  app.post('/api/account/sign-out', few, async (request, reply) => {
    const guest = await guests.must(request)
    const { which } = read(signOut, request.body)
    const all = (await store.do('sessionsOf', guest.id)).map(({ id }) => id)
    const ending = {
      this: [guest.session],
      others: all.filter(id => id !== guest.session),
      all,
    }
    const sessions = typeof which === 'number' ? all.filter(id => id === which) : ending[which]
    await signingIn.end(guest.id, sessions)
    if (sessions.includes(guest.session)) guests.dismiss(reply)
    return { done: true }
  })
}
