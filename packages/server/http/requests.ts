/** How many requests a network may make in a minute. */
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../socket/network.ts'

export interface Requests {
  readonly all: number // also for the page, but not for its files
  readonly some: number // of one kind that costs something; and how often each guest may look at a table
  readonly few: number // that leave something behind
}
export const REQUESTS: Requests = { all: 600, some: 120, few: 30 }

export const byNetwork = ({ ip }: FastifyRequest): string => networkOf(ip)
export const aMinute = (max: number) => ({ max, timeWindow: '1 minute' }) as const
/** A house full of people loads the page from one address: its files, which browsers keep, are not counted. */
export const isFile = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' && url.startsWith('/assets/')
/** For one route. */
export const limited = (max: number) => ({ config: { rateLimit: aMinute(max) } }) as const
const GUEST = 'guest '
/**
 * For looking at a table, which an open invitation does every few seconds, and for opening a socket: a house full of people may, and whoever
 * has a cookie has a share of their own, which nobody else in their network uses up.
 */
export const shared = ({ all, some }: Pick<Requests, 'all' | 'some'>, cookieOf: (request: FastifyRequest) => string | undefined) => {
  const keyGenerator = (request: FastifyRequest) => {
    const cookie = cookieOf(request)
    return cookie === undefined ? byNetwork(request) : `${GUEST}${cookie}`
  }
  const max = (_: FastifyRequest, key: string) => (key.startsWith(GUEST) ? some : all)
  return { config: { rateLimit: { ...aMinute(all), max, keyGenerator } } } as const
}
