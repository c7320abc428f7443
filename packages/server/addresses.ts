/** Who can come to this server, and by which names it may be called. */

import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { Reach } from '@wildcat/protocol'
import type { FastifyRequest } from 'fastify'
import { isPublic } from './calls/guarded-post.ts'
import { ownAddresses } from './own-addresses.ts'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i
const isLoopback = (host: string): boolean => LOOPBACK.test(host)
/** What a machine is called in a home network: by what it is called itself, with what networks put behind it. */
const ENDS = ['', '.local', '.lan', '.home', '.home.arpa', '.internal', '.fritz.box']
export function isNameOf(machine: string, name: string): boolean {
  const full = machine.toLowerCase()
  const [first = ''] = full.split('.')
  return full !== '' && (name === full || ENDS.some(end => name === first + end))
}
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** What networks at home use, then others; last what virtual machines use among themselves, or who found no network. */
const NETWORKS = [/^192\.168\./, /^10\./, /^(?!172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/, /^172\./, /^/]
const rank = (address: string): number => NETWORKS.findIndex(each => each.test(address))

/** Addresses of this machine in its networks, the one that friends most likely reach first. */
export const addresses = (networks = networkInterfaces()): string[] =>
  Object.values(networks)
    .flatMap(each => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b))

export interface Listening {
  readonly host: string
  readonly port: number
  readonly url: string // from the settings; empty if there is none
}

/**
 * For the waiting room: where friends can come, or that they cannot. Which addresses this machine has is for whoever sits at it; others hear
 * the one by which they came.
 */
export function reachOf({ host, port, url }: Listening, cameBy?: string): Reach {
  if (url !== '') return { network: true, links: [url] }
  if (isLoopback(host)) return { network: false, links: [`http://localhost:${port}`] }
  if (cameBy !== undefined) return { network: true, links: [cameBy] }
  const hosts = isEverywhere(host) ? addresses() : [host.includes(':') ? `[${host}]` : host]
  return { network: true, links: hosts.map(name => `http://${name}:${port}`) }
}

/** What proxies add to what they pass on: most of them one of these, and many no other. */
const OF_A_PROXY = /^(x-forwarded-|forwarded$|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-|fly-)/

/**
 * Does this request come from this very machine, and through no proxy? Then the answer is for whoever sits at it. A proxy that adds nothing
 * still passes on by which name or address somebody came: whoever sits here comes by one that only this machine has for itself.
 */
export function isFromHere({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  const called = `http://${headers.host}`
  const name = URL.canParse(called) ? new URL(called).hostname.replace(/^\[|\]$/g, '') : ''
  const isProxied = Object.keys(headers).some(header => OF_A_PROXY.test(header))
  return isLoopback(ip.replace(/^::ffff:/i, '')) && !isProxied && (isLoopback(name) || isEverywhere(name) || isNameOf(hostname(), name))
}

/** A name that anybody may point at this machine is none of ours. */
function isOurName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase()
  return isIP(bare) !== 0 || isLoopback(name) || isNameOf(hostname(), bare)
}

/**
 * Does a link with this host lead to this machine, or at least not to a stranger's? Whoever asks may name any address: for themself that is no
 * matter, but what others are sent must not lead them to one that is somewhere else in the world.
 */
export function leadsHere(host: string, networks = networkInterfaces()): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || !isPublic(bare) || ownAddresses(networks).includes(bare)
}

/** Is that what we are called? */
export function isOurHost(host: string | undefined, { url }: Listening): boolean {
  const called = `http://${host}`
  // What a URL would take for a name before the host, or for a path behind it, is no host.
  if (host === undefined || /[@/?#\\]/.test(host) || !URL.canParse(called)) return false
  return (url !== '' && host.toLowerCase() === new URL(url).host) || isOurName(new URL(called).hostname)
}

/**
 * Is a page at this origin one of ours? A name that anybody may point at this machine is not: only its own names, plain addresses,
 * and the one in the settings.
 */
export function isOurOrigin(origin: string | undefined, host: string | undefined, { url }: Listening): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false
  if (url !== '' && origin === url) return true
  const { host: from, hostname: name } = new URL(origin)
  if (from !== host) return false
  return isOurName(name)
}
