/**
 * What a server counts while it works. Nothing here tells of anybody: no names, no addresses, no tables. It is counted where it happens, at
 * the cost of an addition; what is made of it when somebody looks is in `prometheus.ts`.
 */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { ProblemCode } from '@wildcat/protocol'
import type { Thinker } from '@wildcat/table'

/** A figure of which one wants to know how it is spread, not only its sum. Whole numbers. */
export class Spread {
  readonly #histogram: RecordableHistogram = createHistogram()
  #sum = 0

  add(value: number): void {
    this.#sum += value
    this.#histogram.record(Math.max(1, Math.round(value))) // it knows no 0
  }
  get count(): number {
    return this.#histogram.count
  }
  get sum(): number {
    return this.#sum
  }
  /** Below which this share of all lies. */
  below(share: number): number {
    return this.count === 0 ? 0 : this.#histogram.percentile(share * 100)
  }
}

export class Figures {
  /** That were accepted, by people and bots. */
  commands = 0
  /** What was asked for over sockets or HTTP and was not done, by the reason that was given. */
  readonly refusals = new Map<ProblemCode, number>()
  /** Bots that were asked and have not answered yet, and microseconds until they did. */
  botsAsked = 0
  readonly botMicroseconds = new Spread()

  refused(code: ProblemCode): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
  }

  /** The same thinker, counted. */
  counting<T extends Thinker>(thinker: T): T {
    return {
      ...thinker,
      think: async (...asked) => {
        this.botsAsked++
        const began = performance.now()
        try {
          return await thinker.think(...asked)
        } finally {
          this.botsAsked--
          this.botMicroseconds.add((performance.now() - began) * 1000)
        }
      },
    }
  }
}
