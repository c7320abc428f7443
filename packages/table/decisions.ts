/**
 * Names for decisions: a number for each seat, sent back with its command. A command that answers an earlier decision, because of a
 * double click or because others have closed it meanwhile, is refused and never applied to the next one.
 *
 * The number must not tell of what its seat may not know: it moves with the seat's own commands, with news that the seat hears,
 * and when the kind of the step on top changes, which all see.
 */
import { forSeats, type Seat } from '@wildcat/kernel'

interface Count {
  now: number
  lastOwn: number // the number after the seat's own last command
}
export type DecisionsSnapshot = readonly Readonly<Count>[]

export class Decisions {
  readonly #counts: Count[]

  constructor(counts: DecisionsSnapshot) {
    this.#counts = counts.map(count => ({ ...count }))
  }

  static first(seats: number): Decisions {
    return new Decisions(forSeats(seats, () => ({ now: 0, lastOwn: 0 })))
  }

  get snapshot(): DecisionsSnapshot {
    return this.#counts.map(count => ({ ...count }))
  }

  of(seat: Seat): number {
    return this.#counts[seat]?.now ?? 0
  }

  /** What is said aside answers no step: it only must not be said twice. */
  isOpen(seat: Seat, decision: number, aside: boolean): boolean {
    const count = this.#counts[seat]
    if (count === undefined) return false
    return aside ? decision >= count.lastOwn && decision <= count.now : decision === count.now
  }

  decided(seat: Seat, concerns: (other: Seat) => boolean): void {
    this.#counts.forEach((count, each) => {
      if (each === seat || concerns(each)) count.now++
      if (each === seat) count.lastOwn = count.now
    })
  }

  takenBack(): void {
    for (const count of this.#counts) {
      count.now++
      count.lastOwn = count.now
    }
  }
}
