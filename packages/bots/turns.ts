/** So many at a time, the others in the order in which they came. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(atATime: number) {
    this.#free = atATime
  }

  /** Resolves when it is one's turn; whoever had it calls `end`. Rejects when the signal comes first. */
  async begin(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new Error('stopped while waiting', { cause: signal.reason }))
    }
    this.#waiting.push(resolve)
    signal.addEventListener('abort', leave)
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  end(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free++
    else next()
  }
}
