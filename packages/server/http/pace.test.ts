/** Who asks faster than people do waits, and nobody else. */
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { Folders, type Running, startServer } from '../testing/server.ts'

const folders = new Folders()
let server: Running
afterEach(async () => {
  await server.stop()
  await folders.remove()
})

const health = (localAddress: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${server.origin}/health`, { localAddress, agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end()
  })

test('what comes too fast from one network is answered later, what comes from others at once', async () => {
  server = await startServer(await folders.make(), { pace: [{ atOnce: 2, perSecond: 0.5 }] })
  const answered: string[] = []
  const asked = (name: string, from: string) => health(from).then(() => answered.push(name))
  for (const name of ['first', 'second']) await asked(name, '127.0.0.2')
  const late = asked('third', '127.0.0.2')
  await asked('other', '127.0.0.3')
  await asked('other again', '127.0.0.3')
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
