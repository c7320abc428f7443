/** What a check is. Each promise of the contract is one object of this shape, in a file of `checks/`. */

import type { Below, Message, RecordOf, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Configuration } from './configurations.ts'
import type { Examined } from './examined.ts'
import type { Moment, Move, State } from './moment.ts'

/** Counted for every command at which the costly checks looked. */
export const LOOK = 'a close look'

/** What a check holds in its hand while it looks. */
export interface Probe {
  readonly below: Below // its own luck: a check changes neither the game nor what another check sees
  readonly breach: (message: string, seat?: Viewer) => void
  readonly saw: (what: string, times?: number) => void // something that is counted over the run as a whole
  readonly unjudged: (message: string) => void // what this run is too short to say
}

/** The beginning of a game, up to the first decision. */
export interface Opening {
  readonly table: Configuration
  readonly laid: State // by `setup`; never to be changed
  readonly messages: readonly Message<Tagged>[] // what was said from there on
  readonly first: Moment
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
  opening?(opening: Opening, probe: Probe): void
  /** At every decision and when the game is over. */
  moment?(moment: Moment, probe: Probe): void
  /** The same, now and then: what takes long. */
  closely?(moment: Moment, probe: Probe): void
  /** After every command. */
  move?(move: Move, probe: Probe): void
  moveClosely?(move: Move, probe: Probe): void
  /** After every game. */
  played?(played: Played, probe: Probe): void
  /** After the last game: has everything been seen, and how often? */
  coverage?(subject: Examined, seen: ReadonlyMap<string, number>, probe: Probe): void
}
