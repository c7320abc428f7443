/** Figures for whoever runs the server: they count what happens, tell nobody else, and say nothing of anybody. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, company, leaveAll, move } from '../testing/company.ts'
import { Folders, startServer } from '../testing/server.ts'

const TOKEN = 'a token that nobody guesses'
const folders = new Folders()
let server: Awaited<ReturnType<typeof startServer>>
let table: Company

beforeAll(async () => {
  server = await startServer(await folders.make(), { metricsToken: TOKEN, proxy: ['127.0.0.1'] })
  table = await company(server.origin, 2)
})
afterAll(async () => {
  await leaveAll(table)
  await server.stop()
  await folders.remove()
})

const ask = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers })
async function figure(name: string): Promise<number> {
  const text = await (await ask()).text()
  const line = text.split('\n').find(each => each.startsWith(`wildcat_${name} `))
  return Number(line?.split(' ').at(-1))
}

test('commands, commits, sockets and tables are counted', async () => {
  const before = [await figure('commands_total'), await figure('commits_total'), await figure('commit_bytes_total')]
  await move(table)
  await move(table)
  expect(await figure('commands_total')).toBe((before[0] ?? 0) + 2)
  expect(await figure('commits_total')).toBeGreaterThan(before[1] ?? 0)
  expect(await figure('commit_bytes_total')).toBeGreaterThan(before[2] ?? 0)
  expect(await figure('sockets')).toBe(2)
  expect([await figure('tables_in_memory'), await figure('games_in_memory')]).toEqual([1, 1])
  expect(await figure('commit_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(await figure('event_loop_seconds{quantile="1"}')).toBeGreaterThanOrEqual(0)
})

test('what is refused is counted by its reason', async () => {
  await fetch(`${server.origin}/api/nothing/at/all`)
  await fetch(`${server.origin}/api/tables/${'x'.repeat(22)}`)
  expect(await figure('refusals_total{code="noTable"}')).toBe(1)
})

test('from elsewhere only whoever has the token is told', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
  for (const authorization of ['', 'Bearer ', 'Bearer another', `Basic ${TOKEN}`]) {
    const answer = await ask({ ...elsewhere, authorization })
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'notFound' }])
  }
  const answer = await ask({ ...elsewhere, authorization: `Bearer ${TOKEN}` })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
})

test('nothing tells of anybody', async () => {
  const text = await (await ask()).text()
  for (const secret of [table.id, ...table.people.map(({ name }) => `"${name}"`), TOKEN]) expect(text).not.toContain(secret)
})

test('without a token nobody elsewhere is told', async () => {
  const other = await startServer(await folders.make(), { proxy: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer ' }
  expect((await fetch(`${other.origin}/metrics`, { headers })).status).toBe(404)
  expect((await fetch(`${other.origin}/metrics`)).status).toBe(200)
  await other.stop()
})
