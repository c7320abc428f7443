/** What players and rules ask about a table. */
import { at, forSeats, type Seat, top } from '@wildcat/kernel'
import { wealthOf } from './money.ts'
import type { View } from './state.ts'

/** [COM-1.2] The most VP; of these the richest. */
export function winnersOf(view: View): Seat[] {
  const best = (seats: readonly Seat[], of: (seat: Seat) => number) => {
    const most = Math.max(...seats.map(of))
    return seats.filter(seat => of(seat) === most)
  }
  const leading = best(
    forSeats(view.seats, seat => seat),
    seat => at(view.vp, seat),
  )
  return best(leading, seat => wealthOf(view, seat))
}

/** [COM-9.1] Between two steps: nothing that a card, an event, a save or a payment asks is waiting. */
export const isBetweenSteps = ({ agenda }: View): boolean => {
  const kind = top(agenda)?.kind
  return kind === 'turn' || kind === 'travel'
}
