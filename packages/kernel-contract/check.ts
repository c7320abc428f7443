/** What a check is. Each promise of the contract is one object of this shape, in a file of `checks/`. */

import type { Below, Message, RecordOf, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Examined } from './examined.ts'
import type { Moment, Move } from './moment.ts'

/** What a check holds in its hand while it looks. */
export interface Probe {
  readonly below: Below // its own luck: a check changes neither the game nor what another check sees
  readonly breach: (message: string, seat?: Viewer) => void
  readonly saw: (what: string) => void // something that the run as a whole must have come to
}

/** A whole game, with all that was taken back in between. */
export interface Played {
  readonly subject: Examined
  readonly record: RecordOf<Types>
  readonly last: Moment
}

export interface Check {
  readonly name: string
  readonly promise: string // 'every legal command passes check'
  /** Once, before anything is played. */
  subject?(subject: Examined, probe: Probe): void
  /** What is said before the first decision. */
  opening?(first: Moment, messages: readonly Message<Tagged>[], probe: Probe): void
  /** At every decision and when the game is over. */
  moment?(moment: Moment, probe: Probe): void
  /** The same, now and then: what takes long. */
  closely?(moment: Moment, probe: Probe): void
  /** After every command. */
  move?(move: Move, probe: Probe): void
  moveClosely?(move: Move, probe: Probe): void
  /** After every game. */
  played?(played: Played, probe: Probe): void
  /** After the last game: has everything been seen? */
  coverage?(subject: Examined, seen: ReadonlySet<string>, probe: Probe): void
}
