/** Playing again with the same people, after a game. */
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, company, leaveAll, move } from './testing/company.ts'
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

test('not while a game is under way, and not for who only watched', async () => {
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
