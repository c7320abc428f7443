/** How much of everything one may have: at a table, as a guest, from a network. Whoever wants more is told so, and others go on. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@wildcat/kernel'
import { type NewTable, PHRASES } from '@wildcat/protocol'
import { type AnyRecord, Table } from '@wildcat/table'
import { afterAll, describe, expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { QUOTAS, Quotas } from './quotas.ts'
import { Records } from './records/records.ts'
import { loadTable } from './rooms/loading.ts'
import { understood } from './rooms/understood.ts'
import { Buckets } from './socket/buckets.ts'
import type { Store } from './store/contract.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { asked, company, engine, isOver, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, startServer } from './testing/server.ts'
import { ADA, opened } from './testing/tables.ts'
import { longRecord } from './trials/long-record.ts'

const folders = new Folders()
afterAll(() => folders.remove())

describe('a table', () => {
  test('keeps so many entries, of which taking back fills no more than half', async () => {
    const most = 24
    const server = await startServer(await folders.make(), { limits: { entriesOfTable: most } })
    const table = await company(server.origin, 2, { options: { rounds: 20, deals: true } })
    const undoing = () => table.seated.find(({ undo }) => undo === 'free')
    let entries = 0
    const playedTo = async (wanted: () => boolean) => {
      for (; !wanted() && entries < most; entries++) await move(table, legal => legal - 1)
    }
    await playedTo(() => undoing() !== undefined)
    expect(await undoing()?.takeBack()).toEqual({ accepted: true })
    entries++
    await playedTo(() => entries >= most / 2 && undoing() !== undefined)
    const late = undoing()
    expect(await late?.client.refusal('undo', { decision: late.decision })).toBe('tableFull')
    await playedTo(() => false)
    await expect(move(table)).rejects.toThrow('tableFull')
    expect(await at(table.seated, 0).client.refusal('say', { text: 'shall we stop?' })).toBe('none')
    await leaveAll(table)
    await server.stop()
  })

  test('keeps room for what the game waits for, whatever one says who is not asked, also after a restart', async () => {
    const folder = await folders.make()
    const most = 80
    const settings = { limits: { entriesOfTable: most, idleMs: 0 } }
    let server = await startServer(folder, settings)
    const table = await company(server.origin, 2, { options: { rounds: 5, deals: true } })
    for (let n = 0; n < 4; n++) await move(table)
    const mover = asked(table)
    const seat = table.seated.findIndex(each => each !== mover)
    const idles = () => at(table.seated, seat)
    const aside = (n: number) => {
      const commands = engine.aside(idles().view, seat)
      return idles().client.ask('command', { decision: idles().decision, command: commands[n % commands.length] })
    }
    for (let n = 0; n < 7; n++) expect(await aside(n)).toEqual({ accepted: true })
    await leaveAll(table)
    await server.stop()
    server = await startServer(folder, settings)
    for (const [n, person] of table.people.entries()) table.seated[n] = await Seated.join(person.at(server.origin), table.id)
    for (let n = 7; n < most / 4 / 2; n++) expect(await aside(n)).toEqual({ accepted: true })
    await expect(aside(0)).rejects.toThrow('tooManyAsides')
    while (await move(table)); // to the end of the game
    expect(isOver(table)).toBe(true)
    for (const { client } of table.seated) await client.close()
    await server.stop()
  })

  test('keeps room for the game, however often one changes a sealed choice, which nobody else hears of', async () => {
    const most = 80
    const server = await startServer(await folders.make(), { limits: { entriesOfTable: most } })
    const table = await company(server.origin, 2, { options: { rounds: 2, deals: false } })
    while (!table.seated.every(({ view, viewer }) => engine.pending(view).includes(Number(viewer)))) {
      await move(table, legal => legal - 1)
      await together(table)
    }
    const [ada, bo] = [at(table.seated, 0), at(table.seated, 1)]
    const { heard } = bo
    const choices = engine.legal(ada.view, 0)
    for (let n = 0; n <= most / 4 / 2; n++) expect(await ada.command(at(choices, n % 2))).toEqual({ accepted: true }) // the first brings it on
    await expect(ada.command(at(choices, 0))).rejects.toThrow('tooManyAsides')
    await together(table)
    expect(bo.heard).toBe(heard + 1)
    while (await move(table)); // to the end of the game
    expect(isOver(table)).toBe(true)
    await leaveAll(table)
    await server.stop()
  })

  test('keeps far more room for what does not bring a game on than whole games need', async () => {
    const games = new URL('../games/', import.meta.url)
    const paths = (await readdir(games, { recursive: true })).filter(path => /records.*json$/.test(path))
    expect(paths.length).toBeGreaterThan(4)
    for (const path of paths) {
      const { entries, digests: _, ...head } = JSON.parse(await readFile(new URL(path, games), 'utf8')) as AnyRecord
      const { engine: rules, record } = await understood(
        JSON.stringify(head),
        entries.map(entry => JSON.stringify(entry)),
      )
      const { idle } = Table.resume(rules, record)
      expect(Math.max(...idle)).toBeLessThan(LIMITS.entriesOfTable / 4 / idle.length / 4)
    }
  })

  test('keeps so many lines of talk, the newest', async () => {
    const server = await startServer(await folders.make(), { limits: { talkOfTable: 3 } })
    const table = await company(server.origin, 2)
    const { client } = at(table.seated, 0)
    for (let n = 1; n <= 5; n++) await client.ask('say', { text: `line ${n}` })
    const { talk } = await client.ask('talk', { before: 100, lines: 100 })
    expect(talk.map(({ n, said }) => [n, said])).toEqual([3, 4, 5].map(n => [n, { text: `line ${n}` }]))
    await leaveAll(table)
    await server.stop()
  })
})

describe('of what is kept of what one does', () => {
  const narrow = { atOnce: 5000, perSecond: 0 }
  test.each(['writtenByGuest', 'writtenByNetwork'] as const)('there is so much: %s', async whose => {
    const clock = 0
    const server = await startServer(await folders.make(), { now: () => clock, quotas: { [whose]: narrow } })
    const table = await company(server.origin, 2, { options: { rounds: 20, deals: false } })
    const played = async () => {
      for (let n = 0; n < 400 && (await move(table)); n++);
    }
    await expect(played()).rejects.toThrow('tooMuchKept')
    for (const { client } of table.seated) expect(await client.refusal('log', { from: 0, lines: 5 })).toBe('none')
    for (const { client } of table.seated) expect(await client.refusal('stop', { agree: true })).toBe('none')
    await leaveAll(table)
    await server.stop()
  })
  test.each(['writtenByGuest', 'writtenByNetwork'] as const)('whoever plays a seat owes it, not who held it first: %s', async whose => {
    const server = await startServer(await folders.make(), { now: () => 0, quotas: { [whose]: narrow } })
    const table = await company(server.origin, 2, { options: { rounds: 20, deals: false } })
    const others: Person[] = []
    for (const [seat, first] of table.seated.entries()) {
      const other = await Person.come(server.origin, 'another device')
      others.push(other)
      table.seated[seat] = await Seated.join(other, table.id, { token: at(table.tokens, seat) })
      await first.client.close()
    }
    const played = async () => {
      for (let n = 0; n < 400 && (await move(table)); n++);
    }
    await expect(played()).rejects.toThrow('tooMuchKept')
    for (const other of others) await other.close()
    await server.stop()
  })
  test('a table takes room, too, and so does its start', async () => {
    let clock = 0
    const quotas = { writtenByGuest: { atOnce: 1, perSecond: 1e6 } }
    const server = await startServer(await folders.make(), { now: () => clock, quotas })
    const ada = await Person.come(server.origin, 'Ada')
    const { id } = await ada.make({ seats: ['me', { bot: 'random' }] })
    const client = await ada.open()
    await client.ask('join', { table: id })
    expect(await client.refusal('start', {})).toBe('tooMuchKept')
    clock += 1000
    expect(await client.refusal('start', {})).toBe('none')
    expect(await client.refusal('undo', { decision: 0 })).toBe('tooMuchKept')
    await ada.close()
    await server.stop()
  })
  test('and so do words', async () => {
    const server = await startServer(await folders.make(), { now: () => 0, quotas: { writtenByGuest: narrow } })
    const table = await company(server.origin, 2)
    const [ada, bo] = [at(table.seated, 0).client, at(table.seated, 1).client]
    const talk = async () => {
      for (let n = 0; n < 40; n++) await ada.ask('say', { text: 'x'.repeat(300) })
    }
    await expect(talk()).rejects.toThrow('tooMuchKept')
    expect(await ada.refusal('phrase', { phrase: PHRASES[0] })).toBe('tooMuchKept')
    expect(await bo.refusal('say', { text: 'oil' })).toBe('none')
    await leaveAll(table)
    await server.stop()
  })
  test('and so do deals', async () => {
    const server = await startServer(await folders.make(), { now: () => 0, quotas: { writtenByGuest: narrow } })
    const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
    const deal = (by: Person) => by.http('/api/deals', { method: 'POST', body: { game: 'gusher', seats: 2, options: {} } })
    const made: number[] = []
    for (let n = 0; n < 50; n++) made.push((await deal(ada)).status)
    expect(made).toContain(200)
    expect(made.at(-1)).toBe(429)
    expect((await deal(bo)).status).toBe(200)
    await server.stop()
  })
  test('deals count as tables of the day', async () => {
    const server = await startServer(await folders.make(), { now: () => 0, quotas: { tablesByGuest: { atOnce: 2, perSecond: 0 } } })
    const ada = await Person.come(server.origin, 'Ada')
    const deal = { method: 'POST', body: { game: 'gusher', seats: 2, options: {} } }
    expect((await ada.http('/api/deals', deal)).status).toBe(200)
    await ada.make({ seats: ['me', 'open'] })
    expect(await ada.problem('/api/deals', deal)).toMatchObject({ code: 'tooManyTablesToday' })
    await server.stop()
  })
  test('what is owed is not forgotten while somebody is here', () => {
    const buckets = new Buckets<string>({ atOnce: 10, perSecond: 1 })
    const bucket = buckets.of('here', 0)
    buckets.forgetQuiet(0, new Set(['here']))
    buckets.of('here', 0).charge(0, 25)
    expect(bucket.isEmpty(0)).toBe(true)
    expect([bucket.isEmpty(15_000), bucket.isEmpty(16_000)]).toEqual([true, false])
    const gone = buckets.of('gone', 0)
    buckets.forgetQuiet(0, new Set(['here']))
    expect(buckets.of('gone', 0)).not.toBe(gone)
  })
})

/** One after the other over one line, without a move. */
async function tableAfterTable(origin: string, tables: number): Promise<Person> {
  const eve = await Person.come(origin, 'Eve')
  let { id } = await eve.make({ seats: ['me', { bot: 'random' }] })
  const client = await eve.open()
  try {
    for (let n = 1; n < tables; n++) {
      await client.ask('join', { table: id })
      await client.ask('start', {})
      await client.ask('concede', {})
      ;({ id } = await client.ask('again', {}))
    }
    return eve
  } finally {
    await client.close()
  }
}

