/** What is for a table that another server has is passed on to it: requests by asking there, sockets byte by byte, without reading what is in them. */
import { request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { tableId } from '@wildcat/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import type { Nodes } from '../store/contract.ts'
import { addressOf, isPassedOn, type Peers } from './peers.ts'

const CONNECT_MS = 3000
/** Of an answer: what belongs to the line between two servers stays there. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

export interface PassingOn {
  /** Gives true when it was passed on, and the answer comes from there. */
  request(request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean>
  socket(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** `isHere`: known without asking. What was passed on once goes no further. */
export function passingOn(nodes: Nodes, peers: Peers, isHere: (table: string) => boolean): PassingOn {
  async function elsewhere(raw: IncomingMessage, table: unknown): Promise<string | undefined> {
    if (isPassedOn(raw) || !v.is(tableId, table) || isHere(table)) return undefined
    const owner = await nodes.ownerOf(table)
    return typeof owner === 'object' ? owner.address : undefined
  }
  return {
    async request(request, reply, table) {
      const address = await elsewhere(request.raw, table)
      if (address === undefined) return false
      await answerFrom(address, request, reply, peers.headersFor(request.ip))
      return true
    },
    async socket(request, reply) {
      const query: unknown = request.query
      const table = typeof query === 'object' && query !== null && 'table' in query ? query.table : undefined
      const address = await elsewhere(request.raw, table)
      if (address === undefined) return false
      reply.hijack()
      join(request.raw, address, peers.headersFor(request.ip))
      return true
    },
  }
}

async function answerFrom(address: string, { raw }: FastifyRequest, reply: FastifyReply, headers: Record<string, string>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asking = ask({
    ...addressOf(address),
    method: raw.method,
    path: raw.url,
    headers: { ...raw.headers, ...headers },
    timeout: CONNECT_MS * 10,
  })
  asking.on('response', resolve).on('error', () => reject(new Refused('stopping'))) // it may have gone that very moment
  asking.on('timeout', () => asking.destroy())
  asking.end()
  const answer = await promise
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !OF_THE_LINE.has(name)) reply.header(name, value)
  await reply.code(answer.statusCode ?? 502).send(answer)
}

/** From now on neither side knows that there is anybody in between. */
function join({ method, url, rawHeaders, socket }: IncomingMessage, address: string, headers: Record<string, string>): void {
  const { host, port } = addressOf(address)
  const line = connect({ host, port, noDelay: true, timeout: CONNECT_MS })
  line.once('connect', () => line.setTimeout(0)).once('timeout', () => line.destroy())
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (!(rawHeaders[n]?.toLowerCase() ?? '').startsWith('x-wildcat-')) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`)
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  line.write(`${lines.join('\r\n')}\r\n\r\n`)
  linked(socket, line)
  linked(line, socket)
}
function linked(from: Duplex, to: Duplex): void {
  from.pipe(to)
  from.on('error', () => from.destroy()).once('close', () => to.destroy())
}
