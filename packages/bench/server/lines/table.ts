/** A table from the players' side: it plays a game that was written down, each command by the client of its seat. */
import { at, type CommandEntry, type Engine, heard, type Seat, type Types } from '@wildcat/kernel'
import { playOut, startOf } from '../../starts.ts'

export interface Turn {
  readonly seat: Seat
  readonly command: Types['command']
  readonly heardBy: readonly Seat[]
}

/** The game of this number, or the first commands of it, with who hears of each. */
export function turnsOf(engine: Engine<Types>, number: number, seats: number, most?: number): Turn[] {
  const { start, commands } = playOut(engine, startOf(engine, number, seats), most)
  const { state } = engine.start(start.seats, start.options, start.key)
  const all = [...Array(seats).keys()]
  return commands.map(({ seat, command }: CommandEntry<Types['command']>) => {
    const messages = engine.apply(state, seat, command)
    return { seat, command, heardBy: all.filter(each => heard(messages, each).length > 0) }
  })
}

/** How one kind of server is spoken to, at one table. */
export interface Line {
  send(turn: Turn, index: number): void
  close(): void
}

/** One command at a time; it is over when its sender has the answer and everybody has heard of it. */
export class BenchTable {
  readonly #turns: readonly Turn[]
  #line: Line | undefined
  #played = 0
  #missing = 0
  #answered = false
  #sentAt = 0
  #latency = 0
  #done: ((ms: number) => void) | undefined

  constructor(turns: readonly Turn[]) {
    this.#turns = turns
  }
  set line(line: Line) {
    this.#line = line
  }
  get over(): boolean {
    return this.#played === this.#turns.length
  }

  /** Gives the milliseconds until its sender had the answer. */
  play(): Promise<number> {
    const turn = at(this.#turns, this.#played)
    this.#missing = turn.heardBy.length
    this.#answered = false
    this.#sentAt = performance.now()
    this.#line?.send(turn, this.#played++)
    return new Promise(resolve => {
      this.#done = resolve
    })
  }
  /** Somebody has heard of the last command. */
  heard(): void {
    this.#missing--
    this.#look()
  }
  answered(): void {
    this.#answered = true
    this.#latency = performance.now() - this.#sentAt
    this.#look()
  }
  close(): void {
    this.#line?.close()
  }

  #look() {
    if (this.#missing <= 0 && this.#answered) this.#done?.(this.#latency)
  }
}
