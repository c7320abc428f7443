/** What becomes of a game for those who played it: kept when it ends, found by each of them, and without whoever was deleted. */
import { join } from 'node:path'
import { at } from '@wildcat/kernel'
import { type Result, results } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillResults } from './filling-results.ts'
import { openDatabase } from './store/sqlite/database.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { company, isOver, leaveAll, move } from './testing/company.ts'
import type { Person } from './testing/people.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let folder: string
let server: Running
beforeAll(async () => {
  folder = await folders.make()
  server = await startServer(folder)
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const historyOf = async (person: Person): Promise<Result[]> =>
  v.parse(results, await (await person.http('/api/account/results')).json()).results

test('a game that ends is in the history of all who played, with scores and places, and nothing before that', async () => {
  const table = await company(server.origin, 2, {}, 1)
  const [ada, bo] = [at(table.people, 0), at(table.people, 1)]
  await move(table)
  expect(await historyOf(ada)).toEqual([]) // a game that goes on tells nothing
  while (await move(table));
  expect(isOver(table)).toBe(true)
  const { room } = await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
  const outcome = room.outcome === 'open' ? { winners: [], scores: [] } : room.outcome
  const [result] = await historyOf(ada)
  expect(result).toMatchObject({ table: table.id, game: 'gusher', practice: false })
  expect(result?.seats.map(({ score }) => score)).toEqual(outcome.scores)
  expect(result?.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))).toEqual(outcome.winners)
  expect(result?.seats.map(({ player, bot, gone, you }) => [player, bot, gone, you])).toEqual([
    ['Ada', 'none', false, true],
    ['Bo', 'none', false, false],
    ['', 'random', false, false],
  ])
  expect((await historyOf(bo)).map(({ seats }) => seats.map(({ you }) => you))).toEqual([[false, true, false]])
  const kept: unknown = await (await ada.http('/api/guest/export')).json()
  expect(kept).toMatchObject({ results: [{ table: table.id, seat: 0, score: outcome.scores[0] }] })
  expect(JSON.stringify(kept)).not.toContain('Bo"')

  await bo.http('/api/guest', { method: 'DELETE' })
  expect((await historyOf(ada))[0]?.seats[1]).toMatchObject({ player: '', bot: 'none', you: false })
  await leaveAll(table)
})

test('whoever gives up, or for whom a bot plays at the end, has left; one who is only away for a while has not', async () => {
  const table = await company(server.origin, 3)
  await at(table.seated, 1).client.ask('handOver', { bot: 'random' })
  await at(table.seated, 1).client.ask('resumeSeat', {})
  await at(table.seated, 2).client.ask('concede', {})
  const playing = { ...table, seated: table.seated.slice(0, 2) }
  while (await move(playing));
  await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
  const [result] = await historyOf(at(table.people, 0))
  expect(result?.seats.map(({ gone }) => gone)).toEqual([false, false, true])
  await leaveAll(table)
})

test('games that ended before results were kept are filled in by the next start', async () => {
  const table = await company(server.origin, 2)
  while (await move(table));
  const ada = at(table.people, 0)
  await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'over')
  const before = await historyOf(ada)
  expect(before).toHaveLength(1)
  await leaveAll(table)
  await server.stop()
  const file = join(folder, 'data', 'wildcat.sqlite')
  const db = openDatabase({ file })
  db.exec(`DELETE FROM results; INSERT INTO results_to_fill SELECT id FROM tables WHERE stage IN ('over', 'stopped')`)
  db.close()
  const store = await SqliteStore.open({ file })
  await fillResults(store, () => false) // as every start does, beside all else
  await store.close()
  server = await startServer(folder)
  expect((await historyOf(ada.at(server.origin))).map(({ seats }) => seats)).toEqual(before.map(({ seats }) => seats))
})
