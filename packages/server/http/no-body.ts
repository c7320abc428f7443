/** What is only asked for needs no body. Whoever sends one all the same would be read for as long as they like: the line ends with the answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

export async function endWithAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if ((request.method === 'GET' || request.method === 'HEAD') && hasBody(request)) reply.header('connection', 'close')
}
