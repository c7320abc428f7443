/** What every store does, in a file as in a database: what it has said is safe is there afterwards, and what fails fails alone. */
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { Folders } from '../testing/server.ts'
import { MOST_SESSIONS } from './account-contract.ts'
import { call, type Store } from './contract.ts'
import { PostgresStore } from './postgres/store.ts'
import { SqliteStore } from './sqlite/store.ts'

const folders = new Folders()
const postgres = await startPostgres()
const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})
afterAll(async () => {
  postgres?.stop()
  await folders.remove()
})

const DEVICE = { browser: 'Firefox', system: 'Linux' }
const ROOM = { stage: 'waiting', listed: true, touched: 5, room: '{}', unseen: false, bots: [], holders: [] } as const
const entry = (table: number, n: number, heard: readonly number[], said = `[${n}]`) =>
  call('addEntry', { table, n, entry: `{"n":${n}}`, said, heard: JSON.stringify(heard), pending: '[0]', at: n, clocks: '' })

const KINDS = [
  {
    kind: 'SQLite',
    newPlace: async () => join(await folders.make(), 'wildcat.sqlite'),
    openAt: (file: string) => SqliteStore.open({ file }),
  },
  ...(postgres === undefined
    ? []
    : [{ kind: 'PostgreSQL', newPlace: () => postgres.database(), openAt: (url: string) => PostgresStore.open(url) }]),
]

