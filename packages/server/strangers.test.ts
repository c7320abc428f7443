/** Connections as strangers may open them: each is answered in the same form, or ended, and nobody holds many of them. */
import { once } from 'node:events'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { problem } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person } from './testing/people.ts'
import { builtPage, Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const open = ({ origin }: Running, from = '127.0.0.1'): Socket => {
  const { hostname, port } = new URL(origin)
  return connect({ host: hostname, port: Number(port), localAddress: from }).on('error', () => undefined)
}
/** However it ends. */
const closed = (socket: Socket) => new Promise(resolve => socket.once('close', resolve))
/** What comes back, to the end. */
async function said(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (data: Buffer) => {
    text += data.toString()
  })
  await closed(socket)
  return text
}
async function answer(request: string): Promise<{ status: number; body: unknown }> {
  const socket = open(server)
  socket.write(request)
  const [head = '', body = ''] = (await said(socket)).split('\r\n\r\n')
  const json = /transfer-encoding: chunked/i.test(head) ? (body.split('\r\n')[1] ?? '') : body
  return { status: Number(head.split(' ')[1]), body: v.parse(problem, JSON.parse(json)) }
}
const get = (path: string, ...headers: string[]) =>
  answer([`GET ${path} HTTP/1.1`, ...(headers.length > 0 ? headers : ['Host: localhost']), 'Connection: close', '', ''].join('\r\n'))

describe('an address', () => {
  test.each([
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cwindows',
    '/\\..\\..',
    '/assets/../../x',
    '/assets/..%2f..%2fdata/cookie.key',
    '//evil.example',
    'http://evil.example/x',
    '/%00',
    '/a%00b',
    '/%zz',
    '/%',
    '/.hidden',
    `/api/tables/${'x'.repeat(200)}/replay`,
  ])('%s is not there', async path => {
    const notFound = { status: 404, body: { code: 'notFound' } }
    expect(await get(path)).toEqual(notFound)
    if (!path.startsWith('/api/')) expect(await get(path, 'Host: localhost', 'Accept: text/html')).toEqual(notFound)
  })
})

describe('what cannot be answered by a route is answered in the same form', () => {
  const body = { code: 'malformed' }
  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', { status: 400, body }],
    ['a method that is none', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', { status: 400, body }],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n', { status: 400, body }],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
      { status: 431, body: { code: 'tooLarge' } },
    ],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: much\r\n\r\n', { status: 417, body }],
    ['a condition', 'GET /index.html HTTP/1.1\r\nHost: localhost\r\nIf-Match: "x"\r\nConnection: close\r\n\r\n', { status: 400, body }],
  ])('%s', async (_, request, expected) => {
    expect(await answer(request)).toEqual(expected)
  })
  test('part of a file is all of it', async () => {
    const whole = await fetch(`${server.origin}/index.html`, { headers: { range: 'bytes=900-' } })
    expect([whole.status, (await whole.text()).length > 0]).toEqual([200, true])
  })
})

