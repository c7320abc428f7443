/** Lists of tables: those that anybody may come to, and a guest's own. Whoever looks at them hears of changes, at most once a second. */
import type { Lobby as PublicLobby, Summary } from '@wildcat/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { factsOf } from './log.ts'
import { ratingsAt } from './ratings/standings.ts'
import type { Listener } from './rooms/audience.ts'
import { summaryOf } from './rooms/public-room.ts'
import type { Room } from './rooms/room.ts'
import { readSeats } from './rooms/rows.ts'
import { guestsOf, type RoomState, readRoom, type SeatState } from './rooms/state.ts'
import { TableClocks } from './rooms/table-clocks.ts'
import type { ListedRow, Store } from './store/contract.ts'

const MOST = 50
const EVERY_MS = 1000
const FRESH_MS = 500
const NOBODY = 0 // no guest's number

type Log = Pick<FastifyBaseLogger, 'warn'>

type TellOthers = (guests: () => Iterable<number>, everybody: boolean) => void

/** A table of the list, read. */
type Listed = Omit<ListedRow, 'room'> & { readonly room: RoomState; readonly ratings: Awaited<ReturnType<typeof ratingsAt>> }

/** A table that is in memory: it knows how much time has passed since anything was written. */
type Awake = (id: string) => Pick<Room, 'clocks'> | undefined

const ratingIn =
  (ratings: Listed['ratings']) =>
  ({ holders }: SeatState) =>
    ratings.get(holders[0]?.guest ?? 0) ?? {}

const shownTo = (guest: number, { name, room, pending, touched, clocks, ratings }: Listed, awake: Awake): Summary => {
  const there = awake(name)?.clocks ?? new TableClocks(room, clocks)
  return summaryOf(name, room, guest, readSeats(pending), touched, seat => there.of(seat, { state: room }), ratingIn(ratings))
}

/** The tables that anybody may come to: read once for all who look, and alike for all who play at none of them. */
interface OpenTables {
  readonly rows: readonly Listed[]
  readonly players: ReadonlySet<number>
  readonly shown: readonly Summary[]
  readonly json: string
}
function openTables(rows: readonly Listed[], awake: Awake): OpenTables {
  const shown = rows.map(row => shownTo(NOBODY, row, awake))
  return { rows, players: new Set(rows.flatMap(({ room }) => guestsOf(room))), shown, json: JSON.stringify(shown) }
}

export class Lobby {
  readonly #store: Store
  readonly #watching = new Set<Listener>()
  readonly #due = new Set<Listener>()
  /** Own tables of those who look, as they were told last: only when something happens there is the store asked again. */
  readonly #mine = new Map<number, Promise<readonly Listed[]>>()
  readonly #log: Log
  readonly #awake: Awake
  readonly #tellOthers: TellOthers
  #open: { readonly at: number; readonly tables: Promise<OpenTables> } | undefined
  #timer: NodeJS.Timeout | undefined

  /** `tellOthers`: other servers, whose guests may look at the same lists. */
  constructor(store: Store, log: Log, awake: Awake = () => undefined, tellOthers: TellOthers = () => undefined) {
    this.#store = store
    this.#awake = awake
    this.#log = log
    this.#tellOthers = tellOthers
  }

