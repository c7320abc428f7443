/**
 * What a request carries. What is only asked for needs no body, and who is answered is not read on: whoever sends without an end would be read
 * for as long as they like. Nor does a page of ours, or a proxy before us, send in pieces that are counted one by one: each costs more than it says.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

const isInPieces = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers['transfer-encoding'] !== undefined
const hasBody = (request: FastifyRequest): boolean => isInPieces(request) || Number(request.headers['content-length'] ?? 0) !== 0
const isOnlyAsking = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** The line of whoever sends a body along with a mere question ends with the answer. */
export async function endWithAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isOnlyAsking(request) && hasBody(request)) reply.header('connection', 'close')
}

/** A proxy that is trusted passes on what others send, put together. */
export async function mustSayItsLength(request: FastifyRequest): Promise<void> {
  const isPassedOn = (request.ips?.length ?? 0) > 1
  if (isInPieces(request) && !isOnlyAsking(request) && !isPassedOn)
    throw new Refused('malformed', { where: '', expected: 'a body that says how long it is: Content-Length' })
}

/** Of requests as their network is charged for them. */
const IN_PIECES = 300
export const costOf = (request: IncomingMessage): number => (isInPieces(request) ? IN_PIECES : 1)

/** Whatever of it has not come when it is answered is not waited for. */
export function endUnread(server: Server): void {
  server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) request.socket.destroySoon()
    })
  })
}
