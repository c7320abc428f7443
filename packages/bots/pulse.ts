/**
 * How a worker shows that it is alive. A game is played without a pause, so nobody can ask it anything: it notes every decision in
 * shared memory, and a watch in another thread notices when nothing moves any more.
 */

/** Where one stretch of games notes how far it is. */
export interface Pulse {
  readonly memory: SharedArrayBuffer
  readonly place: number
}
/** The last decision that was asked for. */
export interface Moment {
  readonly game: number
  readonly bot: number
}
const CELLS = 3 // decisions so far, game, bot

export function pulseOf({ memory, place }: Pulse): (game: number, bot: number) => void {
  const cells = new Int32Array(memory, place * CELLS * Int32Array.BYTES_PER_ELEMENT, CELLS)
  return (game, bot) => {
    cells[0] = (cells[0] ?? 0) + 1
    cells[1] = game
    cells[2] = bot
  }
}

const OFTEN = 1_000

/** Looks at every place now and then. Time in which this process stood still itself does not count. */
export class Watch {
  readonly #memory: SharedArrayBuffer
  readonly #cells: Int32Array
  readonly #seen: Int32Array
  readonly #still: Float64Array
  readonly #timer: NodeJS.Timeout
  #last = performance.now()

  /** `late` is told once of each place at which a decision takes longer than so many milliseconds. */
  constructor(places: number, deadline: number, late: (place: number) => void) {
    this.#memory = new SharedArrayBuffer(places * CELLS * Int32Array.BYTES_PER_ELEMENT)
    this.#cells = new Int32Array(this.#memory)
    this.#seen = new Int32Array(places)
    this.#still = new Float64Array(places)
    const every = Math.min(OFTEN, Math.ceil(deadline / 10))
    this.#timer = setInterval(() => this.#look(every, deadline, late), every).unref()
  }

  pulse(place: number): Pulse {
    return { memory: this.#memory, place }
  }

  /** Undefined: it has not begun. */
  moment(place: number): Moment | undefined {
    const [decisions = 0, game = 0, bot = 0] = this.#cells.subarray(place * CELLS, (place + 1) * CELLS)
    return decisions === 0 ? undefined : { game, bot }
  }

  /** Nothing more will move here, and that is well. */
  done(place: number): void {
    this.#still[place] = Number.NEGATIVE_INFINITY
  }

  end(): void {
    clearInterval(this.#timer)
  }

  #look(every: number, deadline: number, late: (place: number) => void): void {
    const now = performance.now()
    const passed = Math.min(now - this.#last, 2 * every)
    this.#last = now
    for (let place = 0; place < this.#seen.length; place++) {
      const decisions = this.#cells[place * CELLS] ?? 0
      const still = this.#still[place] ?? 0
      if (decisions === 0) continue
      if (decisions !== this.#seen[place]) {
        this.#seen[place] = decisions
        this.#still[place] = Math.min(0, still)
      } else if (still >= 0) {
        this.#still[place] = still + passed
        if (still + passed >= deadline) {
          this.done(place)
          late(place)
        }
      }
    }
  }
}
