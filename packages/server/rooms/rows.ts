/** Between a table and the store: an entry with what was said, and a log for one viewer from what is kept. */
import type { GoesOnEntry, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { type Change, eventLines, type Line, linesOf, type Table, undoLines } from '@wildcat/table'
import * as v from 'valibot'
import type { Listening } from '../records/lines.ts'
import type { Records } from '../records/records.ts'
import type { EntryRow, SaidRow } from '../store/contract.ts'

/** Seats, then a spectator. */
export const placeOf = (viewer: Viewer, seats: number): number => (viewer === 'spectator' ? seats : viewer)
const viewerAt = (place: number, seats: number): Viewer => (place === seats ? 'spectator' : place)

/** The row of the start: what was said before anybody decided. `lengths` are those of the logs. */
export const startRow = (table: Table<Types>, key: number, at: number): EntryRow => ({
  table: key,
  n: 0,
  entry: '',
  said: JSON.stringify(table.opening),
  heard: JSON.stringify(table.snapshot.log.lengths),
  pending: JSON.stringify(table.pending),
  at,
  clocks: '',
})

/** The row of a change that is about to be accepted. */
export function changeRow(table: Table<Types>, key: number, change: Change<Types>, at: number, clocks: string): EntryRow {
  const { seats } = table.head
  const heard: number[] = []
  for (let place = 0; place <= seats; place++) {
    const viewer = viewerAt(place, seats)
    heard.push(table.lines(viewer) + linesOf(change, viewer).length)
  }
  const { entry, after, state } = change
  return {
    table: key,
    n: after + 1,
    entry: JSON.stringify(entry),
    said: JSON.stringify(saidWith(change)),
    heard: JSON.stringify(heard),
    pending: JSON.stringify(table.engine.pending(state)),
    at: linesOf(change, 'spectator').length > 0 ? at : 0,
    clocks,
  }
}

/** What was said with a change, as it is kept. */
export const saidWith = ({ entry, fallen, messages }: Change<Types>) =>
  entry.kind === 'undo' ? { seat: entry.seat, fallen, again: messages } : messages

/** The row by which a game goes on under other rules, with what these say at once: nobody has moved. */
export const goneOnRow = (table: Table<Types>, key: number, entry: GoesOnEntry, clocks: string): EntryRow => ({
  ...startRow(table, key, 0),
  n: table.length,
  entry: JSON.stringify(entry),
  clocks,
})

/** Bytes that it takes, about. */
export const sizeOf = ({ entry, said, heard, pending }: EntryRow): number => entry.length + said.length + heard.length + pending.length

const tagged = v.looseObject({ kind: v.string() })
const seats = v.array(v.number())
const messages = v.array(
  v.object({ event: tagged, only: v.exactOptional(seats), except: v.exactOptional(seats), news: v.exactOptional(v.literal(true)) }),
)
const said = v.union([messages, v.object({ seat: v.number(), fallen: v.array(v.number()), again: v.optional(messages, []) })])

/** The lines of one viewer from one number to another, out of rows that may hold more. */
export function linesBetween(rows: readonly SaidRow[], viewer: Viewer, from: number, to: number): Line<Tagged>[] {
  return rows.flatMap(({ said: json, before }) => {
    return linesSaid(JSON.parse(json), viewer).slice(Math.max(0, from - before), Math.max(0, to - before))
  })
}

/** What one viewer was told by a row, from what it keeps. */
export function linesSaid(kept: unknown, viewer: Viewer): Line<Tagged>[] {
  const row = v.parse(said, kept)
  return Array.isArray(row) ? eventLines(row, viewer) : undoLines(row.seat, row.fallen, row.again, viewer)
}

const areLines = (lines: unknown): lines is Line<Tagged>[] => Array.isArray(lines) // made by ourselves, a moment ago

/** The same of an archived game, made anew. */
export async function linesOfArchive(records: Records, listening: Listening): Promise<Line<Tagged>[]> {
  const lines: unknown = JSON.parse((await records.done({ kind: 'lines', wish: listening })).toString())
  if (!areLines(lines)) throw new TypeError('lines were expected')
  return lines
}

export const readSeats = (json: string): Seat[] => v.parse(seats, JSON.parse(json))
