/** Where games are kept: in the browser's database, or in memory where there is none. Used by the table worker alone. */
import type { Entry, GoesOnEntry, Tagged, Types, WrittenRecord } from '@wildcat/kernel'
import type { Snapshot } from '@wildcat/table'
import type { Summary } from './games.ts'

/** What newer rules need to go on from: see `readStanding`. */
export interface Standing extends Pick<Snapshot<Types>, 'entries' | 'rules' | 'layout' | 'state'> {
  readonly log: Pick<Snapshot<Types>['log'], 'lengths'>
}

export interface Store {
  readonly lasts: boolean // also when the page is left
  /** A new game, or one from a file. */
  begin: (id: string, record: WrittenRecord, summary: Summary) => Promise<void>
  /** An entry at its place, with the summary after it and how the game stands then: all or nothing. */
  add: (id: string, index: number, entry: Entry<Tagged> | GoesOnEntry, summary: Summary, standing: Standing) => Promise<void>
  note: (id: string, summary: Summary) => Promise<void>
  /** How a game stands that was kept without. */
  noteStanding: (id: string, standing: Standing) => Promise<void>
  /** As it was stored, for `readRecord` and `readStanding` to judge. */
  read: (id: string) => Promise<{ readonly summary: Summary; readonly record: string; readonly standing?: unknown }>
}
