/** Where advice is allowed: only at a table that was made so, for all to know before they sit down, and never where others are measured by it. */
import { at } from '@wildcat/kernel'
import { tableInfo } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRoom } from './rooms/state.ts'
import { type Company, company, leaveAll, move } from './testing/company.ts'
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

/** Whoever has the link reads it, and whoever plays has it with the room. */
const toldOf = async ({ id, people }: Company) => {
  const info = v.parse(v.strictObject(tableInfo.entries), await (await at(people, 1).http(`/api/tables/${id}`)).json())
  const { room } = await (await at(people, 1).open({}, id)).ask('join', { table: id })
  return [info.advice, room.advice]
}

test('a table says nothing of advice unless it was made so', async () => {
  const table = await company(server.origin, 2)
  expect(await toldOf(table)).toEqual([undefined, undefined])
  await leaveAll(table)
})

test('at a table that allows advice everybody knows, also when the same people play again', async () => {
  const table = await company(server.origin, 2, { advice: true })
  expect(await toldOf(table)).toEqual([true, true])
  while (await move(table));
  for (const { client } of table.seated) await client.newsOf('room', ({ room }) => room.stage === 'over')
  const { id } = await at(table.seated, 0).client.ask('again', {})
  expect(await (await at(table.people, 1).http(`/api/tables/${id}`)).json()).toMatchObject({ advice: true })
  await leaveAll(table)
})

test('a rated table and a shared deal allow none', async () => {
  const ada = await Person.come(server.origin, 'Ada')
  const wish = {
    game: 'gusher',
    options: { rounds: 1, deals: false },
    seats: ['me', 'open'],
    listed: false,
    takeover: 'never',
    advice: true,
  }
  const refusal = async (more: object) => (await ada.problem('/api/tables', { method: 'POST', body: { ...wish, ...more } })).code
  expect(await refusal({ rated: true })).toBe('noAdvice')
  expect(await refusal({ deal: 'A'.repeat(22) })).toBe('noAdvice')
  expect(await refusal({ advice: 'yes' })).toBe('malformed')
})

test('a table of before there was such a setting allows none', () => {
  const kept = { game: 'gusher', options: {}, stage: 'playing', listed: false, takeover: 'never', agreed: 'never', host: 1, seats: [] }
  const room = readRoom(JSON.stringify({ ...kept, undo: 'none', stop: [], outcome: 'open', company: 'a', created: 1 }))
  expect(room.advice).toBe(false)
})
