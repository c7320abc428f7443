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
  entriesBefore,
  forSeats,
  type GoesOnEntry,
  gameOver,
  heard,
  type Message,
  newRecord,
  nothingToUndo,
  type RecordOf,
  type Rejection,
  type Seat,
  staleDecision,
  startOf,
  type Types,
  top,
  Undoable,
  type UndoEntry,
  type Undone,
  type Viewer,
} from '@wildcat/kernel'
import { Decisions } from './decisions.ts'
import { isIdle, isNeedless } from './idle.ts'
import { eventLines, type Line, Log, undoLines } from './log.ts'
import { share } from './share.ts'
import { SNAPSHOT_FORMAT, type Snapshot } from './snapshot.ts'

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
  readonly before: T['state']
  readonly state: T['state']
  readonly messages: readonly Message<T['event']>[] // of an undo: what is said again, after the line that it is
  readonly fallen: readonly number[] // of an undo: how many lines fall for each seat, and for a spectator
  readonly undone?: Undone<T, readonly number[]> // of an undo
  readonly after: number // entries of the record that it builds on
}
export type Proposal<T extends Types> = { readonly change: Change<T> } | { readonly refused: Rejection }

/** What a record says before its first entry. */
export type HeadOf<T extends Types> = Omit<RecordOf<T>, 'entries' | 'digests'>

export interface UndoWish {
  readonly at?: number | undefined
  readonly decision?: number | undefined // that its sender was shown: a double click takes back one
  readonly agreed?: boolean // by all others, so that also what they decided since may go
  readonly commands?: number // own ones in one go: a truck that was sent far comes back the whole way
}

interface Parts<T extends Types> {
  readonly opening: readonly Message<T['event']>[]
  readonly state: T['state']
  readonly entries: number
  readonly log: Log<T['event']>
  readonly decisions: Decisions
  readonly undoable: Undoable<T, readonly number[]>
  readonly idle: readonly number[]
}

export class Table<T extends Types> {
  readonly engine: Engine<T>
  readonly head: HeadOf<T>
  readonly opening: readonly Message<T['event']>[] // what was said before anybody decided; nothing, if it began elsewhere
  readonly #entries: Entry<T['command']>[] = []
  readonly #log: Log<T['event']>
  readonly #decisions: Decisions
  readonly #undoable: Undoable<T, readonly number[]> // each with the lines of the log that stood before it, by viewer
  readonly #first: number // entries of its record before it went on under these rules
  readonly #idle: number[] // of each seat, commands that did not bring the game on, also those that were taken back
  #forgotten: number // entries that are no longer kept here
  #state: T['state']

  private constructor(engine: Engine<T>, head: HeadOf<T>, { opening, state, entries, log, decisions, undoable, idle }: Parts<T>) {
    this.engine = engine
    this.head = head
    this.opening = opening
    this.#state = state
    this.#forgotten = entries
    this.#first = entriesBefore(head)
    this.#log = log
    this.#decisions = decisions
    this.#undoable = undoable
    this.#idle = [...idle]
  }

  static open<T extends Types>(
    engine: Engine<T>,
    seats: number,
    options: T['options'],
    key: readonly number[],
    names?: readonly string[],
    practice = false,
  ): Table<T> {
    const { entries: _, ...head } = newRecord(engine, seats, options, key, names, practice)
    return Table.#begun(engine, head)
  }

  /** A table that goes on under other rules. What came before is not kept here: `entries`, this one among them. */
  static goOn<T extends Types>(engine: Engine<T>, { goneOn, ...begun }: HeadOf<T>, last: GoesOnEntry, entries: number): Table<T> {
    const head = { ...begun, version: engine.version, goneOn: { version: goneOn?.version ?? begun.version, entries: [], last } }
    return Table.#begun(engine, head, entries)
  }

