// The server as a value: put together here, started in main.ts and in tests.

import helmet from '@fastify/helmet'
import { type FastifyInstance, fastify } from 'fastify'
import { securityHeaders } from './headers.ts'
import { servePages } from './pages.ts'

export async function createApp(webFolder: string): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(helmet, securityHeaders)
  app.get('/health', () => ({ status: 'ok' }))
  await servePages(app, webFolder)
  return app
}
