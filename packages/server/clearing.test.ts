/** What nobody touches goes after the server has run for a long while. No wrong clock makes that while shorter, or longer. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { clearing } from './clearing.ts'
import { LIMITS } from './limits.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import { Records } from './records/records.ts'
import { Rooms } from './rooms/rooms.ts'
import { sealing } from './sealing.ts'
import { newEpoch, newMatchKey } from './secrets.ts'
import type { Store } from './store/contract.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { Folders, startServer } from './testing/server.ts'

const DEVICE = { browser: '', system: '' }
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
const allowance = new Quotas(QUOTAS, () => 0).of(HOST, '')
const WISH = { game: 'gusher', options: {}, seats: ['me', 'open'] as ('me' | 'open')[], listed: false, takeover: 'never' as const }

interface Line {
  readonly level: number
  readonly msg: string
}

/**
 * A server's tables under a clock that is set by hand, and a time that it has run for. One table of each stage, a deal that nobody
 * plays, and a guest who sits nowhere.
 */
async function world(begun = NOW) {
  const file = join(await folders.make(), 'wildcat.sqlite')
  const store = await SqliteStore.open({ file })
  stores.push(store)
  let [clock, ran] = [begun, 0]
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
    elapsed: now,
    isDismissed: () => false,
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
  const clear = clearing(
    rooms,
    store,
    now,
    () => {
      const passed = ran
      ran = 0
      return passed
    },
    logger,
  )
  const ids = new Map<string, string>()
  for (const stage of ['waiting', 'playing', 'over', 'stopped'] as const) {
    const { id } = await rooms.create({ guest: HOST, name: 'Ada', device: { browser: '', system: '' }, allowance }, WISH)
    await (await rooms.find(id)).change(room => ({ room: { ...room, stage } }))
    ids.set(stage, id)
  }
  await store.do('addDeal', { code: 'deal', game: 'gusher', seats: 2, options: '{}', secret: 's', commitment: 'c', part: '' })
  await store.do('welcomeGuest', 'gone', 'other', 'Bo', clock, DEVICE)
  await clear()
  /** Somebody comes: something is written at this time. */
  const come = () =>
    store
      .do('welcomeGuest', 'visitor', 'other', 'Cora', clock, DEVICE)
      .then(({ id, session }) => store.do('seeGuest', id, session, clock, DEVICE))
  /** The server looks around after it has run for so long. */
  const look = (after = 0) => {
    ran += after
    return clear()
  }
  return {
    file,
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
        await look(DAY)
      }
    },
    waiting: async () => {
      const { id = 0, room = '' } = (await store.do('table', ids.get('waiting') ?? '')) ?? {}
      return { id, room }
    },
    left: async () => {
      const there = async (id: string) => (await store.do('table', id)) !== undefined
      const kinds = []
      for (const [stage, id] of ids) if (await there(id)) kinds.push(stage)
      if ((await store.do('deal', 'deal')) !== undefined) kinds.push('deal')
      if ((await store.do('guest', 'gone')) !== undefined) kinds.push('guest')
      return kinds
    },
  }
}
const ALL = ['waiting', 'playing', 'over', 'stopped', 'deal', 'guest']

test('tables that were never begun go first, those that were played late, guests who sit nowhere last; each is told', async () => {
  const { pass, left, log } = await world()
  await pass(14 + 13)
  expect(await left()).toEqual(ALL)
  expect(log.map(({ level, msg }) => [level, msg.split(':')[0]])).toEqual([[40, 'tables, guests or deals seem old']])
  await pass(1)
  expect(await left()).toEqual(['playing', 'over', 'stopped', 'deal', 'guest'])
  expect(log.at(-1)).toMatchObject({ level: 40, tables: 1, guests: 0, msg: expect.stringContaining('cleared') })
  await pass(180 + 14 - 28)
  expect(await left()).toEqual(['over', 'stopped', 'deal', 'guest'])
  await pass(365 - 180)
  expect(await left()).toEqual(['guest'])
  expect(log.at(-1)).toMatchObject({ level: 40, tables: 2, guests: 0, deals: 1 })
  await pass(34)
  expect(await left()).toEqual(['guest'])
  await pass(1)
  expect(await left()).toEqual([])
  expect(log.at(-1)).toMatchObject({ level: 40, tables: 0, guests: 1 })
})

test('one look deletes nothing, however long the server has run before it', async () => {
  const { come, look, left } = await world()
  await come()
  await look(1000 * DAY)
  expect(await left()).toEqual(ALL)
  for (let hour = 0; hour < 13 * 24; hour++) await look(DAY / 24)
  expect(await left()).toEqual(ALL)
  await look(DAY)
  expect(await left()).toEqual([])
})

test('the days are those that the server has run, over all its starts, whatever the clock says', async () => {
  const { file, store, set, come, left, look } = await world()
  for (let day = 1; day <= 500; day++) {
    set(NOW + day * DAY)
    await come()
    await look(DAY / 24) // an hour each evening
  }
  expect(await left()).toEqual(ALL)
  await store.close()
  const again = await SqliteStore.open({ file })
  stores.push(again)
  await again.do('addRunning', 6 * DAY)
  const kept = { tables: { waiting: 14 }, guests: 400, deals: 365 }
  expect(await again.do('lookForOld', DAY, NOW + 500 * DAY, kept)).toMatchObject({ tables: [] }) // it has run for almost 28 days
  expect(await again.do('lookForOld', DAY, NOW + 500 * DAY, kept)).toMatchObject({ tables: [expect.any(String)] })
})

