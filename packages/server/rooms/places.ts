/** Places of which there are only so many, such as tables of one guest. Whatever is being taken counts before it is written. */
import { Refused } from '../refused.ts'

export interface Place {
  readonly of: string // by which others know that they want the same
  readonly most: number
  readonly taken: () => Promise<number> // as it is written
}

export class Places {
  readonly #beingTaken = new Map<string, number>()

  /**
   * `work` takes one of each and writes it down, or fails, and then they are free again. Whoever asks at the same time but later finds them
   * taken: what came before is either in the store when it is counted, or among those that are being taken.
   */
  async take<X>(places: readonly Place[], work: () => Promise<X>): Promise<X> {
    const counts = places.map(async ({ of, most, taken }) => {
      const others = this.#beingTaken.get(of) ?? 0
      this.#beingTaken.set(of, others + 1)
      return (await taken()) + others < most
    })
    try {
      if ((await Promise.all(counts)).includes(false)) throw new Refused('tooManyTables')
      return await work()
    } finally {
      for (const { of } of places) this.#release(of)
    }
  }
  #release(of: string) {
    const left = (this.#beingTaken.get(of) ?? 1) - 1
    if (left === 0) this.#beingTaken.delete(of)
    else this.#beingTaken.set(of, left)
  }
}
