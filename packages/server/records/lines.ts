/** Lines of one viewer's log, from a record of which what was said is not kept. */
import type { Tagged, Viewer } from '@wildcat/kernel'
import { type Line, linesOf } from '@wildcat/table'
import type { Reader } from '../store/reading.ts'
import { beginningOf } from './beginning.ts'
import { entered, entriesOf, type Kept } from './entries.ts'

export interface Listening extends Kept {
  readonly viewer: Viewer
  readonly from: number
  readonly to: number
}

export async function linesAgain(reader: Reader, { viewer, from, to, ...kept }: Listening): Promise<Line<Tagged>[]> {
  const { table, head } = await beginningOf(reader, kept)
  const lines: Line<Tagged>[] = [...table.see(viewer).log]
  for await (const entry of entriesOf(reader, { ...kept, head }, 0)) {
    if (lines.length >= to) break
    lines.push(...linesOf(entered(table, entry), viewer))
    table.forget()
  }
  return lines.slice(from, to)
}
