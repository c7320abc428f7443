/** What anybody who has the link may know of a table, also before having a name. */
import { at } from '@wildcat/kernel'
import { problem, type TableInfo, tableInfo } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REQUESTS } from './http/requests.ts'
import { type Company, company, leaveAll, move, playAgain } from './testing/company.ts'
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

const infoFor = async (person: Person, id: string): Promise<TableInfo> =>
  v.parse(v.strictObject(tableInfo.entries), await (await person.http(`/api/tables/${id}`)).json())
/** Without a cookie. */
const unnamed = (path: string) => fetch(`${server.origin}/api/tables/${path}`)
const forNobody = async (id: string): Promise<TableInfo> => v.parse(v.strictObject(tableInfo.entries), await (await unnamed(id)).json())

async function playedOut(table: Company): Promise<void> {
  while (await move(table));
  for (const { client } of table.seated) await client.newsOf('room', ({ room }) => room.stage === 'over')
}

test('is which game, who hosts and which seats are free, to whoever has no name yet as to a friend', async () => {
  const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  const { id } = await ada.make({ seats: ['me', 'open', { bot: 'random' }] })
  const seated = await Seated.join(ada, id)
  const known = await forNobody(id)
  expect(known).toEqual({
    id,
    game: 'gusher',
    options: expect.objectContaining({ rounds: 1, deals: false }),
    stage: 'waiting',
    practice: false,
    clock: 'none',
    host: { seat: 0, name: 'Ada' },
    seats: [
      { by: 'person', name: 'Ada', owner: '', bot: 'none', present: true, kept: false, free: false },
      { by: 'open', name: '', owner: '', bot: 'none', present: false, kept: false, free: true },
      { by: 'bot', name: '', owner: '', bot: 'random', present: false, kept: false, free: false },
    ],
    yours: [],
    hosting: false,
  })
  expect(await infoFor(bo, id)).toEqual(known)
  expect(await infoFor(ada, id)).toEqual({ ...known, yours: [0], hosting: true })
  await seated.client.close()
  expect((await forNobody(id)).seats[0]).toMatchObject({ name: 'Ada', present: false })
  const { client } = await Seated.join(bo, id)
  await client.ask('sit', { seat: 1 })
  expect(await infoFor(bo, id)).toMatchObject({ yours: [1], hosting: false, seats: [{ free: false }, { name: 'Bo', free: false }, {}] })
  await bo.close()
})

test('names a host without a seat, too, and nobody where nobody hosts', async () => {
  const ada = await Person.come(server.origin, 'Ada')
  const { id } = await ada.make({ seats: ['open', 'open'] })
  expect((await forNobody(id)).host).toEqual({ seat: 'none', name: 'Ada' })
  expect(await infoFor(ada, id)).toMatchObject({ yours: [], hosting: true })
  await ada.http('/api/guest', { method: 'DELETE' })
  expect(await forNobody(id)).toMatchObject({ host: { seat: 'none', name: '' }, hosting: false })
})

test('says of a seat that is kept for whom it is free', async () => {
  const table = await company(server.origin, 2)
  await playedOut(table)
  const made = await at(table.seated, 0).client.ask('again', {})
  const [ada, bo, cy] = [at(table.people, 0), at(table.people, 1), await Person.come(server.origin, 'Cy')]
  expect((await infoFor(bo, made.id)).seats[1]).toMatchObject({ by: 'open', kept: true, free: true })
  for (const person of [ada, cy]) expect((await infoFor(person, made.id)).seats[1]).toMatchObject({ by: 'open', kept: true, free: false })
  expect((await forNobody(made.id)).seats[1]).toMatchObject({ kept: true, free: false })
  expect((await forNobody(table.id)).stage).toBe('over')
  await leaveAll(await playAgain(table))
})

test('has nothing of the game, of links, of who watches, of what is said, and not where the same people play again', async () => {
  const table = await company(server.origin, 2)
  const watching = await Person.come(server.origin, 'Wanda Watching')
  await Seated.join(watching, table.id)
  await at(table.seated, 0).client.ask('say', { text: 'between us' })
  const during = JSON.stringify(await forNobody(table.id))
  expect(await forNobody(table.id)).toMatchObject({ stage: 'playing', seats: [{ free: false }, { free: false }] })
  await playedOut(table)
  const { id: next } = await at(table.seated, 0).client.ask('again', {})
  const after = [await (await unnamed(table.id)).text(), JSON.stringify(await infoFor(watching, table.id))]
  for (const text of [during, ...after])
    for (const secret of [...table.tokens, next, 'Wanda', 'between us', 'money', 'agenda', 'decision', 'token', 'holders'])
      expect(text).not.toContain(secret)
  await watching.close()
  await leaveAll(table)
})

test('is refused as everywhere else: where there is no such table, to whoever was sent away, to whoever asks too often', async () => {
  const nowhere = await unnamed('a'.repeat(22))
  expect([nowhere.status, v.parse(problem, await nowhere.json()).code]).toEqual([404, 'noTable'])
  const short = await unnamed('short')
  expect([short.status, v.parse(problem, await short.json()).code]).toEqual([404, 'noTable'])

  const ada = await Person.come(server.origin, 'Ada')
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const host = (await Seated.join(ada, id)).client
  const bo = await Person.come(server.origin, 'Bo')
  await Seated.join(bo, id)
  const { room } = await host.newsOf('room', news => news.room.watching.length === 1)
  await host.ask('removeWatcher', { watcher: at(room.watching, 0).n })
  const removed = await bo.http(`/api/tables/${id}`)
  expect([removed.status, await removed.json()]).toEqual([403, { code: 'removed' }])
  await Promise.all([ada.close(), bo.close()])

  const few = await startServer(await folders.make(), { requests: { all: 2, some: 1, few: 1e6 } })
  const codes = []
  for (let n = 0; n < 3; n++) codes.push((await fetch(`${few.origin}/api/tables/${'a'.repeat(22)}`)).status)
  expect(codes).toEqual([404, 404, 429])
  await few.stop()
})

test('is there for twenty people behind one address, and for those who play, however often others in their network ask', async () => {
  const own = await startServer(await folders.make(), { requests: REQUESTS })
  const ada = await Person.come(own.origin, 'Ada')
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const invited = await Promise.all(Array.from({ length: 19 }, (_, n) => Person.come(own.origin, `Guest ${n}`)))
  const look = async () => (await fetch(`${own.origin}/api/tables/${id}`)).status
  const people = [
    ...invited.map(person => async () => (await person.http(`/api/tables/${id}`)).status),
    ...Array<typeof look>(20).fill(look),
  ]
  const aMinute = 12 // an open invitation looks every five seconds
  for (let n = 0; n < aMinute; n++) expect(new Set(await Promise.all(people.map(each => each())))).toEqual(new Set([200]))
  let looks = 0
  while ((await look()) === 200) looks++
  expect(looks).toBe(REQUESTS.all - 20 * aMinute)
  expect(await infoFor(ada, id)).toMatchObject({ yours: [0] })
  const forged = new Person(own.origin, 'Eve', `${ada.cookie.slice(0, -4)}AAAA`)
  expect(await forged.problem(`/api/tables/${id}`)).toEqual({ code: 'tooFast' })
  for (let n = 1; n < REQUESTS.some; n++) await ada.http(`/api/tables/${id}`)
  expect(await ada.problem(`/api/tables/${id}`)).toEqual({ code: 'tooFast' })
  expect(await infoFor(at(invited, 0), id)).toMatchObject({ yours: [] })
  await own.stop()
})
