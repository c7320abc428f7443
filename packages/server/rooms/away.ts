/** Who is away and holds up the others, and since when: after a while that the table has set, a bot plays for him. */
import type { Seat } from '@wildcat/kernel'
import type { Audience } from './audience.ts'
import { players, type RoomState } from './state.ts'

const MINUTE = 60_000

interface AtTable {
  readonly state: RoomState
  readonly pending: readonly Seat[]
  readonly audience: Audience
}

export class Away {
  readonly #since = new Map<Seat, number>()
  #takeover: RoomState['takeover'] = 'never'

  /** Is there anybody to be waited for? */
  get waits(): boolean {
    return this.#since.size > 0
  }

  look({ state, pending, audience }: AtTable, now: number): void {
    this.#takeover = state.takeover
    const playing = players(state)
    const missed =
      state.stage === 'playing' && state.takeover !== 'never' && playing.length > 1
        ? playing.filter(seat => pending.includes(seat) && !audience.isPresent(seat))
        : []
    for (const seat of this.#since.keys()) if (!missed.includes(seat)) this.#since.delete(seat)
    for (const seat of missed) if (!this.#since.has(seat)) this.#since.set(seat, now)
  }

  /** Those for whom it has been long enough. */
  due(now: number): Seat[] {
    const takeover = this.#takeover
    if (takeover === 'never') return []
    return [...this.#since].filter(([, since]) => now - since >= takeover * MINUTE).map(([seat]) => seat)
  }
}
