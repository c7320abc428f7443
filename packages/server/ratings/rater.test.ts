/** Games are rated once each and one after the other, by however many servers, and can be rated anew. */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../store/contract.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { startPostgres } from '../testing/postgres.ts'
import { Folders } from '../testing/server.ts'
import { Rater } from './rater.ts'

const folders = new Folders()
const postgres = await startPostgres()
const opened: Store[] = []
afterAll(async () => {
  for (const store of opened) await store.close()
  postgres?.stop()
  await folders.remove()
})

const KINDS = [
  { kind: 'SQLite', servers: async () => [await SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite') })] },
  ...(postgres === undefined
    ? []
    : [
        {
          kind: 'PostgreSQL',
          servers: async () => {
            const url = await postgres.database()
            return [await PostgresStore.open(url), await PostgresStore.open(url)]
          },
        },
      ]),
]

const GAME = { game: 'gusher', seats: 3, bot: 'none', score: 1, gone: false, practice: false } as const

describe.each(KINDS)('in $kind', ({ servers }) => {
  test('somebody who was two guests of one game is one person, and holds up no other game', async () => {
    const [store] = await servers()
    if (store === undefined) throw new Error('a store was expected')
    opened.push(store)
    const [ada, bo, cora, other] = await Promise.all(['Ada', 'Bo', 'Cora', 'other'].map(name => store.do('addGuest', name, name, 1)))
    const played = (table: number, ...order: (number | undefined)[]) => {
      const seatOf = (guest = 0, seat = 0) => ({ ...GAME, table, seat, name: `table ${table}`, ended: table, guest, place: seat + 1 })
      return store.do('addResults', order.map(seatOf), true)
    }
    await played(1, other, bo, ada)
    await played(2, ada, other)
    await played(3, bo, cora)
    await store.do('joinGuests', other ?? 0, ada ?? 0)
    await new Rater(store, () => undefined).run()
    const ratings = await store.do('ratingsOf', [ada, bo, cora].map(Number))
    expect(ratings.map(({ guest, games, mu }) => [guest, games, mu > 25])).toEqual([
      [ada, 1, false], // who was first and last, and has won nothing from themself
      [bo, 2, true],
      [cora, 1, false],
    ])
  })
})

test.each(KINDS)('in $kind', async ({ servers }) => {
  const stores: Store[] = await servers()
  opened.push(...stores)
  const [store] = stores
  if (store === undefined) throw new Error('a store was expected')
  const people: number[] = []
  for (const name of ['Ada', 'Bo', 'Cora']) people.push(await store.do('addGuest', name, name, 1))
  const [ada = 0, bo = 0, cora = 0] = people
  for (let n = 1; n <= 12; n++) {
    const order = n % 3 === 0 ? [bo, cora, ada] : [ada, bo, cora]
    const results = order.map((guest, seat) => ({ ...GAME, table: n, seat, name: `table ${n}`, ended: n, guest, place: seat + 1 }))
    await store.do('addResults', results, true)
    await store.do('addResults', results, true) // a crash may make it happen twice
  }
  const told: string[] = []
  const rateAll = () => Promise.all([...stores, ...stores].map(each => new Rater(each, table => told.push(table)).run()))
  await rateAll()
  const ratings = await store.do('ratingsOf', people)
  expect(ratings.map(({ games }) => games)).toEqual([12, 12, 12])
  expect(told.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `table ${n + 1}`).toSorted())

  await store.do('prepareRatings', 99) // made in another way
  expect(await store.do('ratingsOf', people)).toEqual([])
  await rateAll()
  expect(await store.do('ratingsOf', people)).toEqual(ratings)

  await store.do('removeGuest', cora)
  expect(await store.do('ratingsOf', people)).toEqual(ratings.filter(({ guest }) => guest !== cora))
  const guest = await store.do('addGuest', 'other', 'Ada', 1)
  await store.do('joinGuests', ada, guest)
  expect((await store.do('ratingsOf', [ada, guest])).map(each => each.guest)).toEqual([guest])
  expect(await store.do('leavingsOf', [guest, bo])).toEqual([guest, bo].map(each => ({ guest: each, games: 12, left: 0 })))
})
