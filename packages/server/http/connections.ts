/** Connections of the network itself: how many there may be, and how long one may take to say what it wants. */
import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { Limits } from '../limits.ts'
import { networkOf } from '../socket/network.ts'
import { isHandshake } from './handshake.ts'

/** Whoever drips is not waited for. */
export interface Slowest {
  readonly headersMs: number
  readonly requestMs: number // all of it
  readonly lookMs: number // how often that is looked at
}
export const SLOWEST: Slowest = { headersMs: 10_000, requestMs: 20_000, lookMs: 5_000 }

export const patience = ({ headersMs, requestMs, lookMs }: Slowest) => ({
  requestTimeout: requestMs,
  // Who names no host is answered like everybody whose request does not do.
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
    requireHostHeader: false,
    shouldUpgradeCallback: isHandshake,
  },
})

/** So many in all, and so many from one network. Behind a proxy all come from there: those are for the proxy to count. */
export function limitConnections(server: Server, { connections, connectionsOfNetwork }: Limits, proxy: readonly string[]): void {
  const proxies = listOf(proxy)
  const open = new Map<string, number>()
  server.maxConnections = connections
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (proxies.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return
    const network = networkOf(remoteAddress)
    const others = open.get(network) ?? 0
    if (others >= connectionsOfNetwork) {
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
