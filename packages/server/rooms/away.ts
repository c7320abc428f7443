/** Who is away and holds up the others, and since when: after a while that the table has set, a bot plays for them or offers to. */
import type { Seat } from '@wildcat/kernel'
import type { Takeover } from '@wildcat/protocol'
import type { Audience } from './audience.ts'
import { deciding, players, type RoomState } from './state.ts'

const MINUTE = 60_000
const HOUR = 60 // minutes

interface AtTable {
  readonly state: RoomState
  readonly pending: readonly Seat[]
  readonly audience: Audience
}

const limitOf = (takeover: Takeover): number | 'never' => (typeof takeover === 'object' ? takeover.offer : takeover)

/**
 * Must it be counted also while nobody is at the table? What a bot does by itself it does then, too; and what takes hours would never come
 * if it began anew whenever somebody looks in. A few minutes may: they are for people who sit there and wait.
 */
export const countsUnseen = (takeover: Takeover): boolean => (typeof takeover === 'object' ? takeover.offer >= HOUR : takeover !== 'never')

export class Away {
  readonly #since = new Map<Seat, number>()
  #takeover: Takeover = 'never'

  /** Is there anybody to be waited for, whether or not somebody is here? */
  get waits(): boolean {
    return this.#since.size > 0 && countsUnseen(this.#takeover)
  }

  /** Says whether others are waited for now than before. */
  look({ state, pending, audience }: AtTable, now: number): boolean {
    this.#takeover = state.takeover
    const people = players(state)
    const isLast = (seat: Seat) => people.every(each => each === seat) // of the people who play
    const isCounted = state.stage === 'playing' && !state.paused && state.takeover !== 'never'
    const missed = isCounted ? deciding(state).filter(seat => pending.includes(seat) && !audience.isPresent(seat) && !isLast(seat)) : []
    const gone = [...this.#since.keys()].filter(seat => !missed.includes(seat))
    const fresh = missed.filter(seat => !this.#since.has(seat))
    for (const seat of gone) this.#since.delete(seat)
    for (const seat of fresh) this.#since.set(seat, now)
    return gone.length + fresh.length > 0
  }

  /** Until a bot plays for this seat, or offers to. Nobody waits for whoever is here, or is not asked. */
  botMs(seat: Seat, now: number): number | 'none' {
    const since = this.#since.get(seat)
    const limit = limitOf(this.#takeover)
    return since === undefined || limit === 'never' ? 'none' : Math.max(0, Math.ceil(since + limit * MINUTE - now))
  }

  /** Those for whom a bot plays now, without anybody's word. */
  due(now: number): Seat[] {
    return typeof this.#takeover === 'number' ? [...this.#since.keys()].filter(seat => this.botMs(seat, now) === 0) : []
  }
}
