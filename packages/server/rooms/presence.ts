/**
 * Who is at a table, and since when others are not. That is not kept: a table that comes into memory counts from that moment, so that
 * nobody is ever taken to have been away for longer than they were.
 */
import type { Seat } from '@wildcat/kernel'
import type { Audience } from './audience.ts'
import type { LongAway, RoomState } from './state.ts'

const MINUTE = 60_000

interface PresentAt {
  readonly audience: Audience
  readonly state: RoomState
}

export class Presence {
  readonly #at: PresentAt
  readonly #now: () => number
  readonly #began: number
  readonly #left = new Map<number, number>() // guests
  readonly #coming: number[] = [] // guests, each as often as they are on the way in

  constructor(at: PresentAt, now: () => number) {
    this.#at = at
    this.#now = now
    this.#began = now()
  }

  leave(guest: number): void {
    if (!this.#at.audience.has(guest)) this.#left.set(guest, this.#now())
  }
  /** One person was two guests: they have been here whenever either of them was. */
  adopted(from: number, to: number): void {
    const last = this.#at.audience.has(from) ? this.#now() : Math.max(this.#left.get(from) ?? 0, this.#left.get(to) ?? 0)
    this.#left.set(to, last)
  }
  /** Is anybody whose seat this is here, or who stands in for them, be it to watch? */
  isHere(seat: Seat): boolean {
    return this.#isAnyHere(this.#everybodyOf(seat))
  }
  /** How many are on the way in. */
  get comers(): number {
    return this.#coming.length
  }
  /** This guest is on the way in until that is done, and counts as here. */
  async coming(guest: number, way: () => Promise<void>): Promise<void> {
    this.#coming.push(guest)
    try {
      await way()
    } finally {
      this.#coming.splice(this.#coming.indexOf(guest), 1)
    }
  }
  /** How long nobody of them has been here. */
  awayMs(seat: Seat): number {
    return this.guestsAwayMs(this.#everybodyOf(seat))
  }
  guestsAwayMs(guests: readonly number[]): number {
    return this.#isAnyHere(guests) ? 0 : this.#now() - Math.max(this.#began, ...guests.map(guest => this.#left.get(guest) ?? 0))
  }
  /** A bot that only offered itself took nobody's word from them: by that nobody agreed to be passed over. */
  readonly longAway: LongAway = seat => {
    const { agreed } = this.#at.state
    const { holders, owners } = this.#guestsOf(seat)
    return typeof agreed === 'number' && this.guestsAwayMs(owners.length > 0 ? owners : holders) >= agreed * MINUTE
  }

  #isAnyHere(guests: readonly number[]): boolean {
    return guests.some(guest => this.#at.audience.has(guest) || this.#coming.includes(guest))
  }
  #everybodyOf(seat: Seat): number[] {
    const { holders, owners } = this.#guestsOf(seat)
    return [...holders, ...owners]
  }
  #guestsOf(seat: Seat) {
    const { holders = [], owners = [] } = this.#at.state.seats[seat] ?? {}
    return { holders: holders.map(({ guest }) => guest), owners: owners.map(({ guest }) => guest) }
  }
}
