/** What strangers may try at the doors: every door answers, and stays where it is. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { at } from '@wildcat/kernel'
import { LINE_REFUSED, MOST_BYTES, problem, reply } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOurOrigin } from './addresses.ts'
import { RATES } from './socket/sockets.ts'
import { Client } from './testing/client.ts'
import { company, leaveAll, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let ada: Person
beforeAll(async () => {
  server = await startServer(await folders.make())
  ada = await Person.come(server.origin, 'Ada')
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const MOST_FLOODED = 50_000_000
/** What opens a socket, by hand: nobody at the other end answers what the server says. */
const upgradeOf = (origin: string, cookie: string) =>
  [
    'GET /socket HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n')

describe('a message', () => {
  const malformed = (where: string) => ({ code: 'malformed', with: { where, expected: expect.any(String) } })
  test.each([
    ['no JSON', '{"n":1,', { n: 0, problem: malformed('') }],
    ['nothing', '', { n: 0, problem: malformed('') }],
    ['a number', '7', { n: 0, problem: malformed('') }],
    ['a list', '[]', { n: 0, problem: malformed('n') }],
    ['no ask', '{"n":5}', { n: 5, problem: malformed('ask') }],
    ['a negative number', '{"n":-5,"ask":{"kind":"leave"}}', { n: 0, problem: malformed('n') }],
    ['a kind that is none', '{"n":6,"ask":{"kind":"win"}}', { n: 6, problem: malformed('ask.kind') }],
    ['a kind of every object', '{"n":6,"ask":{"kind":"toString"}}', { n: 6, problem: malformed('ask.kind') }],
    ['a prototype', '{"n":6,"ask":{"kind":"__proto__"}}', { n: 6, problem: malformed('ask.kind') }],
    ['a field too many', '{"n":7,"ask":{"kind":"lobby","admin":true}}', { n: 7, problem: malformed('admin') }],
    ['a table that is none', '{"n":8,"ask":{"kind":"join","table":"../x"}}', { n: 8, problem: malformed('table') }],
    ['a table that is not there', `{"n":8,"ask":{"kind":"join","table":"${'x'.repeat(22)}"}}`, { n: 8, problem: { code: 'noTable' } }],
    ['nowhere', '{"n":9,"ask":{"kind":"start"}}', { n: 9, problem: { code: 'notJoined' } }],
  ])('with %s is answered by what is wrong', async (_, text, answer) => {
    const client = await ada.open()
    expect(JSON.parse(await client.raw(text))).toEqual(answer)
    await client.close()
  })

  test('in bytes instead of text is refused', async () => {
    const client = await ada.open()
    expect(JSON.parse(await client.raw(Buffer.from('{"n":1,"ask":{"kind":"leave"}}')))).toMatchObject({ problem: { code: 'malformed' } })
    await client.close()
  })

  test('that is too long is answered; one that is far too long ends the socket', async () => {
    const client = await ada.open()
    const long = JSON.stringify({ n: 1, ask: { kind: 'say', text: 'x'.repeat(MOST_BYTES) } })
    expect(JSON.parse(await client.raw(long))).toEqual({ n: 0, problem: { code: 'tooLarge', with: { most: MOST_BYTES } } })
    expect(await client.raw('x'.repeat(100_000))).toBe('closed 1009')
    expect((await fetch(`${server.origin}/health`)).status).toBe(200)
  })
})

