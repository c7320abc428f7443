/** Devices are dropped at all tables of a company: nobody else's drop waits for that, however many tables there are. */
import { at } from '@wildcat/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import { Folders } from '../testing/server.ts'
import { allowance, DEVICE, nobody, opened, seated } from '../testing/tables.ts'
import { stop } from './asks/around.ts'
import type { Asker } from './asks/asker.ts'
import { drop, renew } from './asks/links.ts'
import { again } from './asks/rematch.ts'
import { start } from './asks/seats.ts'
import type { Rooms } from './rooms.ts'

const folders = new Folders()
afterAll(() => folders.remove())
const EVE = 9
const DROP = { kind: 'drop', device: 2 } as const

/** Somebody has come to the first seat by its link. */
async function withDevice(rooms: Rooms): Promise<Asker> {
  const { room, askers } = await seated(rooms, 2)
  await start(at(askers, 0))
  const eve = { guest: EVE, name: 'Eve', device: DEVICE, allowance, tell: nobody, close: nobody }
  const { token } = await renew(at(askers, 0))
  await room.join(eve, { kind: 'join', table: room.id, token }, nobody)
  for (const asker of askers) await stop(asker, { kind: 'stop', agree: true })
  return at(askers, 0)
}
/** The same play again. */
async function next(before: Asker, rooms: Rooms): Promise<Asker> {
  const { id } = await again(before, rooms)
  const asker = { ...before, room: await rooms.find(id) }
  await asker.room.join(asker.listener, { kind: 'join', table: id }, nobody)
  await asker.room.change(now => ({ room: { ...now, stage: 'stopped' } }))
  return asker
}

test('it waits for no other company', async () => {
  const { store, rooms } = await opened(folders)
  const [ada, bea] = [await withDevice(rooms), await withDevice(rooms)]
  const release = Promise.withResolvers<void>()
  const held = ada.room.alone(() => release.promise)
  const done: string[] = []
  const drops = [drop(ada, DROP).then(() => done.push('ada')), drop(bea, DROP).then(() => done.push('bea'))]
  for (let n = 0; n < 100; n++) await store.do('nameOfGuest', 1) // what a drop asks of the store is asked by then
  release.resolve()
  await Promise.all([held, ...drops])
  expect(done).toEqual(['bea', 'ada'])
  expect(ada.room.state.seats[0]?.holders).toHaveLength(1)
  await store.close()
})

test('the tables of a company are asked for once, and once more when all are held', async () => {
  const { store, rooms } = await opened(folders)
  const first = await withDevice(rooms)
  const asker = [first]
  for (let n = 0; n < 6; n++) asker.push(await next(at(asker, n), rooms))
  const asking = vi.spyOn(store, 'do')
  await drop(first, DROP)
  expect(asking.mock.calls.filter(([name]) => name === 'tablesOfCompany')).toHaveLength(2)
  asking.mockRestore()
  for (const { room } of asker) expect(room.state.seats[0]?.holders.map(({ guest }) => guest)).toEqual([1])
  await store.close()
})
