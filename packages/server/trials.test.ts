/** In small what `npm run kills` and `npm run damage` do in large. */
import { afterAll, expect, test } from 'vitest'
import { builtPage, Folders, startServer } from './testing/server.ts'
import { FAULTS, faults } from './trials/faults.ts'
import { kills } from './trials/kills.ts'
import { storm } from './trials/storm.ts'

const folders = new Folders()
afterAll(() => folders.remove())

test('in ten rounds of kill -9 no acknowledged command is lost', async () => {
  const folder = await folders.make()
  const { rounds, acknowledged, lost } = await kills({ data: folder, web: await builtPage(folder) }, 10, 1)
  expect([rounds, lost]).toEqual([10, 0])
  expect(acknowledged).toBeGreaterThan(50)
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
