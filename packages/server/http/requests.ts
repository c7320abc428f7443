/** How many requests a network may make in a minute. */
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../socket/network.ts'

export interface Requests {
  readonly all: number // also for the page, but not for its files
  readonly some: number // of one kind that costs something
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