test.each(['tablesByGuest', 'tablesByNetwork'] as const)(
  'so many tables are made in a day, however soon they are over: %s',
  async whose => {
    let clock = 0
    const server = await startServer(await folders.make(), { now: () => clock, quotas: { [whose]: { atOnce: 3, perSecond: 3 / 86_400 } } })
    const eve = await tableAfterTable(server.origin, 3)
    const body = { game: 'gusher', options: { rounds: 1, deals: false }, listed: false, takeover: 'never', seats: ['me', 'open'] }
    expect(await eve.problem('/api/tables', { method: 'POST', body })).toEqual({ code: 'tooManyTablesToday' })
    const bo = await Person.come(server.origin, 'Bo')
    expect((await bo.http('/api/tables', { method: 'POST', body })).status).toBe(whose === 'tablesByGuest' ? 200 : 429)
    clock += 86_400_000
    await expect(tableAfterTable(server.origin, 4)).rejects.toThrow('tooManyTablesToday')
    await server.stop()
  },
)

test('a table that could not be written is none of those of the day', async () => {
  const { store, rooms } = await opened(folders)
  const allowance = new Quotas({ ...QUOTAS, tablesByGuest: { atOnce: 1, perSecond: 0 } }, () => 0).of(1, '')
  const wish: NewTable = { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 'never' }
  const full = rooms.making({ ...ADA, allowance }, wish, make => {
    make()
    throw new Error('the disk is full')
  })
  await expect(full).rejects.toThrow('the disk is full')
  await rooms.create({ ...ADA, allowance }, wish)
  await expect(rooms.create({ ...ADA, allowance }, wish)).rejects.toThrow('tooManyTablesToday')
  await store.close()
})

