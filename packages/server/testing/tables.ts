/** Tables over a real store, without a server around them, and people at them. */
import { join } from 'node:path'
import type { Seat } from '@wildcat/kernel'
import type { NewTable } from '@wildcat/protocol'
import { fastify } from 'fastify'
import { LIMITS } from '../limits.ts'
import { Quotas } from '../quotas.ts'
import { Records } from '../records/records.ts'
import type { Asker } from '../rooms/asks/asker.ts'
import * as seats from '../rooms/asks/seats.ts'
import type { Room } from '../rooms/room.ts'
import { Rooms } from '../rooms/rooms.ts'
import { sealing } from '../sealing.ts'
import { newEpoch, newMatchKey } from '../secrets.ts'
import type { Store } from '../store/contract.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { engine } from './company.ts'
import { type Folders, NO_QUOTAS } from './server.ts'

export const nobody = () => undefined
export const DEVICE = { browser: 'Firefox', system: 'Linux' } as const
export const allowance = new Quotas(NO_QUOTAS, () => 0).of(1, '')
export const ADA = { guest: 1, name: 'Ada', device: DEVICE, allowance } as const
export const tablesOver = (
  store: Store,
  now: () => number = Date.now,
  log = fastify({ logger: false }).log,
  limits = LIMITS,
  isDismissed: (guest: number) => boolean = () => false,
) =>
  new Rooms({
    store,
    records: new Records(store),
    thinker: { think: ({ view, seat }) => Promise.resolve(engine.legal(view, seat)[0]) },
    limits,
    epoch: newEpoch(),
    log,
    now,
    elapsed: now,
    isDismissed,
    fairLuck: () => 'none',
    matchKey: newMatchKey,
    sealing: sealing('a key of tests'),
    pause: () => Promise.resolve(),
    written: nobody,
    mark: () => '',
    roomChanged: nobody,
    moved: nobody,
    commanded: nobody,
  })
export async function opened(folders: Folders, now?: () => number, isDismissed?: (guest: number) => boolean) {
  const store = await SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  return { store, rooms: tablesOver(store, now, undefined, undefined, isDismissed) }
}

interface Wanted {
  readonly game: string
  readonly options: NewTable['options']
}
const GUSHER: Wanted = { game: 'gusher', options: { rounds: 3, deals: true } }

/** So many people at a table, each by his guest's number, which is one more than his seat. */
export async function seated(rooms: Rooms, people: number, wanted = GUSHER): Promise<{ room: Room; askers: Asker[] }> {
  const wish = { ...wanted, listed: false, takeover: 'never' } as const
  const open = Array.from({ length: people - 1 }, () => 'open' as const)
  const { id } = await rooms.create(ADA, { ...wish, seats: ['me', ...open] })
  const room = await rooms.find(id)
  const askers: Asker[] = []
  for (let seat: Seat = 0; seat < people; seat++) {
    const asker: Asker = {
      room,
      listener: { guest: seat + 1, name: '', device: DEVICE, allowance, tell: nobody, close: nobody },
      context: rooms.context,
    }
    await room.join(asker.listener, { kind: 'join', table: id }, nobody)
    if (seat > 0) await seats.sit(asker, { kind: 'sit', seat })
    askers.push(asker)
  }
  return { room, askers }
}
