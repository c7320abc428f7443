/** Lists of tables: those that anybody may come to, and a guest's own. Whoever looks at them hears of changes, at most once a second. */
import type { Lobby as Shown } from '@wildcat/protocol'
import type { Listener } from './rooms/audience.ts'
import { summaryOf } from './rooms/public-room.ts'
import type { Room } from './rooms/room.ts'
import { readSeats } from './rooms/rows.ts'
import { holdersOf, type RoomState, readRoom } from './rooms/state.ts'
import type { Store } from './store/store.ts'
import type { ListedRow } from './store/tables.ts'

const MOST = 50
const EVERY_MS = 1000

export class Lobby {
  readonly #store: Store
  readonly #watching = new Set<Listener>()
  readonly #due = new Set<Listener>()
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store) {
    this.#store = store
  }

  async of(guest: number, list = this.#store.do('openTables', MOST)): Promise<Shown> {
    const [open, mine] = await Promise.all([list, this.#store.do('tablesOf', guest, MOST)])
    const shown = ({ name, room, pending, touched }: ListedRow) => summaryOf(name, readRoom(room), guest, readSeats(pending), touched)
    return { open: open.map(shown), mine: mine.map(shown) }
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
      const open = this.#store.do('openTables', MOST) // is the same for everybody
      open.catch(() => undefined) // said to each of them
      for (const listener of this.#due) {
        this.#due.delete(listener)
        void this.#send(listener, open)
      }
    }, EVERY_MS)
  }

  async #send(listener: Listener, open: Promise<ListedRow[]>) {
    try {
      const lobby = await this.of(listener.guest, open)
      if (this.#watching.has(listener)) listener.tell(JSON.stringify({ news: 'lobby', lobby }))
    } catch {
      // The store has trouble: whoever looks at the list asks again.
    }
  }
}
