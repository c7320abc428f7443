/** What went wrong, as an answer over HTTP. */

import type { Problem, ProblemCode } from '@wildcat/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { factsOf } from '../log.ts'
import { isOurs, problemOf, Refused } from '../refused.ts'
import type { RefusedLate } from './pace.ts'

const STATUS: Partial<Record<ProblemCode, number>> = {
  tooLarge: 413,
  tooFast: 429,
  wrongOrigin: 403,
  noGuest: 401,
  badPasskey: 403,
  unknownPasskey: 403,
  badCode: 403,
  badMailCode: 403,
  signInExpired: 403,
  badDeviceLink: 403,
  notHost: 403,
  notSeated: 403,
  removed: 403,
  notFound: 404,
  noTable: 404,
  notOver: 409,
  addressTaken: 409,
  tooManyMails: 429,
  tooManyTables: 429,
  tooManyTablesToday: 429,
  tooManySockets: 429,
  tooManyTabs: 429,
  tooMuchKept: 429,
  full: 507,
  store: 503,
  stopping: 503,
  broken: 500,
}
const BAD_REQUEST = 400

/** Refusals of Fastify and its plugins, by their status: what is forbidden is not there, and other mistakes of whoever asks are malformed. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = { 403: 'notFound', 404: 'notFound', 413: 'tooLarge', 429: 'tooFast' }

function understood(error: FastifyError): Error {
  if (error instanceof Refused) return error
  const { statusCode = 500 } = error
  return statusCode < 400 || statusCode >= 500 ? error : new Refused(BY_STATUS[statusCode] ?? 'malformed')
}

/** An address that is none: it cannot be there. */
export const answerNoAddress = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).send({ code: 'notFound' } satisfies Problem)

export const answerProblem =
  (refused: (code: ProblemCode) => void, refusedLate: RefusedLate) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const known = understood(error)
    const problem = problemOf(known)
    refused(problem.code)
    if (isOurs(known)) request.log.error({ route: request.routeOptions.url, error: factsOf(known) }, 'a request failed')
    const answer = () => void reply.code(STATUS[problem.code] ?? BAD_REQUEST).send(problem)
    const wait = problem.code === 'tooFast' ? refusedLate(request) : undefined
    if (wait === undefined) answer()
    else wait.then(answer, answer)
  }
