/** What is done for a network one after the other: so that others wait for one of them at most. */
import { Refused } from '../refused.ts'

interface Line {
  readonly last: Promise<unknown>
  readonly waiting: number
}

export class InTurn {
  readonly #most: number
  readonly #lines = new Map<string, Line>()

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  do<X>(network: string, work: () => Promise<X>): Promise<X> {
    const { last, waiting } = this.#lines.get(network) ?? { last: Promise.resolve(), waiting: 0 }
    if (waiting >= this.#most) throw new Refused('tooFast')
    const made = last.then(work, work)
    this.#lines.set(network, { last: made, waiting: waiting + 1 })
    return made.finally(() => this.#done(network))
  }
  #done(network: string) {
    const line = this.#lines.get(network)
    if (line === undefined || line.waiting === 1) this.#lines.delete(network)
    else this.#lines.set(network, { ...line, waiting: line.waiting - 1 })
  }
}
