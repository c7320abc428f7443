/** Connections of the network itself: how many there may be, and how long one may take to say what it wants and to take the answer. */
import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { Limits } from '../limits.ts'
import { Buckets } from '../socket/buckets.ts'
import { networkOf } from '../socket/network.ts'
import { costOf } from './bodies.ts'
import { isHandshake } from './handshake.ts'

/** Whoever drips is not waited for. */
export interface Slowest {
  readonly headersMs: number
  readonly requestMs: number // all of it
  readonly lookMs: number // how often that is looked at
  readonly takeMs: number // without taking anything of an answer
  readonly bytesPerSecond: number // of an answer, all in all
}
export const SLOWEST: Slowest = { headersMs: 10_000, requestMs: 20_000, lookMs: 5_000, takeMs: 20_000, bytesPerSecond: 8192 }

export const patience = ({ headersMs, requestMs, lookMs }: Slowest) => ({
  requestTimeout: requestMs,
  // Whoever names no host is answered like everybody whose request does not do.
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
    requireHostHeader: false,
    shouldUpgradeCallback: isHandshake,
  },
})

const FORGET_MS = 60_000

/**
 * So many in all, and so many from one network; and so many requests from there, also of what is served to everybody: whoever asks
 * faster is cut off, and comes in again when that is over. Behind a proxy all come from there: those are for the proxy to count.
 */
export function limitConnections(
  server: Server,
  { connections, connectionsOfNetwork, requestsOfNetwork }: Limits,
  proxy: readonly string[],
): void {
  const proxies = listOf(proxy)
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  const open = new Map<string, number>()
  const asking = new Buckets<string>(requestsOfNetwork)
  const forgetting = setInterval(() => asking.forgetQuiet(performance.now(), new Set()), FORGET_MS)
  forgetting.unref()
  server.once('close', () => clearInterval(forgetting))
  server.prependListener('request', (request: IncomingMessage) => {
    const { remoteAddress = '' } = request.socket
    if (isProxy(remoteAddress)) return
    const now = performance.now()
    const bucket = asking.of(networkOf(remoteAddress), now)
    if (bucket.isEmpty(now)) request.socket.destroy()
    else bucket.charge(now, costOf(request))
  })
  server.maxConnections = connections
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const others = open.get(network) ?? 0
    const now = performance.now()
    if (others >= connectionsOfNetwork || asking.of(network, now).isEmpty(now)) {
      socket.destroy()
      return
    }
    open.set(network, others + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const each of addresses) {
    const [address = '', prefix] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