  async of(guest: number): Promise<PublicLobby> {
    const [open, mine] = await Promise.all([this.#openTables(), this.#tablesOf(guest)])
    return { open: openTo(guest, open, this.#awake), mine: mine.map(row => shownTo(guest, row, this.#awake)) }
  }
  /** The same, as it is told to those who look: what they have in common is written once. */
  async #newsFor(guest: number): Promise<string> {
    const [open, mine] = await Promise.all([this.#openTables(), this.#mineOf(guest)])
    const json = open.players.has(guest) ? JSON.stringify(openTo(guest, open, this.#awake)) : open.json
    const own = JSON.stringify(mine.map(row => shownTo(guest, row, this.#awake)))
    return `{"news":"lobby","lobby":{"open":${json},"mine":${own}}}`
  }

  /** Read once for all who ask within a moment, unless it has changed. */
  #openTables(): Promise<OpenTables> {
    const now = performance.now()
    if (this.#open !== undefined && now - this.#open.at < FRESH_MS) return this.#open.tables
    const tables = this.#store.do('openTables', MOST).then(async rows => openTables(await this.#read(rows), this.#awake))
    tables.catch(() => this.#forget()) // said to whoever asked
    this.#open = { at: now, tables }
    return tables
  }
  #forget() {
    this.#open = undefined
  }
  async #tablesOf(guest: number): Promise<readonly Listed[]> {
    return this.#read(await this.#store.do('tablesOf', guest, MOST))
  }
  #mineOf(guest: number): Promise<readonly Listed[]> {
    const known = this.#mine.get(guest)
    if (known !== undefined) return known
    const mine = this.#tablesOf(guest)
    this.#mine.set(guest, mine)
    mine.catch(() => this.#mine.delete(guest)) // said to whoever asked
    return mine
  }
  /** What cannot be read takes the list from nobody. */
  async #read(rows: readonly ListedRow[]): Promise<Listed[]> {
    const read = rows.flatMap(row => {
      try {
        return [{ ...row, room: readRoom(row.room) }]
      } catch (error) {
        this.#log.warn({ table: row.name, error: factsOf(error) }, 'a table cannot be read and is not listed')
        return []
      }
    })
    return Promise.all(read.map(async row => ({ ...row, ratings: await this.#ratingsAt(row.room) })))
  }
  /** At a rated table that is not over. */
  async #ratingsAt({ game, rated, stage, seats }: RoomState): Promise<Listed['ratings']> {
    const isShown = rated && (stage === 'waiting' || stage === 'playing')
    return ratingsAt(
      this.#store,
      game,
      isShown ? seats.flatMap(({ by, holders }) => (by === 'person' ? (holders[0]?.guest ?? []) : [])) : [],
    )
  }

  watch(listener: Listener): void {
    this.#watching.add(listener)
  }
  unwatch(listener: Listener): void {
    this.#watching.delete(listener)
    this.#due.delete(listener)
    this.#mine.delete(listener.guest) // on another device of theirs it is asked anew
  }

  /** Seats or stage have changed: it may stand in everybody's list. */
  roomChanged(room: Pick<Room, 'state'>, before: RoomState): void {
    this.#forget()
    const own = new Set([...guestsOf(room.state), ...guestsOf(before)])
    const everybody = room.state.listed || before.listed
    this.#tellOthers(() => own, everybody)
    this.#changed(own, everybody)
  }
  /** Somebody else's turn: that concerns whose game it is. */
  moved(room: Pick<Room, 'state'>): void {
    this.#tellOthers(() => guestsOf(room.state), false)
    if (this.#watching.size > 0) this.#changed(new Set(guestsOf(room.state)), false)
  }

  /** The same at a table of another server. */
  changedElsewhere(guests: ReadonlySet<number>, everybody: boolean): void {
    if (everybody) this.#forget()
    this.#changed(guests, everybody)
  }
  /** Something may have, of which nothing was heard. */
  anythingChanged(): void {
    this.#mine.clear()
    this.changedElsewhere(new Set(), true)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#watching.clear()
  }

  #changed(own: ReadonlySet<number>, everybody: boolean) {
    for (const guest of own) this.#mine.delete(guest)
    for (const listener of this.#watching) if (everybody || own.has(listener.guest)) this.#due.add(listener)
    if (this.#due.size === 0 || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      for (const listener of this.#due) {
        this.#due.delete(listener)
        void this.#send(listener)
      }
    }, EVERY_MS)
  }

  async #send(listener: Listener) {
    try {
      const news = await this.#newsFor(listener.guest)
      if (this.#watching.has(listener)) listener.tell(news)
      else this.#mine.delete(listener.guest)
    } catch {
      // The store failed: whoever looks at the list asks again.
    }
  }
}

const openTo = (guest: number, { players, rows, shown }: OpenTables, awake: Awake): Summary[] =>
  players.has(guest) ? rows.map(row => shownTo(guest, row, awake)) : [...shown]