describe('a wish to leave HTTP', () => {
  const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const VERSION = 'Sec-WebSocket-Version: 13'
  const wish = (first: string, ...headers: string[]) => [`${first} HTTP/1.1`, 'Connection: Upgrade', ...headers, '', ''].join('\r\n')
  const webSocket = (path: string, ...headers: string[]) => wish(`GET ${path}`, 'Upgrade: websocket', KEY, VERSION, ...headers)
  const status = async (socket: Socket) => Number(String((await once(socket, 'data'))[0]).split(' ')[1])

  test.each(['/nothing', '/', '/health', '/socket/', '/socket/more', '//socket', '/SOCKET', '/%zz', '/api/guest'])(
    'at %s, where there are no sockets, is none, and its connection ends',
    async path => {
      const socket = open(server)
      socket.write(webSocket(path, 'Host: localhost'))
      const heard = await said(socket) // to the end, which is the server's doing
      expect(heard).toMatch(/^HTTP\/1\.1 [24]0\d /)
      expect(heard).toMatch(/^connection: close\r$/im)
    },
  )
  test('of another kind is passed over', async () => {
    const socket = open(server)
    socket.write(wish('GET /health', 'Host: localhost', 'Upgrade: h2c'))
    expect(await status(socket)).toBe(200)
    socket.destroy()
  })

  describe('that cannot be granted is answered in the same form', () => {
    const notWebSocket = { code: 'malformed', with: { where: '', expected: 'a WebSocket' } }
    test.each([
      ['no key', ['Upgrade: websocket', VERSION], { code: 'malformed' }],
      ['another version', ['Upgrade: websocket', KEY, 'Sec-WebSocket-Version: 7'], { code: 'malformed' }],
      ['a protocol that is none', ['Upgrade: websocket', KEY, VERSION, 'Sec-WebSocket-Protocol: ,'], { code: 'malformed' }],
      ['another kind', ['Upgrade: h2c', 'Connection: close'], notWebSocket],
      ['no wish at all', ['Connection: close'], notWebSocket],
    ])('%s', async (_, headers, body) => {
      const { cookie } = await Person.come(server.origin, 'Ada')
      const ours = [`Host: ${new URL(server.origin).host}`, `Origin: ${server.origin}`, `Cookie: ${cookie}`]
      expect(await answer(['GET /socket HTTP/1.1', 'Connection: Upgrade', ...ours, ...headers, '', ''].join('\r\n'))).toEqual({
        status: 400,
        body,
      })
    })
    test('a tunnel', async () => {
      const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'
      expect(await answer(tunnel)).toEqual({ status: 400, body: { code: 'malformed' } })
    })
  })

  test.each([
    ['another name', 403, ['Host: rebound.evil.example']],
    ['no name', 403, []],
    ['another page', 403, ['Host: localhost', 'Origin: https://evil.example']],
  ])('by %s is refused, and its connection ended', async (_, code, headers) => {
    const few = await startServer(await folders.make(), { limits: { connectionsOfNetwork: 10 } })
    for (let n = 0; n < 500; n++) {
      const socket = open(few)
      const ended = closed(socket)
      socket.write(webSocket('/socket', ...headers))
      expect(await status(socket)).toBe(code)
      await ended // by the server
    }
    expect((await fetch(`${few.origin}/health`)).status).toBe(200)
    await few.stop()
  })
  test('that is not yet answered does not keep the server from stopping', async () => {
    const stopping = await startServer(await folders.make(), { limits: { socketsOfGuest: 0 } })
    const { cookie } = await Person.come(stopping.origin, 'Ada')
    const socket = open(stopping)
    const { host } = new URL(stopping.origin)
    socket.write(webSocket('/socket', `Host: ${host}`, `Origin: ${stopping.origin}`, `Cookie: ${cookie}`))
    expect(await status(socket)).toBe(101) // then it is told to go, and stays
    const ended = closed(socket)
    await stopping.stop()
    await ended
  })
})

describe('a name that is not ours', () => {
  const refused = { status: 403, body: { code: 'wrongOrigin', with: { expected: expect.stringContaining('--url') } } }
  test.each(['/', '/health', '/api/server', '/api/tables', '/socket'])('reads nothing at %s', async path => {
    expect(await get(path, 'Host: rebound.evil.example')).toEqual(refused)
    expect(await get(path, 'X-Forwarded-Host: localhost')).toEqual(refused) // nor does no name at all
  })
  test('is for a proxy that is trusted to see to', async () => {
    const behind = await startServer(await folders.make(), { proxy: ['127.0.0.1'], url: 'https://games.example.org' })
    const headers = { host: 'upstream', 'x-forwarded-for': '203.0.113.9' }
    const { request } = await import('node:http')
    const status = (with_: Record<string, string>) =>
      new Promise<number | undefined>(resolve =>
        request(`${behind.origin}/health`, { headers: with_ }, response => {
          response.resume()
          resolve(response.statusCode)
        }).end(),
      )
    expect(await status(headers)).toBe(200)
    expect(await status({ host: 'upstream' })).toBe(403)
    await behind.stop()
  })
})

