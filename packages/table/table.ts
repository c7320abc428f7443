/**
 * One match in progress: its record, what each viewer may see of it, and what can be taken back.
 *
 * A change is proposed, stored by whoever keeps the table, then accepted: `propose` works on a copy, so an exception or a
 * full disk leaves the match as it was. Nothing here waits, draws lots or knows of sockets and screens.
 */
import {
  type CommandEntry,
  type Engine,
  type Entry,
  heard,
  keyFromHex,
  type Message,
  newRecord,
  nothingToUndo,
  type RecordOf,
  type Rejection,
  type Seat,
  somebodyDecided,
  somebodyLearned,
  staleDecision,
  type Types,
  type UndoEntry,
  type Viewer,
} from '@wildcat/kernel'
import { type Line, Log } from './log.ts'

/** What one viewer gets to see. */
export interface Sight<T extends Types> {
  readonly view: T['view']
  readonly decision: number // to be sent back with a command: it answers this decision and no other
  readonly undo: Rejection | 'free'
  readonly log: readonly Line<T['event']>[] // from the line that was asked for
}

/** The next state of a table, not yet in force. */
export interface Change<T extends Types> {
  readonly entry: Entry<T['command']>
  readonly state: T['state']
  readonly messages: readonly Message<T['event']>[]
  readonly after: number // entries of the record that it builds on
}
export type Proposal<T extends Types> = { readonly change: Change<T> } | { readonly refused: Rejection }

/** A command that can still be taken back: whose it was, the state before it, and how many lines of the log stood. */
interface Standing<T extends Types> {
  readonly seat: Seat
  readonly before: T['state']
  readonly said: number
}

export class Table<T extends Types> {
  readonly engine: Engine<T>
  readonly #head: Omit<RecordOf<T>, 'entries' | 'digests'>
  readonly #entries: Entry<T['command']>[] = []
  readonly #log: Log<T['event']>
  readonly #decisions: number[] // how often each seat has decided or any was taken back: a decision's name
  readonly #decided: number[] // how many commands of each seat stand
  #state: T['state']
  #standing: Standing<T>[] = []

  private constructor(engine: Engine<T>, { entries: _, digests: __, ...head }: RecordOf<T>) {
    const key = keyFromHex(head.key)
    if (key === null) throw new TypeError('the key of a record is 64 hexadecimal digits')
    const { state, messages } = engine.start(head.seats, head.options, key)
    this.engine = engine
    this.#head = head
    this.#state = state
    this.#log = new Log(head.seats)
    this.#log.say(messages)
    this.#decisions = new Array<number>(head.seats).fill(0)
    this.#decided = new Array<number>(head.seats).fill(0)
  }

  static open<T extends Types>(
    engine: Engine<T>,
    seats: number,
    options: T['options'],
    key: readonly number[],
    names?: readonly string[],
  ): Table<T> {
    return new Table(engine, newRecord(engine, seats, options, key, names))
  }

  /** A table as it was left, from its record. Throws where the record departs from the rules. */
  static resume<T extends Types>(engine: Engine<T>, record: RecordOf<T>): Table<T> {
    if (record.game !== engine.id) throw new Error(`a record of ${record.game} is not one of ${engine.id}`)
    if (record.version !== engine.version)
      throw new Error(`${record.game}: the record follows version ${record.version} of the rules, this is version ${engine.version}`)
    const table = new Table(engine, record)
    record.entries.forEach((entry, index) => {
      const proposal = entry.kind === 'undo' ? table.#takeBack(entry) : table.#play(entry)
      if ('refused' in proposal) throw new Error(`${record.game}: entry ${index} of the record is refused: ${proposal.refused.why}`)
      table.accept(proposal.change)
    })
    return table
  }