describe('a socket', () => {
  async function refused(headers: Record<string, string>, origin = server.origin): Promise<number> {
    const client = new Client(server.origin, headers, { origin })
    const [, response]: unknown[] = await once(client.socket, 'unexpected-response')
    client.socket.terminate()
    return typeof response === 'object' && response !== null && 'statusCode' in response ? Number(response.statusCode) : 0
  }
  test.each(['https://evil.example', 'http://127.0.0.1:1', 'http://localhost.evil.example', 'null', 'file://', ''])(
    'from a page at %j is refused',
    async origin => {
      expect(await refused({ cookie: ada.cookie }, origin)).toBe(403)
    },
  )
  test('hears that the server is alive, and is ended when it gives no sign of life itself', async () => {
    const beating = await startServer(await folders.make(), { beatMs: 20 })
    const { cookie } = await Person.come(beating.origin, 'Bo')
    const [living, dead] = [new Client(beating.origin, { cookie }), new Client(beating.origin, { cookie }, { autoPong: false })]
    const first = once(living.socket, 'message')
    await dead.until(() => dead.closed !== undefined)
    expect(dead.closed).toBe(1006)
    expect(String((await first)[0])).toBe('{"news":"beat"}')
    living.drop()
    await beating.stop()
  })
  test('without a name is refused', async () => {
    expect(await refused({})).toBe(401)
    expect(await refused({ cookie: 'wildcat=forged' })).toBe(401)
  })
  test('is one of so many also when all are opened at once', async () => {
    const small = await startServer(await folders.make(), { limits: { socketsOfGuest: 3 } })
    const { cookie } = await Person.come(small.origin, 'Bo')
    const clients = Array.from({ length: 30 }, () => new Client(small.origin, { cookie }))
    await Promise.all(clients.map(client => client.settled()))
    const answers = await Promise.all(clients.map(client => client.raw('{}')))
    expect(answers.filter(answer => answer.includes('malformed'))).toHaveLength(3)
    for (const client of clients) client.drop()
    await small.stop()
  })
  test.each([
    ['was refused, and', { socketsOfGuest: 0 }],
    ['of a guest who was deleted', {}],
  ])('that %s is not read on: whoever does not say goodbye, too, is ended', async (_, limits) => {
    const small = await startServer(await folders.make(), { limits })
    const eve = await Person.come(small.origin, 'Eve')
    const line = connect(Number(new URL(small.origin).port), '127.0.0.1')
    const ended = new Promise<void>(resolve => void line.once('close', () => resolve()))
    line.on('error', () => undefined)
    line.write(upgradeOf(small.origin, eve.cookie))
    await once(line, 'data')
    if (!('socketsOfGuest' in limits)) await eve.http('/api/guest', { method: 'DELETE' })
    // Goes on for as long as it is read. Without an end that would be very long.
    const frame = Buffer.concat([Buffer.from([0x81, 0xfe, 0x20, 0x00, 0, 0, 0, 0]), Buffer.alloc(0x2000, '[')])
    let written = 0
    while (!line.destroyed && written < MOST_FLOODED) {
      written += frame.length
      if (!line.write(frame)) await Promise.race([once(line, 'drain').catch(() => undefined), ended])
    }
    expect(written).toBeLessThan(MOST_FLOODED)
    await ended
    await small.stop()
  })
  test('over which comes what is no frame costs patience: nobody comes again and again with it', async () => {
    const small = await startServer(await folders.make(), { rates: RATES })
    const eve = await Person.come(small.origin, 'Eve')
    const broken = async () => {
      const line = connect(Number(new URL(small.origin).port), '127.0.0.1')
      line.on('error', () => undefined)
      line.write(upgradeOf(small.origin, eve.cookie))
      const [answer] = await once(line, 'data')
      line.write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]))
      if (!line.destroyed) await new Promise(resolve => line.once('close', resolve).resume())
      return String(answer).slice(0, 12)
    }
    const answers: string[] = []
    while (answers.at(-1) !== 'HTTP/1.1 429' && answers.length < 20) answers.push(await broken())
    expect(answers).toContain('HTTP/1.1 429')
    await small.stop()
  })
  test('is one of so many', async () => {
    const small = await startServer(await folders.make(), { limits: { socketsOfGuest: 2, socketsOfAddress: 3 } })
    const [bo, cora] = [await Person.come(small.origin, 'Bo'), await Person.come(small.origin, 'Cora')]
    const why = async (person: Person) => {
      const [code, reason]: unknown[] = await once((await person.open()).socket, 'close')
      return [code, v.parse(problem, JSON.parse(String(reason)))]
    }
    for (let n = 0; n < 2; n++) await bo.open()
    // Over the socket itself: a browser would not let its page read an answer over HTTP.
    expect(await why(bo)).toEqual([LINE_REFUSED, { code: 'tooManyTabs', with: { most: 2 } }])
    await cora.open()
    expect(await why(cora)).toEqual([LINE_REFUSED, { code: 'tooManySockets' }])
    await bo.close()
    await cora.close()
    await small.stop()
  })
})

const OWN_NAME = `${hostname().split('.')[0]}.local`.toLowerCase() // in a home network

