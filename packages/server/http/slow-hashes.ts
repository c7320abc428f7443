/** What costs the server a slow hash, each a twentieth of a second: one network has only so many. */
import { Buckets, type Rate } from '../socket/buckets.ts'

const NOBODY = new Set<string>()

export class SlowHashes {
  readonly #now: () => number
  readonly #networks: Buckets<string>

  constructor(now: () => number, rate: Rate) {
    this.#now = now
    this.#networks = new Buckets(rate)
  }
  /** Gives whether this network may. */
  take(network: string): boolean {
    const now = this.#now()
    this.#networks.forgetQuiet(now, NOBODY)
    return this.#networks.of(network, now).take(now)
  }
}
