/** The entries of a record, a few at a time: none is too long for the memory, and in between others get their turn. */
import type { Entry, Types } from '@wildcat/kernel'
import type { Change, Table } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { understood } from '../rooms/understood.ts'
import type { Reader } from '../store/reading.ts'
import { endIn, type PackedEnd, unpack } from './packed.ts'

const AT_ONCE = 250

/** Where a record lies: its table in the store, and what stands before its entries. */
export interface Kept {
  readonly key: number
  readonly head: string
}

/** When a game is archived its entries go, the last ones first: whoever has read some of them goes on in the archive. */
export async function* textsOf(reader: Reader, key: number, from = 0): AsyncGenerator<string[]> {
  for (let n = from; ; ) {
    const texts = await reader.do('entriesAfter', key, n, AT_ONCE)
    if (texts.length > 0) yield texts
    n += texts.length
    if (texts.length === AT_ONCE) continue
    const archive = await reader.do('archived', key)
    const rest = archive === undefined ? [] : unpack(Buffer.from(archive, 'base64')).slice(n)
    for (let from = 0; from < rest.length; from += AT_ONCE) yield rest.slice(from, from + AT_ONCE)
    return
  }
}

export async function* entriesOf(reader: Reader, { key, head }: Kept, from: number): AsyncGenerator<Entry<Types['command']>> {
  for await (const texts of textsOf(reader, key, from)) yield* (await understood(head, texts)).record.entries
}

/** Of an archived game: how it ended and what was said, for rules that are not the ones that it was played by. */
export async function packedEnd(store: Pick<Reader, 'do'>, key: number): Promise<PackedEnd | undefined> {
  const archive = await store.do('archived', key)
  return archive === undefined ? undefined : endIn(Buffer.from(archive, 'base64'))
}

/** Plays it. What the rules refuse is no record of theirs. */
export function entered(table: Table<Types>, entry: Entry<Types['command']>): Change<Types> {
  try {
    return table.enter(entry)
  } catch {
    throw new Refused('damaged')
  }
}
