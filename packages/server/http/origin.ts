/** What changes something comes from our own page, not from another that a guest happens to look at. */
import type { FastifyRequest } from 'fastify'
import { isOurOrigin, type Listening } from '../reach.ts'
import { Refused } from '../refused.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers say where a changing request comes from; what is no browser has no cookie to be misused. */
export const mustBeOurs = (listening: () => Listening) => async (request: FastifyRequest) => {
  const { origin, host } = request.headers
  if (READS.has(request.method) || origin === undefined) return
  if (!isOurOrigin(origin, host, listening())) throw new Refused('wrongOrigin')
}
