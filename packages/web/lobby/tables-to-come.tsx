import { heldSeats } from '../store/held-seats.ts'

/** The place of the tables with friends, until it is known how they stand: the page does not jump then. */
export const TablesToCome = () => (
  <div className="running-tables" style={{ minHeight: `${2.5 + heldSeats().length * 4.4}rem` }} aria-hidden="true" />
)
