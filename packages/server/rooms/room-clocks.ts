/** The clocks of a room in force: looked at when something happens and when somebody's time is up, told when others run, written now and then. */
import type { Seat, Types } from '@wildcat/kernel'
import type { RoomSeat } from '@wildcat/protocol'
import type { Change } from '@wildcat/table'
import { factsOf } from '../log.ts'
import type { RoomContext } from './context.ts'
import type { Room } from './room.ts'
import { TableClocks } from './table-clocks.ts'
import { timeUp } from './time-up.ts'

/** As long as a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

export class RoomClocks {
  readonly #room: Room
  readonly #context: RoomContext
  #clocks: TableClocks
  #told = { running: '', isDayOff: false }
  #timer: NodeJS.Timeout | undefined
  #ending = new Set<Seat>() // whose time is up, while that is being seen to

  constructor(room: Room, context: RoomContext, saved: string) {
    this.#room = room
    this.#context = context
    this.#clocks = new TableClocks(room.state, saved)
  }

  get #now() {
    const { now, elapsed } = this.#context
    return { ran: elapsed(), date: now() }
  }
  /** From now on they count, by what was set last. */
  begin(): void {
    this.#clocks = new TableClocks(this.#room.state, '')
  }

  /** Whoever is asked now is the one whose time runs. */
  look(): void {
    this.#clocks.look(this.#room, this.#now)
    this.#tell()
    this.#wait()
  }
  /** If it is not what was told last: lists look at them, too, and nobody hears of that. */
  #tell(): void {
    const { running, isDayOff } = this.#clocks
    const before = this.#told
    this.#told = { running, isDayOff }
    if (isDayOff !== before.isDayOff) this.#room.tellRoom()
    else if (running !== before.running) this.#room.tellAll({ news: 'clocks', clocks: this.shown })
  }
  #wait(): void {
    clearTimeout(this.#timer)
    const ms = this.#clocks.nextMs ?? 0
    // Where somebody's is up already it is being seen to, or that failed: then it is tried again with everything else, now and then.
    if (ms > 0) this.#timer = setTimeout(() => this.rest(), Math.min(ms + 1, LONGEST_MS)).unref()
  }

  after(change: Change<Types>, pending: readonly Seat[]): string {
    return this.#clocks.after(this.#room, change, pending, this.#now)
  }
  /** Before the room knows who is asked now. */
  accept(change: Change<Types>, pending: readonly Seat[]): void {
    this.#clocks.accept(this.#room, change, pending, this.#now)
  }

  get shown(): RoomSeat['clock'][] {
    return this.#room.state.seats.map((_, seat) => this.of(seat))
  }
  of(seat: Seat): RoomSeat['clock'] {
    this.#clocks.look(this.#room, this.#now)
    return this.#clocks.of(seat, this.#room)
  }
  get isDayOff(): boolean {
    return this.#clocks.isDayOff
  }
  get waits(): boolean {
    return this.#clocks.waits
  }
  isUp(seat: Seat): boolean {
    this.#clocks.look(this.#room, this.#now)
    return this.#clocks.due.includes(seat)
  }
  /** Whoever has no time left for this turn may play the next one. */
  isOut(seat: Seat): boolean {
    return this.#clocks.isOut(seat, this.#room)
  }

  /** Now and then, and when somebody's time is up. */
  rest(): void {
    if (this.#room.gone || this.#room.left) return
    this.look()
    for (const seat of this.#clocks.due) if (!this.#ending.has(seat)) void this.#end(seat)
    void this.#write(false)
  }
  async #end(seat: Seat): Promise<void> {
    this.#ending.add(seat)
    try {
      await timeUp(this.#room, this.#context, seat)
    } finally {
      this.#ending.delete(seat)
    }
  }
  async #write(atOnce: boolean): Promise<void> {
    const writing = this.#clocks.toWrite(atOnce)
    if (writing === undefined) return
    try {
      await this.#context.store.do('saveClocks', this.#room.key, writing.json)
      writing.done()
    } catch (error) {
      writing.failed()
      this.#wait()
      this.#room.tellRoom()
      this.#context.log.error({ table: this.#room.key, error: factsOf(error) }, 'clocks could not be written')
    }
  }
  /** As they stand, to be written. */
  get json(): string {
    return this.#clocks.json
  }
  /** What has passed until now is kept. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#clocks.look(this.#room, this.#now)
    await this.#write(true)
  }
}
