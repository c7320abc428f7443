/** Our server, as it ships, with its data on the disk. Only what keeps crowds out is opened wide: here everybody comes from one address. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine, Types } from '@wildcat/kernel'
import { createApp } from '@wildcat/server/app'
import { startOf } from '../../starts.ts'
import type { Serving } from './serving.ts'

const WIDE = { atOnce: 1e9, perSecond: 1e9 }
const MANY = 1e6
const LIMITS = {
  tables: MANY,
  tablesOfGuest: MANY,
  tablesOfNetwork: MANY,
  waitingOfGuest: MANY,
  connections: MANY,
  connectionsOfNetwork: MANY,
  requestsOfNetwork: WIDE,
  sockets: MANY,
  socketsOfGuest: MANY,
  socketsOfAddress: MANY,
}

export async function wildcat(engine: Engine<Types>, seats: number, database: string): Promise<Serving> {
  const folder = await mkdtemp(join(tmpdir(), 'wildcat-bench-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'index.html'), '')
  let games = 0
  const app = await createApp({
    web: join(folder, 'web'),
    data: join(folder, 'data'),
    database,
    log: 'error',
    matchKey: () => startOf(engine, games++, seats).key, // tables are begun in order
    limits: LIMITS,
    pace: [WIDE],
    rates: { socket: WIDE, guest: WIDE, address: WIDE, reading: WIDE, talk: WIDE, floods: WIDE },
    quotas: { writtenByGuest: WIDE, writtenByNetwork: WIDE, tablesByGuest: WIDE, tablesByNetwork: WIDE },
    requests: { all: MANY, some: MANY, few: MANY },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    port: Number(new URL(origin).port),
    async stop() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