test('what is touched again is not old, and its days are counted anew', async () => {
  const { pass, left, store, waiting } = await world()
  await pass(20)
  await store.do('saveRoom', {
    ...(await waiting()),
    stage: 'waiting',
    unseen: false,
    bots: [],
    listed: false,
    touched: NOW + 20 * DAY + 1,
  })
  await pass(1 + 14 + 13)
  expect(await left()).toEqual(ALL)
  await pass(1)
  expect(await left()).not.toContain('waiting')
})

test('so is what is moved at, also by a clock that stands still, and in secret', async () => {
  const { pass, left, store, waiting } = await world()
  await pass(20)
  const { id: table } = await waiting()
  await store.do('addEntry', { table, n: 1, entry: '{}', said: '[]', heard: '[]', pending: '[]', at: 0, clocks: '' })
  await pass(1 + 14 + 13)
  expect(await left()).toEqual(ALL)
})

test('a guest who has sat down is not old', async () => {
  const { pass, left, store, waiting } = await world()
  await pass(400)
  const { id } = (await store.do('guest', 'gone')) ?? { id: 0 }
  const touched = NOW + 400 * DAY
  await store.do('addTable', 'new', {
    stage: 'playing',
    unseen: false,
    bots: [],
    listed: false,
    touched,
    room: (await waiting()).room,
    holders: [[0, id]],
  })
  await pass(20)
  expect(await left()).toContain('guest')
})

test.each([
  ['ten years ahead', 10 * YEAR],
  ['ten years behind', -10 * YEAR],
  ['at the beginning of time', -NOW],
])('a clock %s deletes nothing, and is complained of once', async (_, wrong) => {
  const { set, look, left, log } = await world()
  for (let day = 0; day < 500; day++) {
    set(NOW + wrong + day * DAY)
    await look(DAY)
  }
  expect(await left()).toEqual(ALL)
  expect(log).toMatchObject([{ level: 40, msg: expect.stringContaining('nothing is cleared') }])
})

test.each([
  ['ten years ahead', 10 * YEAR],
  ['ten years behind', -10 * YEAR],
])('while people are about, a clock %s makes nothing older or younger than it is', async (_, wrong) => {
  const { set, pass, left } = await world()
  set(NOW + wrong)
  await pass(27)
  expect(await left()).toEqual(ALL)
  set(NOW + 27 * DAY)
  await pass(1)
  expect(await left()).toEqual(['playing', 'over', 'stopped', 'deal', 'guest'])
  await pass(300)
  expect(await left()).toEqual(['over', 'stopped', 'deal', 'guest'])
})

test.each([
  ['ten years ahead', 10 * YEAR],
  ['ten years behind', -10 * YEAR],
])('what was written under a clock %s is kept as long as anything', async (_, wrong) => {
  const { set, pass, left } = await world(NOW + wrong)
  set(NOW)
  await pass(14 + 13)
  expect(await left()).toEqual(ALL)
  await pass(365 - 14)
  expect(await left()).toEqual(['over', 'stopped', 'deal', 'guest'])
  await pass(36)
  expect(await left()).toEqual([])
})

test('a clock far from the newest row is refused though an old row is near it, and is believed when somebody has come under it', async () => {
  const { store, set, look, come, left, log } = await world(NOW - 400 * DAY)
  set(NOW - 35 * DAY)
  await look(0)
  await store.do('welcomeGuest', 'newest', 'other', 'Dino', NOW, DEVICE)
  set(NOW - 400 * DAY) // set back, to where the oldest rows are
  for (let day = 0; day < 60; day++) await look(DAY)
  expect(await left()).toEqual(ALL)
  expect(log.at(-1)).toMatchObject({ level: 40, msg: expect.stringContaining('nothing is cleared') })
  await come()
  for (let day = 0; day < 16; day++) await look(DAY)
  expect(await left()).not.toContain('waiting')
})

test('one row from the future stops nothing', async () => {
  const { store, pass, left } = await world()
  await store.do('welcomeGuest', 'early', 'other', 'Dino', NOW + 10 * YEAR, DEVICE)
  await pass(28)
  expect(await left()).toEqual(['playing', 'over', 'stopped', 'deal', 'guest'])
})

test('a clock that jumps to and fro deletes nothing', async () => {
  const { set, come, look, left } = await world()
  for (let day = 0; day < 27; day++) {
    set(NOW + (day % 2 === 0 ? day * 3_600_000 : 5 * YEAR + day * DAY))
    await come()
    await look(DAY)
  }
  expect(await left()).toEqual(ALL)
})

test('while nobody comes nothing is cleared', async () => {
  const { set, look, left, pass } = await world()
  for (let day = 0; day < 500; day++) {
    set(NOW + day * DAY)
    await look(DAY)
  }
  expect(await left()).toEqual(ALL)
  await pass(15) // somebody is here again
  expect(await left()).toEqual([])
})

test('a server adds up how long it runs, and a start does not begin anew', async () => {
  const folder = await folders.make()
  const ran = () => {
    const db = new DatabaseSync(join(folder, 'data', 'wildcat.sqlite'))
    const ms = Number(db.prepare('SELECT ms FROM running').get()?.['ms'])
    db.close()
    return ms
  }
  /** It counts whole milliseconds, and may be faster than one. */
  const run = async () => {
    const server = await startServer(folder)
    await pause(5)
    await server.stop()
  }
  await run()
  const first = ran()
  expect(first).toBeGreaterThan(0)
  await run()
  expect(ran()).toBeGreaterThan(first)
})
