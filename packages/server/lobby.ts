/** Lists of tables: those that anybody may come to, and a guest's own. Whoever looks at them hears of changes, at most once a second. */
import type { Lobby as PublicLobby } from '@wildcat/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { factsOf } from './log.ts'
import type { Listener } from './rooms/audience.ts'
import { summaryOf } from './rooms/public-room.ts'
import type { Room } from './rooms/room.ts'
import { readSeats } from './rooms/rows.ts'
import { holdersOf, type RoomState, readRoom } from './rooms/state.ts'
import type { Store } from './store/store.ts'
import type { ListedRow } from './store/tables.ts'

const MOST = 50
const EVERY_MS = 1000
const FRESH_MS = 500

type Log = Pick<FastifyBaseLogger, 'warn'>

/** A table of the list, read. */
type Listed = Omit<ListedRow, 'room'> & { readonly room: RoomState }

export class Lobby {
  readonly #store: Store
  readonly #watching = new Set<Listener>()
  readonly #due = new Set<Listener>()
  readonly #log: Log
  #open: { readonly at: number; readonly rows: Promise<readonly Listed[]> } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, log: Log) {
    this.#store = store
    this.#log = log
  }

  async of(guest: number): Promise<PublicLobby> {
    const [open, mine] = await Promise.all([this.#openTables(), this.#store.do('tablesOf', guest, MOST)])
    const shown = ({ name, room, pending, touched }: Listed) => summaryOf(name, room, guest, readSeats(pending), touched)
    return { open: open.map(shown), mine: this.#read(mine).map(shown) }
  }

  /** The same for everybody, so it is read once for all who ask within a moment, unless it has changed. */
  #openTables(): Promise<readonly Listed[]> {
    const now = performance.now()
    if (this.#open !== undefined && now - this.#open.at < FRESH_MS) return this.#open.rows
    const rows = this.#store.do('openTables', MOST).then(found => this.#read(found))
    rows.catch(() => this.#forget()) // said to whoever asked
    this.#open = { at: now, rows }
    return rows
  }
  #forget() {
    this.#open = undefined
  }
  /** What cannot be read takes the list from nobody. */
  #read(rows: readonly ListedRow[]): Listed[] {
    return rows.flatMap(row => {
      try {
        return [{ ...row, room: readRoom(row.room) }]
      } catch (error) {
        this.#log.warn({ table: row.name, error: factsOf(error) }, 'a table cannot be read and is not listed')
        return []
      }
    })
  }

  watch(listener: Listener): void {
    this.#watching.add(listener)
  }
  unwatch(listener: Listener): void {
    this.#watching.delete(listener)
    this.#due.delete(listener)
  }

  /** Seats or stage have changed: it may stand in everybody's list. */
  roomChanged(room: Room, before: RoomState): void {
    this.#forget()
    if (this.#watching.size === 0) return
    const everybody = room.state.listed || before.listed
    const holders = new Set([...holdersOf(room.state), ...holdersOf(before)].map(([, guest]) => guest))
    this.#tell(listener => everybody || holders.has(listener.guest))
  }
  /** Somebody else's turn: that concerns whose game it is. */
  moved(room: Room): void {
    if (this.#watching.size === 0) return
    const holders = new Set(holdersOf(room.state).map(([, guest]) => guest))
    this.#tell(listener => holders.has(listener.guest))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#watching.clear()
  }

  #tell(whom: (listener: Listener) => boolean) {
    for (const listener of this.#watching) if (whom(listener)) this.#due.add(listener)
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
      const lobby = await this.of(listener.guest)
      if (this.#watching.has(listener)) listener.tell(JSON.stringify({ news: 'lobby', lobby }))
    } catch {
      // The store failed: whoever looks at the list asks again.
    }
  }
}
