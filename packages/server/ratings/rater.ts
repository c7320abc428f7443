/**
 * Rates games that have ended, each once and one after the other. The game that ends is noted with its results; whichever server comes first
 * rates it, after the games that it has seen rated: if another was faster, it looks again.
 */
import { setImmediate } from 'node:timers/promises'
import type { Store } from '../store/contract.ts'

/** Of the way in which ratings are made: under another one all of them are made anew, from the results that are kept. */
const RATING_VERSION = 1

export class Rater {
  readonly #store: Store
  readonly #rated: (table: string) => void
  #running: Promise<void> | undefined
  #again = false
  #prepared = false
  #stopped = false

  /** `rated`: is told the name of each table whose game was. */
  constructor(store: Store, rated: (table: string) => void) {
    this.#store = store
    this.#rated = rated
  }

  /** Whatever there is to rate. Resolves when nothing is left. */
  run(): Promise<void> {
    this.#again = true
    this.#running ??= this.#all().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }
  async #all(): Promise<void> {
    if (!this.#prepared) await this.#store.do('prepareRatings', RATING_VERSION)
    this.#prepared = true
    while (this.#again && !this.#stopped) {
      this.#again = false
      while (!this.#stopped && (await this.#next())) await setImmediate() // those who play come first
    }
  }
  /** Gives whether there was one. */
  async #next(): Promise<boolean> {
    const due = await this.#store.do('nextToRate')
    if (due === undefined) return false
    const { personsOf, ratingsAfter } = await import('./rating.ts')
    const { table, name, game, after } = due
    const people = personsOf(due.people)
    const ratings = ratingsAfter(people).flatMap((each, n) => {
      const guest = people[n]?.guest ?? 0
      return guest === 0 || people.length < 2 ? [] : [{ guest, game, ...each }]
    })
    if (await this.#store.do('saveRatings', table, after, ratings)) this.#rated(name)
    return true
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running?.catch(() => undefined)
  }
}
