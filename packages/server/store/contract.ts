/**
 * What the server asks of its store, whatever keeps it: rows as they are handed over, the operations there are, and how they are asked for. An
 * operation more is a line here, and one in each of the stores.
 */
import type { MessagePort } from 'node:worker_threads'
import { Spread } from '../metrics/figures.ts'
import type { AccountOperations, GuestRow } from './account-contract.ts'
import type { CallOperations } from './call-contract.ts'
import type { DealOperations } from './deal-contract.ts'
import type { RatingOperations } from './rating-contract.ts'
import type { ResultOperations } from './result-contract.ts'
import type { StoreFailure } from './store-failure.ts'

/** A program that somebody runs: a guest of its own, which comes by a token. */
export interface ProgramRow {
  readonly guest: GuestRow
  readonly owner: GuestRow
  readonly n: number // counted for each owner
  readonly created: number
  readonly used: number // when it last came; 0: never
}
export interface ProgramToAdd {
  readonly owner: number
  readonly key: string // of its guest
  readonly name: string
  readonly token: string // its hash
  readonly most: number // that the owner may have
}

export interface TableRow {
  readonly id: number
  readonly name: string
  readonly room: string
  readonly head: string // empty before the game has begun
  readonly touched: number
  readonly clocks: string // as they were written last; empty before, and where there are none
}
export interface ListedRow {
  readonly name: string
  readonly room: string
  readonly pending: string // a list of seats as JSON
  readonly touched: number
  readonly clocks: string
}
export interface RoomToSave {
  readonly id: number
  readonly stage: string
  readonly listed: boolean
  readonly touched: number
  readonly room: string
  readonly unseen: boolean // is counted also while nobody is there how long somebody is away?
  readonly bots: readonly number[] // the seats that they play
  readonly holders?: readonly (readonly [seat: number, guest: number])[] // if they have changed
}
/** Among holders: a seat is kept for this guest, who does not sit there. It is found when they are deleted, and counts as no table of theirs. */
export const KEPT_PLACE = 100

export interface EntryRow {
  readonly table: number
  readonly n: number
  readonly entry: string // empty for the start
  readonly said: string
  readonly heard: string // a list of numbers as JSON: for each seat, then for a spectator
  readonly pending: string
  readonly at: number // when; 0 if not everybody noticed
  readonly clocks: string // how they stand after it; empty where there are none
}
export interface SnapshotRow {
  readonly n: number
  readonly json: string
  readonly record: string // the digest of that of which it was made
}
/** Of a record up to its nth entry. */
export interface RecordDigest {
  readonly n: number
  readonly record: string
}
/** What is needed to go on: the last snapshot, if it is of this record, and the first entries after it; or from the start. */
export interface MatchRows {
  readonly snapshot: SnapshotRow | undefined
  readonly unfit: boolean // there is a snapshot, but not as it was written
  readonly entries: readonly string[]
  readonly last: number // by the number of the last one there are so many of them
}
/** A game that has ended, and lies in the store entry by entry. */
export interface EndedRow {
  readonly id: number
  readonly head: string
  readonly last: number // the number of its last entry
  readonly heard: string // with it
}
/** What was said with one entry, and how many lines that viewer had heard before it. */
export interface SaidRow {
  readonly said: string
  readonly before: number
}

export interface TalkRow {
  readonly n: number
  readonly at: number
  readonly seat: number
  readonly said: string // JSON, or empty: who said it has had it deleted
}
export interface OwnTalkRow {
  readonly table: string
  readonly at: number
  readonly said: string
}

/** Days for which things are kept: tables by their stage, guests who sit nowhere, and deals that nobody plays. */
export interface KeptDays {
  readonly tables: Readonly<Record<string, number>>
  readonly guests: number
  readonly deals: number
}
/** For the first time; to be cleared. */
interface Old {
  readonly marked: number
  readonly tables: readonly string[]
  readonly guests: readonly number[]
  readonly deals: readonly string[]
}
export type Looked =
  | { readonly farClock: true; readonly newest: number } // when something was written last
  | Old

