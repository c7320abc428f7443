/** What is told of clocks, without a server that looks at them all the time. */
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { Folders } from '../testing/server.ts'
import { ADA, allowance, DEVICE, opened } from '../testing/tables.ts'
import * as seats from './asks/seats.ts'

const folders = new Folders()
afterAll(() => folders.remove())

test('that it is a day off is told to who is there, also if a list has looked at the clocks before', async () => {
  let now = new Date('2026-11-20T10:00:00Z').getTime() // a Friday
  const { store, rooms } = await opened(folders, () => now)
  const clock = { kind: 'days', days: 60, per: 'game', weekendsOff: true, datesOff: [], zone: 'UTC', atZero: 'bot' } as const
  const wish = { game: 'gusher', options: { rounds: 3, deals: false }, listed: false, takeover: 'never' } as const
  const { id } = await rooms.create(ADA, { ...wish, clock: { ...clock, datesOff: [...clock.datesOff] }, seats: ['me', { bot: 'random' }] })
  const room = await rooms.find(id)
  const told: string[] = []
  const listener = { guest: 1, name: 'Ada', device: DEVICE, allowance, tell: (text: string) => void told.push(text) }
  await room.join(listener, { kind: 'join', table: id }, () => undefined)
  await seats.start({ room, listener, context: rooms.context })
  await setImmediate()
  now += 86_400_000
  expect(room.clocks.of(0)).toMatchObject({ runs: false }) // as a list asks
  told.length = 0
  room.rest()
  await setImmediate()
  expect(told.some(text => text.includes('"news":"room"') && text.includes('"dayOff":true'))).toBe(true)
  await rooms.memory.stop()
  await store.close()
})
