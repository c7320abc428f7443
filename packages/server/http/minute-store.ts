/**
 * Where @fastify/rate-limit counts: by time that has passed. Its own store asks the clock, and once that is set back, minutes that began
 * later would never end, and a whole house would stay outside.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

const MOST = 5000 // networks: who was here longest ago is forgotten

interface Minute {
  readonly began: number
  readonly count: number
}

export class MinuteStore implements FastifyRateLimitStore {
  readonly #elapsed: () => number
  readonly #minutes = new Map<string, Minute>()

  constructor(_options: object, elapsed = () => performance.now()) {
    this.#elapsed = elapsed
  }

  incr(key: string, told: (error: Error | null, result?: { current: number; ttl: number }) => void, window: number): void {
    const now = this.#elapsed()
    const before = this.#minutes.get(key)
    const { began, count } = before === undefined || now - before.began >= window ? { began: now, count: 0 } : before
    this.#minutes.delete(key)
    this.#minutes.set(key, { began, count: count + 1 })
    const [oldest] = this.#minutes.keys()
    if (this.#minutes.size > MOST && oldest !== undefined) this.#minutes.delete(oldest)
    told(null, { current: count + 1, ttl: window - (now - began) })
  }

  /** Each route counts for itself. */
  child(): MinuteStore {
    return new MinuteStore({}, this.#elapsed)
  }
}