/** Every operation, with what comes of it. */
export interface Operations extends AccountOperations, CallOperations, ResultOperations, RatingOperations, DealOperations {
  addGuest(key: string, name: string, now: number): number
  renameGuest(id: number, name: string): void
  /** Empty also if there is none. */
  nameOfGuest(id: number): string
  /** All that is kept of them, but their seats in rooms, which others see too: those are for the rooms to give up. */
  removeGuest(id: number): void

  /** Gives its number, or 0 if its owner has as many as one may have. */
  addProgram(program: ProgramToAdd, now: number): number
  /** By the hash of its token. */
  program(token: string): ProgramRow | undefined
  programsOf(owner: number): ProgramRow[]
  /** It has come; its owner's guest and its own count as seen. */
  useProgram(guest: number, now: number): void

  addTable(name: string, room: Omit<RoomToSave, 'id'>, maker?: number, network?: string): number
  table(name: string): TableRow | undefined
  saveRoom(room: RoomToSave): void
  /** Standing orders, sealed; empty: there are none. */
  orders(table: number): string
  saveOrders(table: number, sealed: string): void
  /** The game begins: from now on there is a record. */
  saveHead(id: number, head: string): void
  removeTable(id: number): void
  /** First those that are not over, however long ago somebody moved there. */
  tablesOf(guest: number, most: number): ListedRow[]
  /** Also those where a seat is only kept for them: all that know of this guest. */
  everyTableOf(guest: number): ListedRow[]
  /** The names of the same, first of those that are not over; or of those alone. However many there are, nobody waits for it. */
  tableNamesOf(guest: number, which: 'all' | 'unfinished'): string[]
  /** Those of a company's tables that know of one of these guests. */
  tablesOfCompany(company: string, guests: readonly number[]): string[]
  /**
   * The newest, those that wait first. Where there are more than a list holds, each network has its turn before any has a second one, and
   * so has each maker within it: nobody keeps others off the list, however many tables they make under however many names.
   */
  openTables(most: number): ListedRow[]
  /** Those that are not over: what was played to its end keeps nobody from playing. */
  countTables(): number
  /** Made from there. */
  countTablesFrom(network: string): number
  countTablesOf(guest: number): number
  /** Not yet begun, at which they sit or which they made. */
  countWaitingOf(guest: number): number
  /** Games that go on by themselves: a bot is to move, or it is counted how long somebody is away. */
  tablesToWake(): string[]
  /** Games that go on, and of which how they stand is not kept whole: the server had no time to stop. */
  tablesUnsaved(): string[]

  /** Fails as out of step if there is one by this number. */
  addEntry(row: EntryRow): void
  /** While they run, between two entries. */
  saveClocks(table: number, left: string): void
  entriesAfter(table: number, n: number, most: number): string[]
  match(table: number, most: number): MatchRows
  /** The digest of a record up to its nth entry, or as far as it was got to: to be asked again from there. So nobody waits for a long one. */
  digestRecord(table: number, n: number, from?: RecordDigest): RecordDigest
  saveSnapshot(table: number, n: number, json: string): void
  dropSnapshot(table: number): void
  /** What was said from one line of a viewer to another; the first and the last row may hold more. */
  saidBetween(table: number, place: number, from: number, to: number): SaidRow[]

  /** One that nobody has touched since; of several servers for one of them. */
  nextToArchive(since: number): EndedRow | undefined
  /** Its record is this one from now on, packed, in base64. Its entries go bit by bit (`tidyArchive`). False if that has been done before, or it is not as it was. */
  archive(table: number, last: number, packed: string): boolean
  /** It cannot be archived. */
  keepEntries(table: number): void
  /** Entries of archived games go, so many at most, the last of a game first. Gives whether there were any. */
  tidyArchive(most: number): boolean
  archived(table: number): string | undefined

