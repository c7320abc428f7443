/** A table between two entries, as plain JSON: loading it takes as long for a long match as for a short one. */
import type { Types, UndoableSnapshot } from '@wildcat/kernel'
import type { DecisionsSnapshot } from './decisions.ts'
import type { LogSnapshot } from './log.ts'

export interface Snapshot<T extends Types> {
  readonly entries: number // of the record so far
  readonly state: T['state']
  readonly log: LogSnapshot
  readonly decisions: DecisionsSnapshot
  readonly undoable: UndoableSnapshot<T, readonly number[]>
  readonly idle: readonly number[] // commands of each seat that did not bring the game on
}