describe('an origin', () => {
  const listening = { host: '0.0.0.0', port: 4000, url: '' }
  test.each([
    ['http://localhost:4000', 'localhost:4000', true],
    ['http://192.168.1.7:4000', '192.168.1.7:4000', true],
    ['http://[::1]:4000', '[::1]:4000', true],
    [`http://${OWN_NAME}:4000`, `${OWN_NAME}:4000`, true],
    ['http://games.local:4000', 'games.local:4000', false], // of another machine, or nobody's
    [`http://${hostname()}:4000`, `${hostname()}:4000`.toLowerCase(), true],
    ['http://rebound.evil.example:4000', 'rebound.evil.example:4000', false], // a foreign name that leads here
    ['http://localhost:4000', '192.168.1.7:4000', false],
    ['http://localhost:4001', 'localhost:4000', false],
    [undefined, 'localhost:4000', false],
    ['http://localhost:4000', undefined, false],
    ['nonsense', 'nonsense', false],
  ])('%s to %s: %s', (origin, host, ours) => {
    expect(isOurOrigin(origin, host, listening)).toBe(ours)
  })
  test('is also the address in the settings', () => {
    const behind = { ...listening, url: 'https://games.example.org' }
    expect(isOurOrigin('https://games.example.org', 'games.example.org', behind)).toBe(true)
    expect(isOurOrigin('http://games.example.org', 'games.example.org', behind)).toBe(false)
  })
})

