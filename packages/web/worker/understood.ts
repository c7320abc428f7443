/** Records of this browser, understood by the rules that there are now: what earlier ones left goes on from how it stood. */
import { titleOf } from '@wildcat/catalogue'
import {
  CannotGoOn,
  type Engine,
  entriesBefore,
  forSeats,
  type GameRecord,
  type GoesOnEntry,
  type GoneOn,
  replay,
  type Types,
  unfolded,
  type Viewer,
  type WrittenRecord,
} from '@wildcat/kernel'
import { type Change, goingOn, linesOf, readRecord, readStanding, recordFor, Table } from '@wildcat/table'
import type { Standing } from '../store/store.ts'
import { Failed, saying, unreadable } from './failure.ts'

export interface Understood {
  readonly engine: Engine<Types>
  readonly record: GameRecord
  readonly goesOn?: GoesOnEntry // the last of its entries: not written yet
}

export async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Failed('unknownGame', game)
  return title.engine()
}

/** The text of a record, understood by the game it is of. */
export async function understood(text: string): Promise<Understood> {
  const read = readRecord(text)
  if ('unreadable' in read) throw unreadable(read.unreadable)
  const engine = await engineOf(read.ok.game)
  const record = recordFor(engine, read.ok)
  if ('unreadable' in record) throw unreadable(record.unreadable)
  return { engine, record: record.ok }
}

export function resumed(engine: Engine<Types>, record: GameRecord): Table<Types> {
  try {
    return Table.resume(engine, { ...record, ...(record.goneOn && { goneOn: untold(record.goneOn, record.seats) }) })
  } catch (error) {
    throw new Failed('departs', saying(error), replay(engine, record).departure?.entry)
  }
}

/** What was said before a game went on under other rules is not kept here: its log begins there. */
const untold = (goneOn: GoneOn, seats: number): GoneOn => ({
  ...goneOn,
  last: { ...goneOn.last, heard: Array.from({ length: seats + 1 }, () => 0) },
})

/** Of a game that is kept here, with how it stood. */
export async function current(text: string, standing: unknown): Promise<Understood> {
  const read = readRecord(text)
  if ('unreadable' in read) return understood(text) // which says why
  const { ok: record } = read
  const engine = await engineOf(record.game)
  if (record.version === engine.version) return understood(text)
  const written = unfolded(record)
  const left = readStanding(standing, written.version)
  const misses = left === undefined || left.rules !== record.version || left.entries !== written.entries.length
  if (record.version > engine.version) throw new Failed('newerRules', `${record.version} > ${engine.version}`)
  if (misses) throw new Failed('earlierRules', `${record.version} < ${engine.version}`)
  try {
    const goesOn = goingOn(engine, left, Date.now())
    return { ...(await understood(JSON.stringify({ ...written, entries: [...written.entries, goesOn] }))), goesOn }
  } catch (error) {
    throw error instanceof CannotGoOn ? new Failed('earlierRules', error.message) : error
  }
}

/** How a table stands, or will once a change counts. `before`: lines of the log that are not kept here. */
export function standingOf(table: Table<Types>, before: readonly number[], change?: Change<Types>): Standing {
  const { seats } = table.head
  const told = (viewer: Viewer) => table.lines(viewer) + (change === undefined ? 0 : linesOf(change, viewer).length)
  const lengths = [...forSeats(seats, told), told('spectator')].map((lines, place) => lines + (before[place] ?? 0))
  const { version: rules, layout } = table.engine
  const state = change === undefined ? table.snapshot.state : change.state
  return { entries: table.length + (change === undefined ? 0 : 1), rules, layout, state, log: { lengths } }
}

/** What was said before it went on under these rules, and is not kept. */
export const saidBefore = ({ goneOn }: GameRecord): readonly number[] => goneOn?.last.heard ?? []

export const isOfNow = (standing: unknown, record: GameRecord): boolean => {
  const kept = readStanding(standing, -1)
  return kept?.rules === record.version && kept.entries === entriesBefore(record) + record.entries.length
}

/** As it was stored, whatever rules it follows. */
export function asWritten(text: string): WrittenRecord {
  const read = readRecord(text)
  if ('unreadable' in read) throw unreadable(read.unreadable)
  return unfolded(read.ok)
}
