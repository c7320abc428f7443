/** All that is kept of a guest: his name, the seats he holds, what he did there and what he said. Nothing of anybody else. */
import * as v from 'valibot'
import { readRoom, seatsOf } from '../rooms/state.ts'
import type { GuestRow } from '../store/guests.ts'
import type { Store } from '../store/store.ts'

const entry = v.looseObject({ seat: v.number() })

export async function exportOf(store: Store, { id, name, created, seen }: GuestRow) {
  const tables = []
  for (const row of await store.do('tablesOf', id, -1)) {
    const { game, stage, created: made, ...room } = readRoom(row.room)
    const seats = seatsOf({ game, stage, created: made, ...room }, id)
    const table = await store.do('table', row.name)
    const entries = table === undefined ? [] : await store.do('entriesAfter', table.id, 0, -1)
    const own = entries.map(text => v.parse(entry, JSON.parse(text))).filter(({ seat }) => seats.includes(seat))
    tables.push({ id: row.name, game, stage, created: made, host: room.host === id, seats, entries: own })
  }
  const talk = (await store.do('talkOf', id)).map(({ table, at, said }) => ({ table, at, said: v.parse(v.unknown(), JSON.parse(said)) }))
  return { name, created, seen, tables, talk }
}
