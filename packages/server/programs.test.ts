/** Other people's programs at the table: they come by a token and a code, see what their seat may see, and play. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at } from '@wildcat/kernel'
import {
  PROGRAM_ANSWERS,
  PROGRAM_ASKS,
  problem,
  programNews,
  programs as programsSchema,
  recoveryCodes,
  signedIn,
  type TableNews,
} from '@wildcat/protocol'
import { Table } from '@wildcat/table'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { engine } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Program, programOf } from './testing/program.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const EXAMPLE = new URL('../../examples/program.mjs', import.meta.url).pathname
const DOCS = new URL('../../docs/programs.md', import.meta.url)

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

/** A person at a table for two, with a code for the other seat. */
async function invited(wish: Parameters<Person['make']>[0] = { seats: ['me', 'open'] }) {
  const ada = await Person.come(server.origin, 'Ada')
  const { id } = await ada.make(wish)
  const a = await Seated.join(ada, id)
  const { code } = await a.client.ask('invite', { seat: 1 })
  const { token, n } = await programOf(ada, 'Drill')
  return { ada, id, a, code, token, n }
}
async function seated(wish?: Parameters<Person['make']>[0]) {
  const table = await invited(wish)
  const program = await Program.open(server.origin, table.token)
  expect(await program.ask('join', { code: table.code })).toEqual({ done: true })
  await table.a.client.ask('start', {})
  await table.a.ready()
  return { ...table, program }
}
type Asked = Exclude<TableNews['position'], 'none'>
const position = async (program: Program, wanted: (now: Asked) => boolean = () => true): Promise<Asked> => {
  const { position: now } = await program.table(news => news.position !== 'none' && wanted(news.position))
  if (now === 'none') throw new Error('the game has begun')
  return now
}
/** Ada plays until the program is asked, or the game is over. */
async function untilAsked(a: Seated): Promise<void> {
  while (engine.pending(a.view).includes(0)) {
    expect(await a.command(at(engine.legal(a.view, 0), 0))).toEqual({ accepted: true })
    await a.client.ask('log', { from: 0, lines: 1 })
  }
}

test('one that is made while its owner is deleted is not left behind', async () => {
  const own = await startServer(await folders.make())
  for (let n = 0; n < 10; n++) {
    const ada = await Person.come(own.origin, 'Ada')
    const make = () => ada.http('/api/programs', { method: 'POST', body: { name: 'Left behind' } })
    const deleting = ada.http('/api/guest', { method: 'DELETE' })
    await Promise.all([make(), make(), deleting, make(), make(), make()])
  }
  await own.stop()
  const db = new DatabaseSync(join(own.data, 'wildcat.sqlite'))
  expect(db.prepare('SELECT count(*) AS n FROM guests').get()).toEqual({ n: 0 })
  db.close()
})

test('its position is not made again for whatever else happens at the table, however many sockets it has', async () => {
  const { a, id, token, program } = await seated()
  const others = await Promise.all(Array.from({ length: 3 }, () => Program.open(server.origin, token)))
  for (const each of others) await each.ask('join', { table: id })
  for (const each of [program, ...others]) await position(each)
  const making = vi.spyOn(Table.prototype, 'see')
  const made = () => making.mock.calls.filter(([viewer]) => viewer === 1).length
  try {
    // what was told is the same, and nothing of it is made again
    for (const text of ['one', 'two', 'three']) await a.client.ask('say', { text })
    await a.client.ask('renew', {})
    for (const each of [program, ...others]) await each.ask('tables')
    expect(made()).toBe(0)
  } finally {
    making.mockRestore()
  }
  for (const each of [program, ...others]) await each.close()
  await a.client.close()
})

test('one that comes to its table again and again is answered at the pace of its network', async () => {
  const slow = await startServer(await folders.make(), { rates: { reading: { atOnce: 3, perSecond: 0.001 } } })
  const ada = await Person.come(slow.origin, 'Ada')
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const a = await Seated.join(ada, id)
  const { code } = await a.client.ask('invite', { seat: 1 })
  const { token } = await programOf(ada, 'Drill')
  const [program, other] = [await Program.open(slow.origin, token), await Program.open(slow.origin, token)]
  for (const where of [{ code }, { table: id }]) expect(await program.ask('join', where)).toEqual({ done: true })
  let isAnswered = false
  void program.ask('join', { table: id }).then(() => {
    isAnswered = true
  })
  for (let n = 0; n < 5; n++) await other.ask('tables')
  expect(isAnswered).toBe(false)
  await Promise.all([program.close(), other.close(), ada.close()])
  await slow.stop()
})

test('one that sits down after its owner has taken another name is called by that', async () => {
  const { ada, a, code, token } = await invited()
  const program = await Program.open(server.origin, token)
  await ada.http('/api/guest', { method: 'POST', body: { name: 'Adele' } })
  expect(await program.ask('join', { code })).toEqual({ done: true })
  const { room } = await a.client.newsOf('room', news => news.room.seats[1]?.by === 'program')
  expect(room.seats[1]?.owner).toBe('Adele')
  await Promise.all([program.close(), ada.close()])
})

