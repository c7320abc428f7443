/** Games that were archived: one packed record each, and nobody notices. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, below, keyFrom, randomness } from '@wildcat/kernel'
import { commitmentTo, luckFlawOf, readRecord } from '@wildcat/table'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Archivist } from './archiving.ts'
import { pack, unpack } from './records/packed.ts'
import { Records } from './records/records.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { type Company, company, isOver, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, startServer } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const SECRET = 'c0ffee'.repeat(11).slice(0, 64)
const MOMENT = Date.now()
const settings = { luckSecret: () => SECRET, now: () => MOMENT }

/** Played to its end by lots, with takings back, a word and one who gives notice of nothing. */
async function played(origin: string): Promise<Company> {
  const table = await company(origin, 2, { options: { rounds: 2, deals: true } })
  const luck = randomness(keyFrom(4), 1)
  for (let n = 0; !isOver(table) && n < 1000; n++) {
    await move(table, most => below(luck, 0, most))
    for (const each of table.seated) if (n % 7 === 3 && each.undo === 'free') await each.takeBack()
  }
  await together(table)
  await at(table.seated, 1).client.ask('say', { text: 'well played' })
  await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  return table
}

/** All that anybody can ask for of it. */
async function allOf(people: readonly Person[], id: string) {
  const read = async (person: Person, path: string): Promise<unknown> => (await person.http(path)).json()
  const found: Record<string, unknown> = {}
  for (const [n, person] of people.entries()) {
    for (const path of [`/api/tables/${id}/replay`, `/api/tables/${id}/replay?as=0&from=5`, `/api/tables/${id}`, '/api/tables'])
      found[`${n} ${path}`] = await read(person, path)
    found[`${n} record`] = await (await person.http(`/api/tables/${id}/record`)).text()
    if (n < 2) found[`${n} export`] = await read(person, '/api/guest/export')
    const seated = await Seated.join(person, id)
    const { view, heard, log, talk } = seated
    const early = await seated.client.ask('log', { from: 2, lines: 5 })
    found[`${n} joined`] = { view, heard, log, early, talk: talk.map(({ said }) => said) }
    await seated.client.close()
  }
  return found
}

/** By a server that does nothing else, then until there is nothing left to do. Gives how many entries there still are. */
async function archived(folder: string, id: string): Promise<{ entries: number; packed: number }> {
  const archiving = { quietMs: -1, stepMs: 1, lookMs: 1 }
  const server = await startServer(folder, { ...settings, archiving })
  const figures = async () => (await fetch(`${server.origin}/metrics`)).text()
  while (!(await figures()).includes('wildcat_archived_games_total 1')) await pause(10)
  await server.stop()
  const store = await SqliteStore.open({ file: join(server.data, 'wildcat.sqlite') })
  const records = new Records(store)
  const archivist = new Archivist(store, records, Date.now, fastify({ logger: false }).log, archiving)
  while (await archivist.step());
  const row = await store.do('table', id)
  const entries = (await store.do('entriesAfter', row?.id ?? 0, -1, -1)).length
  const packed = Buffer.from((await store.do('archived', row?.id ?? 0)) ?? '', 'base64').length
  await records.close()
  await store.close()
  return { entries, packed }
}

test('whatever is asked of an archived game is answered as before: replays, logs, lists, records, exports, and nobody is kept in it', async () => {
  const folder = await folders.make()
  const first = await startServer(folder, settings)
  const table = await played(first.origin)
  const { id } = table
  const eve = await Person.come(first.origin, 'Eve')
  await leaveAll(table)
  await first.stop()
  const later = await startServer(folder, settings)
  const everybodyAt = (origin: string) => [...table.people, eve].map(person => person.at(origin))
  const before = await allOf(everybodyAt(later.origin), id)
  await later.stop()

  const { entries, packed } = await archived(folder, id)
  expect(entries).toBe(0)
  expect(packed).toBeGreaterThan(100)

  const second = await startServer(folder, settings)
  const people = everybodyAt(second.origin)
  const [ada, bo] = [at(people, 0), at(people, 1)]
  expect(await allOf(people, id)).toEqual(before)
  const record = readRecord(await (await ada.http(`/api/tables/${id}/record`)).text())
  if (!('ok' in record) || record.ok.luck === undefined) throw new Error('there is no luck in the record')
  expect([record.ok.luck.commitment, luckFlawOf(record.ok.luck, record.ok)]).toEqual([commitmentTo(SECRET), undefined])

  const seated = await Seated.join(ada, id)
  await seated.client.ask('say', { text: 'and again' })
  expect((await seated.client.ask('again', {})).id).not.toBe(id)
  expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
  expect(await (await ada.http(`/api/tables/${id}/record`)).text()).not.toContain('"Bo"')
  expect((await Seated.join(ada, id)).talk.map(({ said }) => said)).not.toContainEqual({ text: 'well played' })
  await Promise.all(people.map(person => person.close()))
  await second.stop()
})

test('a record is the same when it is unpacked, whatever stands in it; what would not be is not packed', () => {
  const texts = [
    '{"kind":"command","seat":0,"at":1700000000000}',
    '{"kind":"command","seat":1,"command":{"at":3}}',
    '{"at":5,"say":"à\\u0007"}',
  ]
  expect(unpack(pack(texts) ?? Buffer.of())).toEqual(texts)
  expect(unpack(pack([]) ?? Buffer.of())).toEqual([])
  expect(pack(['{"at":1.5}', '{ "at": 1 }'])).toBe(undefined)
})
