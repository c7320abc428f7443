/** A match out of the store: from the last snapshot and the entries after it; where that does not fit, from the whole record. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { type HeadOf, readRecord, recordFor, SNAPSHOT_FORMAT, type Snapshot, Table } from '@wildcat/table'
import type { Records } from '../records/records.ts'
import { Refused } from '../refused.ts'
import type { SnapshotRow } from '../store/entries.ts'
import type { RoomContext } from './context.ts'

export async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Refused('unknownGame')
  return title.engine()
}

export interface Kept {
  readonly key: number // of the table in the store
  readonly head: string
}

export interface Loaded {
  readonly table: Table<Types>
  readonly played: number // entries that had to be
  readonly rebuilt: boolean // there was a snapshot, but not of this record
}

/** More entries than these are played elsewhere: whoever plays meanwhile does not wait for it. */
const PLAYED_HERE = 200

export async function loadTable({ store, records }: Pick<RoomContext, 'store' | 'records'>, { key, head }: Kept): Promise<Loaded> {
  const { snapshot, unfit, entries, last } = await store.do('match', key, PLAYED_HERE)
  const later = last - (snapshot?.n ?? 0)
  const rebuilt = unfit || snapshot !== undefined
  if (later > PLAYED_HERE) return { ...(await playedElsewhere(records, { key, head }, last)), rebuilt }
  if (entries.length !== later) throw new Refused('damaged') // some are missing
  const kept = snapshot === undefined ? undefined : readSnapshot(snapshot)
  const { engine, record } = await understood(head, entries)
  if (kept !== undefined) {
    const { entries: after, ...start } = record
    const table = tried(() => Table.restore(engine, start, kept, after))
    if (table !== undefined) return { table, played: later, rebuilt: false }
  }
  if (snapshot === undefined) return { table: Table.resume(engine, record), played: later, rebuilt }
  return { ...(await playedElsewhere(records, { key, head }, last)), rebuilt }
}

/** From a whole record, however long. */
async function playedElsewhere(records: Records, kept: Kept, last: number): Promise<Omit<Loaded, 'rebuilt'>> {
  const json = (await records.done({ kind: 'playOut', wish: kept })).toString()
  const snapshot = readSnapshot({ n: last, json })
  if (snapshot === undefined) throw new Refused('damaged') // some entries are missing
  const { engine, record } = await understood(kept.head, [])
  const { entries: none, ...start } = record
  return { table: Table.restore(engine, start, snapshot, none), played: last }
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

/** Written by ourselves: its format is enough. */
function readSnapshot({ n, json }: SnapshotRow): Snapshot<Types> | undefined {
  const read = tried((): unknown => JSON.parse(json))
  return isSnapshot(read) && read.entries === n ? read : undefined
}
const isSnapshot = (read: unknown): read is Snapshot<Types> =>
  typeof read === 'object' && read !== null && 'format' in read && read.format === SNAPSHOT_FORMAT

function tried<X>(work: () => X): X | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const headJson = (head: HeadOf<Types>): string => JSON.stringify(head)
