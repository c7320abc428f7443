/** A record that has come to its end, packed; but only if playing it makes all that is not kept any more. */
import { Table } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { understood } from '../rooms/understood.ts'
import type { EndedRow } from '../store/contract.ts'
import type { Reader } from '../store/reading.ts'
import { entered, textsOf } from './entries.ts'
import { pack } from './packed.ts'

/** What was said under earlier rules cannot be made again: such a game stays as it is. */
export async function archiveOf(reader: Reader, { id, head, last, heard }: EndedRow): Promise<Buffer> {
  const { engine, record: start } = await understood(head, [])
  const table = Table.resume(engine, start)
  const texts: string[] = []
  for await (const more of textsOf(reader, id)) {
    texts.push(...more)
    for (const entry of (await understood(head, more)).record.entries) entered(table, entry)
    table.forget()
  }
  const packed = pack(texts)
  const isSame = table.length === last && JSON.stringify(table.snapshot.log.lengths) === heard
  if (packed === undefined || !isSame) throw new Refused('damaged')
  return packed
}
