/** Questions about the table. */
import { at, type Seat, top, turnOrder, visible } from '@wildcat/kernel'
import type { Licence } from './components.ts'
import type { StepSeen, View } from './state.ts'

export const points = (hand: readonly Licence[]): number => hand.reduce<number>((sum, licence) => sum + licence, 0)
export const countOf = (hand: readonly (Licence | null)[], value: Licence): number =>
  hand.reduce<number>((n, licence) => n + (licence === value ? 1 : 0), 0)

/** [GSH-6.1] Who takes part in the auction. Counts of licences follow from what all have seen. */
export const bidders = (view: View): Seat[] => turnOrder(view).filter(seat => at(view.oil, seat) > 0 && at(view.hands, seat).length > 0)

export const nextAfter = (seats: readonly Seat[], seat: Seat): Seat => at(seats, (seats.indexOf(seat) + 1) % seats.length)

/** [GSH-6.3] The bid that is being paid: its winner has shown that he can. */
export const beingPaid = ({ agenda }: Pick<View, 'agenda'>): StepSeen<'payBid'> | undefined => {
  const step = top(agenda)
  return step?.kind === 'payBid' ? step : undefined
}

export interface Payment {
  readonly ones: number
  readonly twos: number
}
/** [GSH-6.3] Ways to pay from which no card could be taken back. */
export function payments(hand: readonly Licence[], bid: number): Payment[] {
  const found: Payment[] = []
  for (let twos = 0; twos <= countOf(hand, 2); twos++)
    for (let ones = 0; ones <= countOf(hand, 1); ones++) {
      const paid = ones + 2 * twos
      const spare = ones > 0 ? 1 : 2
      if (paid >= bid && paid - spare < bid) found.push({ ones, twos })
    }
  return found
}

export const isDry = (view: View): boolean => view.wells.every(well => well.drilled)

/** The hand that the viewer holds himself. */
export const ownHand = (view: View): readonly Licence[] => (typeof view.viewer === 'number' ? visible(at(view.hands, view.viewer)) : [])
