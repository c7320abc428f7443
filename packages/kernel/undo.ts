/**
 * What can be taken back. Freely: a seat's own last commands, as long as nobody has learned anything and nobody else has decided since.
 * At a practice table: a seat's own last command whatever has happened since, and with it all that came after.
 * With the consent of all others: the same, but never past what somebody learned.
 * But for practice it goes back so many commands at the most (`MOST_STANDING`): some can be given for ever, and states are kept for each.
 *
 * What a seat did in secret, unheard by all others, is none of these: what others may take back must not hang on it, or they would notice.
 * It is not taken back but changed. When something before it is, it is done again, where that is still allowed and still a secret; else it
 * falls, and only its own seat hears of that. All this follows from the record: an undo's entry says no more than whoever took back knows.
 * Only at practice it is taken back like anything else. There may be undos of both kinds in one record, since a game can become practice.
 * One place for the line, so that a table and a record agree about it.
 */
import type { Engine } from './engine.ts'
import type { Message, Rejection, Seat, Types } from './game.ts'
import { nothingToUndo, somebodyDecided, somebodyLearned, tooLongAgo } from './rules.ts'

/** So many commands can be taken back, but for practice, and as many secrets of each seat are done again. */
export const MOST_STANDING = 100

/** What a seat did unheard by all others. */
export interface SecretCommand<Command> {
  readonly seat: Seat
  readonly command: Command
}
/** A command that still stands: whose it was, the state before it, and whatever else is to be taken back with it. */
interface Standing<T extends Types, Mark> {
  readonly seat: Seat
  readonly before: T['state']
  readonly mark: Mark
  readonly secrets: readonly SecretCommand<T['command']>[] // done after it, before the next one
  readonly secret?: T['command'] // at practice: it is such a one itself
}
/** What is to be taken back, as the entry of an undo says it. */
export interface Taking {
  readonly seat: Seat
  readonly commands: number
  readonly agreed?: true
  readonly keepsSecrets?: true
}
/** Where taking back leads. */
export interface Undone<T extends Types, Mark> {
  readonly going: number // of all that stands
  readonly mark: Mark // of the first command that goes
  readonly state: T['state']
  readonly kept: readonly (SecretCommand<T['command']> & { readonly before: T['state'] })[] // done in secret since, and again
  readonly messages: readonly Message<T['event']>[] // what is said of those
}
/** All that must be known to go on from here, as plain JSON. */
export interface UndoableSnapshot<T extends Types, Mark> {
  readonly decided: readonly number[]
  readonly standing: readonly Standing<T, Mark>[]
  readonly tooOld: readonly Seat[]
}

export class Undoable<T extends Types, Mark> {
  readonly #engine: Engine<T>
  readonly #practice: boolean
  readonly #decided: number[] // how many commands of each seat stand
  #standing: Standing<T, Mark>[] = []
  #tooOld: readonly Seat[] = [] // whose commands have become too many to be kept, since anybody learned something

  constructor(engine: Engine<T>, seats: number, practice = false) {
    this.#engine = engine
    this.#practice = practice
    this.#decided = new Array<number>(seats).fill(0)
  }

  /** As it was left. */
  static from<T extends Types, Mark>(engine: Engine<T>, snapshot: UndoableSnapshot<T, Mark>, practice = false): Undoable<T, Mark> {
    const { decided, standing, tooOld } = snapshot
    const undoable = new Undoable<T, Mark>(engine, decided.length, practice)
    for (const [seat, commands] of decided.entries()) undoable.#decided[seat] = commands
    undoable.#standing = [...standing]
    undoable.#tooOld = tooOld
    return undoable
  }

