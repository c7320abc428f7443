/** Who asks faster than people do waits, and nobody else. */
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { Person } from '../testing/people.ts'
import { Folders, type Running, startServer } from '../testing/server.ts'

const folders = new Folders()
let server: Running
afterEach(async () => {
  await server.stop()
  await folders.remove()
})

const PAGE = '/api/server'
const health = (localAddress: string) => asked('/health', localAddress)
const asked = (path: string, localAddress: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${server.origin}${path}`, { localAddress, agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end()
  })

test('what comes too fast from one network is answered later, what comes from others at once', async () => {
  server = await startServer(await folders.make(), { pace: [{ atOnce: 2, perSecond: 0.5 }] })
  const answered: string[] = []
  const ask = (name: string, from: string) => asked(PAGE, from).then(() => answered.push(name))
  for (const name of ['first', 'second']) await ask(name, '127.0.0.2')
  const late = ask('third', '127.0.0.2')
  await ask('other', '127.0.0.3')
  await ask('other again', '127.0.0.3')
  await late
  expect(answered).toEqual(['first', 'second', 'other', 'other again', 'third'])
})

test('who waits does not keep the server from stopping', async () => {
  server = await startServer(await folders.make(), { pace: [{ atOnce: 1, perSecond: 1e-6 }] })
  expect(await health('127.0.0.2')).toBe(200)
  const late = health('127.0.0.2').catch(() => 0)
  expect(await health('127.0.0.3')).toBe(200) // by now it has come, too
  await server.stop()
  expect(await late).not.toBe(200)
})

const NEVER = 1e-6

test('how the server is is answered also where a network waits for everything else', async () => {
  server = await startServer(await folders.make(), { pace: [{ atOnce: 1, perSecond: NEVER }] })
  await asked(PAGE, '127.0.0.2')
  const late = asked(PAGE, '127.0.0.2').catch(() => 0)
  expect(await health('127.0.0.2')).toBe(200)
  await server.stop()
  await late
})

test('a guest who was cut off uses up nobody’s patience by coming again', async () => {
  const few = { atOnce: 1, perSecond: NEVER }
  server = await startServer(await folders.make(), {
    pace: [{ atOnce: 12, perSecond: NEVER }],
    rates: { socket: few, guest: few, address: few, reading: few, talk: few, floods: few },
  })
  const eve = await Person.come(server.origin, 'Eve')
  const flooding = await eve.open()
  for (let n = 0; n < 4; n++) flooding.socket.send('[')
  await flooding.until(() => flooding.closed !== undefined)
  const comeAgain = () => eve.open().catch((error: unknown) => String(error))
  expect(await comeAgain()).toContain('429')
  for (const refused of await Promise.all(Array.from({ length: 20 }, comeAgain))) expect(refused).toContain('429')
  expect(await asked(PAGE, '127.0.0.1')).toBe(200)
})

test('whoever goes on after many refusals is told late, and so comes less often', async () => {
  server = await startServer(await folders.make(), { requests: { all: 1, some: 1, few: 1 }, refusedMs: 1e9 })
  expect(await asked(PAGE, '127.0.0.2')).toBe(200)
  for (let n = 0; n < 40; n++) expect(await asked(PAGE, '127.0.0.2')).toBe(429)
  let isTold = false
  const late = Promise.all(Array.from({ length: 40 }, () => asked(PAGE, '127.0.0.2').catch(() => 0))).then(() => {
    isTold = true
  })
  expect(await asked(PAGE, '127.0.0.3')).toBe(200)
  expect(await asked(PAGE, '127.0.0.3')).toBe(429)
  expect(isTold).toBe(false)
  await server.stop()
  await late
})