describe('a connection', () => {
  test.each([
    ['says nothing', '', ''],
    ['drips its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x'],
    [
      'drips what it sends',
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
      ' ',
    ],
  ])('that %s is ended', async (_, first, drop) => {
    const impatient = await startServer(await folders.make(), { slowest: { headersMs: 150, requestMs: 200, lookMs: 20 } })
    const socket = open(impatient)
    socket.write(first)
    const dripping = setInterval(() => socket.write(drop), 10)
    const heard = await said(socket)
    clearInterval(dripping)
    if (heard !== '') expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    await impatient.stop()
  })

  test.each([
    ['takes nothing of its answer', 200, 0],
    ['takes it drop by drop', 1500, 100_000],
  ])('that %s is ended', async (_, takeMs, drop) => {
    const folder = await folders.make()
    const file = join(await builtPage(folder), 'assets', 'big.bin')
    await mkdir(dirname(file))
    await writeFile(file, '')
    await truncate(file, 100_000_000) // more than a system keeps for somebody who does not read
    const limits = { connectionsOfNetwork: 1 }
    const impatient = await startServer(folder, { slowest: { takeMs, bytesPerSecond: 1e9 }, limits })
    const socket = open(impatient)
    socket.write('GET /assets/big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'readable')
    const dripping = setInterval(() => void (drop > 0 && socket.read(drop)), 10)
    const health = () =>
      fetch(`${impatient.origin}/health`)
        .then(({ status: code }) => code)
        .catch(() => 0)
    await expect.poll(health, { timeout: 60_000 }).toBe(200) // there is no place for another connection before
    clearInterval(dripping)
    socket.destroy()
    await impatient.stop()
  })

  test('is one of so many from its network, and of so many in all', async () => {
    const small = await startServer(await folders.make(), { limits: { connections: 5, connectionsOfNetwork: 3 } })
    const served = async (socket: Socket) => {
      const ended = closed(socket).then(() => false)
      const heard = once(socket, 'data').then(() => true)
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return Promise.race([ended, heard])
    }
    const mine = [open(small), open(small), open(small)]
    for (const socket of mine) expect(await served(socket)).toBe(true)
    expect(await served(open(small))).toBe(false)
    const others = [open(small, '127.0.0.2'), open(small, '127.0.0.2')]
    for (const socket of others) expect(await served(socket)).toBe(true)
    expect(await served(open(small, '127.0.0.3'))).toBe(false)
    const gone = mine.map(closed)
    for (const socket of mine) socket.destroy()
    await Promise.all(gone)
    await expect.poll(() => served(open(small))).toBe(true)
    for (const socket of others) socket.destroy()
    await small.stop()
  })

  test('from a network that asks without end is cut off, whatever it asks for; others are answered', async () => {
    const small = await startServer(await folders.make(), { limits: { requestsOfNetwork: { atOnce: 20, perSecond: 0 } } })
    const flood = open(small, '127.0.0.2')
    let heard = ''
    flood.on('data', data => {
      heard += String(data)
    })
    const ended = closed(flood)
    flood.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60))
    await ended
    expect(heard.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(20)
    await closed(open(small, '127.0.0.2')) // nor is it let in again so soon
    expect((await fetch(`${small.origin}/health`)).status).toBe(200)
    await small.stop()
  })

  test('over which something is asked for with a body that has no end is closed with the answer', async () => {
    const line = open(server)
    const heard = said(line)
    line.write('GET /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n')
    line.write('x'.repeat(4096))
    expect(await heard).toMatch(/^HTTP\/1.1 200 [\s\S]*^connection: close\r$/im)
  })

  const posted = (path: string, ...headers: string[]) => [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
  test.each([
    ['nobody can read', '/api/guest', 'Content-Type: image/png', 400],
    ['another page sends', '/api/guest', 'Origin: https://evil.example', 403],
    ['is too long', '/api/guest', 'Content-Type: application/json', 413],
    ['says nothing', '/calls/stop/x', 'Content-Type: application/x-www-form-urlencoded', 413],
  ])('over which comes what %s is closed with the answer: it is not read on', async (_, path, type, status) => {
    const line = open(server)
    const heard = said(line)
    line.write(posted(path, type, 'Content-Length: 1000000000'))
    line.write('x'.repeat(4096))
    expect(await heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
  test('over which comes a body in pieces of no told length is closed, too, and its network has asked for much', async () => {
    const small = await startServer(await folders.make(), { limits: { requestsOfNetwork: { atOnce: 50, perSecond: 0 } } })
    const line = open(small, '127.0.0.2')
    const heard = said(line)
    line.write(posted('/api/guest', 'Content-Type: application/json', 'Transfer-Encoding: chunked'))
    line.write('1\r\nx\r\n'.repeat(50))
    expect(await heard).toMatch(/^HTTP\/1.1 400 [\s\S]*Content-Length/)
    await closed(open(small, '127.0.0.2'))
    expect((await fetch(`${small.origin}/health`)).status).toBe(200)
    await small.stop()
  })
  test('over which a proxy passes on a body in pieces is read', async () => {
    const behind = await startServer(await folders.make(), { proxy: ['127.0.0.1'] })
    const line = open(behind)
    const heard = once(line, 'data')
    line.write(posted('/api/guest', 'X-Forwarded-For: 203.0.113.9', 'Content-Type: application/json', 'Transfer-Encoding: chunked'))
    line.write('e\r\n{"name":"Ada"}\r\n0\r\n\r\n')
    expect(String((await heard)[0])).toMatch(/^HTTP\/1.1 200 /)
    line.destroy()
    await behind.stop()
  })

  test('through a proxy is for the proxy to count', async () => {
    const behind = await startServer(await folders.make(), { proxy: ['127.0.0.0/8'], limits: { connectionsOfNetwork: 1 } })
    const through = await Promise.all(Array.from({ length: 4 }, () => fetch(`${behind.origin}/health`)))
    expect(through.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await behind.stop()
  })
})
