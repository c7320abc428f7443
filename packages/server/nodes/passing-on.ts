/** What is for a table that another server has is passed on to it: requests by asking there, sockets byte by byte, without reading what is in them. */
import { request as ask, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { tableId } from '@wildcat/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import type { Nodes } from '../store/contract.ts'
import { addressOf, isPassedOn, type Peers } from './peers.ts'
import type { Reached } from './reached.ts'

const CONNECT_MS = 3000
/** A little longer than it takes until a server that died is known to be gone. */
const WAIT_MS = 4000
/** Of an answer: what belongs to the line between two servers stays there. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

export interface PassingOn {
  /** Gives true when it was passed on, and the answer comes from there. */
  request(request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean>
  socket(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** `isHere`: known without asking. What was passed on once goes no further. */
export function passingOn(nodes: Nodes, peers: Peers, reached: Reached, isHere: (table: string) => boolean): PassingOn {
  async function elsewhere(raw: IncomingMessage, table: unknown): Promise<string | undefined> {
    if (isPassedOn(raw) || !v.is(tableId, table) || isHere(table)) return undefined
    const owner = await nodes.ownerOf(table)
    return typeof owner === 'object' ? owner.address : undefined
  }
  return {
    async request(request, reply, table) {
      const address = await elsewhere(request.raw, table)
      if (address === undefined) return false
      await answerFrom(address, request, reply, peers.headersFor(request.ip), reached)
      return true
    },
    async socket(request, reply) {
      const { query, raw } = request
      const table = typeof query === 'object' && query !== null && 'table' in query ? query.table : undefined
      for (const until = performance.now() + WAIT_MS; ; ) {
        const address = await elsewhere(raw, table)
        if (address === undefined) return false
        const line = await lineTo(address, reached)
        if (line !== undefined) {
          reply.hijack()
          join(raw, line, peers.headersFor(request.ip))
          return true
        }
        // Nobody answers there: it is known in a moment that its tables are anybody's, and whoever comes need not come again.
        if (performance.now() > until) throw new Refused('stopping')
        await gone(address, reached, until)
      }
    },
  }
}

/** Undefined if nobody answers there. It ends when the server at its other end is gone, whatever that one says itself. */
function lineTo(address: string, reached: Reached): Promise<Socket | undefined> {
  const line = connect({ ...addressOf(address), noDelay: true, timeout: CONNECT_MS })
  const ended = reached.until(address, () => line.destroy())
  return new Promise(resolve => {
    line.once('connect', () => resolve(line.setTimeout(0)))
    line.once('timeout', () => line.destroy()).on('error', () => line.destroy())
    line.once('close', () => {
      ended()
      resolve(undefined)
    })
  })
}
function gone(address: string, reached: Reached, until: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = reached.until(address, resolve)
  const timer = setTimeout(resolve, until - performance.now())
  return promise.finally(() => {
    ended()
    clearTimeout(timer)
  })
}

async function answerFrom(
  address: string,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
  reached: Reached,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asking = ask({
    ...addressOf(address),
    method: raw.method,
    path: raw.url,
    headers: { ...raw.headers, ...headers },
    timeout: CONNECT_MS * 10,
  })
  const ended = reached.until(address, () => asking.destroy())
  asking.on('response', resolve).on('error', () => reject(new Refused('stopping'))) // it may have gone that very moment
  asking.on('timeout', () => asking.destroy()).once('close', ended)
  asking.end()
  const answer = await promise
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !OF_THE_LINE.has(name)) reply.header(name, value)
  await reply.code(answer.statusCode ?? 502).send(answer)
}

/** From now on neither side knows that there is anybody in between. */
function join({ method, url, rawHeaders, socket }: IncomingMessage, line: Socket, headers: Record<string, string>): void {
  if (socket.destroyed || line.destroyed) {
    line.destroy()
    socket.destroy() // and whoever it is comes again
    return
  }
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
