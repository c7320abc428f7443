/** Who sits where: before the game, by links from other devices, and what a host may do. */
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company, engine, leaveAll } from './testing/company.ts'
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
const come = (name: string) => Person.come(server.origin, name)

/** Ada has made a table for three and sits at it, Bo has come. */
async function waitingRoom() {
  const [ada, bo] = [await come('Ada'), await come('Bo')]
  const { id, token } = await ada.make({ seats: ['me', 'open', 'open'] })
  const [a, b] = [await Seated.join(ada, id), await Seated.join(bo, id)]
  return { ada, bo, id, token, a, b, leave: () => Promise.all([ada.close(), bo.close()]) }
}

describe('before the game', () => {
  test('one sits down, moves over and gets up again; everybody sees it', async () => {
    const { a, b, leave } = await waitingRoom()
    await b.client.ask('sit', { seat: 1 })
    expect((await a.client.newsOf('room', ({ room }) => room.seats[1]?.by === 'person')).room.seats[1]).toEqual({
      by: 'person',
      name: 'Bo',
      owner: '',
      bot: 'none',
      present: true,
      awayMs: 0,
      botMs: 'none',
      clock: 'none',
      conceded: false,
      muted: false,
      offered: false,
      kept: false,
    })
    await b.client.ask('sit', { seat: 2 })
    const { room } = await a.client.newsOf('room', news => news.room.seats[2]?.by === 'person')
    expect(room.seats.map(({ by }) => by)).toEqual(['person', 'open', 'person'])
    await b.client.ask('stand', {})
    await a.client.newsOf('room', news => news.room.seats[2]?.by === 'open')
    expect(await b.client.refusal('stand', {})).toBe('notSeated')
    await leave()
  })

  test('a seat that is taken stays taken, and one that is not there is none', async () => {
    const { b, leave } = await waitingRoom()
    expect(await b.client.refusal('sit', { seat: 0 })).toBe('seatTaken')
    expect(await b.client.refusal('sit', { seat: 7 })).toBe('badSeats')
    await leave()
  })

  test('people of the same name are told apart', async () => {
    const { a, id, leave } = await waitingRoom()
    const other = await Seated.join(await come('  ada  '), id)
    await other.client.ask('sit', { seat: 1 })
    expect((await a.client.newsOf('room', ({ room }) => room.seats[1]?.by === 'person')).room.seats[1]?.name).toBe('ada 2')
    await other.client.close()
    await leave()
  })

  test('only a host sets bots, removes people, changes settings and starts', async () => {
    const { a, b, leave } = await waitingRoom()
    await b.client.ask('sit', { seat: 1 })
    expect(await b.client.refusal('start', {})).toBe('notHost')
    expect(await b.client.refusal('fill', { seat: 2, bot: 'random' })).toBe('notHost')
    expect(await b.client.refusal('remove', { seat: 0 })).toBe('notHost')
    expect(await b.client.refusal('close', {})).toBe('notHost')
    expect(await b.client.refusal('link', { seat: 0 })).toBe('notHost')
    expect(await b.client.refusal('changeTableSettings', { listed: true, takeover: 5 })).toBe('notHost')
    expect(await a.client.refusal('start', {})).toBe('seatsOpen')
    expect(await a.client.refusal('fill', { seat: 2, bot: 'genius' })).toBe('unknownBot')
    expect(await a.client.refusal('fill', { seat: 1, bot: 'random' })).toBe('seatTaken')
    expect(await a.client.refusal('remove', { seat: 0 })).toBe('yourself') // nor a later device of that seat
    await a.client.ask('remove', { seat: 1 })
    await a.client.ask('fill', { seat: 1, bot: 'random' })
    await a.client.ask('fill', { seat: 2, bot: 'random' })
    await a.client.ask('changeTableSettings', { listed: true, takeover: 5 })
    const { room } = await b.client.newsOf('room', news => news.room.listed)
    expect(room).toMatchObject({ takeover: 5, seats: [{ by: 'person' }, { by: 'bot', bot: 'random' }, { by: 'bot' }] })
    await a.client.ask('stand', {})
    await a.client.ask('fill', { seat: 0, bot: 'random' })
    expect(await a.client.refusal('start', {})).toBe('nobodyPlays')
    await leave()
  })

  test('a host who gets up hands over, and while a host is away the next one acts for him', async () => {
    const { ada, a, b, leave } = await waitingRoom()
    await b.client.ask('sit', { seat: 1 })
    await a.client.close()
    await b.client.newsOf('room', ({ room }) => room.seats[0]?.present === false)
    await b.client.ask('fill', { seat: 2, bot: 'random' })
    expect(await b.client.refusal('close', {})).toBe('notHost') // that is for the host himself
    const again = await a.again(ada)
    expect(await b.client.refusal('fill', { seat: 2, bot: 'none' })).toBe('notHost')
    await again.client.ask('stand', {})
    expect((await b.client.newsOf('room', ({ room }) => room.host === 1)).room.host).toBe(1)
    await b.client.ask('fill', { seat: 2, bot: 'none' })
    await leave()
  })

  test.each([
    ['with a seat', ['me', 'open']],
    ['without one', ['open', 'open']],
  ] as const)('whoever acts for a host %s who is away for a moment neither changes what they have set nor starts', async (_, seats) => {
    let clock = 1_700_000_000_000
    const other = await startServer(await folders.make(), { now: () => clock })
    const [ada, bo] = [await Person.come(other.origin, 'Ada'), await Person.come(other.origin, 'Bo')]
    const { id } = await ada.make({ seats: [...seats] })
    const [a, b] = [await Seated.join(ada, id), await Seated.join(bo, id)]
    await b.client.ask('sit', { seat: 1 })
    if (seats[0] === 'open') await a.client.ask('fill', { seat: 0, bot: 'random' })
    clock += 60 * 60_000
    a.client.drop()
    await b.client.newsOf('room', ({ room }) => room.seats[0]?.present !== true && room.watchers === 0)
    const settings = { listed: true, takeover: 1 } as const
    clock += 10 * 60_000 - 1
    expect(await b.client.refusal('changeTableSettings', settings)).toBe('notHost')
    expect(await b.client.refusal('start', {})).toBe('notHost')
    clock += 1
    expect(await b.client.refusal('changeTableSettings', settings)).toBe('notHost')
    await b.client.ask('start', {})
    expect((await b.client.ask('join', { table: id })).room).toMatchObject({ stage: 'playing', listed: false, takeover: 'never' })
    await Promise.all([ada.close(), bo.close()])
    await other.stop()
  })

  test('a later device that gets up or sits down again turns nobody out, and is not the host for that', async () => {
    const { a, b, id, token, leave } = await waitingRoom()
    const own = await b.client.ask('sit', { seat: 1 })
    const [eve, zoe] = [await come('Eve'), await come('Zoe')]
    const [e, z] = [await (await eve.open()).ask('join', { table: id, token: own.token }), await Seated.join(zoe, id, { token })]
    expect([e.viewer, z.viewer]).toEqual([1, 0])
    const later = at(eve.clients, 0)
    await later.ask('sit', { seat: 1 }) // where it sits already
    await later.ask('sit', { seat: 2 })
    const { room } = await a.client.newsOf('room', news => news.room.seats[2]?.by === 'person')
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Eve'])
    await z.client.ask('stand', {})
    const said = await a.client.ask('join', { table: id })
    expect([said.viewer, said.host, said.room.host]).toEqual([0, true, 0])
    expect(said.hold).toMatchObject({ devices: [{ n: 1, you: true }], link: false })
    expect((await b.client.ask('join', { table: id })).hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    expect(await z.client.refusal('start', {})).toBe('notHost')
    expect(await z.client.refusal('stand', {})).toBe('notSeated')
    await b.client.ask('stand', {})
    await a.client.newsOf('room', news => news.room.seats[1]?.by === 'open')
    await Promise.all([eve.close(), zoe.close()])
    await leave()
  })

  test('a closed table is gone for everybody', async () => {
    const { ada, id, a, b, leave } = await waitingRoom()
    await a.client.ask('close', {})
    expect((await b.client.newsOf('gone')).problem).toEqual({ code: 'noTable' })
    expect(await b.client.refusal('join', { table: id })).toBe('noTable')
    expect(await b.client.refusal('say', { text: 'hello?' })).toBe('notJoined')
    expect((await ada.lobby()).mine).toEqual([])
    await leave()
  })

  test('after the start nothing of that can be done', async () => {
    const table = await company(server.origin, 2)
    const host = at(table.seated, 0).client
    expect(await host.refusal('sit', { seat: 1 })).toBe('notWaiting')
    expect(await host.refusal('stand', {})).toBe('notWaiting')
    expect(await host.refusal('fill', { seat: 1, bot: 'random' })).toBe('notWaiting')
    expect(await host.refusal('remove', { seat: 1 })).toBe('notWaiting')
    expect(await host.refusal('close', {})).toBe('notWaiting')
    expect(await host.refusal('start', {})).toBe('notWaiting')
    await leaveAll(table)
  })
})

describe('a seat’s link', () => {
  test('lets its owner in from any device, beside the first one', async () => {
    const table = await company(server.origin, 2)
    const phone = await come('Bo on the phone')
    const token = at(table.tokens, 1)
    const there = await Seated.join(phone, table.id, { token })
    expect(there.viewer).toBe(1)
    expect(there.view).toEqual(at(table.seated, 1).view)
    const again = await Seated.join(phone, table.id) // now the cookie is enough
    expect(again.viewer).toBe(1)
    expect((await phone.lobby()).mine).toMatchObject([{ id: table.id, yours: [1] }])
    await phone.close()
    await leaveAll(table)
  })

  test.each([
    ['forged', 'x'.repeat(43)],
    ['of another table', ''],
  ])('that is %s lets nobody in', async (_, given) => {
    const [one, other] = [await company(server.origin, 2), await company(server.origin, 2)]
    const stranger = await (await come('Eve')).open()
    const token = given === '' ? at(other.tokens, 1) : given
    expect(await stranger.refusal('join', { table: one.id, token })).toBe('badLink')
    expect(await stranger.refusal('join', { table: one.id, seat: 1 })).toBe('notSeated')
    await stranger.close()
    await leaveAll(one)
    await leaveAll(other)
  })

  test('of a bot’s seat does not exist', async () => {
    const table = await company(server.origin, 1, {}, 1)
    expect(await at(table.seated, 0).client.refusal('link', { seat: 1 })).toBe('notSeated')
    await leaveAll(table)
  })
})

test('of who is deleted no name stays, also where somebody else came by the link of his seat', async () => {
  const table = await company(server.origin, 3)
  const [, bo, cy] = table.people
  if (bo === undefined || cy === undefined) throw new Error('three came')
  const flo = await Person.come(server.origin, 'Flo')
  const client = await flo.open()
  await client.ask('join', { table: table.id, token: at(table.tokens, 1) })
  expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
  const { room } = await at(table.seated, 0).client.newsOf('room', news => news.room.seats[1]?.name !== bo.name)
  expect(room.seats.map(({ name, bot }) => [name, bot])).toEqual([
    [at(table.people, 0).name, 'none'],
    [flo.name, 'none'],
    [cy.name, 'none'],
  ])
  await flo.close()
  await leaveAll(table)
})

describe('the name of a seat', () => {
  const namesIn = async (id: string): Promise<unknown> => (await fetch(`${server.origin}/api/tables/${id}/record`)).json()
  const rename = (person: Person, name: string) => person.http('/api/guest', { method: 'POST', body: { name } })
  const remove = (person: Person) => person.http('/api/guest', { method: 'DELETE' })
  async function withPhone(name: string) {
    const table = await company(server.origin, 2)
    const phone = await Person.come(server.origin, name)
    await (await phone.open()).ask('join', { table: table.id, token: at(table.tokens, 1) })
    const stopped = async () => {
      for (const { client } of table.seated) await client.ask('stop', { agree: true })
    }
    return { table, phone, bo: at(table.people, 1), stopped }
  }

  test('stays when another device of it is deleted, also one of the same name', async () => {
    const { table, phone, stopped } = await withPhone('Bo')
    await stopped()
    await remove(phone)
    expect(await namesIn(table.id)).toMatchObject({ names: ['Ada', 'Bo'] })
    await leaveAll(table)
  })
  test('goes with whose it is, also after they have taken another one since the end: then it is that of who came next', async () => {
    const { table, phone, bo, stopped } = await withPhone('Cy')
    await stopped()
    await rename(bo, 'Robert')
    await remove(bo)
    expect(await namesIn(table.id)).toMatchObject({ names: ['Ada', 'Cy'] })
    await phone.close()
    await leaveAll(table)
  })
  test('is told apart in the record, too, from one that looks like it', async () => {
    const { table, phone, bo, stopped } = await withPhone('Cy')
    await rename(bo, 'Аda') // with a letter that is not Latin
    await stopped()
    expect(await namesIn(table.id)).toMatchObject({ names: ['Ada', 'Аda 2'] })
    await phone.close()
    await leaveAll(table)
  })
  test('is changed by nobody else', async () => {
    const { table, phone, bo } = await withPhone('Cy')
    await rename(phone, 'Thief')
    await rename(bo, 'Robert')
    const { room } = await (await at(table.people, 0).open()).ask('join', { table: table.id })
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Robert'])
    await rename(phone, 'Idiot')
    expect((await (await phone.open()).ask('join', { table: table.id })).room.seats[1]?.name).toBe('Robert')
    await phone.close()
    await leaveAll(table)
  })
})

test('everybody is told when the host chooses who plays for whoever is away', async () => {
  const { a, b, leave } = await waitingRoom()
  const terms = { listed: false, takeover: 'never' } as const
  for (const standIn of ['random', 'random']) await a.client.ask('changeTableSettings', { ...terms, standIn })
  await a.client.ask('changeTableSettings', { ...terms, listed: true })
  const said = () => b.client.news.flatMap(news => (news.news === 'talk' ? news.talk : [])).map(line => line.said)
  await b.client.until(() => said().some(each => 'notice' in each))
  expect(said()).toEqual([{ standIn: 'random' }, { notice: 'listed' }])
  await leave()
})

test('after the start only the host themself changes settings or gives out links, and everybody is told', async () => {
  const table = await company(server.origin, 3)
  const [host, friend] = [at(table.seated, 0).client, at(table.seated, 1).client]
  await host.ask('changeTableSettings', { listed: false, takeover: 'never' }) // as it is: nothing to tell
  await host.ask('changeTableSettings', { listed: true, takeover: 2 })
  await friend.until(() => friend.news.filter(({ news }) => news === 'talk').length >= 2)
  const said = friend.news.flatMap(news => (news.news === 'talk' ? news.talk : [])).map(line => line.said)
  expect(said).toEqual([{ notice: 'listed' }, { takeover: 2 }])
  host.drop()
  at(table.seated, 2).client.drop()
  await friend.newsOf('room', ({ room }) => room.seats.every(({ present }, seat) => present === (seat === 1)))
  expect(await friend.refusal('changeTableSettings', { listed: false, takeover: 1 })).toBe('notHost')
  for (const seat of [0, 2]) expect(await friend.refusal('link', { seat })).toBe('notHost')
  await leaveAll(table)
})

describe('lists', () => {
  test('show open tables to everybody, private ones to those who sit there', async () => {
    const [ada, eve] = [await come('Ada'), await come('Eve')]
    const listed = await ada.make({ seats: ['me', 'open'], listed: true })
    const secret = await ada.make({ seats: ['me', 'open'] })
    const idsOf = (tables: readonly { id: string }[]) => tables.map(({ id }) => id)
    expect(idsOf((await eve.lobby()).open)).toContain(listed.id)
    expect(JSON.stringify(await eve.lobby())).not.toContain(secret.id)
    expect(idsOf((await ada.lobby()).mine)).toEqual(expect.arrayContaining([listed.id, secret.id]))
    await Promise.all([ada.close(), eve.close()])
  })

  test('are told again to whoever looks at them, when something changes', async () => {
    const [ada, eve] = [await come('Ada'), await come('Eve')]
    const watching = await eve.open()
    await watching.ask('lobby', {})
    const { id } = await ada.make({ seats: ['me', 'open'], listed: true })
    await watching.newsOf('lobby', ({ lobby }) => lobby.open.some(table => table.id === id))
    await watching.ask('leave', {})
    await Promise.all([ada.close(), eve.close()])
  })

  test('say whose turn it is', async () => {
    const table = await company(server.origin, 2)
    const asked = engine.pending(at(table.seated, 0).view)
    for (const [seat, person] of table.people.entries()) {
      const listed = (await person.lobby()).mine.find(({ id }) => id === table.id)
      expect(listed).toMatchObject({ asked, yourTurn: asked.includes(seat) })
    }
    expect(asked).toHaveLength(1)
    await leaveAll(table)
  })
})

describe('a new table', () => {
  test.each([
    [{ game: 'chess' }, 'unknownGame'],
    [{ seats: ['me'] }, 'badSeats'],
    [{ seats: ['me', 'me'] }, 'badSeats'],
    [{ seats: ['me', { bot: 'genius' }] }, 'unknownBot'],
    [{ options: { rounds: 99 } }, 'badOptions'],
    [{ takeover: -1 }, 'malformed'],
    [{ surprise: 1 }, 'malformed'],
  ])('is refused for %j', async (wish, code) => {
    const ada = await come('Ada')
    const body = { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 'never', ...wish }
    expect(await ada.problem('/api/tables', { method: 'POST', body })).toMatchObject({ code })
  })

  test('is not made by the hundred', async () => {
    const other = await startServer(await folders.make(), { limits: { tablesOfGuest: 3 } })
    const ada = await Person.come(other.origin, 'Ada')
    for (let n = 0; n < 3; n++) await ada.make({ seats: ['me', 'open'] })
    const body = { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 'never' }
    expect(await ada.problem('/api/tables', { method: 'POST', body })).toEqual({ code: 'tooManyTables' })
    await other.stop()
  })
})

test('what is over keeps nobody from making another table', async () => {
  const other = await startServer(await folders.make(), { limits: { tables: 1, tablesOfGuest: 1 } })
  const table = await company(other.origin, 2)
  const [ada] = table.people
  const body = { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 'never' }
  expect(await ada?.problem('/api/tables', { method: 'POST', body })).toEqual({ code: 'tooManyTables' })
  await at(table.seated, 1).client.ask('concede', {})
  expect((await ada?.http('/api/tables', { method: 'POST', body }))?.status).toBe(200)
  await leaveAll(table)
  await other.stop()
})

test('a table has room for so many who watch', async () => {
  const other = await startServer(await folders.make(), { limits: { watchers: 3, watchersOfNetwork: 2, watchingOfGuest: 2 } })
  const host = await Person.come(other.origin, 'Ada')
  const { id } = await host.make({ seats: ['open', 'open'] })
  const [eve, zoe, cy] = [
    await Person.come(other.origin, 'Eve'),
    await Person.come(other.origin, 'Zoe'),
    await Person.come(other.origin, 'Cy'),
  ]
  const refused = async (person: Person) => (await person.open()).refusal('join', { table: id })
  for (const expected of ['none', 'none', 'tooManyWatchers']) expect(await refused(eve)).toBe(expected) // nobody fills it alone
  expect(await refused(zoe)).toBe('none')
  expect(await refused(cy)).toBe('tooManyWatchers') // nor one network
  expect(await refused(host)).toBe('none') // the host finds room, also without a seat
  const later = await startServer(await folders.make(), { limits: { watchers: 1 } })
  const maker = await Person.come(later.origin, 'Ada')
  const waiting = await maker.make({ seats: ['me', 'open'] })
  const friends = [await Person.come(later.origin, 'Flo'), await Person.come(later.origin, 'Gus')]
  for (const friend of friends) expect(await (await friend.open()).refusal('join', { table: waiting.id })).toBe('none') // a seat is free
  const table = await company(later.origin, 2)
  const [first, second] = [await Person.come(later.origin, 'Eve'), await Person.come(later.origin, 'Zoe')]
  await (await first.open()).ask('join', { table: table.id })
  expect(await (await second.open()).refusal('join', { table: table.id })).toBe('tooManyWatchers')
  expect(await (await at(table.people, 1).open()).refusal('join', { table: table.id, seat: 'spectator' })).toBe('none')
  await leaveAll(table)
  for (const person of [host, eve, zoe, cy, first, second, maker, ...friends]) await person.close()
  await Promise.all([other.stop(), later.stop()])
})

test('nobody has a seat more by getting up and sitting down again at the same moment', async () => {
  const other = await startServer(await folders.make(), { limits: { waitingOfGuest: 1 } })
  const [ada, eve] = [await Person.come(other.origin, 'Ada'), await Person.come(other.origin, 'Eve')]
  const tables = [await ada.make({ seats: ['me', 'open'] }), await ada.make({ seats: ['me', 'open'] })]
  const [one, two] = [await eve.open(), await eve.open()]
  const elsewhere = await eve.open()
  for (const client of [one, two]) await client.ask('join', { table: at(tables, 0).id })
  await elsewhere.ask('join', { table: at(tables, 1).id })
  for (let n = 0; n < 20; n++) {
    await one.refusal('sit', { seat: 1 })
    await Promise.all([one.refusal('stand', {}), two.refusal('sit', { seat: 1 }), elsewhere.refusal('sit', { seat: 1 })])
    expect((await eve.lobby()).mine.length).toBeLessThanOrEqual(1)
    for (const client of [one, elsewhere]) await client.refusal('stand', {})
  }
  await Promise.all([ada.close(), eve.close()])
  await other.stop()
})

test('nobody sits down at all tables', async () => {
  const other = await startServer(await folders.make(), { limits: { waitingOfGuest: 2 } })
  const [ada, eve] = [await Person.come(other.origin, 'Ada'), await Person.come(other.origin, 'Eve')]
  const sits = []
  for (let n = 0; n < 3; n++) {
    const { id } = await ada.make({ seats: ['me', 'open', 'open'] })
    const client = await eve.open()
    await client.ask('join', { table: id })
    sits.push(await client.refusal('sit', { seat: 1 }))
  }
  expect(sits).toEqual(['none', 'none', 'tooManyTables'])
  expect(await at(eve.clients, 1).refusal('sit', { seat: 2 })).toBe('none') // who has a seat may move over
  await Promise.all([ada.close(), eve.close()])
  await other.stop()
})