  get snapshot(): UndoableSnapshot<T, Mark> {
    return { decided: this.#decided.slice(), standing: this.#standing.slice(), tooOld: this.#tooOld }
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
  played(by: SecretCommand<T['command']>, before: T['state'], after: T['state'], said: readonly Message<T['event']>[], mark: Mark): void {
    const { seat, command } = by
    const standing = { seat, before, mark, secrets: [] }
    if (!isSecret(seat, before, after, said)) this.#stand(standing, after, said)
    else if (this.#practice) this.#stand({ ...standing, secret: command }, after, said)
    else this.#keep([{ seat, command }])
  }

  #stand(standing: Standing<T, Mark>, after: T['state'], said: readonly Message<T['event']>[]): void {
    const { seat, before } = standing
    this.#count(seat, 1)
    this.#standing.push(standing)
    if (this.#practice) return
    // Undo ends where somebody learns something, and as long as a sealed choice lies on the table of which all know that it was made.
    const ends = before.told !== after.told || said.some(isSealed) || this.#engine.may(after).length > 0
    if (ends) {
      this.#standing = []
      this.#tooOld = []
    } else if (this.#standing.length > MOST_STANDING) {
      const oldest = this.#standing.shift()
      if (oldest !== undefined) this.#tooOld = [...new Set([...this.#tooOld, oldest.seat])]
    }
  }

  /** To be done again when something is taken back. Where nothing can be there is nothing to keep. */
  #keep(secrets: readonly SecretCommand<T['command']>[]): void {
    const last = this.#standing.pop()
    if (last !== undefined) this.#standing.push({ ...last, secrets: lastOfEach([...last.secrets, ...secrets]) })
  }

  /** Why this seat may not take back by itself. `somebodyDecided`: with the consent of all others it may. */
  whyNot(seat: Seat): Rejection | null {
    if (this.lastOf(seat) > 0) return null
    if (!this.#decided[seat]) return nothingToUndo
    if (this.reach(seat) > 0) return somebodyDecided
    return this.#tooOld.includes(seat) ? tooLongAgo : somebodyLearned
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

  /** Where it leads to take back so many last commands, if this seat may: all are its own, or at practice and by consent the first one is. */
  undone({ seat, commands, agreed, keepsSecrets }: Taking): Undone<T, Mark> | undefined {
    const counted = this.#standing.flatMap(({ secret }, place) => (keepsSecrets === true && secret !== undefined ? [] : [place]))
    const going = this.#standing.slice(counted[counted.length - commands] ?? this.#standing.length)
    const [first] = going
    if (first?.seat !== seat) return undefined
    if (!this.#practice && agreed !== true && going.some(each => each.seat !== seat)) return undefined
    let state = first.before
    const kept: Undone<T, Mark>['kept'][number][] = []
    const messages: Message<T['event']>[] = []
    for (const { seat: whose, command } of lastOfEach(going.flatMap(each => secretsOf(each, keepsSecrets === true)))) {
      if (this.#engine.check(state, whose, command) !== null) continue
      const next = this.#engine.copy(state)
      const said = this.#engine.apply(next, whose, command)
      if (!isSecret(whose, state, next, said)) continue
      kept.push({ seat: whose, command, before: state })
      messages.push(...said)
      state = next
    }
    return { going: going.length, mark: first.mark, state, kept, messages }
  }

  takeBack({ going, kept, mark }: Undone<T, Mark>): void {
    for (const { seat } of this.#standing.splice(this.#standing.length - going)) this.#count(seat, -1)
    if (!this.#practice) this.#keep(kept.map(({ seat, command }) => ({ seat, command })))
    else
      for (const { seat, command, before } of kept) {
        this.#standing.push({ seat, before, mark, secrets: [], secret: command })
        this.#count(seat, 1)
      }
  }

  #count(seat: Seat, more: number) {
    this.#decided[seat] = (this.#decided[seat] ?? 0) + more
  }
}

/** What was done in secret with a command or after it, and stays when it is taken back. */
const secretsOf = <T extends Types>(
  { seat, secrets, secret }: Standing<T, unknown>,
  kept: boolean,
): readonly SecretCommand<T['command']>[] => (secret === undefined ? secrets : kept ? [{ seat, command: secret }] : [])

const isSealed = ({ only, news }: Message<unknown>) => only !== undefined && news === undefined

/** Has nobody else heard of it, nor anybody learned anything? */
const isSecret = (seat: Seat, before: Types['state'], after: Types['state'], said: readonly Message<unknown>[]): boolean =>
  before.told === after.told && said.length > 0 && said.every(({ only }) => only?.every(each => each === seat) === true)

/** No more than so many of each seat, the last ones: how often one changes one's mind costs nobody else anything. */
function lastOfEach<Command>(secrets: readonly SecretCommand<Command>[]): readonly SecretCommand<Command>[] {
  if (secrets.length <= MOST_STANDING) return secrets
  const counts = new Map<Seat, number>()
  const count = (seat: Seat) => counts.set(seat, (counts.get(seat) ?? 0) + 1).get(seat) ?? 0
  return secrets
    .toReversed()
    .filter(({ seat }) => count(seat) <= MOST_STANDING)
    .toReversed()
}
