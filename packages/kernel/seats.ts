/** Seats in order. Plain loops: rules ask for these at every step. */
import type { Seat } from './game.ts'

/** One value for each seat, in the order of the seats. */
export function forSeats<X>(seats: number, make: (seat: Seat) => X): X[] {
  const list: X[] = []
  for (let seat = 0; seat < seats; seat++) list.push(make(seat))
  return list
}

/** All seats clockwise, from the first player on. */
export function turnOrder({ seats, first }: { readonly seats: number; readonly first: Seat }): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < seats; i++) order.push((first + i) % seats)
  return order
}

/** All seats but one. */
export const others = ({ seats }: { readonly seats: number }, seat: Seat): Seat[] =>
  forSeats(seats, each => each).filter(each => each !== seat)
