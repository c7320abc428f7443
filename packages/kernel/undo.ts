/**
 * What can be taken back: a seat's own last commands, as long as nobody has learned anything and nobody else has decided since.
 * One place for the line, so that a table and a record agree about it.
 */
import type { Engine } from './engine.ts'
import type { Message, Rejection, Seat, Types } from './game.ts'
import { nothingToUndo, somebodyDecided, somebodyLearned } from './rules.ts'

/** A command that still stands: whose it was, the state before it, and whatever else is to be taken back with it. */
interface Standing<T extends Types, Mark> {
  readonly seat: Seat
  readonly before: T['state']
  readonly mark: Mark
}

export class Undoable<T extends Types, Mark> {
  readonly #engine: Engine<T>
  readonly #decided: number[] // how many commands of each seat stand
  #standing: Standing<T, Mark>[] = []

  constructor(engine: Engine<T>, seats: number) {
    this.#engine = engine
    this.#decided = new Array<number>(seats).fill(0)
  }

  /** `before` is kept, so it must not change any more. */
  played(seat: Seat, before: T['state'], after: T['state'], messages: readonly Message<T['event']>[], mark: Mark): void {
    this.#decided[seat] = (this.#decided[seat] ?? 0) + 1
    // Undo ends where somebody learns something, and as long as a sealed choice lies on the table: that one is changed by choosing
    // again, which nobody else may notice, so nobody's undo may hang on it.
    const sealed = messages.some(isSealed) || this.#engine.may(after).length > 0
    if (sealed || before.told !== after.told) this.#standing = []
    else this.#standing.push({ seat, before, mark })
  }

  whyNot(seat: Seat): Rejection | null {
    const last = this.#standing.at(-1)
    if (last?.seat === seat) return null
    if (!this.#decided[seat]) return nothingToUndo
    return last === undefined ? somebodyLearned : somebodyDecided
  }

  /** The first of so many last commands, if all of them are this seat's. */
  first(seat: Seat, commands: number): Standing<T, Mark> | undefined {
    const from = this.#standing.length - commands
    return this.#standing.every((each, index) => index < from || each.seat === seat) ? this.#standing[from] : undefined
  }

  takeBack(seat: Seat, commands: number): void {
    this.#standing.length -= commands
    this.#decided[seat] = (this.#decided[seat] ?? 0) - commands
  }
}

const isSealed = ({ only, news }: Message<unknown>) => only !== undefined && news === undefined
