/** In small what `npm run kills`, `npm run damage` and `npm run fences` do in large. */
import { at } from '@wildcat/kernel'
import { MOST_LINES } from '@wildcat/protocol'
import { afterAll, expect, test } from 'vitest'
import { company, leaveAll, move, together } from './testing/company.ts'
import { startPostgres } from './testing/postgres.ts'
import { builtPage, Folders, startServer } from './testing/server.ts'
import { FAULTS, faults } from './trials/faults.ts'
import { FenceTrial, NODE_FAULTS } from './trials/fences.ts'
import { checked, kills } from './trials/kills.ts'
import { storm } from './trials/storm.ts'

const folders = new Folders()
const postgres = await startPostgres()
afterAll(async () => {
  postgres?.stop()
  await folders.remove()
})

test('in ten rounds of kill -9 no acknowledged command is lost', async () => {
  const folder = await folders.make()
  const { rounds, acknowledged, lost } = await kills({ data: folder, web: await builtPage(folder) }, 10, 1)
  expect([rounds, lost]).toEqual([10, 0])
  expect(acknowledged).toBeGreaterThan(50)
})

test('of a game that has more lines than one answer holds nothing is taken for lost that is there', async () => {
  const server = await startServer(await folders.make())
  const table = await company(server.origin, 2, { options: { rounds: 20, deals: true } })
  const lines = () => at(table.seated, 0).log.length
  while (lines() <= MOST_LINES + 20) {
    await move(table)
    await together(table)
    await table.seated.find(({ undo }) => undo === 'free')?.takeBack()
    await together(table)
  }
  expect(lines()).toBeGreaterThan(MOST_LINES)
  const { company: back, lost } = await checked(table, server.origin)
  expect(lost).toBe(0)
  expect(at(back.seated, 1).log).toEqual(at(table.seated, 1).log)
  await leaveAll(table)
  await leaveAll(back)
  await server.stop()
})

test('every fault loses nothing, and is told as what it is', async () => {
  const folder = await folders.make()
  const counted = await faults({ data: folder, web: await builtPage(folder) }, 1, 3)
  expect(counted.map(({ fault }) => fault)).toEqual(FAULTS)
  for (const { fault, acknowledged, lost, wrong } of counted) {
    expect([fault, lost, wrong]).toEqual([fault, 0, []])
    expect(acknowledged).toBeGreaterThan(0)
  }
})

test('three thousand damaged messages are answered, and those who play beside them notice nothing', async () => {
  const server = await startServer(await folders.make())
  const { messages, answers, closed, moves } = await storm(server.origin, 3000, 2)
  expect(messages).toBe(answers + closed)
  expect(messages).toBe(3000)
  expect(moves).toBeGreaterThan(0)
  await server.stop()
})

test.runIf(postgres !== undefined)(
  'of three servers one is killed, stopped, cut off, replaced: games over the others go on, and nothing is lost',
  async () => {
    const folder = await folders.make()
    const trial = new FenceTrial({ data: folder, web: await builtPage(folder) }, (await postgres?.database()) ?? '', 1)
    await trial.begin(true)
    for (const fault of NODE_FAULTS) await trial.round(fault)
    await trial.end()
    expect(trial.counted.wrong).toEqual([])
    expect(trial.counted.acknowledged).toBeGreaterThan(100)
  },
)
