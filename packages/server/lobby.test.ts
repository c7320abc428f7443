/** Lists of tables: each who looks at them hears what has changed, and for what is the same the store is not asked again. */
import { join } from 'node:path'
import { type Lobby as PublicLobby, lobby as schema } from '@wildcat/protocol'
import { fastify } from 'fastify'
import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'
import { Lobby } from './lobby.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import type { Listener } from './rooms/audience.ts'
import { savedRoom } from './rooms/saved-room.ts'
import { personSeat, type RoomState, UNTOUCHED } from './rooms/state.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { Folders } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const [ONE, TWO] = ['o'.repeat(22), 't'.repeat(22)] as const
const DEVICE = { browser: 'Firefox', system: 'Linux' } as const
const roomOf = (guest: number): RoomState => ({
  ...UNTOUCHED,
  game: 'gusher',
  options: {},
  stage: 'waiting',
  listed: true,
  takeover: 'never',
  agreed: 'never',
  host: guest,
  seats: [personSeat({ guest, name: `guest ${guest}`, since: 0, ...DEVICE }, '')],
  company: '',
  created: 0,
})

/** Somebody who looks at the lists, and what they were told last. */
class Looker implements Listener {
  readonly guest: number
  readonly name = ''
  readonly device = DEVICE
  readonly allowance
  heard: PublicLobby | undefined
  constructor(guest: number) {
    this.guest = guest
    this.allowance = new Quotas(QUOTAS, () => 0).of(guest, '')
  }
  readonly close = () => undefined
  tell(text: string): void {
    this.heard = v.parse(v.object({ lobby: schema }), JSON.parse(text)).lobby
  }
  get mine(): string[] | undefined {
    return this.heard?.mine.map(({ id }) => id)
  }
}

test('a change in the list of all is told to all, and only those whose tables have changed are looked up anew', async () => {
  const store = await SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  const lobby = new Lobby(store, fastify({ logger: false }).log)
  const lookers = [1, 2, 3].map(guest => new Looker(guest))
  for (const looker of lookers) lobby.watch(looker)
  const asked = vi.spyOn(store, 'do')
  const looks = (name: string) => asked.mock.calls.filter(([operation]) => operation === name).length
  const makeTable = async (name: string, guest: number) => {
    await store.do('addTable', name, savedRoom(roomOf(guest), 0))
    for (const looker of lookers) looker.heard = undefined
    lobby.roomChanged({ state: roomOf(guest) }, roomOf(guest))
    await vi.waitFor(() => expect(lookers.every(({ heard }) => heard !== undefined)).toBe(true), 10_000)
  }
  await makeTable(ONE, 1)
  expect(lookers.map(({ mine }) => mine)).toEqual([[ONE], [], []])
  expect([looks('openTables'), looks('tablesOf')]).toEqual([1, 3])
  await makeTable(TWO, 2)
  expect(lookers.map(({ mine }) => mine)).toEqual([[ONE], [TWO], []])
  expect(lookers.map(({ heard }) => heard?.open.map(({ id, yours }) => [id, yours]))).toEqual([
    [[TWO, []], [ONE, [0]]],
    [[TWO, [0]], [ONE, []]],
    [[TWO, []], [ONE, []]],
  ]) // biome-ignore format: a table
  expect([looks('openTables'), looks('tablesOf')]).toEqual([2, 4]) // once for all of them, and once more for the one whose table it is
  for (const { guest, heard } of lookers) expect(await lobby.of(guest)).toEqual(heard)
  lobby.stop()
  await store.close()
})
