/** What never becomes a request that a route could answer: no HTTP, headers without an end, expectations, tunnels. Answered like all else. */
import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ProblemCode } from '@wildcat/protocol'

/** By what Node calls them; all else is malformed. */
const KNOWN: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
}
const MALFORMED = [400, 'malformed'] as const
const EXPECTATION_FAILED = 417
const GOODBYE_MS = 500

/** Nothing of it is logged: it says nothing but what a stranger has sent. */
export function answerUnread(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const [status, code] = KNOWN[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ code })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json; charset=utf-8`
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy())
}

/** Nobody is led on from here. */
export function answerTunnels(server: Server): void {
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    answerUnread({}, socket)
  })
}

export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_, response) => {
    response.writeHead(EXPECTATION_FAILED, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    response.end(JSON.stringify({ code: 'malformed' }))
  })
}

/** A server that stops waits for every line, and Node no longer ends those on which nothing was ever asked: browsers open some beforehand. */
export function endLate(server: Server): void {
  const late = setTimeout(() => server.closeAllConnections(), GOODBYE_MS)
  server.once('close', () => clearTimeout(late))
}
