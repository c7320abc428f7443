/** /metrics and /operator: for whoever sits at this machine, or knows the token that its operator has set. For others there is no such thing. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromHere } from '../addresses.ts'
import { languageOf } from '../link-preview.ts'
import { Refused } from '../refused.ts'
import { History } from './history.ts'
import type { Prometheus, Sources } from './prometheus.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever asks by hand is asked for a password, which is the token, by any name. */
const ASK = 'Basic realm="Wildcat", charset="UTF-8"'
const passwordIn = (authorization: string): string => {
  const [kind = '', value = ''] = authorization.split(' ')
  if (kind.toLowerCase() !== 'basic') return authorization
  const [, ...password] = Buffer.from(value, 'base64').toString().split(':')
  return `Bearer ${password.join(':')}`
}

export function serveMetrics(app: FastifyInstance, token: string, sources: Sources): void {
  const wanted = hashOf(`Bearer ${token}`)
  const knows = (authorization: string): boolean => token !== '' && timingSafeEqual(hashOf(authorization), wanted)
  const authorizationOf = ({ headers }: FastifyRequest): string => headers.authorization ?? ''
  const prometheus = async () => new (await import('./prometheus.ts')).Prometheus(sources)
  let made: Promise<Prometheus> | undefined
  let history: History | undefined

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !knows(authorizationOf(request))) throw new Refused('notFound')
    made ??= prometheus()
    const { contentType } = await made
    const text = await (await made).text()
    return reply.type(contentType).send(text)
  })

  const shown =
    (kind: string, make: (request: FastifyRequest) => Promise<string>) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isFromHere(request) && token === '') throw new Refused('notFound')
      if (!isFromHere(request) && !knows(passwordIn(authorizationOf(request))))
        return reply.code(401).header('www-authenticate', ASK).type('text/plain').send('')
      return reply
        .header('cache-control', 'no-store')
        .type(kind)
        .send(await make(request))
    }
  const page = () => import('./operator-page.ts')
  app.get(
    '/operator',
    shown('text/html; charset=utf-8', async request => {
      if (history === undefined) throw new Refused('stopping')
      return (await page()).operatorPage(history, languageOf(request), process.uptime())
    }),
  )
  app.get(
    '/operator.css',
    shown('text/css; charset=utf-8', async () => (await page()).STYLE),
  )
  app.get(
    '/operator.js',
    shown('text/javascript; charset=utf-8', async () => (await page()).SCRIPT),
  )
  app.addHook('onReady', async () => {
    history = new History(sources)
  })
  app.addHook('onClose', async () => {
    history?.close()
    ;(await made)?.close()
  })
}
