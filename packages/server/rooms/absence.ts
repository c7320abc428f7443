/**
 * Since when guests have been away from a table. Not kept: a table that comes into memory counts from that moment, so that nobody is
 * ever taken to have been away for longer than they were.
 */
export class Absence {
  readonly #left = new Map<number, number>()
  readonly #began: number

  constructor(now: number) {
    this.#began = now
  }

  leave(guest: number, now: number): void {
    this.#left.set(guest, now)
  }
  /** How long none of these has been here. */
  of(guests: readonly number[], now: number): number {
    return now - Math.max(this.#began, ...guests.map(guest => this.#left.get(guest) ?? 0))
  }
}
