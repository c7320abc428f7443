/**
 * Sends something to an address that somebody else has chosen: never into this machine or its network, unless whoever runs the server allows it.
 * A name is looked up once, and what was found is what is connected to: nobody has it lead elsewhere in between. No redirect is followed, and
 * everything has a bound.
 */
import { type LookupAddress, lookup as lookUp } from 'node:dns'
import type { ClientRequest } from 'node:http'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ownAddresses } from '../own-addresses.ts'

const PATIENCE_MS = 10_000
const MOST_ANSWER = 65_536
const PUBLIC = 'unicast'
/** What is given to anybody of the newer kind. Outside of it an address may hold one of the older kind, such as ::127.0.0.1. */
const GIVEN = ipaddr.IPv6.parseCIDR('2000::/3')

export class Unreachable extends Error {
  readonly why: 'private' | 'address' | 'network'
  constructor(why: Unreachable['why'], message: string) {
    super(message)
    this.why = why
  }
}

/** Can everybody reach it? Not what is of this machine, of a network of its own, or for something else. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // an address of the older kind within one of the newer is looked at as such
  return parsed.range() === PUBLIC && (parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN))
}

export interface Parcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}
export interface Guard {
  readonly allowPrivate: boolean
  readonly own?: readonly string[] // addresses of this machine, for tests
  readonly lookup?: typeof lookUp // for tests
}

/** A public address may be this machine's own: from here it leads to what nobody reaches from outside. */
function isElsewhere(address: string, { own = ownAddresses() }: Guard): boolean {
  const same = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text).toString() : text)
  return isPublic(address) && !own.map(same).includes(same(address))
}

/** Throws where nothing may be sent, whatever the network says. */
export function mustBeAllowed(url: string, guard: Guard): URL {
  const { allowPrivate } = guard
  if (!URL.canParse(url)) throw new Unreachable('address', 'no address')
  const parsed = new URL(url)
  const isSafe = parsed.protocol === 'https:' || (allowPrivate && parsed.protocol === 'http:')
  if (!isSafe || parsed.username !== '' || parsed.password !== '') throw new Unreachable('address', 'https:// without a user was expected')
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && !isElsewhere(host, guard)) throw new Unreachable('private', 'an address of a private network')
  return parsed
}

/** Gives the addresses of a name, if all of them are public. */
function guardedLookup(guard: Guard): LookupFunction {
  const { allowPrivate, lookup = lookUp } = guard
  return (hostname, { all = false, family }, done) => {
    lookup(hostname, { all: true, ...(typeof family === 'number' && { family }) }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) return done(error ?? new Error('no address'), '', 0)
      if (!allowPrivate && found.some(({ address }) => !isElsewhere(address, guard)))
        return done(new Unreachable('private', 'an address of a private network'), '', 0)
      return all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

/** Gives the status of the answer. */
export async function post({ url, headers, body }: Parcel, guard: Guard): Promise<number> {
  const address = mustBeAllowed(url, guard)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const fail = (error: unknown) => reject(error instanceof Unreachable ? error : new Unreachable('network', String(error)))
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: guardedLookup(guard),
    signal: AbortSignal.timeout(PATIENCE_MS),
  } as const
  const asking: ClientRequest = address.protocol === 'https:' ? overHttps(address, options) : overHttp(address, options)
  asking.on('error', fail)
  asking.on('response', answer => {
    let size = 0
    answer.on('data', (data: Buffer) => {
      size += data.length
      if (size > MOST_ANSWER) answer.destroy()
    })
    answer.on('error', () => undefined)
    answer.on('close', () => resolve(answer.statusCode ?? 0))
  })
  asking.end(body)
  return promise
}
