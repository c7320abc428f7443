/**
 * What can be taken back. Freely: a seat's own last commands, as long as nobody has learned anything and nobody else has decided since.
 * At a practice table: a seat's own last command whatever has happened since, and with it all that came after.
 * With the consent of all others: the same, but never past what somebody learned.
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
/** All that must be known to go on from here, as plain JSON. */
export interface UndoableSnapshot<T extends Types, Mark> {
  readonly decided: readonly number[]
  readonly standing: readonly Standing<T, Mark>[]
}

export class Undoable<T extends Types, Mark> {
  readonly #engine: Engine<T>
  readonly #practice: boolean
  readonly #decided: number[] // how many commands of each seat stand
  #standing: Standing<T, Mark>[] = []

  constructor(engine: Engine<T>, seats: number, practice = false) {
    this.#engine = engine
    this.#practice = practice
    this.#decided = new Array<number>(seats).fill(0)
  }

  /** As it was left. */
  static from<T extends Types, Mark>(engine: Engine<T>, snapshot: UndoableSnapshot<T, Mark>, practice = false): Undoable<T, Mark> {
    const { decided, standing } = snapshot
    const undoable = new Undoable<T, Mark>(engine, decided.length, practice)
    for (const [seat, commands] of decided.entries()) undoable.#decided[seat] = commands
    undoable.#standing = [...standing]
    return undoable
  }

  get snapshot(): UndoableSnapshot<T, Mark> {
    return { decided: this.#decided.slice(), standing: this.#standing.slice() }
  }

  /** How many commands stand that somebody could take back. */
  get depth(): number {
    return this.#standing.length
  }

  /** What lay on the table before each of them. */
  get positions(): readonly T['state'][] {
    return this.#standing.map(({ before }) => before)
  }

  /** `before` is kept, so it must not change any more. */
  played(seat: Seat, before: T['state'], after: T['state'], messages: readonly Message<T['event']>[], mark: Mark): void {
    this.#decided[seat] = (this.#decided[seat] ?? 0) + 1
    // Undo ends where somebody learns something, and as long as a sealed choice lies on the table: that one is changed by choosing
    // again, which nobody else may notice, so nobody's undo may hang on it.
    const sealed = messages.some(isSealed) || this.#engine.may(after).length > 0
    if (!this.#practice && (sealed || before.told !== after.told)) this.#standing = []
    else this.#standing.push({ seat, before, mark })
  }

  /** Why this seat may not take back by itself. `somebodyDecided`: with the consent of all others it may. */
  whyNot(seat: Seat): Rejection | null {
    if (this.lastOf(seat) > 0) return null
    if (!this.#decided[seat]) return nothingToUndo
    return this.reach(seat) === 0 ? somebodyLearned : somebodyDecided
  }

  /** How many commands go when this seat takes back its last one. 0: it may not. */
  lastOf(seat: Seat): number {
    if (this.#practice) return this.reach(seat)
    return this.#standing.at(-1)?.seat === seat ? 1 : 0
  }

  /** How many commands go when this seat takes back its last one with all that came after it. 0: it cannot go any more. */
  reach(seat: Seat): number {
    const place = this.#standing.findLastIndex(each => each.seat === seat)
    return place < 0 ? 0 : this.#standing.length - place
  }

  /** Who of these decided last, of what can still be taken back. */
  lastAmong(seats: readonly Seat[]): Seat | undefined {
    return this.#standing.findLast(({ seat }) => seats.includes(seat))?.seat
  }

  /** The first of so many last commands, if this seat may take them back: all are its own, or at practice and by consent the first one is. */
  first(seat: Seat, commands: number, agreed: boolean): Standing<T, Mark> | undefined {
    const from = this.#standing.length - commands
    const first = this.#standing[from]
    if (this.#practice || agreed) return first?.seat === seat ? first : undefined
    return this.#standing.every((each, index) => index < from || each.seat === seat) ? first : undefined
  }

  takeBack(commands: number): void {
    for (const { seat } of this.#standing.splice(this.#standing.length - commands)) this.#decided[seat] = (this.#decided[seat] ?? 0) - 1
  }
}

const isSealed = ({ only, news }: Message<unknown>) => only !== undefined && news === undefined
