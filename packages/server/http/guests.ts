/** Guests: a name and a signed cookie, no registration. The cookie is of a session: a browser in which a guest is known. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../device.ts'
import { Refused } from '../refused.ts'
import type { GuestRow } from '../store/account-contract.ts'
import type { Store } from '../store/contract.ts'

/** Where there is TLS its name promises that no other site, nor a neighbour under the same name, has set it. */
const PLAIN = 'wildcat'
const cookieName = (secure: boolean): string => (secure ? `__Host-${PLAIN}` : PLAIN)
/** In the signed value of a cookie that has that name: it is none under the other, which a neighbour may set. */
const FOR_HOST = 'host'
const DAY = 86_400_000
const GOOD_DAYS = 400 // the longest that browsers keep one
const RENEWED_DAYS = 7

export interface Guests {
  /** What a good cookie says, of whomever it is. */
  cookieOf(request: FastifyRequest): string | undefined
  /** Who sends this, if the cookie is good. */
  known(request: FastifyRequest): Promise<GuestRow | undefined>
  must(request: FastifyRequest): Promise<GuestRow>
  /** Whoever says his name: the guest of his cookie, however old that is, by his former name; without a good one a new guest. */
  welcome(request: FastifyRequest, reply: FastifyReply, name: string): Promise<GuestRow>
  /** From now on this browser is this guest's. `instead`: the session that it had as a guest who was joined to them. */
  enter(request: FastifyRequest, reply: FastifyReply, guest: number, instead?: number): Promise<void>
  renew(request: FastifyRequest, reply: FastifyReply): void
  dismiss(reply: FastifyReply): void
}

interface Signed {
  readonly key: string
  readonly issued: number
  readonly former: boolean // not as it would be given now
}

const newKey = (): string => randomBytes(16).toString('base64url')
const deviceOf = (request: FastifyRequest) => deviceName(request.headers['user-agent'])

export function guests(store: Store, now: () => number, secure: boolean): Guests {
  const name = cookieName(secure)
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, signed: true } as const

  /** Whoever was a guest before TLS was put in front of the server is one still. */
  const signedIn = (request: FastifyRequest) => signedAs(name, request) ?? (secure ? signedAs(PLAIN, request) : undefined)
  const read = new WeakMap<FastifyRequest, { readonly cookie: Signed | undefined }>() // looked at several times on their way, and checked once
  function signed(request: FastifyRequest): Signed | undefined {
    const known = read.get(request) ?? { cookie: signedIn(request) }
    read.set(request, known)
    return known.cookie
  }
  function signedAs(called: string, request: FastifyRequest): Signed | undefined {
    const raw = request.cookies[called]
    const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw)
    const [key, issued, made] = valid && value !== null ? value.split('.') : []
    if (key === undefined || issued === undefined || (called === PLAIN && made === FOR_HOST)) return undefined
    return { key, issued: Number(issued), former: secure && made !== FOR_HOST }
  }
  /** One that seems to come from the future was given when a clock was wrong: that is not its owner's fault. */
  const isExpired = ({ issued }: Signed) => now() - issued > GOOD_DAYS * DAY
  const isDue = ({ issued, former }: Signed) => former || Math.abs(now() - issued) > RENEWED_DAYS * DAY
  const give = (reply: FastifyReply, key: string) =>
    reply.setCookie(name, `${key}.${now()}${secure ? `.${FOR_HOST}` : ''}`, { ...options, maxAge: (GOOD_DAYS * DAY) / 1000 })

  /** Once a day is enough, and once in each start: a clock may begin at the same time whenever the machine does. */
  const seen = new Set<number>()
  function see({ id, session, seen: last }: GuestRow, request: FastifyRequest): void {
    if (seen.has(session) && Math.abs(now() - last) <= DAY) return
    seen.add(session)
    store.do('seeGuest', id, session, now(), deviceOf(request)).catch(() => seen.delete(session)) // next time
  }

  function cookieOf(request: FastifyRequest): string | undefined {
    const cookie = signed(request)
    return cookie === undefined || isExpired(cookie) ? undefined : cookie.key
  }
  async function known(request: FastifyRequest): Promise<GuestRow | undefined> {
    const key = cookieOf(request)
    if (key === undefined) return undefined
    const guest = await store.do('guest', key)
    if (guest !== undefined) see(guest, request)
    return guest
  }
  return {
    cookieOf,
    known,
    async must(request) {
      const guest = await known(request)
      if (guest === undefined) throw new Refused('noGuest')
      return guest
    },
    async welcome(request, reply, called) {
      const cookie = signed(request)
      const key = cookie?.key ?? newKey()
      const guest = await store.do('welcomeGuest', key, newKey(), called, now(), deviceOf(request))
      if (cookie?.key !== guest.key || isDue(cookie)) give(reply, guest.key)
      return guest
    },
    async enter(request, reply, guest, instead) {
      const key = newKey()
      await store.do('addSession', guest, key, now(), deviceOf(request), instead)
      give(reply, key)
    },
    renew(request, reply) {
      const cookie = signed(request)
      if (cookie !== undefined && isDue(cookie)) give(reply, cookie.key)
    },
    dismiss(reply) {
      reply.clearCookie(name, options)
      if (secure) reply.clearCookie(PLAIN, options)
    },
  }
}
