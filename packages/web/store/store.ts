/** Where games are kept: in the browser's database, or in memory where there is none. Used by the table worker alone. */
import type { Entry, Tagged, WrittenRecord } from '@wildcat/kernel'
import type { Summary } from './games.ts'

export interface Store {
  readonly lasts: boolean // also when the page is left
  /** A new game, or one from a file. */
  begin: (id: string, record: WrittenRecord, summary: Summary) => Promise<void>
  /** An entry at its place, with the summary after it: both or none. */
  add: (id: string, index: number, entry: Entry<Tagged>, summary: Summary) => Promise<void>
  note: (id: string, summary: Summary) => Promise<void>
  /** As it was stored, for `readRecord` to judge. */
  read: (id: string) => Promise<{ readonly summary: Summary; readonly record: string }>
}