test('tables are made no faster over a line than one can talk', async () => {
  const server = await startServer(await folders.make(), { now: () => 0, rates: { talk: { atOnce: 2, perSecond: 1 } } })
  await tableAfterTable(server.origin, 3)
  await expect(tableAfterTable(server.origin, 4)).rejects.toThrow('tooFast')
  await server.stop()
})

test('looking at a game that is over costs like a word: what is archived of it is made anew', async () => {
  const server = await startServer(await folders.make(), { now: () => 0, rates: { talk: { atOnce: 4, perSecond: 1 } } })
  const table = await company(server.origin, 2)
  const eve = await (await Person.come(server.origin, 'Eve')).open()
  const join = () => eve.refusal('join', { table: table.id })
  for (let n = 0; n < 10; n++) expect(await join()).toBe('none')
  for (const { client } of table.seated) await client.ask('stop', { agree: true })
  await eve.newsOf('room', ({ room }) => room.stage === 'stopped')
  for (let n = 0; n < 4; n++) expect(await join()).toBe('none')
  expect(await join()).toBe('tooFast')
  await Promise.all([eve.close(), leaveAll(table)])
  await server.stop()
})

test('whoever asks for many at the same moment gets no more of them', async () => {
  const server = await startServer(await folders.make(), { limits: { tablesOfGuest: 3, waitingOfGuest: 2 } })
  const [ada, eve] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Eve')]
  const body = { game: 'gusher', options: { rounds: 1, deals: false }, listed: false, takeover: 'never', seats: ['me', 'open'] }
  const answers = await Promise.all(Array.from({ length: 6 }, () => ada.http('/api/tables', { method: 'POST', body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  const made = await Promise.all(answers.filter(({ ok }) => ok).map(async answer => (await answer.json()) as { id: string }))
  const clients = await Promise.all(made.map(() => eve.open()))
  for (const [index, { id }] of made.entries()) await clients[index]?.ask('join', { table: id })
  const sits = await Promise.all(clients.map(client => client.refusal('sit', { seat: 1 })))
  expect(sits.toSorted()).toEqual(['none', 'none', 'tooManyTables'])
  const later = at(clients, sits.indexOf('none'))
  await later.ask('stand', {})
  expect(await at(clients, sits.indexOf('tooManyTables')).refusal('sit', { seat: 1 })).toBe('none') // what was given up is free again
  await Promise.all([ada.close(), eve.close()])
  await server.stop()
})

test('from one network there are so many tables, under however many names', async () => {
  const server = await startServer(await folders.make(), { limits: { tablesOfNetwork: 3 } })
  const made = async () => (await Person.come(server.origin, 'Eve')).make({ seats: ['me', 'open'] })
  for (let n = 0; n < 3; n++) await made()
  const eve = await Person.come(server.origin, 'Eve')
  const body = { game: 'gusher', options: { rounds: 1, deals: false }, listed: false, takeover: 'never', seats: ['me', 'open'] }
  expect(await eve.problem('/api/tables', { method: 'POST', body })).toEqual({ code: 'tooManyTables' })
  await server.stop()
  // Through a proxy others come from elsewhere.
  const proxied = await startServer(await folders.make(), { limits: { tablesOfNetwork: 1 }, proxy: ['127.0.0.1'] })
  const from = async (address: string) =>
    (
      await (
        await Person.come(proxied.origin, 'Ada')
      ).http('/api/tables', { method: 'POST', body, headers: { 'x-forwarded-for': address } })
    ).status
  expect(await from('203.0.113.1')).toBe(200)
  expect(await from('203.0.113.2')).toBe(200)
  expect(await from('203.0.113.1')).toBe(429)
  expect(await from('2001:db8:0:100::1')).toBe(200)
  expect(await from('2001:db8:0:1ff:1::2')).toBe(429) // the same /56
  expect(await from('2001:db8:0:200::1')).toBe(200)
  await proxied.stop()
})

describe('the list of tables that anybody may come to', () => {
  const row = (n: number) => ({ stage: 'waiting', listed: true, touched: n, unseen: false, bots: [], room: '{}', holders: [] }) as const
  const opened = async () => SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  const names = async (store: Store, most: number) => (await store.do('openTables', most)).map(({ name }) => name)

  test('has a place for everybody, however many tables one makes', async () => {
    const store = await opened()
    await store.do('addTable', 'quiet', row(0), 1, 'home')
    for (let n = 0; n < 40; n++) await store.do('addTable', `eve ${n}`, row(n), 2, 'elsewhere')
    await store.do('addTable', 'late', row(50), 3, 'office')
    expect(await names(store, 5)).toEqual(['late', 'eve 39', 'eve 38', 'eve 37', 'quiet'])
    expect(await names(store, 3)).toEqual(['late', 'eve 39', 'quiet'])
    await store.close()
  })
  test('also under however many names from one network', async () => {
    const store = await opened()
    await store.do('addTable', 'quiet', row(0), 1, 'home')
    for (let n = 0; n < 40; n++) await store.do('addTable', `eve ${n}`, row(n), 100 + n, 'elsewhere')
    await store.do('removeGuest', 120) // a name that is given up frees no place
    expect(await names(store, 3)).toEqual(['eve 39', 'eve 38', 'quiet'])
    await store.close()
  })
  test('and in one house each has his turn', async () => {
    const store = await opened()
    await store.do('addTable', 'Bo', row(0), 1, 'home')
    for (let n = 0; n < 40; n++) await store.do('addTable', `Ada ${n}`, row(n), 2, 'home')
    expect(await names(store, 2)).toEqual(['Ada 39', 'Bo'])
    await store.close()
  })
  test('is the same whether there are enough networks to choose from or not', async () => {
    const store = await opened()
    const networks = Array.from({ length: 60 }, (_, n) => `network ${(n * 7) % 20}`)
    for (const [n, network] of networks.entries())
      await store.do('addTable', `table ${n}`, { ...row(n), stage: n % 3 === 0 ? 'playing' : 'waiting' }, n % 11, network)
    const all = await names(store, 20) // one of each
    for (const most of [1, 7, 19]) {
      const some = await names(store, most)
      expect(some).toEqual(all.slice(0, most)) // the newest networks
    }
    expect((await names(store, 21)).filter(name => all.includes(name))).toEqual(all) // and whoever is second comes after all of them
    await store.close()
  })
  test('forgets from where a table was made when its game is over', async () => {
    const store = await opened()
    const id = await store.do('addTable', 'Ada', row(0), 1, 'home')
    expect(await store.do('countTablesFrom', 'home')).toBe(1)
    await store.do('saveRoom', { ...row(1), id, stage: 'over' })
    await store.do('saveRoom', { ...row(1), id, stage: 'waiting' })
    expect(await store.do('countTablesFrom', 'home')).toBe(0)
    await store.close()
  })
  test('shows over HTTP the table of each guest among many of one', async () => {
    const server = await startServer(await folders.make(), { limits: { tablesOfGuest: 100 } })
    const [ada, eve] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Eve')]
    const { id } = await ada.make({ seats: ['me', 'open'], listed: true })
    for (let n = 0; n < 60; n++) await eve.make({ seats: ['me', 'open'], listed: true })
    const { open } = await eve.lobby()
    expect(open).toHaveLength(50)
    expect(open.map(each => each.id)).toContain(id)
    await server.stop()
  })
})

test('replays and exports are read and played elsewhere than where others play', async () => {
  const folder = await folders.make()
  const server = await startServer(folder)
  const table = await company(server.origin, 2, { options: { rounds: 1, deals: false } })
  while (await move(table));
  await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  await leaveAll(table)
  await server.stop()
  const store = await SqliteStore.open({ file: join(server.data, 'wildcat.sqlite') })
  const row = await store.do('table', table.id)
  if (row === undefined) throw new Error('the table is there')
  const asking: string[] = []
  const ask = store.do.bind(store)
  store.do = (name, ...args) => {
    asking.push(name)
    return ask(name, ...args)
  }
  const records = new Records(store)
  const kept = { key: row.id, head: row.head }
  const replay = await records.done({ kind: 'replay', wish: { ...kept, viewer: 'spectator', from: 0, most: 100 } })
  expect(JSON.parse(replay.toString())).toMatchObject({ viewer: 'spectator', frames: expect.any(Array) })
  expect(JSON.parse((await records.done({ kind: 'record', wish: { ...kept, names: [] } })).toString())).toMatchObject({ game: 'gusher' })
  expect(asking).toEqual([])
  await expect(records.done({ kind: 'playOut', wish: { ...kept, head: '{' } })).rejects.toMatchObject({ problem: { code: 'damaged' } })
  await records.close()
  await store.close()
})

test('a long record without a snapshot is loaded elsewhere, and the game goes on from its end', async () => {
  const folder = await folders.make()
  const id = await longRecord(folder, 400)
  const store = await SqliteStore.open({ file: join(folder, 'data', 'wildcat.sqlite') })
  const row = await store.do('table', id)
  if (row === undefined) throw new Error('the table is there')
  const records = new Records(store)
  const kept = { key: row.id, head: row.head }
  const { table, played } = await loadTable({ store, records, now: Date.now }, kept)
  const { engine, record } = await understood(row.head, await store.do('entriesAfter', row.id, 0, -1))
  expect([table.length, played]).toEqual([400, 400])
  expect((await store.do('match', row.id, 200)).entries).toHaveLength(200) // no more than these came here
  const whole = Table.resume(engine, record)
  whole.forget()
  expect(table.snapshot).toEqual(whole.snapshot)
  await records.close()
  await store.close()
})
