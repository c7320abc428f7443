/** What is taken away: a record whole, and all that is kept of a guest. */
import { type FairLuck, sealed } from '@wildcat/kernel'
import { type AnyRecord, digest } from '@wildcat/table'
import * as v from 'valibot'
import { understood } from '../rooms/loading.ts'
import { readRoom, seatsOf } from '../rooms/state.ts'
import type { GuestRow } from '../store/guests.ts'
import type { Reader } from '../store/reading.ts'
import { type Kept, textsOf } from './entries.ts'

export interface Taking extends Kept {
  readonly names: readonly string[]
  readonly practice?: true
  readonly luck?: FairLuck
}

/** The whole record, with its key and its digests. */
export async function recordOf(reader: Reader, { key, head, names, practice, luck }: Taking): Promise<AnyRecord> {
  const texts: string[] = []
  for await (const more of textsOf(reader, key)) texts.push(...more)
  const { engine, record } = await understood(head, texts)
  return sealed(engine, { ...record, names, ...(practice && { practice }), ...(luck && { luck }) }, digest)
}

const entry = v.looseObject({ seat: v.number() })

/** His name, the seats he holds or that are kept for him, and on what, what he did there and what he said. Nothing of anybody else. */
export async function exportOf(reader: Reader, { id, name, created, seen }: GuestRow) {
  const tables = []
  for (const row of await reader.do('everyTableOf', id)) {
    const { game, stage, created: made, ...room } = readRoom(row.room)
    const seats = seatsOf({ game, stage, created: made, ...room }, id)
    const devices = room.seats.flatMap(({ holders, owners, kept }, seat) =>
      [...holders, ...owners, ...kept]
        .filter(({ guest }) => guest === id)
        .map(({ since, browser, system }) => ({ seat, since, browser, system })),
    )
    const table = await reader.do('table', row.name)
    const entries = table === undefined ? [] : await ownEntries(reader, table.id, seats)
    tables.push({ id: row.name, game, stage, created: made, host: room.host === id, seats, devices, entries })
  }
  const talk = (await reader.do('talkOf', id)).map(({ table, at, said }) => ({ table, at, said: v.parse(v.unknown(), JSON.parse(said)) }))
  return { name, created, seen, tables, talk }
}

async function ownEntries(reader: Reader, key: number, seats: readonly number[]) {
  const own: v.InferOutput<typeof entry>[] = []
  for await (const texts of textsOf(reader, key))
    for (const text of texts) {
      const each = v.parse(entry, JSON.parse(text))
      if (seats.includes(each.seat)) own.push(each)
    }
  return own
}
