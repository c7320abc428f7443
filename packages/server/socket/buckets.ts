/** How often something may be done: so many at once, and so many a second in the long run. */

export interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

/** One who does it. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.atOnce
    this.#at = now
  }

  /** Once more, or as much as it costs, if that is not too fast. */
  take(now: number, cost = 1): boolean {
    this.#fill(now)
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }
  /** What is known only afterwards is owed. */
  charge(now: number, cost: number): void {
    this.#fill(now)
    this.#left -= cost
  }
  /** How long it takes until nothing is owed any more. */
  owedMs(now: number): number {
    this.#fill(now)
    return this.#left >= 0 ? 0 : (-this.#left / this.#rate.perSecond) * 1000
  }
  isEmpty(now: number): boolean {
    this.#fill(now)
    return this.#left < 1
  }
  isHalfFull(now: number): boolean {
    this.#fill(now)
    return this.#left >= this.#rate.atOnce / 2
  }
  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left >= this.#rate.atOnce
  }
  #fill(now: number) {
    const { atOnce, perSecond } = this.#rate
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond)
    this.#at = now
  }
}

/** Many, by name. Whoever has been quiet for a while and is not here is forgotten. */
export class Buckets<Name> {
  readonly #rate: Rate
  readonly #buckets = new Map<Name, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  of(name: Name, now: number): Bucket {
    const known = this.#buckets.get(name)
    if (known !== undefined) return known
    const bucket = new Bucket(this.#rate, now)
    this.#buckets.set(name, bucket)
    return bucket
  }
  forgetQuiet(now: number, here: Pick<ReadonlySet<Name>, 'has'>): void {
    for (const [name, bucket] of this.#buckets) if (!here.has(name) && bucket.isFull(now)) this.#buckets.delete(name)
  }
}
