/** The log: what happened, and never what somebody holds, says, is called or can be recognised by. */
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { BoundLog } from './log-bound.ts'
import { StoreFailure } from './store/store-failure.ts'

/** Nothing of a request but what it was for: addresses of tables are invitations, and headers carry cookies. */
export const logging = (level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logger: {
    level,
    stream: new BoundLog(process.stderr),
    base: null,
    serializers: { req: () => ({}), res: () => ({}), err: error => ({ ...factsOf(error), message: '' }) },
  },
  logController: new LogController({ disableRequestLogging: true }), // `logRequests` says what may be said
})

/** Of an error what it is and where it came from. Its message may hold anything: a hand, a name. */
export function factsOf(error: unknown): { type: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' }
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  const facts = { type: error.name, stack: frames.map(line => line.trim()).join('\n') }
  return error instanceof StoreFailure ? { ...facts, code: error.code } : facts
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
