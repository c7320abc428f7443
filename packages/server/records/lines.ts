/** Lines of one viewer's log, of an archived game: made again while its rules are there, then as they were packed. */
import type { Tagged, Viewer } from '@wildcat/kernel'
import { type Line, linesOf } from '@wildcat/table'
import { linesSaid } from '../rooms/rows.ts'
import type { Reader } from '../store/reading.ts'
import { beginningOf } from './beginning.ts'
import { entered, entriesOf, type Kept, packedEnd } from './entries.ts'

export interface Listening extends Kept {
  readonly viewer: Viewer
  readonly from: number
  readonly to: number
}

export async function linesAgain(reader: Reader, { viewer, from, to, ...kept }: Listening): Promise<Line<Tagged>[]> {
  const { table, head, from: first } = await beginningOf(reader, kept)
  if (first > 0) return (await linesPacked(reader, kept.key, viewer)).slice(from, to)
  const lines: Line<Tagged>[] = [...table.see(viewer).log]
  for await (const entry of entriesOf(reader, { ...kept, head }, 0)) {
    if (lines.length >= to) break
    lines.push(...linesOf(entered(table, entry), viewer))
    table.forget()
  }
  return lines.slice(from, to)
}

export async function linesPacked(reader: Reader, key: number, viewer: Viewer): Promise<Line<Tagged>[]> {
  const { said = [] } = (await packedEnd(reader, key)) ?? {}
  return said.flatMap(row => linesSaid(row, viewer))
}