  static #begun<T extends Types>(engine: Engine<T>, head: HeadOf<T>, entries = entriesBefore(head)): Table<T> {
    const { state, messages } = startOf(engine, head)
    const heard = head.goneOn?.last.heard
    const log = heard === undefined ? Log.empty<T['event']>(head.seats) : new Log<T['event']>({ lengths: heard, stands: heard })
    log.say(messages)
    const decisions = Decisions.first(head.seats)
    const undoable = new Undoable<T, readonly number[]>(engine, head.seats, head.practice)
    return new Table(engine, head, { opening: messages, state, entries, log, decisions, undoable, idle: forSeats(head.seats, () => 0) })
  }

  /** A table as it was left, from its record. Throws where the record departs from the rules. */
  static resume<T extends Types>(engine: Engine<T>, { entries, digests: _, ...head }: RecordOf<T>): Table<T> {
    fits(engine, head)
    return Table.#begun(engine, head).#playedOn(entries)
  }

  /** A table as it was left, from a snapshot and the entries after it. What came before is not kept here. */
  static restore<T extends Types>(
    engine: Engine<T>,
    head: HeadOf<T>,
    snapshot: Snapshot<T>,
    entries: readonly Entry<T['command']>[],
  ): Table<T> {
    fits(engine, head)
    if (snapshot.rules !== engine.version || snapshot.layout !== engine.layout) throw new Error(`${head.game}: a snapshot of other rules`)
    return new Table(engine, head, {
      opening: [],
      state: snapshot.state,
      entries: snapshot.entries,
      log: new Log(snapshot.log),
      decisions: new Decisions(snapshot.decisions),
      undoable: Undoable.from(engine, snapshot.undoable, head.practice),
      idle: snapshot.idle,
    }).#playedOn(entries)
  }

  #playedOn(entries: readonly Entry<T['command']>[]): this {
    for (const entry of entries) this.enter(entry)
    return this
  }

  /** Plays an entry of a record. Throws where the rules refuse it. */
  enter(entry: Entry<T['command']>): Change<T> {
    const proposal = entry.kind === 'undo' ? this.#takeBack(entry) : this.#play(entry)
    if ('refused' in proposal) throw new Error(`${this.head.game}: entry ${this.length} of the record is refused: ${proposal.refused.why}`)
    this.accept(proposal.change)
    return proposal.change
  }

  get record(): RecordOf<T> {
    if (this.#forgotten > this.#first) throw new Error('the earlier entries of this table are kept elsewhere')
    return { ...this.head, entries: this.#entries.slice() }
  }
  /** All that is needed to go on from here. Shares what never changes with the table: to be written down, not kept. */
  get snapshot(): Snapshot<T> {
    return {
      format: SNAPSHOT_FORMAT,
      entries: this.length,
      rules: this.engine.version,
      layout: this.engine.layout,
      state: this.#state,
      log: this.#log.snapshot,
      decisions: this.#decisions.snapshot,
      undoable: this.#undoable.snapshot,
      idle: this.idle,
    }
  }
  /** How many commands of each seat did not bring the game on, in the whole record. */
  get idle(): readonly number[] {
    return this.#idle.slice()
  }
  /** How many commands could be taken back by somebody: as many states lie in a snapshot. */
  get depth(): number {
    return this.#undoable.depth
  }
  /** Entries in its record. */
  get length(): number {
    return this.#forgotten + this.#entries.length
  }
  get pending(): readonly Seat[] {
    return this.engine.pending(this.#state)
  }
  /** Who has been asked in a window and has not answered. Nobody waits for them. */
  get invited(): readonly Seat[] {
    return this.engine.invited(this.#state)
  }
  get over(): boolean {
    return this.#state.outcome !== 'open'
  }

  /** A command from outside, for the decision that its sender was shown. */
  propose(seat: Seat, decision: number, input: unknown, at?: number, cutShort = false): Proposal<T> {
    const parsed = this.engine.parse(input)
    if ('refused' in parsed) return parsed
    if (!this.#decisions.isOpen(seat, decision, this.engine.isAside(parsed.ok))) return { refused: staleDecision }
    return this.#play({ kind: 'command', seat, command: parsed.ok, ...(cutShort && { cutShort }), ...when(at) })
  }

  /** Takes back this seat's last command, or so many; at practice and if the others agreed with all that came after it. */
  proposeUndo(seat: Seat, { at, decision, agreed = false, commands = 1 }: UndoWish = {}): Proposal<T> {
    if (this.#finished) return { refused: gameOver }
    if (decision !== undefined && !this.#decisions.isOpen(seat, decision, true)) return { refused: staleDecision }
    const alone = this.#undoable.lastOf(seat)
    const undo = { kind: 'undo', seat, ...(!this.head.practice && ({ keepsSecrets: true } as const)) } as const
    if (!agreed || alone > 0) return this.#takeBack({ ...undo, commands: Math.max(alone, commands), ...when(at) })
    return this.#takeBack({ ...undo, commands: this.#undoable.reach(seat), agreed, ...when(at) })
  }

  /** Who of these decided last, of what can still be taken back. */
  lastAmong(seats: readonly Seat[]): Seat | undefined {
    return this.#undoable.lastAmong(seats)
  }

  /** Could the game be played to its end without this change? */
  isNeedless(change: Change<T>): boolean {
    return isNeedless(this.engine, change, this.#undoable.positions)
  }

  accept(change: Change<T>): void {
    const { entry, state, messages, fallen, undone, after } = change
    if (after !== this.length) throw new Error('a change was accepted late: the table has moved on')
    if (isIdle(this.engine, change)) this.#idle[entry.seat] = (this.#idle[entry.seat] ?? 0) + 1
    if (entry.kind === 'command') this.#acceptCommand(entry, state, messages)
    else if (undone !== undefined) this.#acceptUndo(entry.seat, undone, fallen)
    this.#state = state
    this.#entries.push(entry)
  }

  /** Entries and lines so far are kept elsewhere: a table in a server does not grow with its game. */
  forget(): void {
    this.#forgotten += this.#entries.length
    this.#entries.length = 0
    this.#log.forget()
  }

  see(viewer: Viewer, fromLine = 0): Sight<T> {
    return { view: this.engine.view(this.#state, viewer), ...this.asked(viewer), log: this.#log.lines(viewer, fromLine) }
  }

  /** The decision before this viewer, and whether he may take back the last. */
  asked(viewer: Viewer): Pick<Sight<T>, 'decision' | 'undo'> {
    if (viewer === 'spectator') return { decision: 0, undo: nothingToUndo }
    return { decision: this.#decisions.of(viewer), undo: this.#finished ? gameOver : (this.#undoable.whyNot(viewer) ?? 'free') }
  }
  /** What is finished is finished; only at practice the end itself can be taken back. */
  get #finished(): boolean {
    return this.over && !this.head.practice
  }

  /** How many lines this viewer has been told: it counts what he knows, and nothing that he does not. */
  lines(viewer: Viewer): number {
    return this.#log.length(viewer)
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
    share(this.#state, state)
    return { change: { entry, before: this.#state, state, messages, fallen: [], after: this.length } }
  }

  #acceptCommand(entry: CommandEntry<T['command']>, next: T['state'], messages: readonly Message<T['event']>[]) {
    const { seat } = entry
    this.#undoable.played(entry, this.#state, next, messages, this.#log.stands)
    this.#log.say(messages)
    const anotherStep = top(this.#state.agenda)?.kind !== top(next.agenda)?.kind
    this.#decisions.decided(seat, other => anotherStep || heard(messages, other).some(({ news }) => news === true))
  }

  #takeBack(entry: UndoEntry): Proposal<T> {
    const { seat } = entry
    const agreed = entry.agreed === true && this.#undoable.reach(seat) > 0
    const refused = agreed ? null : this.#undoable.whyNot(seat)
    if (refused !== null) return { refused }
    const undone = this.#undoable.undone(entry)
    if (undone === undefined) return { refused: nothingToUndo }
    const { state, messages, mark, kept } = undone
    if (kept.length > 0) share(this.#state, state)
    return { change: { entry, before: this.#state, state, messages, fallen: this.#log.since(mark), undone, after: this.length } }
  }

  #acceptUndo(seat: Seat, undone: Undone<T, readonly number[]>, fallen: readonly number[]) {
    this.#undoable.takeBack(undone)
    this.#log.takeBack(seat, fallen)
    this.#log.say(undone.messages)
    this.#decisions.takenBack()
  }
}

/** What a viewer is told of a change, as lines of his log. */
export const linesOf = <T extends Types>({ entry, messages, fallen }: Change<T>, viewer: Viewer): Line<T['event']>[] =>
  entry.kind === 'undo' ? undoLines(entry.seat, fallen, messages, viewer) : eventLines(messages, viewer)

function fits<T extends Types>(engine: Engine<T>, { game, version }: HeadOf<T>) {
  if (game !== engine.id) throw new Error(`a record of ${game} is not one of ${engine.id}`)
  if (version !== engine.version)
    throw new Error(`${game}: the record follows version ${version} of the rules, this is version ${engine.version}`)
}

const when = (at: number | undefined): { at?: number } => (at === undefined ? {} : { at })
