/** Everything from a data folder to a PostgreSQL and back: the same rows, the same key, and never half of it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { keyFile } from '../cookie-key.ts'
import { call } from '../store/contract.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { databaseIn } from '../store/sqlite/file.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { asked, startPostgres } from '../testing/postgres.ts'
import { Folders } from '../testing/server.ts'
import { moveEverything } from './command.ts'
import { move, tablesOf } from './move.ts'
import type { Source } from './place.ts'
import { PostgresTarget } from './postgres.ts'
import { SqliteSource, SqliteTarget } from './sqlite.ts'

const folders = new Folders()
const postgres = await startPostgres()
afterAll(async () => {
  postgres?.stop()
  await folders.remove()
})

const KEY = Buffer.alloc(32, 'key').toString('base64url')
const ROOM = { stage: 'playing', listed: true, touched: 5, room: '{"à":"\\u0000"}', unseen: true, bots: [1], holders: [[0, 1]] } as const
const DAY = 86_400_000

/** Something of everything, more than comes at once, and numbers that were given to what is gone. */
async function filled(): Promise<string> {
  const folder = await folders.make()
  const store = await SqliteStore.open({ file: databaseIn(folder) })
  for (const name of ['Ada', 'Bo “the \\ second” O’Hara', 'Cora']) await store.do('addGuest', `key of ${name}`, name, 7)
  for (const [n, stage] of ['playing', 'over', 'stopped'].entries())
    await store.do('addTable', `table ${n}`, { ...ROOM, stage, listed: n === 0 }, 2, 'network')
  await store.do('saveHead', 1, '{"head":1}')
  await store.together(
    Array.from({ length: 450 }, (_, n) =>
      call('addEntry', { table: 1, n, entry: `{"n":${n}}`, said: '[]', heard: '[1]', pending: '[0]', at: n, clocks: `[${n}]` }),
    ),
  )
  await store.together([call('addEntry', { table: 2, n: 0, entry: '', said: '[]', heard: '[1]', pending: '[]', at: 3, clocks: '' })])
  expect(await store.do('archive', 2, 0, Buffer.from([0, 255, 10, 128]).toString('base64'))).toBe(true)
  await store.do('saveSnapshot', 1, 9, '{}')
  await store.do('saveOrders', 1, 'sealed')
  await store.do('addTalk', 1, 4, 2, 0, '{"text":"ciao"}', 9)
  await store.do('lookForOld', 2 * DAY, 7, { tables: {}, guests: 1, deals: 1 })
  await store.do('lookForOld', DAY, 99 * DAY, { tables: {}, guests: 1, deals: 1 })
  await store.do('addMailAddress', 1, 'ada@example.org', 5, 5)
  await store.do(
    'addPasskey',
    { id: 'one', guest: 1, key: 'public', counter: 3, transports: ['usb'], name: 'Ring', created: 1, used: 0 },
    5,
  )
  await store.do('setCodes', 2, [{ selector: 'a', hash: 'b' }])
  const result = { table: 2, name: 'two', game: 'gusher', seats: 2, ended: 9, bot: 'none', practice: false }
  const results = [
    { ...result, seat: 0, guest: 1, score: 12.5, place: 1, gone: false },
    { ...result, seat: 1, guest: 3, score: null, place: 2, gone: true },
  ]
  await store.do('addResults', results, true)
  await store.do('saveRatings', 2, 0, [{ guest: 1, game: 'gusher', mu: 26.5, sigma: 8, games: 1 }])
  await store.do('removeGuest', 3)
  await store.do('removeTable', 3)
  await store.close()
  writeFileSync(keyFile(folder), KEY)
  return folder
}

