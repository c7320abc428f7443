/** A sign of life is asked of all sockets now and then: of a few at a time, since there may be ten thousand. */
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { Person } from '../testing/people.ts'
import { Folders, startServer } from '../testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const SOCKETS = 500

test('others have their turn between the signs of life of many', async () => {
  const limits = { socketsOfGuest: SOCKETS, socketsOfAddress: SOCKETS, connectionsOfNetwork: 2 * SOCKETS }
  const server = await startServer(await folders.make(), { beatMs: 500, limits })
  const { cookie } = await Person.come(server.origin, 'Ada')
  const clients = Array.from({ length: SOCKETS }, () => new Client(server.origin, { cookie }))
  await Promise.all(clients.map(({ socket }) => once(socket, 'open')))
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  const turns = await Promise.all(clients.map(({ socket }) => once(socket, 'ping').then(() => turn)))
  clearImmediate(next)
  expect(new Set(turns).size).toBeGreaterThan(2)
  await Promise.all(clients.map(client => client.close()))
  await server.stop()
})
