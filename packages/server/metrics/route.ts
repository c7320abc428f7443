/** /metrics: for whoever sits at this machine, or knows the token that its operator has set. For others there is no such thing. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromHere } from '../addresses.ts'
import { Refused } from '../refused.ts'
import type { Prometheus, Sources } from './prometheus.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export function serveMetrics(app: FastifyInstance, token: string, sources: Sources): void {
  const wanted = hashOf(`Bearer ${token}`)
  const mayLook = (request: FastifyRequest): boolean =>
    isFromHere(request) || (token !== '' && timingSafeEqual(hashOf(request.headers.authorization ?? ''), wanted))
  let made: Promise<Prometheus> | undefined
  const prometheus = async () => new (await import('./prometheus.ts')).Prometheus(sources)
  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request)) throw new Refused('notFound')
    made ??= prometheus()
    const { contentType } = await made
    const text = await (await made).text()
    return reply.type(contentType).send(text)
  })
  app.addHook('onClose', async () => (await made)?.close())
}