/** Every row of every table, but of what is made anew. */
function contentOf(folder: string): Record<string, unknown[]> {
  const db = new DatabaseSync(databaseIn(folder))
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('snapshots', 'probes')`).all()
  const rows = (name: unknown) =>
    db
      .prepare(`SELECT * FROM ${String(name)}`)
      .all()
      .map(row => JSON.stringify(row))
      .sort()
  const content = Object.fromEntries(tables.map(({ name }) => [String(name), rows(name)]))
  db.close()
  return { ...content, key: [readFileSync(keyFile(folder), 'utf8')] }
}

async function moved(from: string, to: string): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await moveEverything(from, to, {}, { say, complain: say, done: (_, line) => say(line) })
  return { code, said: said.join('\n') }
}

describe.runIf(postgres !== undefined)('with a PostgreSQL', () => {
  const newDatabase = async () => (await postgres?.database()) ?? ''

  test('every row comes there and back, with the key and the numbers that were given', async () => {
    const [from, database, back] = [await filled(), await newDatabase(), join(await folders.make(), 'new')]
    const before = contentOf(from)
    expect(await moved(from, database)).toMatchObject({ code: 0, said: expect.stringContaining('tables: 2, guests: 2') })
    const store = await PostgresStore.open(database)
    expect([store.cookieKey, (await store.do('match', 1, -1)).entries.length]).toEqual([KEY, 449])
    expect(await store.do('archived', 2)).toBe(Buffer.from([0, 255, 10, 128]).toString('base64'))
    await store.close()
    expect(await moved(database, back)).toMatchObject({ code: 0 })
    expect(contentOf(back)).toEqual(before)
    expect(contentOf(from)).toEqual(before)
    const again = await SqliteStore.open({ file: databaseIn(back) })
    expect([await again.do('addGuest', 'key', 'Dino', 8), await again.do('addTable', 'four', ROOM)]).toEqual([4, 4])
    await again.close()
  })

  test('what keeps anything, or is in use, is left alone, and whoever asks is told why', async () => {
    const [from, database] = [await filled(), await newDatabase()]
    const store = await SqliteStore.open({ file: databaseIn(from) })
    expect(await moved(from, database)).toEqual({ code: 1, said: expect.stringContaining('Another Wildcat is running') })
    await store.close()
    const node = await PostgresStore.open(database)
    expect(await moved(from, database)).toEqual({
      code: 1,
      said: expect.stringMatching(/running with postgres:\/\/localhost.*five seconds/),
    })
    expect(await moved(database, join(from, 'new'))).toEqual({ code: 1, said: expect.stringContaining('running') })
    await node.do('addGuest', 'key', 'Eve', 1)
    await node.close()
    expect(await moved(from, database)).toEqual({ code: 1, said: expect.stringContaining('already') })
    expect(await moved(database, from)).toEqual({ code: 1, said: expect.stringContaining('already') })
    expect(await moved(join(from, 'nothing'), database)).toEqual({ code: 1, said: expect.stringContaining('nothing to be moved') })
    expect(await moved(from, from)).toEqual({ code: 2, said: expect.stringContaining('postgres://') })
    expect((await moved(from, 'postgres://nobody@127.0.0.1:1/x')).code).toBe(1)
  })

  test('what is interrupted leaves nothing behind, and can be begun again', async () => {
    const [from, database, folder] = [await filled(), await newDatabase(), await folders.make()]
    const source = new SqliteSource(from)
    const torn: Source = {
      shape: source.shape,
      numbered: source.numbered,
      key: source.key,
      lastNumber: table => source.lastNumber(table),
      close: () => source.close(),
      async *rows(table, columns) {
        for await (const rows of source.rows(table, columns)) {
          yield rows
          if (table === 'talk') throw new Error('the power is gone')
        }
      },
    }
    for (const target of [await PostgresTarget.open(database), new SqliteTarget(folder)]) {
      await expect(move(torn, target)).rejects.toThrow('the power is gone')
      await target.close()
    }
    const lossy = new SqliteTarget(folder)
    lossy.numberFrom = async () => lossy.empty('guests')
    await expect(move(source, lossy)).rejects.toMatchObject({ code: 'notTheSame', message: 'guests' })
    await lossy.close()
    await source.close()
    expect(await asked(database, 'SELECT id FROM guests')).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    mkdirSync(folder, { recursive: true })
    for (const left of ['wildcat.sqlite.moving', 'cookie.key']) writeFileSync(join(folder, left), 'of one that was killed')
    expect(await moved(from, database)).toMatchObject({ code: 0 })
    expect(await moved(database, folder)).toMatchObject({ code: 0 })
    expect([existsSync(join(folder, 'wildcat.sqlite.moving')), contentOf(folder)]).toEqual([false, contentOf(from)])
  })

  test('both have a place for whatever the other keeps', async () => {
    const [one, other] = [new SqliteTarget(await folders.make()), await PostgresTarget.open(await newDatabase())]
    expect(tablesOf(one, other).map(([table]) => table)).toEqual(
      expect.arrayContaining(['guests', 'tables', 'entries', 'archives', 'talk']),
    )
    expect(tablesOf(other, one)).toHaveLength(tablesOf(one, other).length)
    expect([...one.numbered].filter(table => !other.numbered.has(table))).toEqual([])
    await one.close()
    await other.close()
  })
})