describe('a flood', () => {
  test('of asks for the lists costs as much as talk, and leaves less of it', async () => {
    const quiet = await startServer(await folders.make(), { rates: { ...RATES, talk: { atOnce: 3, perSecond: 0 } } })
    const table = await company(quiet.origin, 2)
    const { client } = at(table.seated, 0)
    const other = await at(table.people, 0).open()
    expect(await other.refusal('lobby', {})).toBe('none')
    expect(await client.refusal('say', { text: 'hello' })).toBe('none')
    expect(await other.refusal('lobby', {})).toBe('none')
    expect(await other.refusal('lobby', {})).toBe('tooFast')
    expect(await client.refusal('say', { text: 'hello?' })).toBe('tooFast')
    expect(await at(table.seated, 1).client.refusal('say', { text: 'hi' })).toBe('none') // each has their own
    await leaveAll(table)
    await quiet.stop()
  })
  test('of asks for what is kept is answered at the pace of its network, and costs no other one', async () => {
    const reading = { atOnce: 5, perSecond: 0.001 }
    const house = await startServer(await folders.make(), { rates: { ...RATES, reading }, proxy: ['127.0.0.1'] })
    const [here, elsewhere] = [{ 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '198.51.100.1' }]
    const table = await company(house.origin, [elsewhere, elsewhere])
    const [eve, eva] = [await Person.come(house.origin, 'Eve', here), await Person.come(house.origin, 'Eva', here)]
    const [one, two] = [await eve.open(), await eva.open()]
    for (const each of [one, two]) await each.ask('join', { table: table.id })
    for (const each of [one, two, one]) await each.ask('log', { from: 0, lines: 1 })
    let isAnswered = false
    two.ask('log', { from: 0, lines: 1 }).then(
      () => {
        isAnswered = true
      },
      () => undefined,
    )
    const { client } = at(table.seated, 0)
    for (let n = 0; n < 3; n++) await client.ask('log', { from: 0, lines: 1 })
    await one.ask('look', { looking: true }) // asks for nothing that is kept
    expect(isAnswered).toBe(false)
    for (const each of [one, two]) await each.close()
    await leaveAll(table)
    await house.stop()
  })
  test('over a socket is answered as too fast, then cut off; others play on', async () => {
    const narrow = await startServer(await folders.make(), { rates: RATES })
    const table = await company(narrow.origin, 2, { options: { rounds: 20, deals: false } })
    const eve = await Person.come(narrow.origin, 'Eve')
    const flooding = await eve.open()
    for (let n = 1; n <= 5000; n++) flooding.socket.send(JSON.stringify({ n, ask: { kind: 'leave' } }))
    await move(table)
    await flooding.until(() => flooding.closed !== undefined)
    expect(flooding.closed).toBe(1008)
    const problems = flooding.received.filter(text => text.includes('tooFast'))
    expect(problems.length).toBeGreaterThanOrEqual(RATES.floods.atOnce)
    expect(flooding.received.filter(text => text.includes('"done"')).length).toBeLessThan(1000)
    await move(table)
    await leaveAll(table)
    await narrow.stop()
  })

  describe('costs whatever it is made of', () => {
    const { socket: rate, floods } = RATES
    const brackets = '['.repeat(MOST_BYTES)
    const says = (text: string, code: string) => text.includes(code)

    test('rubbish counts before it is read, and whoever goes on is cut off and let in no more', async () => {
      let clock = 0
      const narrow = await startServer(await folders.make(), { rates: RATES, now: () => clock })
      const eve = await Person.come(narrow.origin, 'Eve')
      const flooding = await eve.open()
      for (let n = 0; n < 1000; n++) flooding.socket.send(brackets.slice(1))
      await flooding.until(() => flooding.closed !== undefined)
      expect(flooding.closed).toBe(1008)
      const counted = (code: string) => flooding.received.filter(text => says(text, code)).length
      expect([counted('malformed'), counted('tooFast'), flooding.received.length]).toEqual([
        rate.atOnce,
        floods.atOnce,
        rate.atOnce + floods.atOnce,
      ])
      clock += 29_000
      await expect(eve.open()).rejects.toThrow('429')
      clock += 1000
      await (await eve.open()).close() // half a minute later
      const ada2 = await Person.come(narrow.origin, 'Ada')
      expect(await (await ada2.open()).ask('lobby', {})).toMatchObject({ open: [] })
      await ada2.close()
      await narrow.stop()
    })

    test('an ask that came too fast is answered by its number, though it is not read', async () => {
      const narrow = await startServer(await folders.make(), { rates: { ...RATES, socket: { atOnce: 1, perSecond: 0 } }, now: () => 0 })
      const hasty = await (await Person.come(narrow.origin, 'Eve')).open()
      expect(await hasty.refusal('leave', {})).toBe('none')
      expect(await hasty.refusal('leave', {})).toBe('tooFast')
      const number = async (text: string) => v.parse(reply, JSON.parse(await hasty.raw(text))).n
      expect(await number('{"n":17,"ask":{"kind":"le')).toBe(17)
      for (const text of ['{"n":-17,', '{"n":1e9,', `{"n":${'9'.repeat(16)},`, '{"n":17}', ' {"n":17,', brackets.slice(1), ''])
        expect(await number(text)).toBe(0)
      hasty.drop()
      await narrow.stop()
    })

    test('what is larger costs more', async () => {
      const narrow = await startServer(await folders.make(), { rates: RATES, now: () => 0 })
      const flooding = await (await Person.come(narrow.origin, 'Eve')).open()
      const answers: string[] = []
      for (let n = 0; n < 11; n++) answers.push(await flooding.raw(brackets.repeat(5))) // costs six each
      expect(answers.map(text => says(text, 'tooLarge'))).toEqual([...new Array<boolean>(10).fill(true), false])
      expect(answers.at(-1)).toContain('tooFast')
      flooding.drop()
      await narrow.stop()
    })

    test.each(['ping', 'pong'] as const)('a %s does, too', async kind => {
      const narrow = await startServer(await folders.make(), { rates: RATES, now: () => 0 })
      const flooding = await (await Person.come(narrow.origin, 'Eve')).open()
      let pongs = 0
      flooding.socket.on('pong', () => pongs++)
      for (let n = 0; n < 1000; n++) flooding.socket[kind]()
      await flooding.until(() => flooding.closed !== undefined)
      expect(flooding.closed).toBe(1008)
      expect(pongs).toBe(kind === 'ping' ? rate.atOnce : 0)
      expect(flooding.received).toHaveLength(floods.atOnce)
      await narrow.stop()
    })

    test('a message in very many pieces ends its socket', async () => {
      const flooding = await (await Person.come(server.origin, 'Eve')).open()
      for (let n = 0; n < 100; n++) flooding.socket.send(' ', { fin: false })
      await flooding.until(() => flooding.closed !== undefined)
      expect(flooding.closed).toBe(1008)
    })
  })

  test('of talk is, too, from whichever tab; the game goes on', async () => {
    const narrow = await startServer(await folders.make(), { rates: RATES, now: () => 0 })
    const table = await company(narrow.origin, 2, { options: { rounds: 20, deals: false } })
    const [one, other] = [at(table.seated, 0).client, await at(table.people, 0).open()]
    await other.ask('join', { table: table.id })
    for (let n = 0; n < RATES.talk.atOnce; n++) await (n % 2 === 0 ? one : other).ask('say', { text: 'oil' })
    expect(await one.refusal('say', { text: 'oil' })).toBe('tooFast')
    expect(await other.refusal('phrase', { phrase: 'hello' })).toBe('tooFast')
    expect(await other.refusal('handOver', { bot: 'random' })).toBe('tooFast') // which the table would say
    expect(await other.refusal('drop', { device: 2 })).toBe('tooFast')
    expect(await other.refusal('fill', { seat: 1, bot: 'random' })).toBe('tooFast')
    expect(await at(table.seated, 1).client.refusal('phrase', { phrase: 'hello' })).toBe('none')
    expect(await move(table)).toBe(true)
    await leaveAll(table)
    await narrow.stop()
  })

  test('over HTTP is answered as too fast', async () => {
    const narrow = await startServer(await folders.make(), { requests: { all: 50, some: 20, few: 3 } })
    const eve = await Person.come(narrow.origin, 'Eve')
    const codes = []
    for (let n = 0; n < 4; n++) codes.push((await eve.http('/api/guest', { method: 'POST', body: { name: `Eve ${n}` } })).status)
    expect(codes.at(-1)).toBe(429)
    expect(await eve.problem('/api/guest', { method: 'POST', body: { name: 'Eve' } })).toEqual({ code: 'tooFast' })
    for (let n = 0; n < 60; n++) expect((await fetch(`${narrow.origin}/assets/index.js`)).status).toBe(404)
    expect((await fetch(`${narrow.origin}/api/server`)).status).toBe(200)
    for (let n = 0; n < 60; n++) await fetch(`${narrow.origin}/api/server`)
    expect((await fetch(`${narrow.origin}/api/server`)).status).toBe(429)
    expect((await fetch(`${narrow.origin}/health`)).status).toBe(200)
    for (let n = 0; n < 60; n++) await fetch(`${narrow.origin}/socket`)
    expect((await fetch(`${narrow.origin}/socket`)).status).toBe(429)
    await (await eve.open()).close() // her own share is not used up by others in her house
    for (let n = 0; n < 20; n++) await eve.http('/socket')
    await expect(eve.open()).rejects.toThrow('429')
    await narrow.stop()
  })
})

