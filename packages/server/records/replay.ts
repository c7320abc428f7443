/** A game from its beginning, as one viewer saw it: position after position, each with a number that is the same for everybody. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Replay } from '@wildcat/protocol'
import { difference, type Line, linesOf, Table } from '@wildcat/table'
import { understood } from '../rooms/loading.ts'
import type { Reader } from '../store/reading.ts'
import { entriesOf, type Kept } from './entries.ts'

export interface Looking extends Kept {
  readonly viewer: Viewer
  readonly from: number
  readonly most: number // positions
}

export async function replayed(reader: Reader, { viewer, from, most, ...kept }: Looking): Promise<Omit<Replay, 'room'>> {
  const { engine, record } = await understood(kept.head, [])
  const table = Table.resume(engine, record)
  const frames: Replay['frames'] = []
  let before: Types['view'] | undefined
  const show = (log: readonly Line<Tagged>[]) => {
    const move = table.lines('spectator')
    if (move < from || frames.length >= most) return
    const { view } = table.see(viewer, Number.POSITIVE_INFINITY)
    frames.push({ move, log: [...log], sight: before === undefined ? { view } : { patch: [...difference(before, view)] } })
    before = view
  }
  show(table.see(viewer).log)
  for await (const entry of entriesOf(reader, kept)) {
    const change = table.enter(entry)
    if (table.notices(change, viewer)) show(linesOf(change, viewer))
    table.forget()
  }
  return { viewer, last: table.lines('spectator'), frames }
}

/** A game as it stands at the end of its record: what is needed to go on from there. */
export async function playedOut(reader: Reader, kept: Kept): Promise<Table<Types>['snapshot']> {
  const { engine, record } = await understood(kept.head, [])
  const table = Table.resume(engine, record)
  for await (const entry of entriesOf(reader, kept)) {
    table.enter(entry)
    table.forget()
  }
  return table.snapshot
}
