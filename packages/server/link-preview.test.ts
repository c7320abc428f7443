/** What a messenger shows of a link to a table, read from the page as it would. */
import { mkdir, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { titleOf } from '@wildcat/catalogue'
import { at, keyFrom } from '@wildcat/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn } from './records/drawing.ts'
import { company, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { builtPage, Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let folder: string
let server: Running
beforeAll(async () => {
  folder = await folders.make()
  const assets = join(await builtPage(folder), 'assets')
  await mkdir(assets)
  for (const file of ['giganten-light-Ab_-1234.webp', 'giganten-dark-Ab_-1234.webp']) await writeFile(join(assets, file), file)
  server = await startServer(folder, { proxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

/** As a messenger asks: it accepts anything. */
const open = (id: string, headers: Record<string, string> = {}) => fetch(`${server.origin}/friends/${id}`, { headers })

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
function tagsIn(page: string): Record<string, string> {
  const tags = [...page.matchAll(/<meta property="(og:[\w:]+)" content="([^"<>]*)" \/>/g)]
  return Object.fromEntries(tags.map(([, property = '', content = '']) => [property, unescaped(content)]))
}
const tableOf = async (name: string, game = 'giganten') =>
  (await (await Person.come(server.origin, name)).make({ game, options: {}, seats: ['me', 'open', 'open'] })).id

test('says who invites to which game, and shows it, in the language of whoever asks', async () => {
  const id = await tableOf('Anna')
  const english = tagsIn(await (await open(id)).text())
  expect(english).toEqual({
    'og:site_name': 'Wildcat',
    'og:type': 'website',
    'og:url': `${server.origin}/friends/${id}`,
    'og:title': 'Anna invites you to Giganten',
    'og:description': titleOf('giganten')?.summaries.en,
    'og:image': `${server.origin}/assets/giganten-light-Ab_-1234.webp`,
    'og:image:width': '964',
    'og:image:height': '548',
    'og:image:alt': 'Giganten',
  })
  expect((await fetch(english['og:image'] ?? '')).status).toBe(200)
  const italian = tagsIn(await (await open(id, { 'accept-language': 'fr;q=1, it-IT, en;q=0.5' })).text())
  expect(italian['og:title']).toBe('Anna ti invita a una partita di Giganten')
  expect(italian['og:description']).toBe(titleOf('giganten')?.summaries.it)
  expect(tagsIn(await (await open(await tableOf(''))).text())['og:title']).toBe('You are invited to Giganten')
})

test('is the page as ever otherwise: asked for again each time, as small as it can be', async () => {
  const id = await tableOf('Anna')
  const plain = await open(id, { accept: 'text/html', 'accept-encoding': 'identity' })
  const page = await plain.text()
  expect(page).toMatch(/^<!doctype html><meta [\s\S]*<title>Wildcat<\/title>$/)
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  expect(plain.headers.get('content-security-policy')).toContain("script-src 'self';")
  const [encoding, body] = await raw(`/friends/${id}`, { 'accept-encoding': 'gzip, br' })
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(page)
  const [zipped] = await raw(`/friends/${id}`, { 'accept-encoding': 'gzip' })
  expect(zipped).toBe('gzip')
})

/** Without what `fetch` does about encodings and hosts. */
function raw(path: string, headers: Record<string, string>): Promise<[encoding: string | undefined, body: Buffer]> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${server.origin}${path}`, { headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve([response.headers['content-encoding'], Buffer.concat(parts)]))
    })
    asked.on('error', reject).end()
  })
}

test('no name of a guest becomes anything but text', async () => {
  for (const name of ['"><script>1</script>', "'/><img src=x>", '$& $1 $`', '&quot;&lt;b&gt;']) {
    const page = await (await open(await tableOf(name))).text()
    expect(tagsIn(page)['og:title']).toBe(`${name} invites you to Giganten`)
    expect(page.match(/<[a-z!/]+/gi)?.filter(tag => !/^<(!doctype|meta|title|\/title)$/i.test(tag))).toEqual([])
  }
})

test('an address is one of ours, or the one that the server was told to be called', async () => {
  const id = await tableOf('Anna')
  const [, refused] = await raw(`/friends/${id}`, { host: 'evil.example', accept: 'text/html' })
  expect(JSON.parse(refused.toString())).toMatchObject({ code: 'wrongOrigin' })
  const named = await startServer(await folders.make(), { url: 'https://games.example.org' })
  const anna = await Person.come(named.origin, 'Anna')
  const made = await anna.make({ seats: ['me', 'open'] })
  const tags = tagsIn(await (await fetch(`${named.origin}/friends/${made.id}`)).text())
  expect(tags['og:url']).toBe(`https://games.example.org/friends/${made.id}`)
  expect(tags).not.toHaveProperty('og:image') // there is no picture of it
  await named.stop()
})

test('a game under way is shown by its name, and what is no table is a page without a preview', async () => {
  const table = await company(server.origin, 2)
  expect(tagsIn(await (await open(table.id)).text())['og:title']).toBe('Gusher')
  await leaveAll(table)
  for (const id of ['a'.repeat(22), 'new']) {
    const page = await open(id, { accept: 'text/html' })
    expect([page.status, tagsIn(await page.text())]).toEqual([200, {}])
    expect((await open(id)).status).toBe(404)
  }
})

test('shows the board of a game that anybody may see, and of no other', async () => {
  const rules = await titleOf('giganten')?.engine()
  const options = rules?.options(3, {})
  if (rules === undefined || options === undefined || !('ok' in options)) throw new Error('the usual options are good')
  const playing = async (listed: boolean) => ({
    ...(await company(server.origin, 3, { game: 'giganten', options: { ...options.ok }, listed })),
    rules,
  })
  const [open_, hidden] = [await playing(true), await playing(false)]
  const tags = tagsIn(await (await open(open_.id, { 'accept-language': 'it' })).text())
  expect(tags).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Il tabellone di Giganten com’è adesso',
  })
  const [one, two] = await Promise.all([fetch(tags['og:image'] ?? ''), fetch(tags['og:image'] ?? '')])
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await one.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(Buffer.from(await two.arrayBuffer()).equals(bytes)).toBe(true)
  expect(tagsIn(await (await open(hidden.id)).text())['og:image']).toContain('/assets/giganten-light')
  expect((await fetch(`${server.origin}/api/tables/${hidden.id}/picture`)).status).toBe(404)
  expect((await fetch(`${server.origin}/api/tables/${open_.id}/picture?language=xx`)).status).toBe(400)
  await leaveAll(open_)
  await leaveAll(hidden)
})

test('whoever asks for many boards at once keeps nobody in another network from theirs', async () => {
  const ids: string[] = []
  for (let n = 0; n < 10; n++) {
    const table = await company(server.origin, 1, { game: 'giganten', options: {} }, 2)
    await at(table.seated, 0).client.ask('stop', { agree: true })
    await leaveAll(table)
    ids.push(table.id)
  }
  const picture = async (id: string, language: string, network: string) => {
    const answer = await fetch(`${server.origin}/api/tables/${id}/picture?language=${language}`, {
      headers: { 'x-forwarded-for': network },
    })
    await answer.arrayBuffer() // what is not read keeps the server from stopping
    return answer.status
  }
  const [own = '', ...others] = ids
  const many = others.flatMap(id => ['en', 'it'].map(language => picture(id, language, '203.0.113.7')))
  expect(await Promise.race(many)).toBe(429) // so many at once are too many
  expect(await picture(own, 'en', '198.51.100.1')).toBe(200)
  expect((await Promise.all(many)).filter(status => status === 200)).toHaveLength(8)
})

test('a picture is drawn of what a spectator sees, and of nobody else’s view', async () => {
  const rules = await titleOf('giganten')?.engine()
  const options = rules?.options(3, {})
  if (rules === undefined || options === undefined || !('ok' in options)) throw new Error('the usual options are good')
  const { state } = rules.start(3, options.ok, keyFrom(1))
  const drawing = { game: 'giganten', language: 'en', names: [] } as const
  for (const view of [rules.view(state, 0), state]) await expect(drawn({ ...drawing, view })).rejects.toThrow('notFound')
  expect((await drawn({ ...drawing, view: rules.view(state, 'spectator') })).length).toBeGreaterThan(10_000)
})

test.each(['giganten', 'black-gold', 'oilfield', 'competitors'])('the picture of %s has letters on a machine without fonts', async game => {
  const rules = await titleOf(game)?.engine()
  const options = rules?.options(3, {})
  if (rules === undefined || options === undefined || !('ok' in options)) throw new Error('the usual options are good')
  const view = rules.view(rules.start(3, options.ok, keyFrom(1)).state, 'spectator')
  const drawnIn = async (language: 'en' | 'it') => Buffer.from(await drawn({ game, language, names: [], view }, false))
  expect((await drawnIn('en')).equals(await drawnIn('it'))).toBe(false)
})
