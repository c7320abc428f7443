/** The clocks of one table: whose time runs, and what of it has passed since it was last looked at. */
import type { Seat, Types } from '@wildcat/kernel'
import type { SeatClock } from '@wildcat/protocol'
import type { Change } from '@wildcat/table'
import { Refused } from '../refused.ts'
import type { Audience } from './audience.ts'
import { answered, type Clocks, passed, readClocks, type TimeControl, takenBack, takesGift } from './clock.ts'
import { isDayOff } from './days-off.ts'
import { deciding, type RoomState } from './state.ts'

/** Written at least so often while it runs: after a power cut nobody has lost more than this, and nobody has won more. */
const WRITTEN_MS = { live: 5000, days: 60_000 }

interface AtTable {
  readonly state: RoomState
  readonly pending: readonly Seat[]
  readonly audience: Pick<Audience, 'people'>
}
export interface Now {
  readonly ran: number // milliseconds that the server has run
  readonly date: number // by the calendar
}

/** Of a command of which nobody else hears: it is no part of what can be taken back. */
const isUnheard = ({ entry, messages }: Change<Types>): boolean =>
  messages.length > 0 && messages.every(({ only }) => only?.every(seat => seat === entry.seat) === true)

export class TableClocks {
  readonly #control: TimeControl | undefined
  #clocks: Clocks | undefined
  #running: readonly Seat[] = []
  #isDayOff = false
  #since = 0
  #asks = false // is anybody asked who has a clock, be it a day off?
  #unwritten = 0 // milliseconds
  #written: Clocks | undefined // as they lie in the store

  constructor({ clock, seats }: Pick<RoomState, 'clock' | 'seats'>, saved: string) {
    this.#control = clock === 'none' ? undefined : clock
    this.#clocks = this.#control && readClocks(saved, this.#control, seats.length)
    this.#written = this.#clocks
  }

  /** Counts what has passed, and then who is asked from now on. */
  look({ state, pending, audience }: AtTable, now: Now): void {
    if (this.#control === undefined) return
    this.#count(now.ran)
    // Minutes are for people who sit there and wait: where nobody does, a line may have broken, or they have all gone.
    const isWaitedFor = this.#control.kind === 'days' || audience.people > 0
    const isOn = state.stage === 'playing' && !state.paused && isWaitedFor
    const asked = isOn ? deciding(state).filter(seat => pending.includes(seat)) : []
    this.#asks = asked.length > 0
    this.#isDayOff = isDayOff(this.#control, now.date)
    this.#running = this.#isDayOff ? [] : asked
  }
  #count(ran: number): void {
    const at = Math.floor(ran) // whole ones, so that it does not matter how often it is looked at
    const ms = Math.max(0, at - this.#since)
    this.#since = at
    if (this.#clocks === undefined || this.#running.length === 0) return
    this.#clocks = passed(this.#clocks, this.#running, ms)
    this.#unwritten += ms
  }

  /** As they will be when this change is on the table; as JSON, to be written with it. */
  after(at: AtTable, change: Change<Types>, pending: readonly Seat[], now: Now): string {
    if (this.#control === undefined) return ''
    this.#count(now.ran)
    this.#mustHaveTime(change)
    return JSON.stringify(this.#changed(at, change, pending))
  }
  /** Whoever has used up their time takes nothing of that turn back by themself: it would never end. */
  #mustHaveTime({ entry, undone }: Change<Types>): void {
    if (entry.kind !== 'undo' || entry.agreed === true || this.#clocks === undefined) return
    if (this.due.includes(entry.seat) || takesGift(this.#clocks, entry.seat, undone?.going ?? 0)) throw new Refused('timeUp')
  }
  /** It is on the table. Called before the table's `pending` is the one after it. */
  accept(at: AtTable, change: Change<Types>, pending: readonly Seat[], now: Now): void {
    if (this.#control === undefined) return
    this.#count(now.ran)
    this.#clocks = this.#changed(at, change, pending)
    this.#written = this.#clocks
    this.#unwritten = 0
  }
  #changed({ state, pending: before }: AtTable, change: Change<Types>, after: readonly Seat[]): Clocks | undefined {
    const { entry, undone } = change
    if (this.#control === undefined || this.#clocks === undefined) return undefined
    if (entry.kind === 'undo') return takenBack(this.#control, this.#clocks, entry.seat, undone?.going ?? 0)
    const isBot = (seat: Seat) => state.seats[seat]?.bot !== 'none'
    return answered(this.#control, this.#clocks, { before, after }, isUnheard(change), isBot)
  }

  /** As they stand, to be written. */
  get json(): string {
    return this.#control === undefined || this.#clocks === undefined ? '' : JSON.stringify(this.#clocks)
  }

  /** Is there time to be counted, today or another day, also while nobody is there? */
  get waits(): boolean {
    return this.#asks
  }
  /** Who runs, as a text: what is another than before is to be told. */
  get running(): string {
    return this.#running.join()
  }
  get isDayOff(): boolean {
    return this.#isDayOff
  }
  /** Whose time is up. */
  get due(): readonly Seat[] {
    return this.#running.filter(seat => this.#clocks?.left[seat] === 0)
  }
  /** Is a bot playing a turn of this seat for which there is no time left? */
  isOut(seat: Seat, { state, pending }: AtTable): boolean {
    const isOn = state.stage === 'playing' && !state.paused && !this.#isDayOff
    return isOn && pending.includes(seat) && this.#clocks?.left[seat] === 0
  }
  /** Until somebody's time is up, if nothing happens before. */
  get nextMs(): number | undefined {
    const left = this.#running.map(seat => this.#clocks?.left[seat] ?? 0)
    return left.length === 0 ? undefined : Math.min(...left)
  }
  /** What everybody may know of it. */
  of(seat: Seat, { state }: Pick<AtTable, 'state'>): SeatClock | 'none' {
    const leftMs = this.#clocks?.left[seat]
    const isNone = leftMs === undefined || state.stage !== 'playing' || state.seats[seat]?.by === 'bot'
    return isNone ? 'none' : { leftMs, runs: this.#running.includes(seat) }
  }

  /** To be written, if that has not been done for a while, or `atOnce`; and what is to be said when that was done, or could not be. */
  toWrite(atOnce = false) {
    if (this.#control === undefined || this.#unwritten < (atOnce ? 1 : WRITTEN_MS[this.#control.kind])) return undefined
    this.#unwritten = 0
    const [before, clocks] = [this.#written, this.#clocks]
    const isSame = () => this.#written === before // nothing else was written meanwhile
    return {
      json: JSON.stringify(clocks),
      done: () => {
        if (isSame()) this.#written = clocks
      },
      /** Where nothing can be written nobody could have answered either: so long no time has passed. */
      failed: () => {
        if (isSame()) this.#clocks = before
      },
    }
  }
}
