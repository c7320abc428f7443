/**
 * A match out of the store: from the last snapshot and the entries after it; where that does not fit, from the whole record. One that was left
 * under earlier rules goes on under those that there are now, from the snapshot that was written when it was left.
 */
import { CannotGoOn, type GoesOnEntry, type Types } from '@wildcat/kernel'
import { goingOn, readStanding, SNAPSHOT_FORMAT, type Snapshot, type Standing, Table } from '@wildcat/table'
import { packedEnd } from '../records/entries.ts'
import type { Records } from '../records/records.ts'
import { Refused } from '../refused.ts'
import { call, type MatchRows, type SnapshotRow, type Store } from '../store/contract.ts'
import type { RoomContext } from './context.ts'
import { goneOnRow } from './rows.ts'
import { headUnder, notThese, rulesOf, understood } from './understood.ts'

export interface Kept {
  readonly key: number // of the table in the store
  readonly head: string
  readonly clocks?: string // as they stand
}

export interface Loaded {
  readonly table: Table<Types>
  readonly played: number // entries that had to be
  readonly rebuilt: boolean // there was a snapshot, but not of this record
  readonly goneOn: boolean // just now, under newer rules
}
type Context = Pick<RoomContext, 'store' | 'records' | 'now'>

/** More entries than these are played elsewhere: whoever plays meanwhile does not wait for it. */
const PLAYED_HERE = 200

export async function loadTable(context: Context, kept: Kept): Promise<Loaded> {
  const { store, records } = context
  const rows = await fitting(store, kept.key)
  const { snapshot, unfit, entries, last } = rows
  const { engine, begun } = await rulesOf(kept.head)
  const standing = snapshot === undefined ? undefined : standingIn(snapshot, begun)
  const rules = standing?.rules ?? begun
  if (rules !== engine.version) {
    if (standing !== undefined) return goneOn(context, kept, standing, last)
    const archived = readStanding((await packedEnd(store, kept.key))?.standing, begun)
    if (archived !== undefined) return shown(kept.head, archived, last)
  }
  const later = last - (snapshot?.n ?? 0)
  const rebuilt = unfit || snapshot !== undefined
  // Of an archived game entries are missing here; if they are missing there, too, it is damaged.
  if (later > PLAYED_HERE || entries.length !== later) return { ...(await playedElsewhere(records, kept, last)), rebuilt, goneOn: false }
  const { record } = await understood(standing === undefined ? kept.head : headUnder(kept.head, rules), entries)
  if (snapshot === undefined) return { table: Table.resume(engine, record), played: later, rebuilt, goneOn: false }
  const read = readSnapshot(snapshot, begun)
  const { entries: after, ...start } = record
  const table = read === undefined ? undefined : tried(() => Table.restore(engine, start, read, after))
  if (table !== undefined) return { table, played: later, rebuilt: false, goneOn: false }
  return { ...(await playedElsewhere(records, kept, last)), rebuilt, goneOn: false }
}

/** From how it stood: written down, so that it can be played from there. What is over stays as it is, and is only shown. */
async function goneOn({ store, now }: Context, { key, head, clocks = '' }: Kept, standing: Standing, last: number): Promise<Loaded> {
  const { engine, start, entry } = await continued(head, standing, last, now())
  const ended = Table.goOn(engine, start, entry, last)
  if (ended.over) return loaded(ended)
  const table = Table.goOn(engine, start, entry, last + 1)
  await store.together([
    call('addEntry', goneOnRow(table, key, entry, clocks)),
    call('saveSnapshot', key, table.length, JSON.stringify(table.snapshot)),
  ])
  return { ...loaded(table), goneOn: true }
}
/** As it was archived: nothing is written, also where all had agreed to stop it. */
async function shown(head: string, standing: Standing, last: number): Promise<Loaded> {
  const { engine, start, entry } = await continued(head, standing, last)
  return loaded(Table.goOn(engine, start, entry, last))
}
const loaded = (table: Table<Types>): Loaded => ({ table, played: 0, rebuilt: false, goneOn: false })

async function continued(head: string, standing: Standing, last: number, at?: number) {
  const { engine, begun } = await rulesOf(head)
  if (standing.rules > engine.version || standing.entries !== last) throw notThese(standing.rules, engine.version)
  const entry = entryFor(() => goingOn(engine, standing, at))
  const { record } = await understood(headUnder(head, engine.version), [])
  const { entries: _, ...start } = { ...record, version: begun }
  return { engine, start, entry }
}
function entryFor(make: () => GoesOnEntry): GoesOnEntry {
  try {
    return make()
  } catch (error) {
    throw error instanceof CannotGoOn ? new Refused('otherVersion') : error
  }
}

/** Without a snapshot of any other record than this one. */
async function fitting(store: Store, key: number): Promise<MatchRows> {
  const rows = await store.do('match', key, PLAYED_HERE)
  const { snapshot, unfit } = rows
  if (snapshot !== undefined && (await recordTo(store, key, snapshot.n)) === snapshot.record) return rows
  if (snapshot === undefined && !unfit) return rows
  await store.do('dropSnapshot', key) // the next one is not built on it
  return { ...(await store.do('match', key, PLAYED_HERE)), unfit: true }
}
async function recordTo(store: Store, key: number, n: number): Promise<string> {
  let digest = await store.do('digestRecord', key, n)
  while (digest.n < n) digest = await store.do('digestRecord', key, n, digest)
  return digest.record
}

/** From a whole record, however long. */
async function playedElsewhere(records: Records, kept: Kept, last: number): Promise<Pick<Loaded, 'table' | 'played'>> {
  const { engine, begun } = await rulesOf(kept.head)
  const json = (await records.done({ kind: 'playOut', wish: kept })).toString()
  const snapshot = readSnapshot({ n: last, json }, begun)
  if (snapshot === undefined) throw new Refused('damaged') // some entries are missing
  const { record } = await understood(headUnder(kept.head, snapshot.rules), [])
  const { entries: none, ...start } = record
  return { table: Table.restore(engine, start, snapshot, none), played: last }
}

/** Written by ourselves: its format is enough. That of before rules were named in it is understood, too. */
function readSnapshot({ n, json }: Omit<SnapshotRow, 'record'>, begun: number): Snapshot<Types> | undefined {
  const read = tried((): unknown => JSON.parse(json))
  if (!isSnapshot(read) || read.entries !== n) return undefined
  const { rules = begun, layout = 1 } = read
  return { ...read, rules, layout }
}
const UNNAMED_RULES = 2
type AnySnapshot = Omit<Snapshot<Types>, 'rules' | 'layout'> & Partial<Pick<Snapshot<Types>, 'rules' | 'layout'>>
const isSnapshot = (read: unknown): read is AnySnapshot =>
  typeof read === 'object' && read !== null && 'format' in read && (read.format === SNAPSHOT_FORMAT || read.format === UNNAMED_RULES)

function standingIn({ n, json }: SnapshotRow, begun: number): Standing | undefined {
  const standing = readStanding(
    tried((): unknown => JSON.parse(json)),
    begun,
  )
  return standing?.entries === n ? standing : undefined
}

function tried<X>(work: () => X): X | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
