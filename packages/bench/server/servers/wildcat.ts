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

export async function wildcat(engine: Engine<Types>, seats: number): Promise<Serving> {
  const folder = await mkdtemp(join(tmpdir(), 'wildcat-bench-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'index.html'), '')
  let games = 0
  const app = await createApp({
    web: join(folder, 'web'),
    data: join(folder, 'data'),
    log: 'error',
    matchKey: () => startOf(engine, games++, seats).key, // tables are begun in order
    limits: { tables: MANY, tablesOfGuest: MANY, sockets: MANY, socketsOfGuest: MANY, socketsOfAddress: MANY },
    rates: { socket: WIDE, guest: WIDE, address: WIDE },
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
