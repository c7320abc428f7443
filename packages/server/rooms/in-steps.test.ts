/** Very many tables that are to be written at the same moment hold up nobody. */
import { setImmediate } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { Folders } from '../testing/server.ts'
import { opened, seated } from '../testing/tables.ts'
import * as seats from './asks/seats.ts'
import { inSteps } from './in-steps.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const MANY = 40
const AT_ONCE = 8

async function games(now?: () => number) {
  const { store, rooms } = await opened(folders, now)
  for (let n = 0; n < MANY; n++) {
    const { room, askers } = await seated(rooms, 2)
    await seats.start(at(askers, 0))
    for (const { listener } of askers) room.leave(listener)
  }
  await store.do('countTables') // what was asked for before is done
  const { bytes, units } = store.figures
  const written = { batches: bytes.count, units }
  return {
    store,
    rooms,
    since: () => ({ batches: store.figures.bytes.count - written.batches, units: store.figures.units - written.units }),
  }
}

test('games that all fall asleep at the same moment are written a few at a time', async () => {
  let clock = 1_000_000
  const { store, rooms, since } = await games(() => clock)
  expect(rooms.memory.count).toEqual({ known: MANY, awake: MANY })
  clock += LIMITS.idleMs
  await rooms.memory.sweep()
  expect(rooms.memory.count.awake).toBe(0)
  const { batches, units } = since()
  expect(units).toBe(MANY)
  expect(batches).toBeGreaterThanOrEqual(MANY / AT_ONCE)
  await rooms.memory.sweep()
  expect(rooms.memory.count.known).toBe(0)
  await store.close()
})

test('as are those of a server that stops', async () => {
  const { store, rooms, since } = await games()
  await rooms.memory.stop()
  const { batches, units } = since()
  expect([units, batches]).toEqual([MANY, MANY / AT_ONCE])
  await store.close()
})

test('one look is over before the next one begins', async () => {
  let clock = 1_000_000
  const { store, rooms } = await games(() => clock)
  clock += LIMITS.idleMs
  await Promise.all([rooms.memory.sweep(), rooms.memory.sweep(), rooms.memory.sweep()])
  expect(rooms.memory.count).toEqual({ known: MANY, awake: 0 })
  await store.close()
})

test('what fails keeps nothing else from being done, and is said', async () => {
  const done: number[] = []
  const work = async (n: number) => {
    await setImmediate()
    if (n % 7 === 3) throw new Error(`not ${n}`)
    done.push(n)
  }
  await expect(inSteps(Array(300).keys(), n => (n % 2 === 0 ? undefined : work(n)))).rejects.toThrow('not 3')
  expect(done).toHaveLength(150 - 22)
})
