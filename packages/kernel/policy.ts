/** A player that a game brings along. It gets what its seat may see, never a state, and gives back a command that `check` accepts. */
import type { Seat, Tagged, Types } from './game.ts'

/** 0 ≤ result < n */
export type Below = (n: number) => number

/** `legal` is empty for a seat that is asked in a window alone: it answers there. */
export interface Policy<T extends Types> {
  choose(view: T['view'], seat: Seat, legal: readonly T['command'][], below: Below): T['command']
  /** All that is worth a thought, best first: with the same luck the first of them is what is chosen. What nobody would do is not in it. */
  weigh?(view: T['view'], seat: Seat, legal: readonly T['command'][], below: Below): readonly Weighed<T['command']>[]
  /** In an auction: how far this seat would go. */
  limit?(view: T['view'], seat: Seat): number | undefined
  /**
   * Nearly the same as `choose`, for playing on in thought: several commands at once, and a bid as far as the others will drive it. What is
   * legal is worked out where it is asked for.
   */
  inPlayout?(view: T['view'], seat: Seat, legal: () => readonly T['command'][], below: Below): readonly T['command'][]
  /** What this seat would lay face down now, for whoever imagines what it has laid there; undefined: that cannot be told. */
  sealed?(view: T['view'], seat: Seat, legal: readonly T['command'][], below: Below): T['command'] | undefined
  /** What others have laid face down, and what can no longer be changed, becomes in an imagined state what they would have laid. For whoever looks back. */
  laid?(imagined: T['state'], viewer: Seat, below: Below): void
  /** Makes a state that was imagined for this seat likelier by what the others have done: only what the seat cannot see changes. */
  likely?(imagined: T['state'], seat: Seat, below: Below): void
}

/** What a policy weighs by, each figure by its name: the same names for every number of seats. */
export type Constants = Readonly<Record<string, number>>

/** A policy made of its constants, so that others can be tried. */
export interface Tuning<T extends Types, Own extends Constants = Constants> {
  constants(seats: number): Own // in force
  first(seats: number): Own // before any were fitted: the yardstick for all bots
  policyBy(constants: (seats: number) => Own): Policy<T>
}

/** An answer, or a whole turn, and what it is worth in the game's own measure: dollars, points. */
export interface Weighed<Command extends Tagged> {
  readonly command: Command
  readonly rest?: readonly Command[] // what it is the beginning of
  readonly worth: number
  readonly because: readonly Reason[]
}
/** What speaks for an answer: a kind that the game has words for, and how much of it. */
export interface Reason {
  readonly kind: string
  readonly figure: number
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Commands by their worth; of equals the first comes first. */
export const weighed = <C extends Tagged>(
  commands: readonly C[],
  worth: (command: C) => number,
  because: (command: C) => readonly Reason[] = () => [],
): Weighed<C>[] =>
  commands.map(command => ({ command, worth: worth(command), because: because(command) })).sort((one, other) => other.worth - one.worth)

/** The same with what was chosen at its head, worth no less than the others: luck or habit may decide against a small difference. */
export function led<C extends Tagged>(chosen: C, others: readonly Weighed<C>[]): Weighed<C>[] {
  const found = others.find(({ command }) => isSame(command, chosen))
  const worth = Math.max(found?.worth ?? Number.NEGATIVE_INFINITY, others[0]?.worth ?? 0)
  return [{ because: [], ...found, command: chosen, worth }, ...others.filter(each => each !== found)]
}