test('one that is connected while its owner moves to an account is that account’s', async () => {
  const { ada, id, a, code, token } = await invited()
  const program = await Program.open(server.origin, token)
  const adele = await Person.come(server.origin, 'Adele')
  const post = (who: Person, path: string, body: unknown = {}) => who.http(`/api/account/${path}`, { method: 'POST', body })
  const { codes } = v.parse(recoveryCodes, await (await post(adele, 'codes')).json())
  const asked = v.parse(signedIn, await (await post(ada, 'sign-in', { code: at(codes, 0) })).json())
  if (!('choose' in asked)) throw new Error('there is nothing to choose')
  expect((await post(ada, 'sign-in/choose', { ticket: asked.choose.ticket, guest: 'together' })).status).toBe(200)
  expect(await program.ask('join', { code })).toEqual({ done: true })
  const { client } = await Seated.join(adele, id)
  const { room } = await client.newsOf('room', news => news.room.seats[1]?.by === 'program')
  expect(room.seats[1]?.owner).toBe('Adele')
  await Promise.all([program.close(), a.client.close(), adele.close()])
})

test('the example plays a whole game, in no more than 60 lines', async () => {
  expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const { ada, a, code, token } = await invited()
  const ended = new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [EXAMPLE, server.origin, code], { env: { WILDCAT_TOKEN: token } }, (error, out, err) =>
      error === null && err === '' ? resolve(out) : reject(new Error(`${error?.message} ${err}`)),
    ),
  )
  const { room } = await a.client.newsOf('room', news => news.room.seats[1]?.by === 'program')
  expect(room.seats[1]).toMatchObject({ name: 'Drill (bot)', owner: 'Ada' })
  await a.client.ask('start', {})
  await a.ready()
  for (;;) {
    await a.client.until(() => engine.pending(a.view).includes(0) || a.view.outcome !== 'open')
    if (a.view.outcome !== 'open') break
    await untilAsked(a)
  }
  expect(await ended).toContain(JSON.stringify(a.view.outcome))
  await ada.close()
})

