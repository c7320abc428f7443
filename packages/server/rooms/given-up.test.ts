/** Tables that are given up, or over, while something is done at all tables of a guest. */
import { at } from '@wildcat/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import { Folders } from '../testing/server.ts'
import { opened, seated, tablesOver } from '../testing/tables.ts'
import { stop } from './asks/around.ts'
import { close, start } from './asks/seats.ts'
import { seatsOf } from './state.ts'

const folders = new Folders()
afterAll(() => folders.remove())
const BO = 2

test('one that its host closes meanwhile keeps nobody from being deleted, renamed or known by an account', async () => {
  const { store, rooms } = await opened(folders)
  const { room: stays } = await seated(rooms, 2)
  const whileClosing = async (work: () => Promise<void>) => {
    const { room, askers } = await seated(rooms, 2)
    const working = work()
    await close(at(askers, 0))
    await working
    expect(room.gone).toBe(true)
  }
  await whileClosing(() => rooms.rename(BO, 'Bob'))
  expect(stays.state.seats[1]?.holders[0]?.name).toBe('Bob')
  await whileClosing(() => rooms.adopt(BO, { id: 9, name: 'Cora' }))
  expect(seatsOf(stays.state, 9)).toEqual([1])
  await whileClosing(() => rooms.forget({ id: BO }))
  await rooms.memory.stop()
  await store.close()
})

test('one that is over is not brought into memory for another name', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await start(at(askers, 0))
  for (const asker of askers) await stop(asker, { kind: 'stop', agree: true })
  expect(room.state.stage).toBe('stopped')
  const later = tablesOver(store)
  const asking = vi.spyOn(store, 'do')
  await later.rename(BO, 'Bob')
  expect(later.memory.count.known).toBe(0)
  expect(asking.mock.calls.map(([name]) => name)).toEqual(['tableNamesOf']) // of thousands of games nothing but names is read
  asking.mockRestore()
  expect((await later.find(room.id)).state.seats[1]?.holders[0]?.name).toBe('')
  await later.memory.stop()
  await rooms.memory.stop()
  await store.close()
})
