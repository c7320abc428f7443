/** Playing again with the same people, after a game. */
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { asked, type Company, company, engine, isOver, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
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

/** Two people and a bot, who have agreed to stop. */
async function stopped(): Promise<Company> {
  const table = await company(server.origin, 2, { options: { rounds: 3, deals: true }, listed: true }, 1)
  for (const { client } of table.seated) await client.ask('stop', { agree: true })
  await at(table.seated, 1).client.newsOf('room', ({ room }) => room.stage === 'stopped')
  return table
}

test('whoever asks first makes the table; who asks later has his seat there, and everybody hears of it', async () => {
  const table = await stopped()
  const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const made = await b.ask('again', {})
  expect(made).toMatchObject({ seat: 1, token: expect.stringMatching(/^.{43}$/) })
  expect((await a.newsOf('room', ({ room }) => room.next !== 'none')).room.next).toBe(made.id)
  expect((await b.ask('join', { table: made.id })).room.seats.map(({ by, kept }) => [by, kept])).toEqual([
    ['open', true],
    ['person', false],
    ['bot', false],
  ])
  await b.ask('join', { table: table.id })
  const joined = await a.ask('again', {})
  expect(joined).toMatchObject({ id: made.id, seat: 0, token: expect.stringMatching(/^.{43}$/) })
  expect(await a.ask('again', {})).toEqual({ id: made.id, seat: 0, token: '' })
  const { room, viewer, host } = await b.ask('join', { table: made.id })
  expect({ viewer, host, by: room.seats.map(({ by, name }) => `${by} ${name}`), listed: room.listed, options: room.options }).toEqual({
    viewer: 1,
    host: true,
    by: ['person Ada', 'person Bo', 'bot '],
    listed: false,
    options: { rounds: 3, deals: true },
  })
  await b.ask('start', {})
  await leaveAll(table)
})

test('whoever sees the end can ask at once, also while it is being noted', async () => {
  const table = await company(server.origin, 2)
  const { seated } = table
  for (;;) {
    await together(table)
    const mover = asked(table)
    if (mover === undefined) break
    const playing = mover.command(at(engine.legal(mover.view, Number(mover.viewer)), 0))
    const asking = mover.client.refusal('again', {}) // comes in the very moment after it
    await playing
    const refusal = await asking
    await together(table)
    expect(refusal).toBe(isOver(table) ? 'none' : 'notOver')
  }
  expect(seated.every(({ view }) => view.outcome !== 'open')).toBe(true)
  await leaveAll(table)
})

test('only they are told where, and only they may sit down there, unless the host frees a seat', async () => {
  const table = await stopped()
  const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const eve = await Person.come(server.origin, 'Eve')
  const watching = await eve.open()
  await watching.ask('join', { table: table.id })
  const { id } = await b.ask('again', {})
  await a.newsOf('room', ({ room }) => room.next === id)
  expect((await watching.ask('join', { table: table.id })).room.next).toBe('none')
  await eve.http(`/api/tables/${table.id}/replay`)
  expect([...watching.received, ...eve.answers].join()).not.toContain(id)
  expect(await (await at(table.people, 0).http(`/api/tables/${table.id}/replay`)).text()).toContain(id)
  await watching.ask('join', { table: id }) // told by somebody
  await b.ask('join', { table: id })
  await b.ask('fill', { seat: 0, bot: 'none' }) // there is no bot to take away
  expect(await watching.refusal('sit', { seat: 0 })).toBe('seatKept')
  await b.ask('remove', { seat: 0 })
  expect(await watching.refusal('sit', { seat: 0 })).toBe('none')
  expect(await a.ask('again', {})).toEqual({ id, seat: 'none', token: '' }) // and comes to see
  await eve.close()
  await leaveAll(table)
})

test('who sits down elsewhere leaves the kept seat to anybody', async () => {
  const table = await stopped()
  const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const { id } = await b.ask('again', {})
  await b.ask('join', { table: id })
  await b.ask('fill', { seat: 2, bot: 'none' })
  await a.ask('join', { table: id })
  expect(await a.refusal('sit', { seat: 0 })).toBe('none') // it is kept for them
  await a.ask('stand', {})
  await a.ask('sit', { seat: 2 })
  const { room } = await b.newsOf('room', news => news.room.seats[2]?.by === 'person')
  expect(room.seats[0]).toMatchObject({ by: 'open', kept: false })
  await leaveAll(table)
})

test('two who ask in the same moment come to one table', async () => {
  const table = await stopped()
  const made = await Promise.all(table.seated.map(({ client }) => client.ask('again', {})))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const { mine } = await at(table.people, 0).lobby()
  expect(mine.filter(({ stage }) => stage === 'waiting')).toHaveLength(1)
  await leaveAll(table)
})

test('a table that was given up is made anew', async () => {
  const table = await stopped()
  const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const { id } = await a.ask('again', {})
  await a.ask('join', { table: id })
  await a.ask('close', {})
  expect((await b.ask('again', {})).id).not.toBe(id)
  await leaveAll(table)
})

test('not while a game is under way, and not for those who only watched', async () => {
  const table = await company(server.origin, 2)
  const { client } = at(table.seated, 0)
  expect(await client.refusal('again', {})).toBe('notOver')
  while (await move(table));
  await client.newsOf('room', ({ room }) => room.stage === 'over')
  const watching = await at(table.people, 0).open()
  await watching.ask('join', { table: table.id, seat: 'spectator' })
  expect(await watching.refusal('again', {})).toBe('notSeated')
  expect((await client.ask('again', {})).seat).toBe(0)
  await leaveAll(table)
})

test('a seat that is kept for somebody who deletes themselves is anybody’s', async () => {
  const table = await stopped()
  const a = at(table.seated, 0).client
  const { id } = await a.ask('again', {})
  await at(table.people, 1).http('/api/guest', { method: 'DELETE' })
  const eve = await Person.come(server.origin, 'Eve')
  const client = await eve.open()
  await client.ask('join', { table: id })
  expect(await client.ask('sit', { seat: 1 })).toMatchObject({ token: expect.any(String) })
  await Promise.all([leaveAll(table), eve.close()])
})

test('whichever device asks, the person has the seat there with all of them, and is the host', async () => {
  const table = await company(server.origin, 2)
  const phone = await Person.come(server.origin, 'Not Bo')
  const there = await phone.open()
  await there.ask('join', { table: table.id, token: at(table.tokens, 1) })
  for (const { client } of table.seated) await client.ask('stop', { agree: true })
  await there.newsOf('room', ({ room }) => room.stage === 'stopped')
  const { id } = await there.ask('again', {})
  const bo = at(table.seated, 1).client
  expect(await bo.ask('again', {})).toEqual({ id, seat: 1, token: '' })
  const joined = await bo.ask('join', { table: id })
  expect([joined.viewer, joined.host, joined.room.seats[1]?.name]).toEqual([1, true, 'Bo'])
  expect(joined.hold).toMatchObject({ devices: [{ n: 1, you: true }, { n: 2 }] })
  await bo.ask('drop', { device: 2 })
  expect((await there.ask('join', { table: id })).viewer).toBe('spectator')
  await Promise.all([leaveAll(table), phone.close()])
})

test('nobody who acts for the host for a moment gives away a seat that is kept, nor the host’s own', async () => {
  const table = await stopped()
  const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const { id } = await a.ask('again', {})
  await b.ask('again', {})
  await b.ask('join', { table: id })
  for (const seat of [0, 1]) expect(await b.refusal('remove', { seat })).toBe('notHost')
  expect(await b.refusal('fill', { seat: 2, bot: 'none' })).toBe('none') // a bot is nobody's
  await leaveAll(table)
})

describe('a seat that is kept for somebody with a device that came by their link', () => {
  /** Ada, Bo and Cora have stopped; Eve had opened Bo's link. Ada has made the next table, where the seats of the others are kept. */
  async function keptFor() {
    const table = await company(server.origin, 3)
    const eve = await Person.come(server.origin, 'Eve')
    const linked = await eve.open()
    await linked.ask('join', { table: table.id, token: at(table.tokens, 1) })
    for (const { client } of table.seated) await client.ask('stop', { agree: true })
    await linked.newsOf('room', ({ room }) => room.stage === 'stopped')
    const [ada, bo] = [at(table.seated, 0).client, at(table.seated, 1).client]
    const { id, token } = await ada.ask('again', {})
    await ada.ask('join', { table: id })
    const end = () => Promise.all([leaveAll(table), eve.close()])
    return { table, eve, linked, ada, bo, id, token, end }
  }
  const stranger = async (id: string) => {
    const zoe = await Person.come(server.origin, 'Zoe')
    const client = await zoe.open()
    await client.ask('join', { table: id })
    const refusal = await client.refusal('sit', { seat: 1 })
    await zoe.close()
    return refusal
  }

  test('is theirs too when the device sits down', async () => {
    const { linked, bo, id, end } = await keptFor()
    await linked.ask('join', { table: id })
    await linked.ask('sit', { seat: 1 })
    expect(await bo.ask('again', {})).toEqual({ id, seat: 1, token: '' })
    const joined = await bo.ask('join', { table: id })
    expect([joined.viewer, joined.room.seats[1]?.name]).toEqual([1, 'Bo'])
    expect(joined.hold).toMatchObject({ devices: [{ n: 1, you: true }, { n: 2 }] })
    await bo.ask('drop', { device: 2 })
    expect((await linked.ask('join', { table: id })).viewer).toBe('spectator')
    await end()
  })

  test('is kept for them when the device sits down elsewhere, which then has no more than that seat', async () => {
    const { linked, ada, bo, id, end } = await keptFor()
    await ada.ask('remove', { seat: 2 })
    await linked.ask('join', { table: id })
    await linked.ask('sit', { seat: 2 })
    expect(await stranger(id)).toBe('seatKept')
    expect(await bo.ask('again', {})).toMatchObject({ id, seat: 1, token: expect.stringMatching(/^.{43}$/) })
    const { hold, room } = await bo.ask('join', { table: id })
    expect(hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Eve'])
    expect((await linked.ask('join', { table: id })).viewer).toBe(2)
    await end()
  })

  test('is theirs without the device when that sits elsewhere by a link', async () => {
    const { linked, bo, id, token, end } = await keptFor()
    expect((await linked.ask('join', { table: id, token })).viewer).toBe(0)
    await bo.ask('again', {})
    expect((await bo.ask('join', { table: id })).hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    expect(await linked.refusal('join', { table: id, seat: 1 })).toBe('notSeated')
    await end()
  })

  test('is kept for them when the device’s guest is deleted', async () => {
    const { eve, bo, id, end } = await keptFor()
    await eve.http('/api/guest', { method: 'DELETE' })
    expect(await stranger(id)).toBe('seatKept')
    expect((await bo.ask('again', {})).seat).toBe(1)
    await end()
  })

  test('is the device’s alone, by its own name, when they delete themselves', async () => {
    const { table, linked, id, end } = await keptFor()
    await at(table.people, 1).http('/api/guest', { method: 'DELETE' })
    await linked.ask('join', { table: id })
    await linked.ask('sit', { seat: 1 })
    const { room, hold } = await linked.ask('join', { table: id })
    expect(room.seats[1]?.name).toBe('Eve')
    expect(hold).toMatchObject({ devices: [{ n: 2, you: true }] })
    await end()
  })

  test('is theirs alone when they drop the device where they played before', async () => {
    const { linked, bo, id, end } = await keptFor()
    await bo.ask('drop', { device: 2 })
    await linked.ask('join', { table: id })
    expect(await linked.refusal('sit', { seat: 1 })).toBe('seatKept')
    await bo.ask('again', {})
    const { hold, room } = await bo.ask('join', { table: id })
    expect([hold, room.seats[1]?.name]).toMatchObject([{ devices: [{ n: 1, you: true }] }, 'Bo'])
    expect((await linked.ask('join', { table: id })).viewer).toBe('spectator')
    await end()
  })

  test('is theirs alone, too, when they drop it there after they have sat down', async () => {
    const { table, linked, ada, bo, id, end } = await keptFor()
    await bo.ask('again', {})
    expect((await linked.ask('join', { table: id })).viewer).toBe(1)
    await bo.ask('drop', { device: 2 })
    expect((await linked.ask('join', { table: id })).viewer).toBe('spectator')
    await ada.newsOf('talk', ({ talk }) => talk.some(({ said }) => 'notice' in said && said.notice === 'deviceDropped'))
    expect((await bo.ask('join', { table: id })).hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    expect((await linked.ask('join', { table: table.id })).viewer).toBe('spectator')
    await end()
  })

  test('bears their name of now when the device sits down', async () => {
    const { table, linked, id, end } = await keptFor()
    await at(table.people, 1).http('/api/guest', { method: 'POST', body: { name: 'Roberto' } })
    await linked.ask('join', { table: id })
    await linked.ask('sit', { seat: 1 })
    expect((await linked.ask('join', { table: id })).room.seats[1]?.name).toBe('Roberto')
    await end()
  })

  test('bears it also when they took it after the game, before there was a next table', async () => {
    const { table, linked, ada, end } = await keptFor()
    await ada.ask('close', {})
    await at(table.people, 1).http('/api/guest', { method: 'POST', body: { name: 'Roberto' } })
    await ada.ask('join', { table: table.id })
    const { id } = await ada.ask('again', {})
    await linked.ask('again', {})
    expect((await linked.ask('join', { table: id })).room.seats[1]?.name).toBe('Roberto')
    await end()
  })
})

describe('of three devices at a seat, the last of which came by a link that was lost', () => {
  /** Ada, Bo and Cora have stopped; at Bo's seat were his tablet and Eve, too. Ada has made the next table. */
  async function threeDevices() {
    const table = await company(server.origin, 3)
    const [tablet, eve] = [await Person.come(server.origin, 'Tablet'), await Person.come(server.origin, 'Eve')]
    const [second, third] = [await tablet.open(), await eve.open()]
    const { token } = await second.ask('join', { table: table.id, token: at(table.tokens, 1) })
    await third.ask('join', { table: table.id, token })
    for (const { client } of table.seated) await client.ask('stop', { agree: true })
    await third.newsOf('room', ({ room }) => room.stage === 'stopped')
    const [ada, bo] = [at(table.seated, 0).client, at(table.seated, 1).client]
    const { id } = await ada.ask('again', {})
    await ada.ask('join', { table: id })
    const end = () => Promise.all([leaveAll(table), tablet.close(), eve.close()])
    return { table, tablet, eve, second, third, ada, bo, id, end }
  }
  const viewerOf = async (client: Client, id: string) => (await client.ask('join', { table: id })).viewer

  test('one that is dropped at the next table is out at the one before and at another that is made from that', async () => {
    const { table, second, third, ada, bo, id, end } = await threeDevices()
    await bo.ask('again', {})
    await bo.ask('join', { table: id })
    await bo.ask('drop', { device: 3 })
    expect([await viewerOf(third, id), await viewerOf(third, table.id)]).toEqual(['spectator', 'spectator'])
    await ada.ask('close', {})
    for (const client of [ada, bo]) await client.ask('join', { table: table.id })
    const { id: another } = await ada.ask('again', {})
    await bo.ask('again', {})
    const { hold } = await bo.ask('join', { table: another })
    expect(hold).toMatchObject({ devices: [{ n: 1, you: true }, { n: 2 }] })
    expect([await viewerOf(second, another), await viewerOf(third, another)]).toEqual([1, 'spectator'])
    await end()
  })

  test('one that is dropped where they played before is out at the next table, also when who drops it sits elsewhere there', async () => {
    const { table, second, third, ada, bo, id, end } = await threeDevices()
    await ada.ask('remove', { seat: 2 })
    await bo.ask('join', { table: id })
    await bo.ask('sit', { seat: 2 })
    await third.ask('again', {})
    expect(await viewerOf(third, id)).toBe(1)
    await bo.ask('join', { table: table.id })
    await bo.ask('drop', { device: 3 })
    expect([await viewerOf(second, id), await viewerOf(third, id)]).toEqual([1, 'spectator'])
    expect((await ada.ask('join', { table: id })).room.seats.map(({ name }) => name)).toEqual(['Ada', 'Tablet', 'Bo'])
    await end()
  })

  test('the second bears its name when the first is no more, and loses nothing when the third gets up', async () => {
    const { table, second, third, ada, id, end } = await threeDevices()
    await at(table.people, 1).http('/api/guest', { method: 'DELETE' })
    await third.ask('again', {})
    const { room } = await third.ask('join', { table: id })
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Tablet', ''])
    await third.ask('stand', {})
    expect([await viewerOf(second, id), await viewerOf(third, id)]).toEqual([1, 'spectator'])
    expect((await ada.ask('join', { table: id })).room.seats[1]).toMatchObject({ by: 'person', name: 'Tablet' })
    await end()
  })

  test('the third, when the second has dropped it, hosts nothing, and of its name nothing is left when it is deleted', async () => {
    const { table, eve, second, third, ada, id, end } = await threeDevices()
    await at(table.people, 1).http('/api/guest', { method: 'DELETE' })
    await third.ask('again', {})
    await second.ask('join', { table: id })
    await second.ask('drop', { device: 3 })
    await ada.ask('stand', {})
    const [host, other] = [await second.ask('join', { table: id }), await third.ask('join', { table: id })]
    expect([host.viewer, host.host, other.viewer, other.host]).toEqual([1, true, 'spectator', false])
    expect(await third.refusal('mute', { seat: 1, muted: true })).toBe('notHost')
    await eve.http('/api/guest', { method: 'DELETE' })
    const { room } = await second.ask('join', { table: id })
    expect(room.seats.map(({ name }) => name)).toEqual(['', 'Tablet', ''])
    await end()
  })
})
