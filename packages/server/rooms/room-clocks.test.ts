/** The clocks of a room when nothing can be written. */
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import { StoreFailure } from '../store/store-failure.ts'
import { Folders } from '../testing/server.ts'
import { nobody, opened, seated } from '../testing/tables.ts'
import * as seats from './asks/seats.ts'

const folders = new Folders()
afterAll(() => folders.remove())

/** A game of two with a minute for each, and how to fill the disk. */
async function playing() {
  const time = { now: 1000 }
  const { store, rooms } = await opened(folders, () => time.now)
  const { room, askers } = await seated(rooms, 2)
  const clock = { kind: 'live', bank: 60, increment: 0, atZero: 'bot' } as const
  await seats.changeTableSettings(at(askers, 0), { kind: 'changeTableSettings', listed: false, takeover: 'never', clock })
  await seats.start(at(askers, 0))
  const failure = new StoreFailure('full', 'the disk is full')
  const fill = () => [vi.spyOn(store, 'together').mockRejectedValue(failure), vi.spyOn(store, 'do').mockRejectedValue(failure)] as const
  const end = async () => {
    await room.stop()
    await store.close()
  }
  return { time, store, room, fill, end }
}

test('what is to happen when time is up is tried again now and then, not without end', async () => {
  const { time, room, fill, end } = await playing()
  const [changes, others] = fill()
  others.mockRestore() // the clocks themselves can be written
  time.now += 61_000
  room.rest()
  await vi.waitFor(() => expect(changes).toHaveBeenCalled())
  await pause(100)
  expect(changes).toHaveBeenCalledOnce()
  changes.mockRestore()
  room.rest()
  await vi.waitFor(() => expect(room.state.seats.some(({ bot }) => bot !== 'none')).toBe(true))
  await end()
})

test('no time passes while nothing can be written', async () => {
  const { time, store, room, fill, end } = await playing()
  const [seat = 0] = room.pending
  const left = () => room.clocks.of(seat)
  const look = async (seconds: number) => {
    time.now += seconds * 1000
    room.rest()
    await store.do('probe').catch(nobody) // comes after what was written
    await pause(0)
  }
  await look(10)
  expect(left()).toEqual({ leftMs: 50_000, runs: true })
  const filled = fill()
  for (const seconds of [20, 20, 20, 3600]) await look(seconds)
  expect(left()).toEqual({ leftMs: 50_000, runs: true })
  for (const each of filled) each.mockRestore()
  await look(10)
  expect([left(), room.state.seats.map(({ bot }) => bot)]).toEqual([{ leftMs: 40_000, runs: true }, ['none', 'none']])
  await end()
})
