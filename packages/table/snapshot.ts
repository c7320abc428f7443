/** A table between two entries, as plain JSON: loading it takes as long for a long match as for a short one. */
import type { Types, UndoableSnapshot } from '@wildcat/kernel'
import type { DecisionsSnapshot } from './decisions.ts'
import type { LogSnapshot } from './log.ts'

/**
 * To be counted up with every change of what lies in a snapshot: one of another format is of no use, and the record is played instead. But of
 * every format state, log and rules must be understood for ever (`readStanding`): by them a game goes on under other rules.
 */
export const SNAPSHOT_FORMAT = 3

export interface Snapshot<T extends Types> {
  readonly format: number
  readonly entries: number // of the record so far
  readonly rules: number // the version that the game follows by now
  readonly layout: number // of the state
  readonly state: T['state']
  readonly log: LogSnapshot
  readonly decisions: DecisionsSnapshot
  readonly undoable: UndoableSnapshot<T, readonly number[]>
  readonly idle: readonly number[] // commands of each seat that did not bring the game on
}
