/** What takes long: only so often at once for one network, and until the answer was taken. Over real connections, of which some do not read. */
import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { atOnce } from './at-once.ts'
import { SLOWEST } from './connections.ts'
import { answerProblem } from './problems.ts'
import { endSlowReaders } from './slow-readers.ts'

const MUCH = Buffer.alloc(32_000_000, ' ') // more than a system keeps for somebody who does not read
const opened: Socket[] = []
let app: FastifyInstance
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await app.close()
})

async function serve(takeMs: number, work: () => Promise<Buffer>) {
  app = fastify({ forceCloseConnections: true })
  app.setErrorHandler(
    answerProblem(
      () => undefined,
      () => undefined,
    ),
  )
  endSlowReaders(app, { ...SLOWEST, takeMs })
  const one = atOnce(1)
  app.get('/', (request, reply) => one(request, reply, work))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const status = async () => {
    const answer = await fetch(origin)
    await answer.arrayBuffer()
    return answer.status
  }
  const ask = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined)
    opened.push(socket)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  }
  return { status, ask }
}

test('an answer that nobody takes is under way until its connection is ended, and no longer', async () => {
  const { status, ask } = await serve(1000, async () => MUCH)
  await once(ask(), 'readable') // and reads no more
  expect(await status()).toBe(429)
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
})

test('an answer that was taken makes room for the next one', async () => {
  const { status } = await serve(60_000, async () => MUCH)
  for (let n = 0; n < 3; n++) expect(await status()).toBe(200)
})

test('what somebody does not wait for is under way until it is done', async () => {
  const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<Buffer>()]
  const works = [
    () => {
      begun.resolve()
      return first.promise
    },
    () => Promise.reject(new Error('it failed')),
  ]
  const { status, ask } = await serve(60_000, () => works.shift()?.() ?? Promise.resolve(Buffer.from('{}')))
  const impatient = ask()
  await begun.promise
  impatient.destroy()
  expect(await status()).toBe(429)
  first.resolve(Buffer.from('{}'))
  await expect.poll(status).toBe(500) // which is done as well
  expect(await status()).toBe(200)
})

test('what is done in turn holds up nobody in another network for longer than one of them takes', async () => {
  app = fastify({ forceCloseConnections: true })
  const begun: string[] = []
  const first = Promise.withResolvers<Buffer>()
  const inTurn = atOnce(2, true)
  app.get('/', (request, reply) =>
    inTurn(request, reply, () => {
      begun.push(request.ip)
      return begun.length === 1 ? first.promise : Promise.resolve(Buffer.from('{}'))
    }),
  )
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const ask = (localAddress: string) =>
    new Promise<number | undefined>(done => get({ port, host: '127.0.0.1', localAddress }, answer => done(answer.resume().statusCode)))
  const held = [ask('127.0.0.1'), ask('127.0.0.1')]
  await expect.poll(() => begun).toEqual(['127.0.0.1'])
  expect(await ask('127.0.0.2')).toBe(200)
  expect(begun).toEqual(['127.0.0.1', '127.0.0.2'])
  first.resolve(Buffer.from('{}'))
  expect(await Promise.all(held)).toEqual([200, 200])
})
