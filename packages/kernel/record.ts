/** A match is its record: state is what the entries make of the start. Entries are only ever added; an undo is an entry too. */
import type { Engine } from './engine.ts'
import type { Message, Rejection, Seat, Tagged, Types } from './game.ts'
import { keyFromHex, keyToHex } from './random.ts'
import { type SecretCommand, Undoable } from './undo.ts'

export interface CommandEntry<Command> {
  readonly kind: 'command'
  readonly seat: Seat
  readonly command: Command
  readonly cutShort?: true // a bot said it before it had thought to the end, because the clock stopped it: with the same luck it might have said something else
  readonly at?: number // milliseconds since 1970; absent in simulations
}
export interface UndoEntry {
  readonly kind: 'undo'
  readonly seat: Seat // who asked
  readonly commands: number // how many of the commands still standing it takes back; what was done in secret is none of them, but at practice
  readonly agreed?: true // all others agreed: among them are commands of theirs
  readonly keepsSecrets?: true // what was done in secret stays and is not counted: always, but at practice and in records of long ago
  readonly at?: number
}
export type Entry<Command> = CommandEntry<Command> | UndoEntry

/**
 * The game goes on under these rules from this state, which is kept as the earlier rules left it. What came before can be played only by
 * those: it is kept as it was written. Nothing before it can be taken back.
 */
export interface GoesOnEntry {
  readonly kind: 'goesOn'
  readonly rules: number
  readonly layout: number // of the state
  readonly state: object
  readonly digest: string // of the state
  readonly heard: readonly number[] // lines of the log before it: of each seat, then of a spectator
  readonly at?: number
}
/** Where a record begins for the rules that it follows now. */
export interface GoneOn {
  readonly version: number // of the rules by which the game was begun
  readonly entries: readonly Tagged[] // before it, as they were written: commands, undos, also that it went on before
  readonly last: GoesOnEntry
}

/** How the key came about, at a table of a server: see `table/fair-luck.ts`. */
export interface FairLuck {
  readonly table: string
  readonly commitment: string // which the server showed before anybody added a part
  readonly secret: string
  readonly parts: readonly string[] // of each seat; empty for whoever added none, as bots do
}

export interface GameRecord<Options = object, Command = Tagged> {
  readonly format: 1
  readonly game: string
  readonly version: number // of the rules
  readonly layout?: number // of the states that digests are of; absent: 1
  readonly seats: number
  readonly options: Options
  readonly key: string // 64 hexadecimal digits; a secret until the match is over
  readonly names?: readonly string[]
  readonly practice?: true // more could be taken back than elsewhere: see WILD-7 and WILD-8
  readonly luck?: FairLuck
  readonly goneOn?: GoneOn // its entries are those since
  readonly entries: readonly Entry<Command>[]
  /** Made on export: one of the start, then one after each entry. `verify` compares them. */
  readonly digests?: readonly string[]
}
export type RecordOf<T extends Types> = GameRecord<T['options'], T['command']>

export function newRecord<T extends Types>(
  engine: Engine<T>,
  seats: number,
  options: T['options'],
  key: readonly number[],
  names?: readonly string[],
  practice = false,
): RecordOf<T> {
  const record = { format: 1, game: engine.id, version: engine.version, seats, options, key: keyToHex(key), entries: [] } as const
  return { ...record, ...(names && { names }), ...(practice && { practice }) }
}

function keyOf({ key }: Pick<GameRecord, 'key'>): number[] {
  const words = keyFromHex(key)
  if (words === null) throw new TypeError('the key of a record is 64 hexadecimal digits')
  return words
}

/** Entries up to where a record begins for the rules that it follows. */
export const entriesBefore = ({ goneOn }: Pick<GameRecord, 'goneOn'>): number => (goneOn === undefined ? 0 : goneOn.entries.length + 1)

/** How it is written down: all entries in one list, and the rules by which it was begun. */
export interface WrittenRecord extends Omit<GameRecord, 'entries' | 'goneOn'> {
  readonly entries: readonly Tagged[]
}
export function unfolded({ goneOn, ...record }: GameRecord): WrittenRecord {
  if (goneOn === undefined) return record
  return { ...record, version: goneOn.version, entries: [...goneOn.entries, goneOn.last, ...record.entries] }
}

/** How it begins, for the rules that it follows. */
export function startOf<T extends Types>(engine: Engine<T>, record: Omit<RecordOf<T>, 'entries'>): ReturnType<Engine<T>['start']> {
  const { goneOn, seats, options } = record
  if (goneOn === undefined) return engine.start(seats, options, keyOf(record))
  return engine.goOn(goneOn.last.state, goneOn.last.layout)
}

/** The record without what was taken back: it leads to the same state. Of a record that replays. */
export function withoutUndone<T extends Types>(
  engine: Engine<T>,
  { digests: _, ...record }: RecordOf<T>,
): RecordOf<T> & { entries: readonly CommandEntry<T['command']>[] } {
  if (!record.entries.some(({ kind }) => kind === 'undo')) return { ...record, entries: commandsOf(record.entries) }
  let standing: { readonly n: number; readonly entry: CommandEntry<T['command']> }[] = []
  const { departure } = replay(engine, record, {
    visit({ entry: n, undone }) {
      const entry = record.entries[n]
      if (entry?.kind === 'command') standing.push({ n, entry })
      if (undone !== undefined) {
        const kept = undone.kept.map(secret => ({ n, entry: { kind: 'command', ...secret } as const }))
        standing = [...standing.filter(each => each.n < undone.from), ...kept]
      }
      return undefined
    },
  })
  const rest = departure === undefined ? [] : record.entries.slice(departure.entry)
  return { ...record, entries: [...standing.map(({ entry }) => entry), ...commandsOf(rest)] }
}
const commandsOf = <Command>(entries: readonly Entry<Command>[]): CommandEntry<Command>[] =>
  entries.filter(entry => entry.kind === 'command')

