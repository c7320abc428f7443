/** A record that has come to its end, packed; but only if playing it makes all that is not kept any more. */
import { Table } from '@wildcat/table'
import { Refused } from '../refused.ts'
import { saidWith } from '../rooms/rows.ts'
import { understood } from '../rooms/understood.ts'
import type { EndedRow } from '../store/contract.ts'
import type { Reader } from '../store/reading.ts'
import { entered, textsOf } from './entries.ts'
import { pack } from './packed.ts'

/**
 * What was said under earlier rules cannot be made again: such a game stays as it is. Of others how they ended and what was said is packed, too:
 * the rules will not be there for ever.
 */
export async function archiveOf(reader: Reader, { id, head, last, heard }: EndedRow): Promise<Buffer> {
  const { engine, record: start } = await understood(head, [])
  const table = Table.resume(engine, start)
  const texts: string[] = []
  const said: unknown[] = [table.opening]
  for await (const more of textsOf(reader, id)) {
    texts.push(...more)
    for (const entry of (await understood(head, more)).record.entries) said.push(saidWith(entered(table, entry)))
    table.forget()
  }
  const { entries, rules, layout, state, log } = table.snapshot
  const packed = pack(texts, { standing: { entries, rules, layout, state, log }, said })
  const isSame = entries === last && JSON.stringify(log.lengths) === heard
  if (packed === undefined || !isSame) throw new Refused('damaged')
  return packed
}
