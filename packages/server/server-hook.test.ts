/** Whoever runs the server is told of open tables, and of nothing else. */
import { at } from '@wildcat/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { company, leaveAll, move } from './testing/company.ts'
import { Receiver } from './testing/receivers.ts'
import { Folders, startServer } from './testing/server.ts'

const told = v.strictObject({
  kind: v.picklist(['opened', 'begun', 'over']),
  table: v.string(),
  game: v.string(),
  seats: v.array(v.strictObject({ by: v.string(), name: v.string() })),
  winners: v.optional(v.array(v.number())),
  path: v.string(),
  at: v.string(),
})

test('the server’s hook is told when an open table is there, begins and is over: nothing of the game, and nothing of other tables', async () => {
  const folders = new Folders()
  const receiver = await Receiver.listen()
  const server = await startServer(await folders.make(), { hook: `${receiver.origin}/hook`, privateHooks: true })
  const hidden = await company(server.origin, 2)
  const open = await company(server.origin, 2, { listed: true })
  for (const table of [hidden, open]) while (await move(table));
  await at(open.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
  await receiver.parcels.until(3)
  const all = receiver.parcels.all.map(({ body }) => v.parse(told, JSON.parse(body.toString())))
  expect(all.map(({ table }) => table)).toEqual([open.id, open.id, open.id])
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'opened', 'over'])
  expect(all.find(({ kind }) => kind === 'over')?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
  for (const table of [hidden, open]) await leaveAll(table)
  await server.stop()
  receiver.close()
  await folders.remove()
})