/** Where a record stops making sense. Entry -1 is the start itself. 'otherState': the entry, or what it leads to, is not what was sealed. */
export interface Departure {
  readonly entry: number
  readonly why: Rejection | 'undoTooFar' | 'otherState' | 'otherVersion' | 'otherLayout' | 'missingDigest' | 'missingEntry'
}

/** What happened, entry by entry. */
export interface Moment<T extends Types> {
  readonly entry: number
  readonly state: T['state'] // changes under way: copy it to keep it
  readonly messages: readonly Message<T['event']>[] // of an undo, what is said again of what was done in secret
  readonly undone?: { readonly from: number; readonly kept: readonly SecretCommand<T['command']>[] } // an undo: back to before entry `from`
}

/** Plays a record, from its start or as far as `upTo` entries. Undone commands are played too: an undo goes back to a copy. */
export function replay<T extends Types>(
  engine: Engine<T>,
  record: RecordOf<T>,
  { upTo = record.entries.length, visit }: { upTo?: number; visit?: (moment: Moment<T>) => Departure | undefined } = {},
): { state: T['state']; departure?: Departure } {
  const { state: start, messages: opening } = startOf(engine, record)
  let state = start
  const hasUndo = record.entries.some(entry => entry.kind === 'undo')
  const undoable = hasUndo ? new Undoable<T, number>(engine, record.seats, record.practice) : undefined
  const stopped = visit?.({ entry: -1, state, messages: opening })
  if (stopped !== undefined) return { state, departure: stopped }
  for (let i = 0; i < upTo; i++) {
    const entry = record.entries[i]
    if (entry === undefined) break
    let moment: Moment<T>
    if (entry.kind === 'undo') {
      const undone = undoable?.undone(entry)
      if (undone === undefined) return { state, departure: { entry: i, why: 'undoTooFar' } }
      undoable?.takeBack(undone)
      const { messages, mark: from } = undone
      const kept = undone.kept.map(({ seat, command }) => ({ seat, command }))
      state = undone.state
      moment = { entry: i, state, messages, undone: { from, kept } }
    } else {
      const refused = engine.check(state, entry.seat, entry.command)
      if (refused !== null) return { state, departure: { entry: i, why: refused } }
      const before = undoable === undefined ? undefined : engine.copy(state)
      const messages = engine.apply(state, entry.seat, entry.command)
      if (before !== undefined) undoable?.played(entry, before, state, messages, i)
      moment = { entry: i, state, messages }
    }
    const departure = visit?.(moment)
    if (departure !== undefined) return { state, departure }
  }
  return { state }
}

const FIRST_LAYOUT = 1

type Digest = (text: string) => string

/** The first digest covers the head, each further one the one before, the entry in full and the state it leads to: nothing can be
 * changed or moved, and nothing left out but the end. */
function chain(digest: Digest) {
  let last = ''
  return (entry: Entry<Tagged> | Head, state: Types['state']): string => {
    last = digest(`${last} ${JSON.stringify(entry, byName)} ${JSON.stringify(state)}`)
    return last
  }
}
type Head = Omit<GameRecord, 'entries' | 'digests'>
const headOf = ({ entries: _, digests: __, ...head }: GameRecord): Head => head

/** A command that went through a schema may have its fields in another order: that is no other command. */
const byName = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** By which one knows that a state is the one that was kept. */
export const stateDigest = (state: object, digest: Digest): string => digest(JSON.stringify(state, byName))

/** The record with its digests, as it is exported. */
export function sealed<T extends Types>(engine: Engine<T>, unsealed: RecordOf<T>, digest: Digest): RecordOf<T> {
  const record = { ...unsealed, ...(engine.layout !== FIRST_LAYOUT && { layout: engine.layout }) }
  const digests: string[] = []
  const link = chain(digest)
  const { departure } = replay(engine, record, {
    visit({ entry, state }) {
      digests.push(link(record.entries[entry] ?? headOf(record), state))
      return undefined
    },
  })
  if (departure !== undefined) throw new Error(`${record.game}: a record that departs at entry ${departure.entry} cannot be sealed`)
  return { ...record, digests }
}

/** Replays a record and compares digest by digest. Undefined: it holds, since it went on under these rules; before that it is as it was sealed. */
export function verify<T extends Types>(engine: Engine<T>, record: RecordOf<T>, digest: Digest): Departure | undefined {
  if (record.version !== engine.version) return { entry: -1, why: 'otherVersion' }
  if ((record.layout ?? FIRST_LAYOUT) !== engine.layout) return { entry: -1, why: 'otherLayout' }
  if (!isFromOwnState(record, digest)) return { entry: -1, why: 'otherState' }
  const link = chain(digest)
  const { departure } = replay(engine, record, {
    visit({ entry, state }) {
      const kept = record.digests?.[entry + 1]
      if (kept === undefined) return { entry, why: 'missingDigest' }
      return kept === link(record.entries[entry] ?? headOf(record), state) ? undefined : { entry, why: 'otherState' }
    },
  })
  if (departure !== undefined) return departure
  const entries = record.entries.length
  return record.digests !== undefined && record.digests.length > entries + 1 ? { entry: entries, why: 'missingEntry' } : undefined
}

/** Does it go on from the state that was kept, and with the luck of this record? */
export function isFromOwnState({ goneOn, key }: GameRecord, digest: Digest): boolean {
  if (goneOn === undefined) return true
  const { state, digest: kept } = goneOn.last
  const hasKey = 'random' in state && JSON.stringify(state.random).includes(JSON.stringify(keyFromHex(key)))
  return hasKey && stateDigest(state, digest) === kept
}
