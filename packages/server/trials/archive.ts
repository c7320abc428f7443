/** What an ended game takes in the store: entry by entry, and archived. Games are played by lot, with a few words after them. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at, below, keyFrom, randomness } from '@wildcat/kernel'
import { fastify } from 'fastify'
import { Archivist } from '../archiving.ts'
import { LIMITS } from '../limits.ts'
import { Records } from '../records/records.ts'
import * as seats from '../rooms/asks/seats.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import type { Folders } from '../testing/server.ts'
import { allowance, nobody, seated, tablesOver } from '../testing/tables.ts'

const MOST_MS = 2000 // between two looks at the clock, of which there are several a move
const WORDS = ['hello', 'wellPlayed', 'thanks'] as const

export interface Taken {
  readonly entries: number // of a game, on average
  readonly before: number // bytes a game, all that is kept of it
  readonly after: number
  readonly packed: number // of these, the record
}

export async function archive(folders: Folders, game: string, games: number): Promise<Taken> {
  const file = join(await folders.make(), 'wildcat.sqlite')
  const none = await measured(file, () => Promise.resolve(0))
  let clock = Date.now()
  const luck = randomness(keyFrom(0), 1)
  const now = () => {
    clock += below(luck, 0, MOST_MS)
    return clock
  }
  const played = await measured(file, async store => {
    const rooms = tablesOver(store, now, undefined, { ...LIMITS, tablesOfGuest: games, waitingOfGuest: games })
    const entries = await Promise.all(Array.from({ length: games }, (_, n) => playedOut(rooms, game, n)))
    await rooms.memory.stop()
    return entries.reduce((sum, each) => sum + each, 0)
  })
  const archived = await measured(file, async store => {
    const records = new Records(store)
    const archivist = new Archivist(store, records, now, fastify({ logger: false }).log, { quietMs: -1 })
    while (await archivist.step());
    await records.close()
    return 0
  })
  const each = (bytes: number) => Math.round(bytes / games)
  return {
    entries: each(played.result),
    before: each(played.bytes - none.bytes),
    after: each(archived.bytes - none.bytes),
    packed: each(archived.packed),
  }
}

/** Gives what it comes to, and the size of the file without the room that is free in it. */
async function measured(file: string, work: (store: SqliteStore) => Promise<number>) {
  const store = await SqliteStore.open({ file })
  const result = await work(store)
  await store.close()
  const db = new DatabaseSync(file)
  db.exec('VACUUM')
  const figure = (query: string): number => Number(Object.values(db.prepare(query).get() ?? {})[0])
  const bytes = figure('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size')
  const packed = figure('SELECT coalesce(sum(length(record)), 0) FROM archives')
  db.close()
  return { result, bytes, packed }
}

/** Gives how many entries it took. */
async function playedOut(rooms: Rooms, game: string, n: number): Promise<number> {
  const { room, askers } = await seated(rooms, 3, { game, options: {} })
  await seats.start(at(askers, 0))
  const match = await room.match()
  const luck = randomness(keyFrom(n), 1)
  const { table } = match
  while (!table.over) {
    const seat = at(table.pending, below(luck, 0, table.pending.length))
    const { view, decision } = table.see(seat, Number.POSITIVE_INFINITY)
    const legal = table.engine.legal(view, seat)
    const answer = await match.submit({ seat, allowance, must: nobody }, decision, at(legal, below(luck, 0, legal.length)))
    if ('refused' in answer) throw new Error(`the game refused its own move: ${answer.refused.why}`)
  }
  await room.alone(() => Promise.resolve())
  for (const phrase of WORDS) await room.say(0, { phrase }, 1)
  return table.length
}
