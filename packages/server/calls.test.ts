/** People who are not at the table are called: once a turn, by the ways that they chose, at hours that suit them, and of nothing that is a secret. */
import { once } from 'node:events'
import { cp, rename, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { type Calls, calls as callsSchema, type NewTable } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { AppSettings } from './app.ts'
import { type Company, company, engine, leaveAll, move, playAgain } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { browserAt, MailBox, Receiver } from './testing/receivers.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const NOON = Date.parse('2026-03-02T12:00:00Z') // a Monday
const folders = new Folders()
const running = new Set<Running>()
const receivers: { close(): void }[] = []
afterEach(async () => {
  for (const server of running) await server.stop()
  running.clear()
  for (const each of receivers.splice(0)) each.close()
})
afterAll(() => folders.remove())

async function receiver(): Promise<Receiver> {
  const made = await Receiver.listen()
  receivers.push(made)
  return made
}

/** A server whose clock is set by hand. */
class World {
  now = NOON
  readonly #folder: string
  readonly #settings: Partial<AppSettings>
  server: Running | undefined
  constructor(folder: string, settings: Partial<AppSettings>) {
    this.#folder = folder
    this.#settings = settings
  }
  static async begin(settings: Partial<AppSettings> = {}): Promise<World> {
    const world = new World(await folders.make(), settings)
    await world.start()
    return world
  }
  get origin(): string {
    return this.server?.origin ?? ''
  }
  async start(): Promise<void> {
    const callPace = { gatherMs: 1, delayMs: 5000, everyMs: 5 }
    this.server = await startServer(this.#folder, { now: () => this.now, privateHooks: true, callPace, ...this.#settings })
    running.add(this.server)
  }
  async stop(): Promise<void> {
    if (this.server === undefined) return
    running.delete(this.server)
    await this.server.stop()
  }
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }
  /**
   * Waits until so many calls have come. Meanwhile time passes: a call is due a while after the server has looked at its table,
   * which on a busy machine may be after the test has set the clock. It passes slowly beside the two minutes for which a call is
   * taken, or the server would seem to have died over it, and call again.
   */
  async until<Each>(calls: { readonly all: readonly Each[] }, many: number): Promise<readonly Each[]> {
    for (; calls.all.length < many; this.now += SECOND) await setTimeout(10)
    return calls.all
  }
}

const SLOW: Partial<NewTable> = {
  clock: { kind: 'days', days: 3, per: 'move', weekendsOff: false, datesOff: [], zone: 'Europe/Rome', atZero: 'answer' },
}
const WISHES = { language: 'en', kinds: ['turn', 'invited', 'over'], quiet: 'none' } as const

async function wish(person: Person, wishes: object = WISHES): Promise<void> {
  expect((await person.http('/api/calls/wishes', { method: 'POST', body: wishes })).status).toBe(200)
}
async function callBy(person: Person, way: object): Promise<void> {
  expect(await (await person.http('/api/calls/ways', { method: 'POST', body: way })).json()).toEqual({ done: true })
}
const settingsOf = async (person: Person): Promise<Calls> => v.parse(callsSchema, await (await person.http('/api/calls')).json())

/** Comes, plays as long as it is their turn, and goes again. Gives whose turn it is then, or nobody's when the game is over. */
async function takeTurn(person: Person, id: string, seat: number): Promise<readonly number[]> {
  const seated = await Seated.join(person, id)
  while (engine.pending(seated.view).includes(seat)) {
    expect(await seated.command(at(engine.legal(seated.view, seat), 0))).toEqual({ accepted: true })
    await seated.client.ask('log', { from: 0, lines: 1 })
  }
  const pending = engine.pending(seated.view)
  await seated.client.ask('look', { looking: false }) // a closed socket is noticed later, and who looks at an end is not called for it
  await seated.client.close()
  return pending
}
async function awayFrom(table: Company): Promise<readonly number[]> {
  const pending = engine.pending(at(table.seated, 0).view)
  await leaveAll(table)
  return pending
}

/** A hook that takes connections, and says nothing. */
async function silentHook() {
  const lines: Socket[] = []
  const server = createServer(line => lines.push(line)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    for (const line of lines) line.destroy()
  }
  receivers.push({ close })
  const address = server.address()
  return { lines, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}
/** Begins a game against a bot, and leaves it at their turn. */
async function waitedFor(person: Person): Promise<void> {
  const { id } = await person.make({ ...SLOW, seats: ['me', { bot: 'random' }] })
  const seated = await Seated.join(person, id)
  await seated.client.ask('start', {})
  await seated.ready()
  await seated.client.until(() => engine.pending(seated.view).includes(0))
  await seated.client.close()
}

const [HOOKS, TABLES] = [10, 4]
test('nobody’s calls wait for those of somebody whose hooks never answer', async () => {
  const world = await World.begin()
  const [silent, phone] = [await silentHook(), await receiver()]
  const hang = await Person.come(world.origin, 'Hang')
  for (let n = 0; n < HOOKS; n++) await callBy(hang, { kind: 'hook', form: 'json', url: `${silent.origin}/${n}` })
  const ada = await Person.come(world.origin, 'Ada')
  await callBy(ada, { kind: 'hook', form: 'json', url: `${phone.origin}/ada` })
  for (let n = 0; n < TABLES; n++) await waitedFor(hang)
  for (; silent.lines.length < TABLES; world.now += SECOND) await setTimeout(10)
  await waitedFor(ada)
  await world.until(phone.parcels, 1)
  expect(silent.lines.length).toBeLessThan(HOOKS * TABLES) // of Hang's, not all have had their turn
}, 40_000)

test('whoever is being called is not called again meanwhile, also when the clock has gone on as by a computer’s sleep', async () => {
  const world = await World.begin()
  const [silent, phone] = [await silentHook(), await receiver()]
  const [hang, ada] = [await Person.come(world.origin, 'Hang'), await Person.come(world.origin, 'Ada')]
  await callBy(hang, { kind: 'hook', form: 'json', url: silent.origin })
  await callBy(ada, { kind: 'hook', form: 'json', url: phone.origin })
  await waitedFor(hang)
  for (; silent.lines.length < 1; world.now += SECOND) await setTimeout(10)
  world.now += HOUR
  await waitedFor(ada)
  await world.until(phone.parcels, 1)
  expect(silent.lines.length).toBe(1)
})

describe('over a whole game by days', () => {
  test('each is called once a turn, over restarts, and of nothing but that', async () => {
    const world = await World.begin()
    const phone = await receiver()
    const table = await company(world.origin, 2, { ...SLOW, options: { rounds: 2, deals: false } })
    const { id } = table
    const browser = browserAt(`${phone.origin}/ada`)
    await callBy(at(table.people, 0), browser.way)
    await wish(at(table.people, 1), { ...WISHES, language: 'it' })
    await callBy(at(table.people, 1), { kind: 'hook', url: `${phone.origin}/bo`, form: 'json' })
    let pending = await awayFrom(table)
    const expected: string[] = []
    const title = 'Gusher'
    const path = `/friends/${id}`
    for (let turn = 0; pending.length > 0; turn++) {
      world.now += 10 * MINUTE
      for (const seat of pending) expected.push(seat === 0 ? '/ada' : '/bo')
      await world.until(phone.parcels, expected.length)
      if (turn % 3 === 1) await world.restart()
      const seat = at(pending, 0)
      pending = await takeTurn(at(table.people, seat).at(world.origin), id, seat)
    }
    world.now += 10 * MINUTE
    const all = await world.until(phone.parcels, expected.length + 2)
    expect(expected.length).toBeGreaterThan(4)
    expect(all.map(each => each.path).slice(0, -2)).toEqual(expected)
    expect(
      all
        .slice(-2)
        .map(each => each.path)
        .sort(),
    ).toEqual(['/ada', '/bo'])
    const pushes = phone.at('/ada').map(browser.read)
    expect(pushes.slice(0, -1)).toEqual(
      pushes.slice(0, -1).map(() => ({ kind: 'turn', title: 'Your turn', text: `It is your turn in ${title} with Bo.`, path })),
    )
    expect(pushes.at(-1)).toEqual({ kind: 'over', title: 'The game is over', text: `Your game of ${title} with Bo is over.`, path })
    const hooks = phone.at('/bo').map(({ body }): unknown => JSON.parse(body.toString()))
    expect(hooks[0]).toEqual({
      kind: 'turn',
      table: id,
      game: title,
      title: 'Tocca a te',
      text: `Tocca a te a ${title} con Ada.`,
      link: expect.stringMatching(new RegExp(`^http://127.0.0.1:\\d+${path}$`)),
      at: expect.stringContaining('2026-03-02'),
    })
    // What a push service reads: for how long, by whom, and which one this takes the place of.
    const { headers } = at(phone.at('/ada'), 0)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', authorization: expect.stringContaining('vapid t=') })
    expect(new Set(phone.at('/ada').map(each => each.headers['topic'])).size).toBe(2)
  })
})

describe('nobody is called', () => {
  test('who looks, before they look away; whose turn is over before; of what they do not wish to hear', async () => {
    const world = await World.begin()
    const phone = await receiver()
    const table = await company(world.origin, 2, { options: { rounds: 3, deals: false } })
    for (const [n, person] of table.people.entries()) await callBy(person, { kind: 'hook', url: `${phone.origin}/${n}`, form: 'discord' })
    const [seat = 0] = engine.pending(at(table.seated, 0).view)
    const mover = at(table.seated, seat)
    world.now += 10 * MINUTE
    await mover.client.ask('look', { looking: false })
    world.now += 10 * MINUTE
    const [first] = await world.until(phone.parcels, 1)
    expect(first?.path).toBe(`/${seat}`)
    expect(JSON.parse(first?.body.toString() ?? '')).toEqual({
      content: expect.stringMatching(/^\*\*Your turn\.\*\* It is your turn in Gusher with (Ada|Bo)\.\n<http:.*>$/),
      allowed_mentions: { parse: [] },
    })
    await mover.client.ask('look', { looking: true })
    await leaveAll(table)
    // The other one plays within the delay, and then wishes to hear of the end alone.
    const other = 1 - seat
    await takeTurn(at(table.people, seat), table.id, seat)
    await takeTurn(at(table.people, other), table.id, other)
    await wish(at(table.people, seat), { ...WISHES, kinds: ['over'] })
    world.now += 10 * MINUTE
    await takeTurn(at(table.people, seat), table.id, seat)
    world.now += 10 * MINUTE
    const all = await world.until(phone.parcels, 2)
    expect(all.map(each => each.path)).toEqual([`/${seat}`, `/${other}`])
  })

  test('in quiet hours, which end where they live; what is no longer so then is not said, also after a restart', async () => {
    const world = await World.begin()
    const phone = await receiver()
    const quiet = { from: '22:00', to: '07:30', zone: 'Europe/Rome' }
    const tables = [await company(world.origin, 2, SLOW), await company(world.origin, 2, SLOW)]
    world.now = Date.parse('2026-03-02T21:10:00Z') // ten past ten in the evening
    for (const [n, { people }] of tables.entries())
      for (const [place, person] of people.entries()) {
        await wish(person, { ...WISHES, quiet })
        await callBy(person, { kind: 'hook', url: `${phone.origin}/${n}-${place}`, form: 'json' })
      }
    const asked = await Promise.all(tables.map(awayFrom))
    const [one, two] = [at(at(asked, 0), 0), at(at(asked, 1), 0)]
    await world.restart()
    world.now += 10 * MINUTE
    await takeTurn(at(at(tables, 0).people, one).at(world.origin), at(tables, 0).id, one)
    await world.restart()
    world.now = Date.parse('2026-03-03T06:29:00Z')
    await world.restart()
    expect(phone.parcels.all).toEqual([])
    world.now = Date.parse('2026-03-03T06:31:00Z')
    const all = await world.until(phone.parcels, 2)
    expect(all.map(each => each.path).sort()).toEqual([`/0-${1 - one}`, `/1-${two}`].sort())
  })
})

test('whoever has a seat kept is invited, and whoever switches calls on hears nothing of what was before', async () => {
  const world = await World.begin()
  const phone = await receiver()
  const table = await company(world.origin, 2, {})
  while (await move(table));
  for (const { client } of table.seated) await client.newsOf('room', ({ room }) => room.stage === 'over')
  world.now += HOUR
  for (const [n, person] of table.people.entries()) await callBy(person, { kind: 'hook', url: `${phone.origin}/${n}`, form: 'json' })
  await at(table.seated, 0).client.ask('again', {})
  await leaveAll(table)
  world.now += HOUR
  const [only] = await world.until(phone.parcels, 1)
  expect(only?.path).toBe('/1')
  expect(JSON.parse(only?.body.toString() ?? '')).toMatchObject({
    kind: 'invited',
    text: 'A seat is kept for you for another game of Gusher with Ada.',
  })
  const again = await Promise.all(table.people.map(person => Seated.join(person, table.id)))
  await leaveAll(await playAgain({ ...table, seated: again }))
})

describe('by e-mail', () => {
  test('when the address was confirmed, with a link by which no more come', async () => {
    const box = await MailBox.listen()
    receivers.push(box)
    const world = await World.begin({ mail: box.settings })
    const table = await company(world.origin, 2, SLOW)
    const [seat = 0] = engine.pending(at(table.seated, 0).view)
    const person = at(table.people, seat)
    await callBy(person, { kind: 'mail', address: 'ada@example.org' })
    expect((await settingsOf(person)).ways).toMatchObject([{ kind: 'mail', label: 'ada@example.org', state: 'unconfirmed' }])
    await leaveAll(table)
    const [asking = ''] = await world.until(box.mails, 1)
    const linkIn = (mail: string, wanted: string) =>
      new RegExp(`http://\\S*/calls/${wanted}/[\\w.-]+`).exec(mail.replaceAll('=\r\n', ''))?.[0] ?? ''
    const confirm = linkIn(asking, 'confirm')
    expect(await (await fetch(confirm)).text()).toContain('<form method="post">')
    expect((await settingsOf(person)).ways[0]?.state).toBe('unconfirmed') // it was only looked at
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${confirm}x`, { method: 'POST' })).status).toBe(404)
    await world.restart()
    world.now += 10 * MINUTE
    const [, called = ''] = await world.until(box.mails, 2)
    const others = seat === 0 ? 'Bo' : 'Ada'
    expect(called).toContain('Subject: Your turn: Gusher')
    expect(called).toContain(`It is your turn in Gusher with ${others}.`)
    expect(called).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const stop = linkIn(called, 'stop').replace(/^http:\/\/[^/]+/, world.origin)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await fetch(stop, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
    expect((await settingsOf(person.at(world.origin))).ways).toEqual([])
    expect((await fetch(stop, { method: 'POST' })).status).toBe(404)
  })
  test('when that very address was confirmed: not by the link for another one, whatever has its number since a backup was put in place', async () => {
    const box = await MailBox.listen()
    receivers.push(box)
    const world = await World.begin({ mail: box.settings })
    const eve = await Person.come(world.origin, 'Eve')
    const data = world.server?.data ?? ''
    await world.stop()
    await cp(data, `${data}-before`, { recursive: true })
    await world.start()
    await callBy(eve.at(world.origin), { kind: 'mail', address: 'eve@example.org' })
    const [asking = ''] = await world.until(box.mails, 1)
    const [link = ''] = /\/calls\/confirm\/[\w.-]+/.exec(asking.replaceAll('=\r\n', '')) ?? []
    await world.stop()
    await rm(data, { recursive: true })
    await rename(`${data}-before`, data)
    await world.start()
    const again = eve.at(world.origin)
    await callBy(again, { kind: 'mail', address: 'ada@example.org' })
    expect((await fetch(`${world.origin}${link}`, { method: 'POST' })).status).toBe(404)
    expect((await settingsOf(again)).ways).toMatchObject([{ label: 'ada@example.org', state: 'unconfirmed' }])
  })
  test('is not begun where the mail server does not answer, and says so', async () => {
    const world = await World.begin({ mail: { smtp: 'smtp://127.0.0.1:1', sender: 'games@example.org' } })
    const { people } = await company(world.origin, 2)
    const ask = { method: 'POST', body: { kind: 'mail', address: 'a@b.example' } }
    expect(await at(people, 0).problem('/api/calls/ways', ask)).toEqual({ code: 'mailFailed' })
    expect((await settingsOf(at(people, 0))).ways).toEqual([])
  })
  test('is not offered where no mail server is set', async () => {
    const world = await World.begin()
    const { people } = await company(world.origin, 2)
    expect((await settingsOf(at(people, 0))).mail).toBe(false)
    expect(await at(people, 0).problem('/api/calls/ways', { method: 'POST', body: { kind: 'mail', address: 'a@b.example' } })).toEqual({
      code: 'noMail',
    })
  })
})

describe('a way that does not work', () => {
  test('is tried again ever more seldom, and ends after a day, which its owner reads; one that is gone ends at once', async () => {
    const world = await World.begin()
    const phone = await receiver()
    phone.status = 500
    const table = await company(world.origin, 2, SLOW)
    const [seat = 0] = engine.pending(at(table.seated, 0).view)
    const person = at(table.people, seat)
    await callBy(person, { kind: 'hook', url: `${phone.origin}/hook`, form: 'json' })
    await leaveAll(table)
    const isOn = async (who: Person, kind: string) => (await settingsOf(who)).ways.some(way => way.kind === kind && way.state === 'on')
    while (await isOn(person, 'hook')) world.now += 5 * MINUTE
    const times = phone.at('/hook').map(({ body }) => Date.parse(v.parse(v.object({ at: v.string() }), JSON.parse(body.toString())).at))
    expect((times.at(-1) ?? 0) - at(times, 0)).toBeGreaterThanOrEqual(24 * HOUR)
    expect(times.length).toBeLessThan(50) // not every minute of a day
    phone.status = 410
    await callBy(person, browserAt(`${phone.origin}/gone`).way)
    const before = phone.parcels.all.length
    world.now += HOUR
    while (await isOn(person, 'push')) world.now += MINUTE
    expect(phone.parcels.all.length).toBe(before + 1)
    expect((await settingsOf(person)).ways.map(({ kind, state }) => [kind, state])).toEqual([
      ['hook', 'ended'],
      ['push', 'ended'],
    ])
  })

  test('into a private network is refused, unless whoever runs the server allows it', async () => {
    const world = await World.begin({ privateHooks: false })
    const { people } = await company(world.origin, 2)
    const ask = (url: string) => at(people, 0).problem('/api/calls/ways', { method: 'POST', body: { kind: 'hook', url, form: 'json' } })
    expect(await ask('https://127.0.0.1/x')).toEqual({ code: 'privateAddress' })
    expect(await ask('http://example.org/x')).toMatchObject({ code: 'malformed', with: { where: 'url' } })
    const push = browserAt('https://[::1]:9/x').way
    expect(await at(people, 0).problem('/api/calls/ways', { method: 'POST', body: push })).toEqual({ code: 'privateAddress' })
  })
})

test('what is kept for calls is told and goes with its owner, who has no more than ten ways', async () => {
  const world = await World.begin()
  const { people } = await company(world.origin, 2)
  const ada = at(people, 0)
  for (let n = 0; n < 10; n++) await callBy(ada, { kind: 'hook', url: `https://example.org/${n}`, form: 'json' })
  await callBy(ada, { kind: 'hook', url: 'https://example.org/0', form: 'discord' }) // the same one
  expect(
    await ada.problem('/api/calls/ways', { method: 'POST', body: { kind: 'hook', url: 'https://example.org/x', form: 'json' } }),
  ).toMatchObject({
    code: 'tooManyWays',
  })
  expect(await (await ada.http('/api/guest/export')).text()).toContain('https://example.org/7')
  const { ways } = await settingsOf(ada)
  expect((await at(people, 1).http(`/api/calls/ways/${ways[0]?.n}`, { method: 'DELETE' })).status).toBe(200) // nobody else's
  expect((await settingsOf(ada)).ways).toHaveLength(10)
  expect((await ada.http(`/api/calls/ways/${ways[0]?.n}`, { method: 'DELETE' })).status).toBe(200)
  expect((await settingsOf(ada)).ways).toHaveLength(9)
  expect((await ada.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
})
