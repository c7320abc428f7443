/** No log without an end: so many bytes at once, and so many a day. What is too much is left out, and said when there is room again. */
import { Bucket, type Rate } from './socket/buckets.ts'

/** 8 MB at once, about 256 MB a day, whatever anybody does. */
const BOUND: Rate = { atOnce: 8e6, perSecond: 3000 }

interface Sink {
  write(line: string): unknown
}

export class BoundLog implements Sink {
  readonly #sink: Sink
  readonly #now: () => number
  readonly #room: Bucket
  #leftOut = 0

  constructor(sink: Sink, now: () => number = () => performance.now(), bound = BOUND) {
    this.#sink = sink
    this.#now = now
    this.#room = new Bucket(bound, now())
  }

  write(line: string): void {
    if (!this.#room.take(this.#now(), line.length)) {
      this.#leftOut++
      return
    }
    if (this.#leftOut > 0) {
      const said = { level: 40, time: Date.now(), lines: this.#leftOut, msg: 'lines were left out: there were too many' }
      this.#sink.write(`${JSON.stringify(said)}\n`)
      this.#leftOut = 0
    }
    this.#sink.write(line)
  }
}
