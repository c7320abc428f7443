/**
 * Milliseconds that this server has run. No clock on the wall has a part in it; and what passes while a machine sleeps, or the process is
 * held up, does not count: then nobody could have done anything.
 */
const LOOKED_MS = 1000
/** More than this between two looks, and the server was not running. */
const MOST_MS = 5000

export class RunningTime {
  readonly #now: () => number
  #last: number
  #ran = 0
  #timer: NodeJS.Timeout | undefined

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#last = now()
  }

  readonly look = (): number => {
    const now = this.#now()
    this.#ran += Math.min(Math.max(0, now - this.#last), MOST_MS)
    this.#last = now
    return this.#ran
  }

  start(): void {
    this.#timer = setInterval(this.look, LOOKED_MS).unref()
  }
  stop(): void {
    clearInterval(this.#timer)
  }
}