describe('a program', () => {
  test('is told what its seat sees, plays by the rules, and nothing counts twice', async () => {
    const { ada, a, id, program, token } = await seated()
    await untilAsked(a)
    const now = await position(program, ({ asked }) => asked)
    expect(now.legal).toEqual(engine.legal(now.view, 1))
    expect(now.view.viewer).toBe(1)
    expect(await program.ask('play', { id: 'win', revision: now.revision, command: { kind: 'win' } })).toMatchObject({
      refused: { rule: 'WILD-4' },
    })
    expect(await program.ask('play', { id: 'other', revision: 'x.1', command: now.legal[0] })).toMatchObject({
      refused: { why: 'staleDecision' },
    })
    const play = { id: 'one', revision: now.revision, command: now.legal[0] }
    expect(await program.ask('play', play)).toEqual({ accepted: true })
    const { length } = a.log
    await program.close()
    const again = await Program.open(server.origin, token)
    expect(again.news[0]).toMatchObject({ news: 'hello', version: 1, name: 'Drill', owner: 'Ada' })
    expect(await again.ask('tables')).toMatchObject({ tables: [{ table: id, game: 'gusher', stage: 'playing', seat: 1 }] })
    expect(await again.ask('join', { table: id })).toEqual({ done: true })
    expect(await again.ask('play', play)).toEqual({ accepted: true }) // said again: nothing more comes of it
    await a.client.ask('log', { from: 0, lines: 1 })
    expect(a.log).toHaveLength(length)
    const next = await position(again)
    expect(next.revision).not.toBe(now.revision)
    await again.close()
    await ada.close()
  })

  test('asks for nothing that is people’s, and is told what would be right', async () => {
    const { ada, a, program, code, token } = await seated()
    for (const kind of ['say', 'stop', 'pause', 'undo', 'requestUndo', 'concede', 'start', 'invite'])
      expect(await program.ask(kind as 'tables')).toMatchObject({ code: 'malformed', with: { expected: expect.stringContaining('play') } })
    expect(await program.ask('join', { code: 'x' })).toMatchObject({ code: 'malformed' })
    expect(await program.ask('play', { id: 'x', revision: 'y' })).toMatchObject({ code: 'malformed', with: { where: 'command' } })
    program.socket.send(JSON.stringify({ n: 90, ask: { kind: 'play', id: 'x', revision: 'y', command: 'x'.repeat(9000) } }))
    program.socket.send(`{"n":91,"ask":${'['.repeat(40)}${']'.repeat(40)}}`)
    await program.until(() => program.received.filter(text => /"(tooLarge|malformed)"/.test(text) && /deeper|8192/.test(text)).length === 2)
    // Nobody else comes by a code that was used, and a person's word alone stops the game.
    const other = await Program.open(server.origin, (await programOf(ada, 'Other')).token)
    expect(await other.ask('join', { code })).toEqual({ code: 'badLink' })
    expect(await other.ask('join', { table: code.slice(0, 22) })).toEqual({ code: 'notSeated' })
    expect(await other.ask('play', { id: 'x', revision: 'y', command: {} })).toEqual({ code: 'notJoined' })
    await a.client.ask('stop', { agree: true })
    expect((await program.table(({ stage }) => stage === 'stopped')).outcome).toBe('open')
    for (const wrong of ['', 'Bearer x', `Bearer ${token.slice(1)}A`])
      expect((await fetch(`${server.origin}/programs/v1`, { headers: { authorization: wrong } })).status).toBeGreaterThanOrEqual(400)
    await Promise.all([program.close(), other.close(), ada.close()])
  })

  test('does not host, nor does a game begin with programs and bots alone', async () => {
    const { ada, a, program, token, code } = await invited().then(async table => {
      const come = await Program.open(server.origin, table.token)
      await come.ask('join', { code: table.code })
      return { ...table, program: come }
    })
    expect(await a.client.refusal('invite', { seat: 1 })).toBe('seatTaken')
    await a.client.ask('stand', {})
    await a.client.ask('fill', { seat: 0, bot: 'random' })
    expect(await a.client.refusal('start', {})).toBe('nobodyPlays')
    expect((await a.client.newsOf('room', ({ room }) => room.seats[0]?.by === 'bot')).room.host).toBe('none')
    await a.client.ask('remove', { seat: 1 })
    expect((await a.client.newsOf('room', ({ room }) => room.seats[1]?.by === 'open')).room.seats[1]?.offered).toBe(false)
    await program.close()
    const back = await Program.open(server.origin, token)
    expect(await back.ask('join', { code })).toEqual({ code: 'badLink' })
    await Promise.all([back.close(), ada.close()])
  })

  test('ends with its token: its line is cut, a bot plays on, and nothing is left of it when its owner is deleted', async () => {
    const { ada, a, program, n, token } = await seated()
    const listed = async () => v.parse(programsSchema, await (await ada.http('/api/programs')).json()).programs
    expect(await listed()).toMatchObject([{ n, name: 'Drill', used: expect.any(Number) }])
    for (let more = 1; more < 5; more++) await programOf(ada, `More ${more}`)
    expect(await ada.problem('/api/programs', { method: 'POST', body: { name: 'Sixth' } })).toMatchObject({ code: 'tooManyPrograms' })
    expect((await ada.http(`/api/programs/${n}`, { method: 'DELETE' })).status).toBe(200)
    await program.until(() => program.closed !== undefined)
    expect((await a.client.newsOf('room', ({ room }) => room.seats[1]?.bot !== 'none')).room.seats[1]).toMatchObject({
      name: '',
      owner: '',
    })
    expect(await listed()).toHaveLength(4)
    const { token: last } = await programOf(ada, 'Last')
    expect((await ada.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    for (const gone of [token, last]) {
      const turned = new Program(server.origin, gone)
      await turned.until(() => turned.closed !== undefined)
      expect(turned.received).toEqual([])
    }
  })
})

describe('docs/programs.md', () => {
  const examples = [...readFileSync(DOCS, 'utf8').matchAll(/^```json (\w+) (\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, what = '', kind = '', json = '']) => ({ what, kind, json }),
  )
  const schemas: Record<string, (kind: string) => v.GenericSchema> = {
    ask: kind => v.object({ n: v.number(), ask: PROGRAM_ASKS[kind as keyof typeof PROGRAM_ASKS] }),
    answer: kind => v.object({ n: v.number(), answer: PROGRAM_ANSWERS[kind as keyof typeof PROGRAM_ANSWERS] }),
    news: kind =>
      v.pipe(
        programNews,
        v.check(news => news.news === kind),
      ),
    problem: kind =>
      v.object({
        n: v.number(),
        problem: v.pipe(
          problem,
          v.check(({ code }) => code === kind),
        ),
      }),
  }
  test.each(examples)('shows $what $kind as it is', ({ what, kind, json }) => {
    expect(v.safeParse(at([schemas[what]], 0)?.(kind) ?? v.never(), JSON.parse(json)).issues).toBe(undefined)
  })
  test('shows everything that can be said', () => {
    const shown = new Set(examples.map(({ what, kind }) => `${what} ${kind}`))
    const all = Object.keys(PROGRAM_ASKS).flatMap(kind => [`ask ${kind}`, `answer ${kind}`])
    const news = programNews.options.map(({ entries }) => `news ${entries.news.literal}`)
    expect([...all, ...news].filter(each => !shown.has(each))).toEqual([])
  })
})
