/** How many requests an address may make in a minute. */
export interface Requests {
  readonly all: number // also for the page and its files
  readonly some: number // of one kind that costs something
  readonly few: number // that leave something behind
}
export const REQUESTS: Requests = { all: 600, some: 120, few: 30 }

export const aMinute = (max: number) => ({ max, timeWindow: '1 minute' }) as const
/** For one route. */
export const limited = (max: number) => ({ config: { rateLimit: aMinute(max) } }) as const
