/** What nobody touches goes after a long while. No wrong clock makes that while shorter. */
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { clearing } from './clearing.ts'
import { LIMITS } from './limits.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import { Records } from './records/records.ts'
import { Rooms } from './rooms/rooms.ts'
import { newEpoch, newMatchKey } from './secrets.ts'
import { Store } from './store/store.ts'
import { Folders } from './testing/server.ts'

const DAY = 86_400_000
const YEAR = 365 * DAY
const NOW = Date.UTC(2026, 9, 1)
const folders = new Folders()
const stores: Store[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close()
})
afterAll(() => folders.remove())

const HOST = 99
const nobody = () => undefined
const account = new Quotas(QUOTAS, () => 0).of(HOST, '')
const WISH = { game: 'gusher', options: {}, seats: ['me', 'open'] as ('me' | 'open')[], listed: false, takeover: 'never' as const }

interface Line {
  readonly level: number
  readonly msg: string
}

/** A server's tables under a clock that is set by hand. One table of each stage, and a guest who sits nowhere. */
async function world() {
  const store = await Store.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  stores.push(store)
  let clock = NOW
  const now = () => clock
  const log: Line[] = []
  const logger = fastify({ logger: { level: 'info', stream: { write: text => void log.push(JSON.parse(text) as Line) } } }).log
  const thinker = { think: () => Promise.reject(new Error('nobody thinks here')) }
  const rooms = new Rooms({
    store,
    records: new Records(store),
    thinker,
    limits: LIMITS,
    epoch: newEpoch(),
    log: logger,
    now,
    isDismissed: () => false,
    matchKey: newMatchKey,
    pause: () => Promise.resolve(),
    written: nobody,
    mark: () => '',
    roomChanged: nobody,
    moved: nobody,
  })
  const look = clearing(rooms, store, now, logger)
  const ids = new Map<string, string>()
  for (const stage of ['waiting', 'playing', 'over', 'stopped'] as const) {
    const { id } = await rooms.create({ guest: HOST, name: 'Ada', device: { browser: '', system: '' }, account }, WISH)
    await (await rooms.find(id)).change(room => ({ room: { ...room, stage } }))
    ids.set(stage, id)
  }
  await store.do('welcomeGuest', 'gone', 'Bo', clock)
  /** Somebody comes: something is written at this time. */
  const come = () => store.do('welcomeGuest', 'visitor', 'Cora', clock).then(({ id }) => store.do('seeGuest', id, clock))
  return {
    store,
    log,
    look,
    come,
    set: (time: number) => {
      clock = time
    },
    /** So many days pass, with somebody about and a look each. */
    pass: async (days: number) => {
      for (let day = 0; day < days; day++) {
        clock += DAY
        await come()
        await look()
      }
    },
    left: async () => {
      const there = async (id: string) => (await store.do('table', id)) !== undefined
      const kinds = []
      for (const [stage, id] of ids) if (await there(id)) kinds.push(stage)
      if ((await store.do('guest', 'gone')) !== undefined) kinds.push('guest')
      return kinds
    },
  }
}
const ALL = ['waiting', 'playing', 'over', 'stopped', 'guest']

test('tables that were never begun go first, those that were played late, guests who sit nowhere last; each is told', async () => {
  const { pass, left, log } = await world()
  await pass(14 + 13)
  expect(await left()).toEqual(ALL)
  expect(log.map(({ level, msg }) => [level, msg.split(':')[0]])).toEqual([[40, 'tables and guests seem old']])
  await pass(1)
  expect(await left()).toEqual(['playing', 'over', 'stopped', 'guest'])
  expect(log.at(-1)).toMatchObject({ level: 40, tables: 1, guests: 0, msg: expect.stringContaining('cleared') })
  await pass(180 + 14 - 28)
  expect(await left()).toEqual(['over', 'stopped', 'guest'])
  await pass(365 - 180)
  expect(await left()).toEqual(['guest'])
  await pass(35)
  expect(await left()).toEqual([])
  expect(log.at(-1)).toMatchObject({ level: 40, tables: 0, guests: 1 })
})

test('many looks on one day count as one', async () => {
  const { pass, set, come, look, left } = await world()
  await pass(15)
  for (let hour = 0; hour < 100; hour++) {
    set(NOW + 15 * DAY + hour * 600_000)
    await come()
    await look()
  }
  expect(await left()).toEqual(ALL)
})

test('what is touched again is not old, and its days are counted anew', async () => {
  const { pass, left, store } = await world()
  await pass(20)
  const row = (await store.do('tablesOf', HOST, 9)).find(({ room }) => room.includes('"waiting"'))
  const { id = 0 } = (await store.do('table', row?.name ?? '')) ?? {}
  await store.do('saveRoom', { id, stage: 'waiting', listed: false, touched: NOW + 20 * DAY, room: row?.room ?? '' })
  await pass(14 + 13)
  expect(await left()).toEqual(ALL)
  await pass(1)
  expect(await left()).not.toContain('waiting')
})

test.each([
  ['ten years ahead', 10 * YEAR],
  ['ten years behind', -10 * YEAR],
  ['at the beginning of time', -NOW],
])('a clock %s at a start deletes nothing, and is complained of once', async (_, wrong) => {
  const { set, look, left, log } = await world()
  for (let hour = 0; hour < 48; hour++) {
    set(NOW + wrong + hour * 3_600_000)
    await look()
  }
  expect(await left()).toEqual(ALL)
  expect(log).toMatchObject([{ level: 40, msg: expect.stringContaining('nothing is cleared') }])
})

test('a clock that is years ahead for days, with people about, deletes nothing when it is set right', async () => {
  const { set, pass, come, look, left } = await world()
  set(NOW + 10 * YEAR)
  await come()
  await look()
  await pass(10)
  expect(await left()).toEqual(ALL)
  set(NOW + 11 * DAY)
  await come()
  await look()
  await pass(2)
  expect(await left()).toEqual(ALL)
})

test('a clock that jumps to and fro deletes nothing', async () => {
  const { set, come, look, left } = await world()
  for (let day = 0; day < 40; day++) {
    set(NOW + (day % 2 === 0 ? day * 3_600_000 : 5 * YEAR + day * DAY))
    await come()
    await look()
  }
  expect(await left()).toEqual(ALL)
})

test('while nobody comes nothing is cleared', async () => {
  const { set, look, left, pass } = await world()
  for (let day = 0; day < 500; day++) {
    set(NOW + day * DAY)
    await look()
  }
  expect(await left()).toEqual(ALL)
  await pass(14) // somebody is here again
  expect(await left()).toEqual([])
})
