/** What went wrong, as an answer over HTTP. */

import type { ProblemCode } from '@wildcat/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { factsOf } from '../log.ts'
import { isOurs, problemOf, Refused } from '../refused.ts'

const STATUS: Partial<Record<ProblemCode, number>> = {
  tooLarge: 413,
  tooFast: 429,
  wrongOrigin: 403,
  noGuest: 401,
  notHost: 403,
  notSeated: 403,
  notFound: 404,
  noTable: 404,
  notOver: 409,
  tooManyTables: 429,
  tooManySockets: 429,
  full: 507,
  store: 503,
  stopping: 503,
  broken: 500,
}
const BAD_REQUEST = 400

/** Fastify's own refusals, by their status. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = { 400: 'malformed', 413: 'tooLarge', 415: 'malformed', 429: 'tooFast' }

function understood(error: FastifyError): Error {
  const code = BY_STATUS[error.statusCode ?? 0]
  return code === undefined ? error : new Refused(code)
}

export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = understood(error)
  const problem = problemOf(known)
  if (isOurs(known)) request.log.error({ route: request.routeOptions.url, error: factsOf(known) }, 'a request failed')
  void reply.code(STATUS[problem.code] ?? BAD_REQUEST).send(problem)
}
