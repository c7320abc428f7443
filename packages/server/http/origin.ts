/** What changes something comes from our own page, not from another that a guest happens to look at; and nobody reads here by a name that is not ours. */
import type { FastifyRequest } from 'fastify'
import { isOurHost, isOurOrigin, type Listening } from '../addresses.ts'
import { isPassedOn } from '../nodes/peers.ts'
import { Refused } from '../refused.ts'

const NAMES = 'an address or a name of this machine, or what it was told to be called: npm start -- --url ADDRESS'
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers say where a changing request comes from; what is no browser has no cookie to be misused. */
export const mustBeOurs = (listening: () => Listening) => async (request: FastifyRequest) => {
  if (isPassedOn(request.raw)) return // another server of ours has seen to it
  const { origin, host } = request.headers
  // A proxy that is trusted has seen to it whose name this is, and may call us as it likes.
  const forwarded = (request.ips?.length ?? 0) > 1
  if (!forwarded && !isOurHost(host, listening())) throw new Refused('wrongOrigin', { expected: NAMES })
  if (READS.has(request.method) || origin === undefined) return
  if (!isOurOrigin(origin, host, listening())) throw new Refused('wrongOrigin')
}
