/**
 * Whoever asks faster than people do is answered later: so that one network that asks without end takes little of the time in which others
 * are answered, and a house full of people still gets its pages at once.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { Buckets, type Rate } from '../socket/buckets.ts'
import { byNetwork } from './requests.ts'

/** For a moment, and in the long run. */
export const PACE: readonly Rate[] = [
  { atOnce: 40, perSecond: 400 },
  { atOnce: 1500, perSecond: 100 },
]
const FORGET_MS = 60_000
/** Whoever is refused anyway waits for it in a line of their own: so they come again less often, and use up nobody else's share. */
export const REFUSED_MS = 1000
/** Refusals of a network that are told at once: whoever goes on after them does not listen. */
const REFUSALS: Rate = { atOnce: 40, perSecond: 2 }
export const HEALTH = '/health'

/** Whoever watches over a server asks how it is from any network, be it one that asks for everything else without end. */
const lineOf = (request: FastifyRequest): string => (request.url === HEALTH ? `${HEALTH} ${byNetwork(request)}` : byNetwork(request))

/** A wait before somebody is told that they ask too fast; none for whoever does so now and then. */
export type RefusedLate = (request: FastifyRequest) => Promise<void> | undefined

/** `isRefused`: without looking at more than the request and what is in memory. */
export function paceRequests(
  app: FastifyInstance,
  rates: readonly Rate[],
  isRefused: (request: FastifyRequest) => boolean,
  refusedMs: number,
): RefusedLate {
  const paces = rates.map(rate => new Buckets<string>(rate))
  const refusals = new Buckets<string>(REFUSALS)
  const forgetting = setInterval(() => {
    for (const each of [...paces, refusals]) each.forgetQuiet(performance.now(), new Set())
  }, FORGET_MS).unref()
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    clearInterval(forgetting)
    stopping.abort(new Refused('stopping'))
  })
  app.addHook('onRequest', async request => {
    if (isRefused(request)) throw new Refused('tooFast')
    const now = performance.now()
    const waits = paces.map(pace => {
      const bucket = pace.of(lineOf(request), now)
      bucket.charge(now, 1)
      return bucket.owedMs(now)
    })
    const wait = Math.max(...waits)
    if (wait > 0) await waited(wait, stopping.signal)
  })
  return request => {
    const now = performance.now()
    return refusals.of(byNetwork(request), now).take(now) ? undefined : waited(refusedMs, stopping.signal)
  }
}

/** Nobody waits any longer for a server that goes. */
async function waited(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal })
  } catch {
    signal.throwIfAborted()
  }
}