describe.each(KINDS)('in $kind', ({ newPlace, openAt }) => {
  async function open(place?: string): Promise<Store> {
    const store = await openAt(place ?? (await newPlace()))
    opened.push(store)
    return store
  }

  describe('what was answered', () => {
    test('what people said does not go by what the table tells, and the newest of each are kept', async () => {
      const store = await open()
      const table = await store.do('addTable', 'name', ROOM)
      const guest = await store.do('addGuest', 'key', 'Ada', 1)
      for (let n = 0; n < 4; n++) await store.do('addTalk', table, n, guest, 0, `"said ${n}"`, 3)
      for (let n = 0; n < 9; n++) await store.do('addTalk', table, n, 0, 0, `"told ${n}"`, 2)
      const kept = await store.do('talk', table, 0, 99, 99)
      expect(kept.map(({ n, said }) => [n, said])).toEqual([
        [2, '"said 1"'],
        [3, '"said 2"'],
        [4, '"said 3"'],
        [12, '"told 7"'],
        [13, '"told 8"'],
      ])
    })

    test('whose turn it is is that of the last entry, and when, of the last one that everybody noticed', async () => {
      const store = await open()
      const table = await store.do('addTable', 'name', { ...ROOM, stage: 'playing', bots: [1] })
      const add = (n: number, pending: string, at: number) =>
        store.do('addEntry', { table, n, entry: '{}', said: '[]', heard: '[]', pending, at, clocks: `[${n}]` })
      const listed = async () => (await store.do('openTables', 9)).map(({ pending, touched, clocks }) => [pending, touched, clocks])
      expect([await listed(), await store.do('tablesToWake')]).toEqual([[['[]', 5, '']], []])
      await add(0, '[0,1]', 30)
      expect([await listed(), await store.do('tablesToWake')]).toEqual([[['[0,1]', 30, '[0]']], ['name']])
      await add(1, '[0]', 0)
      expect([await listed(), await store.do('tablesToWake')]).toEqual([[['[0]', 30, '[1]']], []])
      await Promise.all([add(2, '[1]', 40), add(3, '[0]', 0)]) // in one commit
      expect([await listed(), await store.do('tablesToWake')]).toEqual([[['[0]', 40, '[3]']], []])
      await store.do('saveRoom', { ...ROOM, id: table, stage: 'playing', unseen: true })
      expect(await store.do('tablesToWake')).toEqual(['name'])
      await store.do('removeTable', table)
      expect([await listed(), await store.do('tablesToWake')]).toEqual([[], []])
    })

    test('is there when it is opened again', async () => {
      const place = await newPlace()
      const store = await open(place)
      const guest = await store.do('addGuest', 'key', 'Ada', 7)
      const table = await store.do('addTable', 'name', { ...ROOM, holders: [[1, guest]] })
      await store.together([entry(table, 0, [1, 1]), entry(table, 1, [2, 1])])
      await store.close()
      const again = await open(place)
      expect(await again.do('guest', 'key')).toEqual({ id: guest, key: 'key', name: 'Ada', created: 7, seen: 7, session: 1 })
      expect(await again.do('tablesOf', guest, 9)).toEqual([{ name: 'name', room: '{}', pending: '[0]', touched: 5, clocks: '' }])
      expect(await again.do('match', table, -1)).toEqual({ snapshot: undefined, unfit: false, entries: ['{"n":1}'], last: 1 })
    })

    test('comes in the order in which it was asked for, each to its own', async () => {
      const store = await open()
      const ids = await Promise.all(Array.from({ length: 50 }, (_, n) => store.do('addGuest', `key ${n}`, `guest ${n}`, n)))
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      const found = await Promise.all(ids.map((_, n) => store.do('guest', `key ${n}`)))
      expect(found.map(guest => guest?.name)).toEqual(ids.map((_, n) => `guest ${n}`))
    })

    test('a unit counts whole or not at all, and its failure is nobody else’s', async () => {
      const store = await open()
      const table = await store.do('addTable', 'one', ROOM)
      await store.together([entry(table, 0, [0])])
      const outcomes = await Promise.allSettled([
        store.together([entry(table, 1, [1])]),
        store.together([entry(table, 2, [2]), entry(table, 1, [1])]), // 1 is there
        store.together([entry(table, 3, [3])]),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(outcomes[1]).toMatchObject({ reason: { code: 'outOfStep' } })
      expect((await store.do('match', table, -1)).entries).toEqual(['{"n":1}', '{"n":3}'])
    })

    test('is waited for when the store is closed; afterwards it refuses', async () => {
      const place = await newPlace()
      const store = await open(place)
      const writing = store.do('addGuest', 'key', 'Ada', 1)
      await store.close()
      expect(await writing).toBe(1)
      await expect(store.do('guest', 'key')).rejects.toMatchObject({ code: 'store' })
      expect(await (await open(place)).do('guest', 'key')).toMatchObject({ name: 'Ada' })
    })
  })

  test('tells a long record by its digest in steps, the same as with its snapshots, each of which carries on the one before', async () => {
    const store = await open()
    const table = await store.do('addTable', 'name', ROOM)
    await store.together(Array.from({ length: 2301 }, (_, n) => entry(table, n, [n])))
    for (const n of [700, 2300]) await store.do('saveSnapshot', table, n, '{}')
    let digest = await store.do('digestRecord', table, 2300)
    const steps = [digest.n]
    for (; digest.n < 2300; steps.push(digest.n)) digest = await store.do('digestRecord', table, 2300, digest)
    expect(steps).toEqual([1000, 2000, 2300])
    expect((await store.do('match', table, -1)).snapshot?.record).toBe(digest.record)
    await store.do('dropSnapshot', table)
    expect(await store.do('match', table, 0)).toMatchObject({ snapshot: undefined, unfit: false, last: 2300 })
  })

  test('the number of a guest or a table that is gone is not given to another', async () => {
    const store = await open()
    const [guest, table] = [await store.do('addGuest', 'one', 'Ada', 1), await store.do('addTable', 'one', ROOM)]
    await store.do('removeGuest', guest)
    await store.do('removeTable', table)
    expect(await store.do('addGuest', 'two', 'Bo', 2)).toBeGreaterThan(guest)
    expect(await store.do('addTable', 'two', ROOM)).toBeGreaterThan(table)
  })

  test('what is not over comes first in a guest’s list, however many games he has ended since', async () => {
    const store = await open()
    const guest = await store.do('addGuest', 'key', 'Ada', 1)
    const holders = [[0, guest]] as const
    for (const [n, stage] of ['playing', 'over', 'stopped', 'waiting', 'over'].entries())
      await store.do('addTable', `${stage} ${n}`, { ...ROOM, stage, touched: n, holders })
    expect((await store.do('tablesOf', guest, 3)).map(({ name }) => name)).toEqual(['waiting 3', 'playing 0', 'over 4'])
  })

  describe('lines of a log', () => {
    /** Viewer 0 hears every entry but those that 3 divides, viewer 1 two lines of each tenth. */
    async function talkative() {
      const store = await open()
      const table = await store.do('addTable', 'talk', ROOM)
      const heard = [1, 0]
      await store.together([entry(table, 0, heard)])
      for (let n = 1; n <= 60; n++) {
        heard[0] = (heard[0] ?? 0) + (n % 3 === 0 ? 0 : 1)
        heard[1] = (heard[1] ?? 0) + (n % 10 === 0 ? 2 : 0)
        await store.together([entry(table, n, heard)])
      }
      return { store, table }
    }
    test('are found by the viewer’s own numbers', async () => {
      const { store, table } = await talkative()
      const said = async (place: number, from: number, to: number) =>
        (await store.do('saidBetween', table, place, from, to)).map(row => [row.said, row.before])
      expect(await said(0, 0, 4)).toEqual([
        ['[0]', 0],
        ['[1]', 1],
        ['[2]', 2],
        ['[4]', 3],
      ])
      expect(await said(0, 39, 41)).toEqual([
        ['[58]', 39],
        ['[59]', 40],
      ])
      expect(await said(1, 3, 6)).toEqual([
        ['[20]', 2],
        ['[30]', 4],
      ])
      expect(await said(1, 12, 99)).toEqual([])
      expect(await said(0, 41, 99)).toEqual([])
    })
  })

  test('whoever is welcomed twice is one guest, by their first name; whoever is removed is nowhere', async () => {
    const store = await open()
    const [ada, again] = await Promise.all([
      store.do('welcomeGuest', 'key', 'other', 'Ada', 3, DEVICE),
      store.do('welcomeGuest', 'key', 'other', 'Bo', 4, DEVICE),
    ])
    expect(again).toEqual(ada)
    await store.do('renameGuest', ada.id, 'Adele "the 1st" \\ O’Hara \'')
    await store.do('seeGuest', ada.id, ada.session, 9, DEVICE)
    expect(await store.do('guest', 'key')).toEqual({ ...ada, name: 'Adele "the 1st" \\ O’Hara \'', seen: 9 })
    const table = await store.do('addTable', 'one', { ...ROOM, holders: [[0, ada.id]] }, ada.id, 'net')
    await store.do('addTalk', table, 1, ada.id, 0, '"hello"', 9)
    expect([await store.do('countTablesOf', ada.id), await store.do('countWaitingOf', ada.id)]).toEqual([1, 1])
    expect(await store.do('talkOf', ada.id)).toEqual([{ table: 'one', at: 1, said: '"hello"' }])
    await store.do('removeGuest', ada.id)
    expect([await store.do('nameOfGuest', ada.id), await store.do('everyTableOf', ada.id), await store.do('talkOf', ada.id)]).toEqual([
      '',
      [],
      [],
    ])
    expect((await store.do('talk', table, 0, 99, 9)).map(({ said }) => said)).toEqual([''])
  })

  test('a session that was ended is nobody’s, and its key makes a new guest; the others stay', async () => {
    const store = await open()
    const ada = await store.do('welcomeGuest', 'key', 'unused', 'Ada', 3, DEVICE)
    const second = await store.do('addSession', ada.id, 'second', 5, { browser: 'Safari', system: 'iPhone' })
    expect(await store.do('sessionsOf', ada.id)).toEqual([
      { id: ada.session, created: 3, seen: 3, ...DEVICE },
      { id: second, created: 5, seen: 5, browser: 'Safari', system: 'iPhone' },
    ])
    const eve = await store.do('addGuest', 'Eve', 'Eve', 4)
    await store.do('endSessions', eve, [ada.session])
    expect(await store.do('guest', 'key')).toEqual(ada)
    await store.do('endSessions', ada.id, [ada.session])
    expect(await store.do('guest', 'key')).toBeUndefined()
    expect(await store.do('guest', 'second')).toMatchObject({ id: ada.id, name: 'Ada', session: second })
    const other = await store.do('welcomeGuest', 'key', 'fresh', 'Bo', 6, DEVICE)
    expect(other).toMatchObject({ key: 'fresh', name: 'Bo' })
    expect(other.id).not.toBe(ada.id)
    for (let n = 0; n < 60; n++) await store.do('addSession', ada.id, `many ${n}`, 10 + n, DEVICE)
    expect(await store.do('sessionsOf', ada.id)).toHaveLength(50)
    expect(await store.do('guest', 'second')).toBeUndefined() // it was seen longest ago
  })

  test('whoever comes in is in, however many others are and whatever the clock says', async () => {
    const store = await open()
    const { id } = await store.do('welcomeGuest', 'first', '', 'Ada', 999, DEVICE)
    for (let n = 1; n < MOST_SESSIONS; n++) await store.do('addSession', id, `key ${n}`, 1000 + n, DEVICE)
    const late = await store.do('addSession', id, 'late', 1, DEVICE)
    const sessions = await store.do('sessionsOf', id)
    expect([sessions.length, sessions.at(-1)?.id]).toEqual([MOST_SESSIONS, late])
    expect(await store.do('guest', 'first')).toBe(undefined) // which was seen longest ago
  })

  test('ways back are kept, used and taken once, and go with their guest', async () => {
    const store = await open()
    const guest = await store.do('addGuest', 'key', 'Ada', 1)
    const passkey = { id: 'one', guest, key: 'public', counter: 0, transports: ['usb', 'nfc'], name: 'Key', created: 2, used: 0 }
    expect(await store.do('addPasskey', passkey, 1)).toBe(true)
    await expect(store.do('addPasskey', passkey, 2)).rejects.toThrow()
    expect(await store.do('addPasskey', { ...passkey, id: 'two' }, 1)).toBe(false)
    await store.do('usePasskey', 'one', 7, 9)
    await store.do('renamePasskey', guest, 'one', 'Ring')
    expect(await store.do('passkey', 'one')).toEqual({ ...passkey, counter: 7, used: 9, name: 'Ring' })
    await store.do('removePasskey', guest + 1, 'one')
    expect(await store.do('passkeysOf', guest)).toHaveLength(1)
    await store.do('setCodes', guest, [{ selector: 'old', hash: 'x' }])
    await store.do('setCodes', guest, [
      { selector: 'a', hash: 'y' },
      { selector: 'b', hash: 'z' },
    ])
    expect([await store.do('code', 'old'), await store.do('code', 'a')]).toEqual([undefined, { selector: 'a', hash: 'y', guest }])
    expect([await store.do('takeCode', 'a'), await store.do('takeCode', 'a'), await store.do('countCodes', guest)]).toEqual([
      true,
      false,
      1,
    ])
    await store.do('removeGuest', guest)
    expect([await store.do('passkey', 'one'), await store.do('code', 'b'), await store.do('guest', 'key')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('an e-mail address is of whoever has it first, and goes with them, also into another guest', async () => {
    const store = await open()
    const [ada, bo] = [await store.do('addGuest', 'ada', 'Ada', 1), await store.do('addGuest', 'bo', 'Bo', 1)]
    const row = { address: 'ada@example.org', guest: ada, confirmed: 2, used: 0 }
    const add = (guest: number, address: string, now: number) => store.do('addMailAddress', guest, address, now, 1)
    expect(await add(ada, row.address, 2)).toBe('added')
    expect([await add(bo, row.address, 3), await add(ada, row.address, 3)]).toEqual(['taken', 'added'])
    expect(await add(ada, 'second@example.org', 3)).toBe('tooMany')
    expect([await store.do('mailAddress', row.address), await store.do('mailAddress', 'bo@example.org')]).toEqual([row, undefined])
    expect([await store.do('useMailAddress', bo, row.address, 4), await store.do('useMailAddress', ada, row.address, 5)]).toEqual([
      false,
      true,
    ])
    expect(await store.do('mailAddressesOf', ada)).toEqual([{ ...row, used: 5 }])
    await store.do('removeMailAddress', bo, row.address)
    await store.do('joinGuests', ada, bo)
    expect(await store.do('mailAddressesOf', bo)).toEqual([{ ...row, guest: bo, used: 5 }])
    await store.do('addMailAddress', bo, 'bo@example.org', 6, 2)
    await store.do('removeMailAddress', bo, row.address)
    expect(await store.do('mailAddress', row.address)).toBeUndefined()
    await store.do('removeGuest', bo)
    expect(await store.do('mailAddress', 'bo@example.org')).toBeUndefined()
  })

  test('with a sign-out whatever would have let somebody in as them ends', async () => {
    const store = await open()
    const guest = await store.do('addGuest', 'key', 'Ada', 1)
    const kinds = ['device', 'mailSignIn', 'confirmMail'] as const
    for (const kind of kinds) await store.do('addTicket', { key: kind, kind, guest, data: '{}', expires: 100 }, 1)
    await store.do('endSessions', guest, [])
    const left = await Promise.all(kinds.map(kind => store.do('ticket', kind, 1)))
    expect(left.map(ticket => ticket?.kind)).toEqual([undefined, undefined, 'confirmMail'])
  })

  test('a ticket is good for its time, changed by who knows it as it is, and taken once', async () => {
    const store = await open()
    const guest = await store.do('addGuest', 'key', 'Ada', 1)
    const ticket = { key: 'one', kind: 'device', guest, data: '{}', expires: 100 }
    await store.do('addTicket', ticket, 1)
    await store.do('addTicket', { ...ticket, key: 'nobody’s', guest: 0 }, 1)
    expect(await store.do('ticket', 'nobody’s', 1)).toMatchObject({ guest: 0 })
    expect(await Promise.all([1, 2].map(n => store.do('changeTicket', 'one', '{}', `{"n":${n}}`)))).toEqual([true, false])
    expect([await store.do('ticket', 'one', 99), await store.do('ticket', 'one', 100)]).toEqual([{ ...ticket, data: '{"n":1}' }, undefined])
    const taken = await Promise.all([1, 2].map(() => store.do('takeTicket', 'one', 50)))
    expect(taken.filter(each => each !== undefined)).toHaveLength(1)
    await store.do('addTicket', { ...ticket, key: 'late', expires: 900 }, 200)
    expect(await store.do('takeTicket', 'nobody’s', 1)).toBeUndefined() // it went when it was over
    await store.do('removeGuest', guest)
    expect(await store.do('ticket', 'late', 201)).toBeUndefined()
  })

  test('two guests are one from now on, with what both said and made', async () => {
    const store = await open()
    const [from, to] = [await store.do('addGuest', 'from', 'Guest', 1), await store.do('addGuest', 'to', 'Ada', 1)]
    const table = await store.do('addTable', 'one', ROOM, from)
    await store.do('addTalk', table, 1, from, 0, '"hello"', 9)
    await store.do('joinGuests', from, to)
    expect([await store.do('guest', 'from'), await store.do('talkOf', to)]).toEqual([undefined, [{ table: 'one', at: 1, said: '"hello"' }]])
  })

  test('holders are as they were saved last, and a seat that is only kept counts as no table of theirs', async () => {
    const store = await open()
    for (let n = 1; n <= 9; n++) await store.do('addGuest', `key ${n}`, 'Ada', 1)
    const table = await store.do('addTable', 'one', {
      ...ROOM,
      holders: [
        [0, 7],
        [100, 8],
      ],
    })
    const company = JSON.stringify({ company: 'one' })
    await store.do('saveRoom', {
      ...ROOM,
      id: table,
      room: company,
      holders: [
        [1, 7],
        [0, 9],
        [100, 8],
      ],
    })
    await store.do('addTable', 'damaged', { ...ROOM, room: '{', holders: [[0, 9]] })
    expect([await store.do('countTablesOf', 7), await store.do('countTablesOf', 8), await store.do('countTables')]).toEqual([1, 0, 2])
    expect((await store.do('everyTableOf', 8)).map(({ name }) => name)).toEqual(['one'])
    expect(await store.do('tablesOfCompany', 'one', [8, 9])).toEqual(['one'])
    expect(await store.do('tableNamesOf', 9, 'all')).toEqual(['damaged', 'one'])
    const { holders: _, ...over } = { ...ROOM, id: table, stage: 'over' }
    await store.do('saveRoom', over) // their holders stay
    for (const guest of [7, 8]) expect(await store.do('tableNamesOf', guest, 'all')).toEqual(['one'])
    expect([await store.do('tableNamesOf', 9, 'unfinished'), await store.do('tableNamesOf', 8, 'unfinished')]).toEqual([['damaged'], []])
    await store.do('saveRoom', { ...ROOM, id: table, holders: [] })
    expect([await store.do('everyTableOf', 7), await store.do('tableNamesOf', 7, 'all')]).toEqual([[], []])
  })

  test('of more open tables than a list holds each network has one, then each maker', async () => {
    const store = await open()
    for (let n = 0; n < 6; n++) await store.do('addTable', `many ${n}`, ROOM, 1, 'a')
    await store.do('addTable', 'other maker', ROOM, 2, 'a')
    await store.do('addTable', 'other network', ROOM, 3, 'b')
    await store.do('addTable', 'not listed', { ...ROOM, listed: false }, 3, 'c')
    const listed = async (most: number) => (await store.do('openTables', most)).map(({ name }) => name)
    expect(await listed(2)).toEqual(['other network', 'other maker'])
    expect(await listed(3)).toEqual(['other network', 'other maker', 'many 5'])
    expect(await listed(99)).toHaveLength(8)
    expect([await store.do('countTablesFrom', 'a'), await store.do('countTablesFrom', 'c')]).toEqual([7, 1])
  })

  test('a snapshot tells the record of which it was made by its digest', async () => {
    const store = await open()
    const table = await store.do('addTable', 'one', ROOM)
    await store.together([call('saveHead', table, '{"head":1}'), entry(table, 0, [0]), entry(table, 1, [1])])
    await store.together([call('saveSnapshot', table, 1, '{"at":1}'), entry(table, 2, [2])])
    const { record } = await store.do('digestRecord', table, 1)
    expect(await store.do('match', table, 9)).toMatchObject({
      snapshot: { n: 1, json: '{"at":1}', record },
      unfit: false,
      entries: ['{"n":2}'],
      last: 2,
    })
    expect(await store.do('table', 'one')).toMatchObject({ id: table, head: '{"head":1}' })
    for (const orders of ['sealed', 'again', '']) {
      await store.do('saveOrders', table, orders)
      expect(await store.do('orders', table)).toBe(orders)
    }
    await store.do('saveHead', table, '{"head":2}')
    expect((await store.do('digestRecord', table, 1)).record).not.toBe(record)
  })

  test('an ended game is archived once, as it was when it was packed; its entries go bit by bit, the last of them first', async () => {
    const store = await open()
    await store.do('lookForOld', 0, 0, { tables: {}, guests: 1, deals: 1 }) // who does that keeps house
    const ended = { ...ROOM, stage: 'over' }
    const [table, other] = [await store.do('addTable', 'one', ended), await store.do('addTable', 'two', ended)]
    for (const each of [table, other])
      await store.together([call('saveHead', each, '{"head":1}'), ...Array.from({ length: 4 }, (_, n) => entry(each, n, [n, 7]))])
    await store.do('saveSnapshot', table, 2, '{}')
    expect(await store.do('nextToArchive', 5)).toBe(undefined) // it was touched then
    expect(await store.do('nextToArchive', 6)).toEqual({ id: table, head: '{"head":1}', last: 3, heard: '[3,7]' })
    expect([await store.do('archived', table), await store.do('tidyArchive', 9)]).toEqual([undefined, false])

    const packed = Buffer.alloc(200, 'packed').toString('base64')
    expect(await store.do('archive', table, 2, packed)).toBe(false) // there is one more
    expect(await store.do('archive', table, 3, packed)).toBe(true)
    expect(await store.do('archive', table, 3, 'AAAA')).toBe(false)
    expect(await store.do('archived', table)).toBe(packed)
    expect(await store.do('tidyArchive', 3)).toBe(true)
    expect(await store.do('match', table, -1)).toEqual({ snapshot: undefined, unfit: false, entries: [], last: 3 })
    expect([await store.do('tidyArchive', 3), await store.do('tidyArchive', 3)]).toEqual([true, false])
    expect(await store.do('saidBetween', table, 0, 0, 3)).toEqual([])

    expect((await store.do('nextToArchive', 6))?.id).toBe(other)
    expect(await store.do('match', other, -1)).toMatchObject({ entries: ['{"n":1}', '{"n":2}', '{"n":3}'] })
    await store.do('keepEntries', other)
    expect(await store.do('nextToArchive', 6)).toBe(undefined)
    await store.do('removeTable', table)
    expect(await store.do('archived', table)).toBe(undefined)
  })

  test('what is old is marked after its days, goes two weeks later, and not by a clock that is far off', async () => {
    const DAY = 86_400_000
    const store = await open()
    const look = (days: number, now = 0) => store.do('lookForOld', days * DAY, now, { tables: { waiting: 14 }, guests: 20, deals: 99 })
    expect(await look(0)).toEqual({ marked: 0, tables: [], guests: [], deals: [] })
    await store.do('addTable', 'old', ROOM)
    const guest = await store.do('addGuest', 'key', 'Ada', 3)
    expect(await look(1, 99 * DAY)).toEqual({ farClock: true, newest: 5 })
    expect(await look(1)).toEqual({ marked: 0, tables: [], guests: [], deals: [] })
    await store.do('addRunning', 5 * DAY)
    expect(await look(9)).toEqual({ marked: 1, tables: [], guests: [], deals: [] })
    expect(await look(14)).toEqual({ marked: 1, tables: ['old'], guests: [], deals: [] })
    expect(await look(14)).toEqual({ marked: 0, tables: ['old'], guests: [guest], deals: [] })
    await store.do('setCodes', guest, [{ selector: 'a', hash: 'b' }])
    expect(await store.do('clearGuests', [guest])).toBe(0) // they can come back
    await store.do('setCodes', guest, [])
    await store.do('addMailAddress', guest, 'ada@example.org', 5, 5)
    expect(await store.do('clearGuests', [guest])).toBe(0) // the same
    await store.do('removeMailAddress', guest, 'ada@example.org')
    expect(await store.do('clearGuests', [guest, 99])).toBe(1)
    await store.do('probe')
  })

  test('of deals those that nobody plays go, two weeks after they seem old, unless a table is made for one meanwhile', async () => {
    const DAY = 86_400_000
    const store = await open()
    await store.do('addTable', 'name', { ...ROOM, stage: 'playing' }) // of which the clock is near
    const look = (days: number) => store.do('lookForOld', days * DAY, 0, { tables: {}, guests: 9999, deals: 365 })
    const codes = ['old', 'played', 'wanted']
    for (const code of codes)
      await store.do('addDeal', { code, game: 'gusher', seats: 2, options: '{}', secret: 's', commitment: 'c', part: '' })
    await store.do('beginDeal', 'played', await store.do('addTable', 'table', { ...ROOM, stage: 'over' }), [])
    expect(await look(1000)).toEqual({ marked: 0, tables: [], guests: [], deals: [] }) // the first look at them
    expect(await look(365)).toEqual({ marked: 2, tables: [], guests: [], deals: [] })
    await store.do('wantDeal', 'wanted')
    expect(await look(13)).toMatchObject({ marked: 0, deals: [] })
    expect(await look(1)).toMatchObject({ deals: ['old'] })
    expect([await store.do('clearDeals', codes.slice(0, 2)), await store.do('clearDeals', [])]).toEqual([1, 0])
    expect((await Promise.all(codes.map(code => store.do('deal', code)))).map(row => row?.code)).toEqual([undefined, 'played', 'wanted'])
    expect(await look(365)).toMatchObject({ marked: 1, deals: [] })
    await store.do('beginDeal', 'wanted', await store.do('addTable', 'another', { ...ROOM, stage: 'over' }), [])
    expect(await look(14)).toMatchObject({ marked: 0, deals: [] })
  })

  test('what somebody has played of deals is known by them, also where its table is gone', async () => {
    const store = await open()
    const [ada, bo] = [await store.do('addGuest', 'ada', 'Ada', 1), await store.do('addGuest', 'bo', 'Bo', 1)]
    const table = await store.do('addTable', 'one', { ...ROOM, stage: 'playing' })
    for (const code of ['other', 'deal'])
      await store.do('addDeal', { code, game: 'gusher', seats: 2, options: '{}', secret: 's', commitment: 'c', part: 'p' })
    await store.do('beginDeal', 'deal', table, [ada])
    expect(await store.do('dealsOf', ada)).toEqual([{ code: 'deal', name: 'one', over: false }])
    await store.do('beginDeal', 'deal', table, [ada]) // comes again
    const other = await store.do('addTable', 'two', { ...ROOM, stage: 'playing' })
    await expect(store.do('beginDeal', 'deal', other, [bo, ada])).rejects.toMatchObject({ code: 'outOfStep' })
    expect([await store.do('countDealTables', 'deal'), await store.do('dealsOf', bo)]).toEqual([1, []])
    await store.do('removeTable', table)
    expect([await store.do('dealsOf', ada), await store.do('dealsOf', bo)]).toEqual([[{ code: 'deal', name: '', over: true }], []])
  })

  describe('calls', () => {
    const ALL = { table: 0, guest: 0 }
    const turn = (table: number, n: number, pending: readonly number[]) =>
      call('addEntry', { table, n, entry: '{}', said: '[]', heard: '[]', pending: JSON.stringify(pending), at: n, clocks: '' })
    async function called() {
      const store = await open()
      const guest = await store.do('addGuest', 'key', 'Ada', 1)
      const to = { guest, kind: 'hook', target: '{}', state: 'on', mark: 'x', session: 0, most: 2 }
      const way = await store.do('addWay', to, 5)
      const table = await store.do('addTable', 'name', {
        ...ROOM,
        stage: 'playing',
        holders: [
          [0, guest],
          [1, guest],
        ],
      })
      await store.together([turn(table, 0, [0])])
      return { store, guest, way, table, to }
    }
    const taken = async (store: Store, now: number) =>
      (await store.do('takeCalls', now, now + 100, 9)).map(({ kind, mark, tries, still }) => ({ kind, mark, tries, still }))

    test('are noted once for each turn, and taken by one alone for a while', async () => {
      const { store, table, way } = await called()
      for (let again = 0; again < 3; again++) await store.do('queueCalls', ALL, 10)
      expect(await taken(store, 9)).toEqual([])
      expect(await taken(store, 10)).toEqual([{ kind: 'turn', mark: -1, tries: 1, still: true }])
      expect(await taken(store, 109)).toEqual([]) // somebody has it
      expect(await taken(store, 110)).toEqual([{ kind: 'turn', mark: -1, tries: 2, still: true }]) // who is gone by now
      const name = { way, table, kind: 'turn', mark: -1 }
      await store.do('delayCall', name, 500)
      expect(await taken(store, 499)).toEqual([])
      await store.do('endCall', name)
      await store.do('queueCalls', { table, guest: 0 }, 600)
      expect(await taken(store, 900)).toEqual([])
      await store.together([turn(table, 1, [0, 1])]) // the same turn, and another seat of theirs
      await store.together([turn(table, 2, [1])])
      await store.do('queueCalls', { table, guest: 0 }, 1000)
      expect(await taken(store, 1000)).toEqual([{ kind: 'turn', mark: 0, tries: 1, still: true }])
      await store.together([turn(table, 3, [2])])
      expect(await taken(store, 1100)).toEqual([{ kind: 'turn', mark: 0, tries: 2, still: false }])
    })
    test('that were noted while the clock was far ahead are made when it is right again', async () => {
      const { store, table, to } = await called()
      const [now, ahead] = [1000, 1000 + 400 * 86_400_000]
      await store.do('addWay', to, ahead)
      await store.do('queueCalls', ALL, ahead + 5)
      expect(await taken(store, now)).toEqual([{ kind: 'turn', mark: -1, tries: 1, still: true }])
      expect(await taken(store, now + 99)).toEqual([]) // somebody has it
      await store.do('queueCalls', ALL, now + 100)
      const { holders: _, ...same } = ROOM
      await store.do('saveRoom', { id: table, ...same, stage: 'over' })
      await store.together([turn(table, now + 200, [])])
      await store.do('queueCalls', { table, guest: 0 }, now + 200)
      const both = (await taken(store, now + 200)).toSorted((one, other) => one.kind.localeCompare(other.kind))
      expect(both).toEqual([
        { kind: 'over', mark: 0, tries: 1, still: true },
        { kind: 'turn', mark: -1, tries: 2, still: false },
      ])
    })
    test('by a browser end with its session, and move with it to the guest who it is joined to', async () => {
      const store = await open()
      const [ada, bo] = [await store.do('welcomeGuest', 'ada', '', 'Ada', 1, DEVICE), await store.do('addGuest', 'bo', 'Bo', 1)]
      const other = await store.do('addSession', ada.id, 'other', 2, DEVICE)
      const add = (guest: number, kind: string, mark: string, session: number) =>
        store.do('addWay', { guest, kind, target: '{}', state: 'on', mark, session, most: 9 }, 5)
      const [first, second] = [await add(ada.id, 'push', 'first', ada.session), await add(ada.id, 'push', 'second', other)]
      const [before, hook] = [await add(ada.id, 'push', 'before', 0), await add(ada.id, 'hook', 'hook', 0)]
      const waysOf = async (guest: number) => (await store.do('callSettings', guest)).ways.map(({ id }) => id)
      await store.do('endSessions', ada.id, [other])
      expect(await waysOf(ada.id)).toEqual([first, before, hook])
      expect(second).not.toBe(first)
      await store.do('joinGuests', ada.id, bo)
      const session = await store.do('addSession', bo, 'joined', 6, DEVICE, ada.session)
      expect(await waysOf(bo)).toEqual([first, before, hook])
      const all = (await store.do('sessionsOf', bo)).map(({ id }) => id)
      await store.do('endSessions', bo, [session])
      expect(await waysOf(bo)).toEqual([before, hook])
      await store.do('endSessions', bo, all)
      expect(await waysOf(bo)).toEqual([hook])
    })
    test('are of people who are called, for whom no bot plays, and go with table, way and guest', async () => {
      const { store, table, way, guest, to } = await called()
      const { holders: _, ...same } = ROOM
      const room = { id: table, ...same, stage: 'playing' }
      await store.do('saveRoom', { ...room, bots: [0] })
      await store.do('queueCalls', ALL, 10)
      expect(await taken(store, 10)).toEqual([])
      await store.do('saveRoom', { ...room, stage: 'over' })
      await store.do('queueCalls', ALL, 10)
      expect(await taken(store, 10)).toEqual([]) // it was before
      await store.together([turn(table, 9, [])])
      await store.do('queueCalls', ALL, 10)
      expect(await taken(store, 10)).toEqual([{ kind: 'over', mark: 0, tries: 1, still: true }])
      expect(await store.do('noteWay', way, false, 7)).toMatchObject({ failures: 1, failing: 7 })
      expect(await store.do('noteWay', way, false, 8)).toMatchObject({ failures: 2, failing: 7 })
      expect(await store.do('noteWay', way, true, 9)).toMatchObject({ failures: 0, failing: 0 })
      expect(await store.do('addWay', to, 6)).toBe(way)
      const other = await store.do('addWay', { ...to, mark: 'y' }, 6)
      expect(await store.do('addWay', { ...to, mark: 'z' }, 6)).toBe(0)
      await store.do('saveCallWishes', guest, 'first')
      await store.do('saveCallWishes', guest, 'wishes')
      await store.do('removeWay', guest + 1, other)
      expect((await store.do('callSettings', guest)).ways).toHaveLength(2)
      await store.do('removeTable', table)
      await store.do('removeGuest', guest)
      expect(await store.do('callSettings', guest)).toEqual({ wishes: '', ways: [] })
      expect(await taken(store, 1e6)).toEqual([])
    })
  })
})
