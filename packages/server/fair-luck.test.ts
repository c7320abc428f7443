/** Luck that nobody could choose, at a table of a server: bound before anybody adds to it, secret during the game, proved after it. */
import { at } from '@wildcat/kernel'
import { commitmentTo, luckFlawOf, readRecord } from '@wildcat/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engine } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const SECRET = 'c0ffee'.repeat(11).slice(0, 64)
const [MINE, YOURS] = ['0a'.repeat(16), '0b'.repeat(16)] as const

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make(), { luckSecret: () => SECRET })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

/** Two people who have sat down, and a watcher. */
async function waiting() {
  const people = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo'), await Person.come(server.origin, 'Eve')]
  const [ada, bo, eve] = [at(people, 0), at(people, 1), at(people, 2)]
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const seats = [await Seated.join(ada, id), await Seated.join(bo, id)]
  await at(seats, 1).client.ask('sit', { seat: 1 })
  const watcher = await Seated.join(eve, id)
  return {
    id,
    people,
    ada,
    bo,
    eve,
    seats,
    watcher,
    [Symbol.asyncDispose]: async () => void (await Promise.all(people.map(p => p.close()))),
  }
}
const luckAt = async (person: Person, id: string) => (await (await Seated.join(person, id)).join({})).room.luck
const addLuck = (seat: Seated | undefined, part: string) => seat?.client.refusal('addLuck', { part })

test('the server is bound before anybody has added anything, and each adds once, while it can count', async () => {
  await using table = await waiting()
  const { seats, watcher, ada, id } = table
  const joined = await at(seats, 0).join({})
  expect(joined.room.luck).toEqual({ commitment: commitmentTo(SECRET), parts: ['', ''], secret: '' })
  expect(await addLuck(watcher, YOURS)).toBe('notSeated')
  expect(await addLuck(seats[0], 'no part')).toBe('malformed')
  expect(await addLuck(seats[0], MINE)).toBe('none')
  expect(await addLuck(seats[0], YOURS)).toBe('none') // which changes nothing
  expect(await luckAt(ada, id)).toMatchObject({ parts: [MINE, ''] })
  await at(seats, 1).client.ask('stand', {})
  await at(seats, 1).client.ask('sit', { seat: 1 })
  expect(await addLuck(seats[1], YOURS)).toBe('none')
  await at(seats, 0).client.ask('start', {})
  expect(await addLuck(seats[0], MINE)).toBe('notWaiting')
})

test('the secret is told to nobody before the end; then the record proves that the luck was made of it', async () => {
  await using table = await waiting()
  const { seats, people, ada, eve, id } = table
  await addLuck(seats[0], MINE)
  await at(seats, 0).client.ask('start', {})
  for (const seat of seats) await seat.ready()
  await eve.http(`/api/tables/${id}`)
  await ada.http(`/api/tables/${id}/replay`)
  await ada.http('/api/guest/export')
  await ada.lobby()
  const told = () => JSON.stringify(people.map(({ answers, clients }) => [answers, clients.map(({ news }) => news)]))
  expect(told()).toContain(commitmentTo(SECRET))
  expect(told()).not.toContain(SECRET)
  for (const seat of seats) await seat.client.ask('stop', { agree: true })
  const luck = { commitment: commitmentTo(SECRET), parts: [MINE, ''], secret: SECRET }
  expect(await luckAt(eve, id)).toEqual(luck)
  const read = readRecord(await (await eve.http(`/api/tables/${id}/record`)).text())
  if (!('ok' in read) || read.ok.luck === undefined) throw new Error('there is no luck in the record')
  expect(read.ok.luck).toEqual({ table: id, ...luck })
  expect(luckFlawOf(read.ok.luck, read.ok)).toBe(undefined)
  expect(read.ok.game).toBe(engine.id)
})