  get record(): RecordOf<T> {
    return { ...this.#head, entries: this.#entries.slice() }
  }
  get pending(): readonly Seat[] {
    return this.engine.pending(this.#state)
  }
  get over(): boolean {
    return this.#state.outcome !== 'open'
  }

  /** A command from outside, for the decision that its sender was shown. */
  propose(seat: Seat, decision: number, input: unknown, at?: number): Proposal<T> {
    const parsed = this.engine.parse(input)
    if ('refused' in parsed) return parsed
    if (decision !== this.#decisions[seat]) return { refused: staleDecision }
    return this.#play({ kind: 'command', seat, command: parsed.ok, ...when(at) })
  }

  /** Takes back this seat's last command. With the decision that its sender was shown, a double click takes back one. */
  proposeUndo(seat: Seat, at?: number, decision = this.#decisions[seat]): Proposal<T> {
    if (decision !== this.#decisions[seat]) return { refused: staleDecision }
    return this.#takeBack({ kind: 'undo', seat, commands: 1, ...when(at) })
  }

  accept({ entry, state, messages, after }: Change<T>): void {
    if (after !== this.#entries.length) throw new Error('a change was accepted late: the table has moved on')
    if (entry.kind === 'command') this.#acceptCommand(entry.seat, state, messages)
    else this.#acceptUndo(entry)
    this.#state = state
    this.#entries.push(entry)
  }

  see(viewer: Viewer, fromLine = 0): Sight<T> {
    return {
      view: this.engine.view(this.#state, viewer),
      decision: viewer === 'spectator' ? 0 : (this.#decisions[viewer] ?? 0),
      undo: viewer === 'spectator' ? nothingToUndo : (this.#whyNoUndo(viewer) ?? 'free'),
      log: this.#log.lines(viewer, fromLine),
    }
  }

  /** Does this viewer notice a change? A sealed choice that somebody changed must not show, not even as a gap in numbers. */
  notices({ entry, messages }: Change<T>, viewer: Viewer): boolean {
    return entry.kind === 'undo' || heard(messages, viewer).length > 0
  }

  #play(entry: CommandEntry<T['command']>): Proposal<T> {
    const refused = this.engine.check(this.#state, entry.seat, entry.command)
    if (refused !== null) return { refused }
    const state = this.engine.copy(this.#state)
    const messages = this.engine.apply(state, entry.seat, entry.command)
    return { change: { entry, state, messages, after: this.#entries.length } }
  }

  #acceptCommand(seat: Seat, next: T['state'], messages: readonly Message<T['event']>[]) {
    // Undo ends where somebody learns something, and as long as a sealed choice lies on the table: that one is changed by choosing
    // again, which nobody else may notice, so nobody's undo may hang on it.
    const sealed = messages.some(isSealed) || this.engine.may(next).length > 0
    if (sealed || next.told !== this.#state.told) this.#standing = []
    else this.#standing.push({ seat, before: this.#state, said: this.#log.stands })
    this.#log.say(messages)
    count(this.#decisions, seat, 1)
    count(this.#decided, seat, 1)
  }

  #takeBack(entry: UndoEntry): Proposal<T> {
    const refused = this.#whyNoUndo(entry.seat)
    if (refused !== null) return { refused }
    const taken = this.#taken(entry)
    if (taken === undefined) return { refused: nothingToUndo }
    return { change: { entry, state: taken.before, messages: [], after: this.#entries.length } }
  }

  /** The first of the commands that an undo takes back, if all of them are its seat's. */
  #taken({ seat, commands }: UndoEntry): Standing<T> | undefined {
    const first = this.#standing.length - commands
    return this.#standing.every((each, index) => index < first || each.seat === seat) ? this.#standing[first] : undefined
  }

  #acceptUndo(entry: UndoEntry) {
    const taken = this.#taken(entry)
    if (taken === undefined) throw new Error('there was nothing to take back')
    this.#standing.length -= entry.commands
    this.#log.takeBack(entry.seat, taken.said)
    for (const seat of this.#decisions.keys()) count(this.#decisions, seat, 1)
    count(this.#decided, entry.seat, -entry.commands)
  }

  #whyNoUndo(seat: Seat): Rejection | null {
    const last = this.#standing.at(-1)
    if (last?.seat === seat) return null
    if (!this.#decided[seat]) return nothingToUndo
    return last === undefined ? somebodyLearned : somebodyDecided
  }
}

const when = (at: number | undefined): { at?: number } => (at === undefined ? {} : { at })
const isSealed = ({ only, news }: Message<unknown>) => only !== undefined && news === undefined
function count(counters: number[], seat: Seat, by: number) {
  counters[seat] = (counters[seat] ?? 0) + by
}
