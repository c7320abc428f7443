/** A player that a game brings along. It gets what its seat may see, never a state, and gives back a command that `check` accepts. */
import type { Seat, Types } from './game.ts'

/** 0 ≤ result < n */
export type Below = (n: number) => number

/** `legal` is empty for a seat that is asked in a window alone: it answers there. */
export interface Policy<T extends Types> {
  choose(view: T['view'], seat: Seat, legal: readonly T['command'][], below: Below): T['command']
}