  /** Gives its number. The newest so many are kept, of what people say and of what the table itself tells. */
  addTalk(table: number, at: number, guest: number, seat: number, said: string, most: number): number
  /** The last ones between these two, in their order. */
  talk(table: number, after: number, before: number, most: number): TalkRow[]
  talkOf(guest: number): OwnTalkRow[]

  /** Whether it can be written to, by writing. */
  probe(): void

  /** The server has run for so many milliseconds more. */
  addRunning(ms: number): void
  /** The same, and a look around for what is old if one is due. */
  lookForOld(ran: number, now: number, kept: KeptDays): Looked
  /** Those of them who still sit nowhere. Gives how many. */
  clearGuests(guests: readonly number[]): number
}
export type OperationName = keyof Operations

/** One operation with what it needs, on its way to the store. Made by `call`. */
export interface Call {
  readonly name: OperationName
  readonly args: readonly unknown[]
}
/** Operations that count together or not at all. */
export type Unit = readonly Call[]

export const call = <K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Call => ({ name, args })

/** What a start has found. */
export interface Found {
  readonly made: boolean // nothing was there
  readonly recovered: boolean // the last one had no time to end properly
  readonly tables: number
  readonly guests: number
  readonly ms: number // that it took
}

/** What is written, since it was opened. */
export class StoreFigures {
  units = 0
  readonly bytes = new Spread()
  readonly microseconds = new Spread() // until they are safe
}

/** Where a table is: here, or at another server, by the address at which that is found by its like. */
export type Owner = 'here' | 'nobody' | { readonly address: string }

/** Several servers on one store: which of them has which table, and what they tell each other. A server that does not answer loses all it has. */
export interface Nodes {
  /** From now on others find this one there. */
  announce(address: string): Promise<void>
  ownerOf(table: string): Promise<Owner>
  /** It is here from now on, unless a server that answers has it. Also one that is not there is nobody's. */
  claim(table: string): Promise<Exclude<Owner, 'nobody'>>
  /** Nothing more is written for it here. */
  release(table: string): Promise<void>
  /**
   * From now on no server seats this guest, or a program of theirs, nor keeps a word of them, be it that it never hears of their end: all that
   * there is of them is there now. For ten minutes, if nothing comes of it and nobody says so.
   */
  leaves(guest: number): Promise<void>
  stays(guest: number): Promise<void>
  /** To all others, sooner or later; if the line breaks, never. */
  tell(news: string): void
  listen(ears: NodeEars): void
}
export interface NodeEars {
  readonly hear: (news: string) => void
  readonly missed: () => void // something may have been told that was not heard
  readonly takenOver: (addresses: readonly string[]) => void // nobody is there any more, and whoever wants their tables may claim them
  readonly reached: () => readonly string[] // at which addresses others are spoken to
  readonly lost: (addresses: readonly string[]) => void // of those, where nobody is any more
}

export interface Store {
  readonly nodes?: Nodes // if it is not for one server alone
  readonly found: Found
  readonly figures: StoreFigures
  /** One operation. Resolves when it is safe. */
  do<K extends OperationName>(name: K, ...args: Parameters<Operations[K]>): Promise<ReturnType<Operations[K]>>
  /** Several that count together or not at all. Gives what comes of each. */
  together(unit: Unit): Promise<readonly unknown[]>
  /** A copy of all that is safe by now, in a file of its own. It is not on the disk yet. Not where the database has ways of its own. */
  readonly copyTo?: (file: string) => Promise<void>
  /** That signs cookies, where the store keeps it: all nodes need the same. */
  readonly cookieKey?: string
  /** For another thread, to read from the store without coming through this one: see `Reader`. */
  reader(): MessagePort
  /** Resolves if the store ends by itself, with what went wrong there as the cause: from then on everything is refused. */
  readonly ended: Promise<StoreFailure>
  /** Waits for what was asked for, then lets go of it. */
  close(): Promise<void>
}
