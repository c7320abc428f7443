/** A player that a game brings along. It gets what its seat may see, never a state, and gives back a command that `check` accepts. */
import type { Seat, Types } from './game.ts'
import type { Below } from './subject.ts'

export interface Policy<T extends Types> {
  choose(view: T['view'], seat: Seat, legal: readonly T['command'][], below: Below): T['command']
}
