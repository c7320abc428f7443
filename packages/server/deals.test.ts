/** The same luck at several tables: sealed once, played once by everybody, and compared only by those whose game is over. */
import { at, type Types } from '@wildcat/kernel'
import { type DealInfo, dealInfo, madeDeal } from '@wildcat/protocol'
import { luckFlawOf, readRecord } from '@wildcat/table'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, engine, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const OPTIONS = { rounds: 1, deals: false }
const PART = 'ab'.repeat(16)
async function newDeal(person: Person, part = PART) {
  const made = await person.http('/api/deals', { method: 'POST', body: { game: 'gusher', seats: 2, options: OPTIONS } })
  const deal = v.parse(madeDeal, await made.json())
  await person.http(`/api/deals/${deal.code}/part`, { method: 'POST', body: { part } })
  return deal
}
const infoFor = async (person: Person, code: string): Promise<DealInfo> =>
  v.parse(dealInfo, await (await person.http(`/api/deals/${code}`)).json())

/** Alone against a bot, begun. */
async function begun(person: Person, deal: string): Promise<Company> {
  const { id, token } = await person.make({ seats: ['me', { bot: 'random' }], deal })
  const seated = await Seated.join(person, id)
  await seated.client.ask('start', {})
  await seated.ready()
  return { id, people: [person], seated: [seated], tokens: [token] }
}
async function playedOut(table: Company): Promise<void> {
  while (await move(table));
  await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
}
const startOf = async (person: Person, id: string) => {
  const read = readRecord(await (await person.http(`/api/tables/${id}/record`)).text())
  if (!('ok' in read)) throw new Error('a record was expected')
  return read.ok
}

test('two tables of a deal have the same luck, which was sealed before, and are compared when one’s own game is over', async () => {
  const [ada, bo, eve] = [
    await Person.come(server.origin, 'Ada'),
    await Person.come(server.origin, 'Bo'),
    await Person.come(server.origin, 'Eve'),
  ]
  const { code, commitment } = await newDeal(ada)
  await newDeal(bo, 'cd'.repeat(16)) // another one
  await eve.http(`/api/deals/${code}/part`, { method: 'POST', body: { part: 'cd'.repeat(16) } }) // nobody adds a second part
  const [first, second] = [await begun(ada, code), await begun(bo, code)]
  const opening = (table: Company): Types['view'] => ({ ...at(table.seated, 0).view })
  expect(opening(first)).toEqual(opening(second))
  await playedOut(first)

  const hidden = await infoFor(bo, code)
  expect([hidden.you, hidden.results, hidden.tables]).toEqual(['playing', 'hidden', 2])
  expect((await infoFor(eve, code)).results).toBe('hidden')
  const shown = await infoFor(ada, code)
  expect([shown.you, shown.table, shown.results === 'hidden' ? 0 : shown.results.length]).toEqual(['over', first.id, 1])

  await playedOut(second)
  const { results } = await infoFor(bo, code)
  expect(results === 'hidden' ? [] : results.map(({ seats }) => seats.map(({ player, you }) => [player, you]))).toEqual([
    [
      ['Ada', false],
      ['', false],
    ],
    [
      ['Bo', true],
      ['', false],
    ],
  ])
  const [one, other] = [await startOf(ada, first.id), await startOf(bo, second.id)]
  expect(one.key).toBe(other.key)
  for (const { luck, key } of [one, other]) {
    expect([luck?.commitment, luck?.parts]).toEqual([commitment, [PART]])
    expect(luck && luckFlawOf(luck, { key })).toBe(undefined)
  }
  expect(engine.id).toBe('gusher')
  for (const person of [ada, bo, eve]) await person.close()
})

test('what somebody has played is in all that is kept of them, and theirs alone', async () => {
  const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  const { code } = await newDeal(ada)
  const table = await begun(ada, code)
  const deals = async (person: Person) =>
    v.parse(v.looseObject({ deals: v.unknown() }), await (await person.http('/api/guest/export')).json()).deals
  expect(await deals(ada)).toEqual([{ code, table: table.id, over: false }])
  expect(await deals(bo)).toEqual([])
})

