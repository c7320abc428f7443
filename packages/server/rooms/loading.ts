/** A match out of the store: from the last snapshot and the entries after it; where that cannot be read, from the whole record. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { type HeadOf, readRecord, recordFor, type Snapshot, Table } from '@wildcat/table'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'

export async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Refused('unknownGame')
  return title.engine()
}

export interface Kept {
  readonly key: number // of the table in the store
  readonly head: string
}

/** With the number of entries that had to be played. */
export async function loadTable(store: Store, { key, head }: Kept): Promise<{ table: Table<Types>; played: number }> {
  const { snapshot, entries } = await store.do('match', key)
  const kept = snapshot === undefined ? undefined : readSnapshot(snapshot.json)
  if (kept === undefined) {
    const { engine, record } = await understood(head, await store.do('entriesAfter', key, 0, -1))
    return { table: Table.resume(engine, record), played: record.entries.length }
  }
  const { engine, record } = await understood(head, entries)
  const { entries: later, ...start } = record
  return { table: Table.restore(engine, start, kept, later), played: later.length }
}

/** The record as one of its game. What is refused here was begun by other rules, or was damaged on the disk. */
export async function understood(head: string, entries: readonly string[]) {
  const read = readRecord(`${head.slice(0, -1)},"entries":[${entries.join(',')}]}`)
  if ('unreadable' in read) throw new Refused('damaged')
  const engine = await engineOf(read.ok.game)
  const record = recordFor(engine, read.ok)
  if ('ok' in record) return { engine, record: record.ok }
  throw new Refused(record.unreadable.problem === 'otherVersion' ? 'otherVersion' : 'damaged')
}

/** Written by ourselves a moment ago: its outline is enough. */
function readSnapshot(json: string): Snapshot<Types> | undefined {
  try {
    const read: unknown = JSON.parse(json)
    return isSnapshot(read) ? read : undefined
  } catch {
    return undefined
  }
}
const isSnapshot = (read: unknown): read is Snapshot<Types> =>
  typeof read === 'object' && read !== null && ['entries', 'state', 'log', 'decisions', 'undoable'].every(part => part in read)

export const headJson = (head: HeadOf<Types>): string => JSON.stringify(head)
