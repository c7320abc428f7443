/** Trains on their track: what a step costs, who is ahead. */
import { at, type Play, type Seat } from '@wildcat/kernel'

export interface Track {
  readonly last: number // its last space; the first is 1
  readonly cost: (space: number) => number // to enter it
}

const sums = new WeakMap<Track, number[]>()
/** Points from the beginning of the track to a space. */
export function pointsUpTo(track: Track, space: number): number {
  const known = sums.get(track) ?? [0, 0]
  if (known.length === 2) sums.set(track, known)
  for (let next = known.length; next <= space; next++) known.push(at(known, next - 1) + track.cost(next))
  return at(known, space)
}

export type TrainEvent = { kind: 'trainsPushedBack'; seat: Seat; spaces: number; from: readonly number[]; trains: readonly number[] }

/** Others go back so many spaces, whatever these cost; a track ends at its first space. */
export function pushOthersBack(state: { trains: number[] }, seat: Seat, spaces: number): void {
  state.trains.forEach((space, each) => {
    if (each !== seat) state.trains[each] = Math.max(1, space - spaces)
  })
}

export function pushBack(play: Play<{ trains: number[] }, never, TrainEvent, never>, seat: Seat, spaces: number): void {
  const from = play.state.trains.slice()
  pushOthersBack(play.state, seat, spaces)
  play.emit({ kind: 'trainsPushedBack', seat, spaces, from, trains: play.state.trains.slice() })
}

/** Seats from the leading train to the last: level ones by licence points, then by turn order. */
export function trainOrder(trains: readonly number[], licencePoints: readonly number[], order: readonly Seat[]): Seat[] {
  return order.toSorted((a, b) => at(trains, b) - at(trains, a) || at(licencePoints, b) - at(licencePoints, a))
}

/** Of some seats, those whose trains are level in the lead. */
export function leaders(trains: readonly number[], seats: readonly Seat[]): Seat[] {
  const furthest = Math.max(...seats.map(seat => at(trains, seat)))
  return seats.filter(seat => trains[seat] === furthest)
}
