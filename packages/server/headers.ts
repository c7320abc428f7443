// The security headers of every answer: nothing is loaded from elsewhere and nothing inline is run.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** They are the same for every answer, and made once. */
const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // Only whoever puts TLS in front of the server knows whether HTTPS may be promised.
  strictTransportSecurity: false,
})

export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) =>
    secure(request.raw, reply.raw, error => done(error instanceof Error ? error : undefined)),
  )
}

/** What one guest is told is his alone: neither his browser nor anything on the way keeps it. */
export async function keepNoAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}
