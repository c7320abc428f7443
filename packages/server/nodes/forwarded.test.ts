/** What goes through a server that does not have the table is what it would have been without it; and games outlive the servers that come and go. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { type Company, company, isOver, leaveAll, move, together } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import { asked } from '../testing/postgres.ts'
import { Seated } from '../testing/seated.ts'
import { isGone, SeveralServers, silence, silentNode, spread } from '../testing/several-servers.ts'
import { lots } from '../trials/damage.ts'

const LONG = { options: { rounds: 20, deals: true } }
const several = await SeveralServers.begin()
afterEach(() => several.stopAll())
afterAll(() => several.end())

describe.runIf(several.possible)('over a server that passes on', () => {
  test('everybody hears, byte for byte, what they would have heard without it', async () => {
    const database = await several.database()
    const [one, two] = [await several.start(database), await several.start(database)]
    const table = await company(one.origin, 3, LONG)
    const eve = await Person.come(one.origin, 'Eve') // watches
    const all: Company = { ...table, people: [...table.people, eve], seated: [...table.seated, await Seated.join(eve, table.id)] }
    const passed = await spread(all, [two])
    const listeners = [...all.seated, ...passed.seated]
    await Promise.all(listeners.map(({ client }) => client.ask('log', { from: 0, lines: 1 })))
    const [before, beforeThere] = [all, passed].map(({ seated }) => seated.map(({ client }) => client.received.length))
    const any = lots(4, 1)
    const groups = [table, { ...passed, seated: passed.seated.slice(0, 3) }]
    for (let n = 0; n < 30; n++) {
      await move(at(groups, n % 2), any)
      for (const group of groups) await together(group)
    }
    await at(table.seated, 0).client.ask('say', { text: 'hello' })
    await Promise.all(listeners.map(({ client }) => client.ask('log', { from: 0, lines: 200 })))
    const heard = ({ client }: Seated, from = 0) => client.received.slice(from).filter(text => text.startsWith('{"news"'))
    for (const [place, direct] of all.seated.entries()) {
      expect(heard(direct, before?.[place]).length).toBeGreaterThan(30)
      expect(heard(at(passed.seated, place), beforeThere?.[place])).toEqual(heard(direct, before?.[place]))
      for (const path of ['', '/record', '/replay']) {
        const asked = [at(all.people, place), at(passed.people, place)].map(person => person.http(`/api/tables/${table.id}${path}`))
        const [here, there] = await Promise.all(asked)
        expect([there?.status, await there?.text()]).toEqual([here?.status, await here?.text()])
      }
    }
    await leaveAll(passed)
    await leaveAll(all)
  })

  test('a game goes on where it was while one server is added and another one removed, until its end; nothing is lost or comes twice', async () => {
    const database = await several.database()
    const [one, two] = [await several.start(database), await several.start(database)]
    let table = await spread(await company(one.origin, 3), [one, two])
    const any = lots(6, 1)
    const again = async (servers: readonly (typeof one)[]) => {
      const people = table.people.map((person, n) => person.at(at(servers, n % servers.length).origin))
      const seated: Seated[] = []
      for (const [seat, each] of table.seated.entries()) seated.push(await each.again(at(people, seat)))
      table = { ...table, people, seated }
    }
    for (let n = 0; n < 3; n++) await move(table, any)
    const three = await several.start(database)
    at(table.seated, 1).client.drop()
    await again([two, three, three]) // while the first one still has the table
    for (let n = 0; n < 3; n++) await move(table, any)
    await together(table)
    const told = table.seated.map(({ log }) => log)
    await several.stop(one)
    await again([three, two])
    for (const [seat, log] of told.entries()) expect(at(table.seated, seat).log.slice(0, log.length)).toEqual(log)
    while (!isOver(table)) if (!(await move(table, any))) break
    await together(table)
    for (const { view, heard, log } of table.seated) {
      expect(view.outcome).not.toBe('open')
      expect(log).toHaveLength(heard)
    }
    await leaveAll(table)
  })

  /** A table of a server that is found at this address. */
  async function tableOf(address: string) {
    const database = await several.database()
    const one = await several.start(database)
    const table = await company(one.origin, 2, LONG)
    await leaveAll(table)
    await several.stop(one)
    const node = await silentNode(database, address)
    await asked(database, `UPDATE tables SET node = ${node}`)
    const two = await several.start(database)
    return { two, table, address, database, node }
  }

  type Silent = Awaited<ReturnType<typeof tableOf>>
  test.each([
    ['it finds that out itself', ({ database, node }: Silent) => silence(database, node)],
    ['its next beat finds it', ({ database, node }: Silent) => asked(database, `UPDATE nodes SET gone = true WHERE id = ${node}`)],
    ['another one tells it', ({ database, address }: Silent) => asked(database, `NOTIFY wildcat, '0 {"gone":["${address}"]}'`)],
  ] as const)(
    'whoever was passed on to a server that stands still is let go as soon as that one is known to be gone: %s',
    async (_, become) => {
      const came: Socket[] = []
      const still = createServer(line => came.push(line)).listen(0, '127.0.0.1')
      await once(still, 'listening')
      const address = still.address()
      const silent = await tableOf(`127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
      const { two, table } = silent
      const ada = at(table.people, 0).at(two.origin)
      const socket = new Client(two.origin, { cookie: ada.cookie }, { table: table.id })
      const info = ada.http(`/api/tables/${table.id}`)
      while (came.length < 2) await once(still, 'connection')
      await become(silent)
      await Promise.all([socket.until(() => socket.closed !== undefined), info])
      expect((await info).status).toBe(503)
      await silence(silent.database, silent.node)
      while (!(await isGone(silent.database, silent.node))) await pause(10)
      const later = await spread(table, [two])
      expect(await move(later)).toBe(true)
      await leaveAll(later)
      still.close()
    },
  )

  test('whoever comes for a table of a server that has just died waits until another one has it, and need not come again', async () => {
    const { two, table, database, node } = await tableOf('127.0.0.1:9')
    const coming = spread(table, [two])
    await silence(database, node)
    const later = await coming
    expect(await move(later)).toBe(true)
    await leaveAll(later)
  })
})
