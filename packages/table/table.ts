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
  staleDecision,
  type Types,
  top,
  Undoable,
  type UndoEntry,
  type Viewer,
} from '@wildcat/kernel'
import { Decisions } from './decisions.ts'
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

export class Table<T extends Types> {
  readonly engine: Engine<T>
  readonly #head: Omit<RecordOf<T>, 'entries' | 'digests'>
  readonly #entries: Entry<T['command']>[] = []
  readonly #log: Log<T['event']>
  readonly #decisions: Decisions
  readonly #undoable: Undoable<T, readonly number[]> // each with the lines of the log that stood before it, by viewer
  #state: T['state']

  private constructor(engine: Engine<T>, { entries: _, digests: __, ...head }: RecordOf<T>) {
    const key = keyFromHex(head.key)
    if (key === null) throw new TypeError('the key of a record is 64 hexadecimal digits')
    const { state, messages } = engine.start(head.seats, head.options, key)
    this.engine = engine
    this.#head = head
    this.#state = state
    this.#log = new Log(head.seats)
    this.#log.say(messages)
    this.#decisions = new Decisions(head.seats)
    this.#undoable = new Undoable(engine, head.seats, head.practice)
  }

  static open<T extends Types>(
    engine: Engine<T>,
    seats: number,
    options: T['options'],
    key: readonly number[],
    names?: readonly string[],
    practice = false,
  ): Table<T> {
    return new Table(engine, newRecord(engine, seats, options, key, names, practice))
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
    if (!this.#decisions.isOpen(seat, decision, this.engine.isAside(parsed.ok))) return { refused: staleDecision }
    return this.#play({ kind: 'command', seat, command: parsed.ok, ...when(at) })
  }

  /** Takes back this seat's last command, at practice with all that came after it. With the decision that its sender was shown, a
   * double click takes back one. */
  proposeUndo(seat: Seat, at?: number, decision?: number): Proposal<T> {
    if (decision !== undefined && !this.#decisions.isOpen(seat, decision, true)) return { refused: staleDecision }
    return this.#takeBack({ kind: 'undo', seat, commands: this.#undoable.lastOf(seat), ...when(at) })
  }

  /** Who of these decided last, of what can still be taken back. */
  lastAmong(seats: readonly Seat[]): Seat | undefined {
    return this.#undoable.lastAmong(seats)
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
      decision: viewer === 'spectator' ? 0 : this.#decisions.of(viewer),
      undo: viewer === 'spectator' ? nothingToUndo : (this.#undoable.whyNot(viewer) ?? 'free'),
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
    this.#undoable.played(seat, this.#state, next, messages, this.#log.stands)
    this.#log.say(messages)
    const anotherStep = top(this.#state.agenda)?.kind !== top(next.agenda)?.kind
    this.#decisions.decided(seat, other => anotherStep || heard(messages, other).some(({ news }) => news === true))
  }

  #takeBack(entry: UndoEntry): Proposal<T> {
    const refused = this.#undoable.whyNot(entry.seat)
    if (refused !== null) return { refused }
    const taken = this.#undoable.first(entry.seat, entry.commands)
    if (taken === undefined) return { refused: nothingToUndo }
    return { change: { entry, state: taken.before, messages: [], after: this.#entries.length } }
  }

  #acceptUndo({ seat, commands }: UndoEntry) {
    const taken = this.#undoable.first(seat, commands)
    if (taken === undefined) throw new Error('there was nothing to take back')
    this.#undoable.takeBack(commands)
    this.#log.takeBack(seat, taken.mark)
    this.#decisions.takenBack()
  }
}

const when = (at: number | undefined): { at?: number } => (at === undefined ? {} : { at })
