/** Where a record begins for the rules that there are now: at its start, or where it last went on under them. */
import type { Types } from '@wildcat/kernel'
import { goingOn, readStanding, Table } from '@wildcat/table'
import { headUnder, notThese, rulesOf, understood } from '../rooms/understood.ts'
import type { Reader } from '../store/reading.ts'
import { type Kept, packedEnd, textsOf } from './entries.ts'

export interface Beginning {
  readonly table: Table<Types>
  readonly from: number // entries that came before, as other rules made them
  readonly head: string // under which those after it are understood
}

export async function beginningOf(reader: Reader, { key, head }: Kept): Promise<Beginning> {
  const { engine, begun } = await rulesOf(head)
  if (begun === engine.version) {
    const { record } = await understood(head, [])
    return { table: Table.resume(engine, record), from: 0, head }
  }
  const now = headUnder(head, engine.version)
  const { record: start } = await understood(now, [])
  const going = await lastGoingOn(reader, key)
  if (going !== undefined) {
    const { goneOn } = (await understood(head, [going.text])).record // refused if it follows other rules by now
    if (goneOn !== undefined) return { table: Table.goOn(engine, start, goneOn.last, going.n), from: going.n, head: now }
  }
  const { snapshot, last } = await reader.do('match', key, 0)
  const kept: unknown = snapshot === undefined ? (await packedEnd(reader, key))?.standing : JSON.parse(snapshot.json)
  const standing = readStanding(kept, begun)
  if (standing?.entries !== last || standing.rules > engine.version) throw notThese(standing?.rules ?? begun, engine.version)
  return { table: Table.goOn(engine, start, goingOn(engine, standing), last), from: last, head: now }
}

/** Only these begin so: what people say is never an entry. */
const GOES_ON = '{"kind":"goesOn"'

async function lastGoingOn(reader: Reader, key: number): Promise<{ readonly n: number; readonly text: string } | undefined> {
  let found: { readonly n: number; readonly text: string } | undefined
  let n = 0
  for await (const texts of textsOf(reader, key))
    for (const text of texts) {
      n++
      if (text.startsWith(GOES_ON)) found = { n, text }
    }
  return found
}
