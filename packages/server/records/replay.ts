/** A game from its beginning, as one viewer saw it: position after position, each with a number that is the same for everybody. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Replay } from '@wildcat/protocol'
import { difference, type Line, linesOf, type Table } from '@wildcat/table'
import { linesBetween, placeOf } from '../rooms/rows.ts'
import type { Reader } from '../store/reading.ts'
import { beginningOf } from './beginning.ts'
import { entered, entriesOf, type Kept } from './entries.ts'
import { linesPacked } from './lines.ts'

export interface Looking extends Kept {
  readonly viewer: Viewer
  readonly from: number
  readonly most: number // positions
}

export async function replayed(reader: Reader, { viewer, from, most, ...kept }: Looking): Promise<Omit<Replay, 'room'>> {
  const { table, head, from: first } = await beginningOf(reader, kept)
  const frames: Replay['frames'] = []
  let before: Types['view'] | undefined
  const show = (log: readonly Line<Tagged>[]) => {
    const move = table.lines('spectator')
    if (move < from || frames.length >= most) return
    const { view } = table.see(viewer, Number.POSITIVE_INFINITY)
    frames.push({ move, log: [...log], sight: before === undefined ? { view } : { patch: [...difference(before, view)] } })
    before = view
  }
  show(first === 0 ? table.see(viewer).log : await toldBefore(reader, kept.key, table, viewer))
  for await (const entry of entriesOf(reader, { ...kept, head }, first)) {
    const change = entered(table, entry)
    if (table.notices(change, viewer)) show(linesOf(change, viewer))
    table.forget()
  }
  return { viewer, last: table.lines('spectator'), earlier: first > 0, frames }
}

/** What was said while the game followed rules that are not there any more, as it was kept. */
async function toldBefore(reader: Reader, key: number, table: Table<Types>, viewer: Viewer): Promise<Line<Tagged>[]> {
  const to = table.lines(viewer)
  const kept = linesBetween(await reader.do('saidBetween', key, placeOf(viewer, table.head.seats), 0, to), viewer, 0, to)
  return kept.length === to ? kept : linesPacked(reader, key, viewer)
}

/** A game as it stands at the end of its record: what is needed to go on from there. */
export async function playedOut(reader: Reader, kept: Kept): Promise<Table<Types>['snapshot']> {
  const { table, head, from } = await beginningOf(reader, kept)
  for await (const entry of entriesOf(reader, { ...kept, head }, from)) {
    entered(table, entry)
    table.forget()
  }
  return table.snapshot
}
