/** The store over a real file: full, damaged, of another version, or as a kill left it. What every store does is in `../store.test.ts`. */
import { copyFile, link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { botSeat, OPEN, readRoom, UNTOUCHED } from '../../rooms/state.ts'
import { call, type Store } from '../contract.ts'
import { isOurs, openDatabase } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { SqliteStore } from './store.ts'

let folder: string
let files = 0
const opened: Store[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildcat-store-'))
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})
afterAll(() => rm(folder, { recursive: true }))

const newFile = () => join(folder, `${++files}.sqlite`)
async function open(file = newFile(), mostPages?: number): Promise<Store> {
  const store = await SqliteStore.open(mostPages === undefined ? { file } : { file, mostPages })
  opened.push(store)
  return store
}
const ROOM = { stage: 'waiting', listed: true, touched: 5, room: '{}', unseen: false, bots: [], holders: [] } as const
const entry = (table: number, n: number, heard: readonly number[], said = `[${n}]`) =>
  call('addEntry', { table, n, entry: `{"n":${n}}`, said, heard: JSON.stringify(heard), pending: '[0]', at: n, clocks: '' })

describe('a full disk', () => {
  test('refuses what does not fit, keeps what was there, and goes on when there is room', async () => {
    const file = newFile()
    const store = await open(file, 60)
    const table = await store.do('addTable', 'small', ROOM)
    const safe: number[] = []
    let failure: unknown
    for (let n = 0; n < 200 && failure === undefined; n++)
      await store.together([entry(table, n, [n], 'x'.repeat(2000))]).then(
        () => safe.push(n),
        error => {
          failure = error
        },
      )
    expect(failure).toMatchObject({ code: 'full' })
    await expect(store.do('addGuest', 'key', 'x'.repeat(500_000), 1)).rejects.toMatchObject({ code: 'full' })
    await store.close()
    const again = await open(file)
    expect((await again.do('match', table, -1)).entries).toHaveLength(safe.length - 1)
    await again.together([entry(table, safe.length, [0])])
  })
})

