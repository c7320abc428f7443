/** The entries of a record, a few at a time: none is too long for the memory, and in between others get their turn. */
import type { Entry, Types } from '@wildcat/kernel'
import { understood } from '../rooms/loading.ts'
import type { Reader } from '../store/reading.ts'

const AT_ONCE = 250

/** Where a record lies: its table in the store, and what stands before its entries. */
export interface Kept {
  readonly key: number
  readonly head: string
}

export async function* textsOf(reader: Reader, key: number): AsyncGenerator<string[]> {
  for (let n = 0; ; ) {
    const texts = await reader.do('entriesAfter', key, n, AT_ONCE)
    if (texts.length > 0) yield texts
    if (texts.length < AT_ONCE) return
    n += texts.length
  }
}

export async function* entriesOf(reader: Reader, { key, head }: Kept): AsyncGenerator<Entry<Types['command']>> {
  for await (const texts of textsOf(reader, key)) yield* (await understood(head, texts)).record.entries
}