describe('over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/tables`, {
      method: 'POST',
      headers: { cookie: ada.cookie, origin: server.origin, 'content-type': 'application/json', ...headers },
      body,
    })
  test.each([
    ['no JSON', '{', {}, 400, 'malformed'],
    ['another kind of body', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'malformed'],
    ['a body that is too large', JSON.stringify({ x: 'y'.repeat(20_000) }), {}, 413, 'tooLarge'],
    ['another site', '{}', { origin: 'https://evil.example' }, 403, 'wrongOrigin'],
    ['a prototype', '{"__proto__":{"admin":true}}', {}, 400, 'malformed'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })
  test.each(['/api/guest', '/api/guest/export', '/api/tables', '/api/nothing'])('no cache keeps the answer of %s', async path => {
    expect((await ada.http(path)).headers.get('cache-control')).toBe('no-store')
  })
  test('what is not there is not found, without a trace of what is', async () => {
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/tables/x',
      '/api/tables/..%2f..',
      '/api/tables/%2e%2e%00',
      '/api/tables/x/y',
      '/socket/more',
    ])
      expect((await fetch(server.origin + path)).status).toBe(404)
    expect((await fetch(`${server.origin}/socket`)).status).toBe(403)
  })

  test.each([
    ['nothing', ''],
    ['half a request', 'GET /health HTTP/1.1\r\nHost: '],
  ])('a line on which %s was ever said keeps no server that stops', async (_, said) => {
    const stopping = await startServer(await folders.make())
    const line = connect(Number(new URL(stopping.origin).port), '127.0.0.1')
    await once(line, 'connect')
    line.write(said)
    expect((await fetch(`${stopping.origin}/health`)).status).toBe(200) // by then it knows of the line
    const ended = once(line, 'close')
    await stopping.stop()
    await ended
  })
})