describe('the file', () => {
  test('of a newer version is refused, and stays as it was', async () => {
    const file = newFile()
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    await expect(SqliteStore.open({ file })).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining('99') })
    expect(new DatabaseSync(file).prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
  })

  test('that somebody else has open is refused', async () => {
    const file = newFile()
    await open(file)
    await expect(SqliteStore.open({ file })).rejects.toMatchObject({ code: 'locked' })
  })

  test('that is damaged inside is refused, with what was found', async () => {
    const file = newFile()
    const store = await open(file)
    for (let n = 0; n < 200; n++) await store.do('addGuest', `key ${n}`, 'x'.repeat(500), 1)
    await store.close()
    const bytes = await readFile(file)
    bytes.fill(0x5a, 4096 * 12, 4096 * 14)
    await writeFile(file, bytes)
    await expect(SqliteStore.open({ file })).rejects.toMatchObject({ code: 'damaged', message: expect.stringMatching(/page \d+/i) })
  })

  test('says what is in it, and whether it was closed properly', async () => {
    const file = newFile()
    const first = await open(file)
    expect(first.found).toMatchObject({ made: true, recovered: false, tables: 0, guests: 0 })
    await first.do('addGuest', 'key', 'Ada', 1)
    await copyFile(file, `${file}-killed`)
    await copyFile(`${file}-wal`, `${file}-killed-wal`)
    const killed = await open(`${file}-killed`)
    expect(killed.found).toMatchObject({ made: false, recovered: true, guests: 1 })
    await first.close()
    expect((await open(file)).found).toMatchObject({ recovered: false, tables: 0, guests: 1 })
  })

  test('that is gone or empty is no new one while what was last written is there: it is refused, and nothing is deleted', async () => {
    const file = newFile()
    const first = await open(file)
    await first.do('addGuest', 'key', 'Ada', 1)
    const [gone, empty] = [newFile(), newFile()]
    await writeFile(empty, '')
    for (const other of [gone, empty]) {
      await copyFile(`${file}-wal`, `${other}-wal`)
      await expect(SqliteStore.open({ file: other })).rejects.toMatchObject({ code: 'gone', message: other })
      expect((await readFile(`${other}-wal`)).equals(await readFile(`${file}-wal`))).toBe(true)
    }
    await first.close()
  })

  test('that is none is refused', async () => {
    await expect(SqliteStore.open({ file: folder })).rejects.toMatchObject({ code: 'unwritable' })
    await expect(SqliteStore.open({ file: join(folder, 'nowhere', 'x.sqlite') })).rejects.toMatchObject({ code: 'unwritable' })
    const file = newFile()
    await writeFile(file, 'this is a letter to my aunt, and no database at all'.repeat(100))
    await expect(SqliteStore.open({ file })).rejects.toMatchObject({ code: 'damaged' })
  })

  test('of an older version is brought up to date, with a copy of it as it was', async () => {
    const file = newFile()
    const store = await open(file)
    await store.do('addGuest', 'key', 'Ada', 1)
    await store.close()
    const newer = [...MIGRATIONS, 'ALTER TABLE guests ADD COLUMN colour TEXT']
    openDatabase({ file }, newer).close()
    openDatabase({ file }, newer).close()
    const copies = (await readdir(folder)).filter(name => name.includes('before-version'))
    expect(copies).toEqual([`${files}.sqlite.before-version-${MIGRATIONS.length + 1}`])
    const copy = await open(join(folder, copies[0] ?? ''))
    expect(await copy.do('guest', 'key')).toMatchObject({ name: 'Ada' })
    const db = new DatabaseSync(file)
    expect(db.prepare('SELECT name, colour FROM guests').all()).toEqual([{ name: 'Ada', colour: null }])
    db.close()
    await expect(SqliteStore.open({ file })).rejects.toMatchObject({ code: 'newer' })
  })

  test('of which a kill left the log beside it keeps there nothing of who was deleted', async () => {
    const file = newFile()
    const db = openDatabase({ file })
    db.exec(`INSERT INTO guests VALUES (7, 'key', 'Adaqz', 1, 2); DELETE FROM guests`)
    for (const end of ['', '-wal']) await copyFile(file + end, `${file}-killed${end}`)
    db.close()
    expect(await readFile(`${file}-killed-wal`, 'latin1')).toContain('Adaqz')
    await open(`${file}-killed`)
    for (const end of ['', '-wal']) expect(await readFile(`${file}-killed${end}`, 'latin1')).not.toContain('Adaqz')
  })

  describe('as it was before a newer version', () => {
    /** A copy of an early version, with two guests at one table, who talk. */
    async function updated() {
      const file = newFile()
      const old = openDatabase({ file }, MIGRATIONS.slice(0, 2))
      old.exec(`INSERT INTO guests VALUES (7, 'key of Ada', 'Adaqz', 1, 2), (8, 'key of Bo', 'Boqz', 1, 2)`)
      const held = ['Adaqz', 'Boqz'].map((name, n) => ({ by: 'person', name, holders: [7 + n] }))
      const stoodIn = { by: 'person', name: 'Cy', nameOf: 9, holders: [9], owners: [7], ownersName: 'Adaqz', ownersNameOf: 7 }
      const seats = [...held, stoodIn]
      const kept = { by: 'open', name: '', holders: [], kept: [7, { guest: 8 }], keptName: 'Adaqz', keptNameOf: 7 }
      old
        .prepare(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (1, 'one', 'playing', 0, 1, ?)`)
        .run(JSON.stringify({ takeover: 'never', host: 7, seats }))
      old
        .prepare(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (2, 'next', 'waiting', 0, 1, ?)`)
        .run(JSON.stringify({ takeover: 'never', host: 8, seats: [kept] }))
      const stale = { by: 'person', name: 'Adaqz', nameOf: 7, holders: [{ guest: 8 }] } // of whom nothing else is noted there
      old
        .prepare(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (3, 'stale', 'playing', 0, 1, ?)`)
        .run(JSON.stringify({ takeover: 'never', host: 8, seats: [stale] }))
      old.exec(`INSERT INTO holders VALUES (7, 1, 0), (8, 1, 1), (7, 1, 99), (8, 3, 0)`)
      old.exec(`INSERT INTO talk VALUES (1, 1, 1, 7, 0, '"adasaidqz"'), (1, 2, 1, 8, 1, '"bosaidqz"')`)
      old.close()
      const store = await open(file)
      const copy = `${file}.before-version-${MIGRATIONS.length}`
      const inCopy = async () => {
        const bytes = await readFile(copy, 'latin1')
        return ['Adaqz', 'adasaidqz', 'key of Ada', 'Boqz', 'bosaidqz', 'key of Bo'].filter(each => bytes.includes(each))
      }
      return { file, store, copy, inCopy }
    }
    const ALL = ['Adaqz', 'adasaidqz', 'key of Ada', 'Boqz', 'bosaidqz', 'key of Bo']

    test('stays as it is when somebody is deleted who is not in it', async () => {
      const { store, copy, inCopy } = await updated()
      const before = await readFile(copy)
      const stranger = await store.do('addGuest', 'key of Eve', 'Eve', 1)
      await store.do('removeGuest', stranger)
      expect((await readFile(copy)).equals(before)).toBe(true)
      expect(await inCopy()).toEqual(ALL)
    })

    test('loses who is deleted, and nobody else: they are known by their key, since numbers may be of another history', async () => {
      const { store, copy, inCopy } = await updated()
      await store.do('removeGuest', 7)
      expect(await inCopy()).toEqual(['Boqz', 'bosaidqz', 'key of Bo'])
      const db = openDatabase({ file: copy }, MIGRATIONS.slice(0, 2))
      expect(db.prepare('SELECT id, name FROM guests').all()).toEqual([{ id: 8, name: 'Boqz' }])
      const room = (id: number): unknown => JSON.parse(String(db.prepare('SELECT room FROM tables WHERE id = ?').get(id)?.['room']))
      const left = { by: 'open', name: '', holders: [], kept: [{ guest: 8 }], keptName: '', keptNameOf: 0 }
      expect(room(2)).toEqual({ takeover: 'never', host: 8, seats: [left] })
      expect(room(3)).toEqual({ takeover: 'never', host: 8, seats: [{ by: 'person', name: '', nameOf: 7, holders: [{ guest: 8 }] }] })
      expect(room(1)).toEqual({
        takeover: 'never',
        host: 0,
        seats: [
          { by: 'person', name: '', holders: [] },
          { by: 'person', name: 'Boqz', holders: [8] },
          { by: 'person', name: 'Cy', nameOf: 9, holders: [9], owners: [], ownersName: '', ownersNameOf: 7 },
        ],
      })
      db.exec(`UPDATE guests SET key = 'key of somebody else'`)
      db.close()
      await store.do('removeGuest', 8)
      expect(await inCopy()).toEqual(['Boqz', 'bosaidqz'])
    })

    test('keeps everybody if they are not deleted after all', async () => {
      const { store, inCopy } = await updated()
      expect(await store.do('clearGuests', [7, 8])).toBe(0) // who sits somewhere stays
      expect(await inCopy()).toEqual(ALL)
    })

    test('that is only another name of the database in use, as a restore that was killed leaves it, holds up nobody', async () => {
      const { file, store } = await updated()
      await link(file, `${file}.before-restore-1`)
      await store.do('removeGuest', 7)
      expect(await store.do('guest', 'key of Ada')).toBeUndefined()
    })

    test('goes if it cannot be read any more, and only if somebody is in it who is deleted', async () => {
      const { file, store } = await updated()
      const [with7, without7] = [`${file}.before-restore-1`, `${file}.before-restore-2`]
      await writeFile(with7, 'no database, with the key of Ada in it'.repeat(100))
      await writeFile(without7, 'no database, with nobody in it'.repeat(100))
      await writeFile(`${file}x.before-version-9`, 'key of Ada, of another database')
      await store.do('removeGuest', 7)
      const left = (await readdir(folder)).filter(name => name.startsWith(basename(file)) && name.includes('before'))
      expect(left.toSorted()).toEqual([
        `${basename(file)}.before-restore-2`,
        `${basename(file)}.before-version-${MIGRATIONS.length}`,
        `${basename(file)}x.before-version-9`,
      ])
      await rm(join(folder, `${basename(file)}x.before-version-9`))
    })
  })

  test('of the first version keeps its guests and tables by their numbers', async () => {
    const file = newFile()
    const first = openDatabase({ file }, MIGRATIONS.slice(0, 1))
    first.exec(`INSERT INTO guests (id, key, name, created, seen) VALUES (7, 'key', 'Ada', 1, 2)`)
    first.exec(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (5, 'name', 'waiting', 1, 3, '{}')`)
    first.exec('INSERT INTO holders (guest, table_id, seat) VALUES (7, 5, 0)')
    first.close()
    const store = await open(file)
    expect(await store.do('guest', 'key')).toEqual({ id: 7, key: 'key', name: 'Ada', created: 1, seen: 2, session: 1 })
    expect(await store.do('table', 'name')).toEqual({ id: 5, name: 'name', room: '{}', head: '', touched: 3, clocks: '' })
    expect(await store.do('tablesOf', 7, 9)).toHaveLength(1)
    expect(await store.do('addGuest', 'next', 'Bo', 4)).toBe(8)
  })

  test('of the second version knows its seats by the devices that hold them', async () => {
    const file = newFile()
    const second = openDatabase({ file }, MIGRATIONS.slice(0, 2))
    const seat = { by: 'person', name: 'Ada "the" 1st', bot: 'none', conceded: false, link: 'hash', holders: [7, 9] }
    const free = { by: 'open', name: '', bot: 'none', conceded: false, link: '', holders: [] }
    const rest = { game: 'gusher', options: { deals: true }, stage: 'playing', listed: false, host: 7, asked: 0, undo: 'none', stop: [] }
    const room = { ...rest, takeover: 'never', seats: [seat, free], outcome: 'open', next: 'none', created: 5 }
    const add = second.prepare(`INSERT INTO tables (name, stage, listed, touched, room) VALUES (?, 'playing', 0, 3, ?)`)
    add.run('never', JSON.stringify(room))
    add.run('sixty', JSON.stringify({ ...room, takeover: 60 }))
    add.run('damaged', '{')
    second.close()
    const store = await open(file)
    const more = { linkOf: 0, offer: '', devices: 0, kept: [] }
    const holder = { since: 3, browser: '', system: '' }
    const holders = [
      { guest: 7, name: seat.name, n: 1, ...holder },
      { guest: 9, name: '', n: 2, ...holder },
    ]
    const { name: _, ...unnamed } = seat
    const { name: __, ...empty } = free
    const seats = [
      { ...unnamed, ...more, linkOf: 7, devices: 2, holders },
      { ...empty, ...more },
    ]
    const read = async (name: string) => readRoom((await store.do('table', name))?.room ?? '')
    expect(await read('never')).toMatchObject({ ...room, agreed: 'never', seats })
    expect(await read('sixty')).toMatchObject({ ...room, takeover: 60, agreed: 60, seats })
    expect((await store.do('table', 'damaged'))?.room).toBe('{')
  })

  test('of the fifth version believes none of its times: whatever seemed old begins to age when it is looked at', async () => {
    const DAY = 86_400_000
    const file = newFile()
    const fifth = openDatabase({ file }, MIGRATIONS.slice(0, 5))
    fifth.exec(`INSERT INTO guests (id, key, name, created, seen) VALUES (7, 'key', 'Ada', 1, 2), (8, 'here', 'Bo', 1, 1e15)`)
    fifth.exec(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (5, 'name', 'waiting', 1, 3, '{}')`)
    fifth.exec(`INSERT INTO old (kind, id, looks, at) VALUES ('table', 5, 99, 4), ('guest', 7, 99, 4)`)
    fifth.close()
    const store = await open(file)
    const look = (days: number) => store.do('lookForOld', days * DAY, 1e15, { tables: { waiting: 14 }, guests: 400, deals: 365 })
    expect(await look(0)).toEqual({ marked: 0, tables: [], guests: [], deals: [] })
    expect(await look(14)).toEqual({ marked: 1, tables: [], guests: [], deals: [] })
    expect(await look(14)).toEqual({ marked: 0, tables: ['name'], guests: [], deals: [] })
  })

  test('of the sixth version knows for whom seats are kept, and on which device: the first of them came first', async () => {
    const file = newFile()
    const sixth = openDatabase({ file }, MIGRATIONS.slice(0, 6))
    sixth.exec(`INSERT INTO guests (id, key, name, created, seen) VALUES (7, 'ada', 'Ada "1st"', 1, 2), (8, 'bo', 'Bo', 1, 2)`)
    const add = sixth.prepare(`INSERT INTO tables (id, name, stage, listed, touched, room) VALUES (?, ?, 'waiting', 0, 3, ?)`)
    const early = { ...OPEN, name: '' }
    const device = (guest: number, n: number, since: number) => ({ guest, n, since, browser: '', system: '' })
    const named = (name: string, guest: number, n: number, since: number) => ({ ...device(guest, n, since), name })
    const room = { ...UNTOUCHED, game: 'gusher', options: {}, stage: 'waiting', listed: false, takeover: 2, agreed: 2, host: 1, created: 0 }
    const bare = { ...early, kept: [7, 8] }
    const alike = { ...early, kept: [device(7, 1, 0), device(8, 1, 0)] }
    const noted = { ...early, kept: [device(7, 1, 5), device(8, 2, 6)], keptName: 'Bobo', keptNameOf: 8 }
    const ofNobody = { ...early, kept: [device(9, 1, 5), device(8, 2, 6)], keptName: 'Gone', keptNameOf: 9 }
    add.run(5, 'one', JSON.stringify({ ...room, seats: [bare, alike, noted, ofNobody, botSeat('greedy')] }))
    add.run(6, 'damaged', '{')
    sixth.close()
    const store = await open(file)
    const { seats } = readRoom((await store.do('table', 'one'))?.room ?? '')
    expect(seats).toEqual([
      { ...OPEN, person: 7, kept: [named('Ada "1st"', 7, 1, 0), named('Bo', 8, 2, 0)] },
      { ...OPEN, person: 7, kept: [named('Ada "1st"', 7, 1, 0), named('Bo', 8, 2, 0)] },
      { ...OPEN, person: 7, kept: [named('Ada "1st"', 7, 1, 5), named('Bobo', 8, 2, 6)] },
      { ...OPEN, person: 8, kept: [named('Bo', 8, 2, 6)] },
      botSeat('greedy'),
    ])
    for (const guest of [7, 8]) expect((await store.do('everyTableOf', guest)).map(({ name }) => name)).toEqual(['one'])
    expect((await store.do('table', 'damaged'))?.room).toBe('{')
  })

  test('of the seventh version has a name for everybody at a seat, called by the first, and knows which tables are of one company', async () => {
    const file = newFile()
    const seventh = openDatabase({ file }, MIGRATIONS.slice(0, 7))
    seventh.exec(
      `INSERT INTO guests (id, key, name, created, seen) VALUES (7, 'a', 'Ada', 1, 2), (8, 'b', 'Bo', 1, 2), (9, 'e', 'Eve', 1, 2)`,
    )
    const add = seventh.prepare(`INSERT INTO tables (name, stage, listed, touched, room) VALUES (?, ?, 0, 3, ?)`)
    const device = (guest: number, n: number) => ({ guest, n, since: 5, browser: '', system: '' })
    const { person: _, ...early } = OPEN
    const unnamed = { ...early, name: '', nameOf: 0, ownersName: '', ownersNameOf: 0, keptName: '', keptNameOf: 0 }
    const held = { ...unnamed, by: 'person' }
    const rest = { ...UNTOUCHED, game: 'gusher', options: {}, listed: false, takeover: 2, agreed: 2, host: 7, created: 0 }
    const stale = { ...held, name: 'Eve was here', nameOf: 9, holders: [device(7, 1), device(8, 2)] } // who was dropped since
    const stoodIn = {
      ...held,
      name: 'Bobo',
      nameOf: 8,
      holders: [device(8, 2)],
      owners: [device(7, 1)],
      ownersName: 'Adele',
      ownersNameOf: 7,
    }
    const kept = { ...unnamed, kept: [device(7, 1), device(9, 2)], keptName: 'Evita', keptNameOf: 9 }
    add.run('first', 'over', JSON.stringify({ ...rest, stage: 'over', next: 'second', seats: [stale] }))
    add.run('third', 'waiting', JSON.stringify({ ...rest, stage: 'waiting', seats: [kept, unnamed], muted: [7] }))
    add.run('second', 'over', JSON.stringify({ ...rest, stage: 'over', next: 'third', seats: [stoodIn, botSeat('random')] }))
    add.run('alone', 'over', JSON.stringify({ ...rest, stage: 'over', next: 'gone', seats: [] }))
    for (const [n, damaged] of ['{', '{"seats":5}', '{"seats":[null,"x"]}'].entries()) add.run(`damaged ${n}`, 'over', damaged)
    seventh.close()
    const store = await open(file)
    const read = async (name: string) => readRoom((await store.do('table', name))?.room ?? '')
    const named = (name: string, guest: number, n: number) => ({ ...device(guest, n), name })
    const person = { ...OPEN, by: 'person', person: 7 }
    const [first, second, third] = [await read('first'), await read('second'), await read('third')]
    expect([first, second, third, await read('alone')].map(({ company }) => company)).toEqual(['first', 'first', 'first', 'alone'])
    expect(first.seats).toEqual([{ ...person, holders: [named('Ada', 7, 1), named('Bo', 8, 2)] }])
    expect(second.seats).toEqual([{ ...person, holders: [named('Bobo', 8, 2)], owners: [named('Adele', 7, 1)] }, botSeat('random')])
    expect(third.seats).toEqual([{ ...OPEN, person: 7, kept: [named('', 7, 1), named('Evita', 9, 2)] }, OPEN])
  })

  test('of the eighth version keeps every record, and knows whose turn it is, when it was noticed and which games go on by themselves', async () => {
    const file = newFile()
    const eighth = openDatabase({ file }, MIGRATIONS.slice(0, 8))
    const add = eighth.prepare(`INSERT INTO tables (name, stage, listed, touched, room) VALUES (?, 'playing', 1, 3, ?)`)
    const room = (takeover: unknown, ...bots: string[]) => JSON.stringify({ takeover, seats: bots.map(bot => ({ bot })) })
    for (const [name, json] of [
      ['bot to move', room('never', 'none', 'greedy')],
      ['person to move', room('never', 'greedy', 'none')],
      ['by itself', room(5, 'none', 'none')],
      ['offers in a day', room({ offer: 1440 }, 'none', 'none')],
      ['offers in minutes', room({ offer: 5 }, 'none', 'none')],
      ['damaged', '{'],
    ] as const)
      add.run(name, json)
    const enter = eighth.prepare(`INSERT INTO entries (table_id, n, entry, said, heard, pending, at) VALUES (?, ?, ?, '[]', '[1]', ?, ?)`)
    for (let table = 1; table <= 6; table++) {
      enter.run(table, 0, '', '[0]', 10)
      enter.run(table, 1, 'one', '[0,1]', 20)
      enter.run(table, 2, 'two', '[1]', 0) // which not everybody noticed
    }
    eighth.close()
    const store = await open(file)
    expect(await store.do('entriesAfter', 1, 0, 9)).toEqual(['one', 'two'])
    expect(await store.do('table', 'by itself')).toMatchObject({ touched: 20 })
    expect((await store.do('openTables', 9)).map(({ pending }) => pending)).toEqual(Array.from({ length: 6 }, () => '[1]'))
    expect(await store.do('tablesToWake')).toEqual(['bot to move', 'by itself', 'offers in a day'])
    await expect(store.together([entry(1, 2, [1])])).rejects.toMatchObject({ code: 'outOfStep' })
  })

  test('is known as ours in every version, and not without one of its tables', () => {
    for (let version = 1; version <= MIGRATIONS.length; version++) {
      const db = openDatabase({ file: newFile() }, MIGRATIONS.slice(0, version))
      expect(isOurs(db)).toBe(true)
      db.exec('DROP TABLE talk')
      expect(isOurs(db)).toBe(false)
      db.close()
    }
  })

  test('whose migration fails stays as it was', () => {
    const file = newFile()
    openDatabase({ file }).close()
    expect(() => openDatabase({ file }, [...MIGRATIONS, 'CREATE TABLE more (x); CREATE TABLE guests (x)'])).toThrow('guests')
    openDatabase({ file }).close()
  })
})

test('a start clears away what a killed restore has left: it may name somebody who is deleted later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wildcat-parts-'))
  const file = join(folder, 'wildcat.sqlite')
  await writeFile(`${file}.0123456789ab.part`, 'Ada')
  openDatabase({ file }).close()
  expect((await readdir(folder)).filter(name => name.includes('.part'))).toEqual([])
  await rm(folder, { recursive: true })
})