test('before one’s own game is over nothing tells of a deal: not its secret, not a table of it', async () => {
  const [ada, bo, eve] = [
    await Person.come(server.origin, 'Ada'),
    await Person.come(server.origin, 'Bo'),
    await Person.come(server.origin, 'Eve'),
  ]
  const { code } = await newDeal(ada)
  const own = await begun(bo, code)
  const waiting = await ada.make({ seats: ['me', { bot: 'random' }], deal: code })
  const watcher = await Seated.join(eve, waiting.id) // whoever may still sit down comes in
  const host = await Seated.join(ada, waiting.id)
  await host.client.ask('start', {})
  await host.ready()
  await watcher.client.newsOf('gone', ({ problem }) => problem.code === 'dealUnplayed')
  expect(watcher.client.received.join('\n')).not.toContain('"agenda"')
  const table: Company = { id: waiting.id, people: [ada], seated: [host], tokens: [] }
  for (const isOver of [false, true]) {
    if (isOver) await playedOut(table)
    for (const person of [bo, eve]) {
      for (const path of [`/api/tables/${table.id}/replay`, `/api/tables/${table.id}/record`])
        expect((await person.problem(path)).code).toBe('dealUnplayed')
      expect((await person.http(`/api/tables/${table.id}/picture`)).status).toBe(404)
      const socket = await person.open({}, table.id)
      expect(await socket.refusal('join', { table: table.id })).toBe('dealUnplayed')
      await person.http(`/api/tables/${table.id}`)
      await person.http(`/api/deals/${code}`)
    }
  }
  const { luck } = await startOf(ada, table.id)
  const secret = luck?.secret ?? ''
  expect(secret).toMatch(/^\w{20,}$/)
  for (const person of [bo, eve]) {
    const told = [...person.answers, ...person.clients.flatMap(({ received }) => received)].join('\n')
    expect(told).not.toContain(secret)
  }
  // Nobody plays it twice, and whoever has played it sees the others.
  expect((await ada.problem('/api/tables', { method: 'POST', body: { ...WISH, deal: code } })).code).toBe('dealKnown')
  const free = await eve.make({ seats: ['me', 'open'], deal: code })
  const again = await Seated.join(ada, free.id)
  expect(await again.client.refusal('sit', { seat: 1 })).toBe('dealKnown')
  const [link] = own.tokens
  expect(await again.client.refusal('join', { table: own.id, token: link ?? '' })).toBe('dealKnown') // nor at somebody else's seat
  expect((await ada.http(`/api/tables/${own.id}/replay`)).status).toBe(200)
  for (const person of [ada, bo, eve]) await person.close()
})
const WISH = { game: 'gusher', options: OPTIONS, listed: false, takeover: 'never', seats: ['me', { bot: 'random' }] }

test('whoever begins it at several tables in the same moment begins it at one', async () => {
  const ada = await Person.come(server.origin, 'Ada')
  const { code } = await newDeal(ada)
  const waiting: Seated[] = []
  for (let n = 0; n < 4; n++) waiting.push(await Seated.join(ada, (await ada.make({ seats: ['me', { bot: 'random' }], deal: code })).id))
  const started = await Promise.all(waiting.map(({ client }) => client.refusal('start', {})))
  expect(started.toSorted()).toEqual(['dealKnown', 'dealKnown', 'dealKnown', 'none'])
  expect(await infoFor(ada, code)).toMatchObject({ you: 'playing', table: waiting[started.indexOf('none')]?.id, tables: 1 })
  await ada.close()
})

test('whoever comes by links to several tables of it in the same moment comes to one', async () => {
  const [ada, bo, eve] = [
    await Person.come(server.origin, 'Ada'),
    await Person.come(server.origin, 'Bo'),
    await Person.come(server.origin, 'Eve'),
  ]
  const { code } = await newDeal(ada)
  const tables = [await begun(ada, code), await begun(bo, code)]
  const lines = await Promise.all(tables.map(({ id }) => eve.open({}, id)))
  const came = await Promise.all(tables.map(({ id, tokens: [token = ''] }, n) => at(lines, n).refusal('join', { table: id, token })))
  expect(came.toSorted()).toEqual(['dealKnown', 'none'])
  expect(await infoFor(eve, code)).toMatchObject({ you: 'playing', table: tables[came.indexOf('none')]?.id })
  for (const person of [ada, bo, eve]) await person.close()
})

test('a table of a deal has its seats and its game, and is not rated', async () => {
  const ada = await Person.come(server.origin, 'Ada')
  const { code } = await newDeal(ada)
  const refusal = async (more: object) =>
    (await ada.problem('/api/tables', { method: 'POST', body: { ...WISH, deal: code, ...more } })).code
  expect(await refusal({ rated: true })).toBe('dealRated')
  expect(await refusal({ seats: ['me', 'open', 'open'] })).toBe('noDeal')
  expect(await refusal({ deal: 'A'.repeat(22) })).toBe('noDeal')
  expect((await ada.problem('/api/deals/none')).code).toBe('noDeal')
})
