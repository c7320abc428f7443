/** Figures for whoever runs the server: they count what happens, tell nobody else, and say nothing of anybody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, company, leaveAll, move } from '../testing/company.ts'
import { Folders, startServer } from '../testing/server.ts'
import { Figures } from './figures.ts'
import { CURVES, History } from './history.ts'

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

describe('the page for the operator', () => {
  const page = (headers: Record<string, string> = {}, path = '') => fetch(`${server.origin}/operator${path}`, { headers })

  test('shows every figure as a curve, in both languages, and brings its own style and script', async () => {
    const [english, italian] = [await page({ 'accept-language': 'en' }), await page({ 'accept-language': 'it-IT,en' })]
    const [text, testo] = [await english.text(), await italian.text()]
    expect(text.match(/<polyline points="[\d., -]+"/g)).toHaveLength(CURVES.length)
    expect([text, testo]).toEqual([
      expect.stringContaining('<h2>Open lines</h2><strong>2</strong>'),
      expect.stringContaining('<h2>Connessioni aperte</h2><strong>2</strong>'),
    ])
    expect(english.headers.get('cache-control')).toBe('no-store')
    for (const path of ['.css', '.js']) expect((await page({}, path)).status).toBe(200)
  })

  test('from elsewhere asks for the token as a password', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    const basic = (password: string) => ({ ...elsewhere, authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}` })
    for (const path of ['', '.css', '.js'])
      for (const headers of [elsewhere, basic(''), basic('another'), { ...elsewhere, authorization: 'Basic' }]) {
        const answer = await page(headers, path)
        expect([answer.status, await answer.text(), answer.headers.get('www-authenticate')]).toEqual([
          401,
          '',
          expect.stringContaining('Basic'),
        ])
      }
    expect((await page(basic(TOKEN))).status).toBe(200)
  })

  test('remembers six hours and no more', () => {
    const spread = { count: 3, sum: 9 }
    const none = { figures: new Figures(), store: { units: 5, bytes: spread, microseconds: spread }, sockets: () => 7, archived: () => 0 }
    const history = new History({ ...none, tables: () => ({ known: 2, awake: 1 }) } as unknown as ConstructorParameters<typeof History>[0])
    for (let n = 0; n < 2000; n++) history.look()
    expect([history.samples.length, history.samples.at(-1)]).toEqual([
      1440,
      expect.objectContaining({ sockets: 7, tables: 2, games: 1, commits: 0 }),
    ])
    history.close()
  })
})

test('nothing tells of anybody', async () => {
  const text = (await (await ask()).text()) + (await (await fetch(`${server.origin}/operator`)).text())
  for (const secret of [table.id, ...table.people.map(({ name }) => `"${name}"`), TOKEN]) expect(text).not.toContain(secret)
})

test('without a token nobody elsewhere is told', async () => {
  const other = await startServer(await folders.make(), { proxy: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer ' }
  expect((await fetch(`${other.origin}/metrics`, { headers })).status).toBe(404)
  expect((await fetch(`${other.origin}/metrics`)).status).toBe(200)
  expect([(await fetch(`${other.origin}/operator`, { headers })).status, (await fetch(`${other.origin}/operator`)).status]).toEqual([
    404, 200,
  ])
  await other.stop()
})
