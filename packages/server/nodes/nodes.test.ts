/** Several servers on one PostgreSQL: whoever plays does not notice which of them they came to, nor that one of them is gone. */
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { nameOf } from '../store/postgres/lines.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { BreakableLine } from '../testing/breakable-line.ts'
import { type Company, company, engine, leaveAll, move, together } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import { asked } from '../testing/postgres.ts'
import { Program, programOf } from '../testing/program.ts'
import { Receiver } from '../testing/receivers.ts'
import { Seated } from '../testing/seated.ts'
import { isGone, SeveralServers, silence, silentNode, spread } from '../testing/several-servers.ts'

const LONG = { options: { rounds: 20, deals: true } }
const several = await SeveralServers.begin()
afterEach(() => several.stopAll())
afterAll(() => several.end())
const server = (database: string) => several.start(database)

/** A line on which something is locked, until it ends. */
async function holding(database: string, lock: string): Promise<Client> {
  const client = new Client(database)
  await client.connect()
  await client.query('BEGIN')
  await client.query(lock)
  return client
}

const movers = ({ seated }: Company): readonly number[] => engine.pending(at(seated, 0).view)

describe.runIf(several.possible)('servers on one database', () => {
  const newDatabase = () => several.database()

  test('play one game by whichever of them somebody came, and know each other’s guests, tables and replays', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const table = await company(one.origin, 3, LONG)
    const mixed = await spread(table, [one, two, two])
    for (let n = 0; n < 6; n++) await move(mixed)
    await together(mixed)
    const [ada, bo] = [at(mixed.people, 0), at(mixed.people, 1)]
    expect(at(mixed.seated, 0).log.length).toBeGreaterThan(6)
    expect((await bo.lobby()).mine.map(({ id }) => id)).toEqual([table.id])
    expect(await (await bo.http(`/api/tables/${table.id}`)).json()).toMatchObject({ id: table.id, seats: [{ present: true }, {}, {}] })
    const replay = async (person: Person) => (await person.http(`/api/tables/${table.id}/replay`)).text()
    expect(await replay(ada.at(two.origin))).toBe(await replay(ada))
    // A socket that was opened for nothing in particular is told what would be right.
    const other = await bo.open()
    await expect(other.ask('join', { table: table.id })).rejects.toThrow('/socket?table=ID')
    await leaveAll(mixed)
    await leaveAll(table)
  })

  test('one that stops hands its tables over, and the game goes on where it was', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const table = await company(one.origin, 2, LONG)
    for (let n = 0; n < 4; n++) await move(table)
    await together(table)
    const { log } = at(table.seated, 1)
    await several.stop(one)
    const later = await spread(table, [two])
    await at(later.seated, 1).join({ epoch: at(later.seated, 1).epoch, heard: 0 })
    expect(at(later.seated, 1).log).toEqual(log)
    expect(await move(later)).toBe(true)
    await leaveAll(later)
  })

  test('one that is gone acknowledges nothing more, and ends', async () => {
    const database = await newDatabase()
    let ended = 0
    const one = await several.start(database, { storeEnded: () => ended++ })
    const table = await company(one.origin, 2, LONG)
    await move(table)
    await asked(database, 'UPDATE nodes SET gone = true')
    await expect(move(table)).rejects.toThrow('store')
    expect(ended).toBe(1)
    const two = await server(database)
    const later = await spread(table, [two])
    expect(at(later.seated, 0).view).toEqual(at(table.seated, 0).view)
    expect(await move(later)).toBe(true)
    await leaveAll(later)
  })

  test('what changes several tables changes them wherever they are: a name, and the end of a guest', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const table = await company(one.origin, 2, LONG)
    const bo = at(table.people, 1).at(two.origin)
    const watching = await bo.open()
    await watching.ask('lobby', {})
    expect((await bo.http('/api/guest', { method: 'POST', body: { name: 'Bobo' } })).status).toBe(200)
    const named = await spread(table, [one])
    const room = await at(named.seated, 0).client.newsOf('room')
    expect(JSON.stringify(room)).toContain('Bobo')
    const elsewhere = await at(table.people, 1).open({}, table.id)
    expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    await Promise.all([watching, elsewhere].map(client => client.until(() => client.closed !== undefined)))
    expect((await at(table.people, 1).http('/api/guest')).status).toBe(401)
    await leaveAll(named)
  })

  test('whoever was signed out or deleted elsewhere is out, also where nobody heard of it', async () => {
    const database = await newDatabase()
    const two = await several.start(database, { beatMs: 2000 })
    const [ada, bo] = [await Person.come(two.origin, 'Ada'), await Person.come(two.origin, 'Bo')]
    const [lost, gone] = [await ada.open(), await bo.open()]
    const program = await Program.open(two.origin, (await programOf(ada, 'Drill')).token)
    await asked(database, `DELETE FROM sessions WHERE guest = (SELECT id FROM guests WHERE name = 'Ada')`)
    await asked(database, `DELETE FROM guests WHERE name IN ('Bo', 'Drill')`)
    await Promise.all([lost, gone, program].map(each => each.until(() => each.closed !== undefined)))
  })

  test('whoever makes tables at one while they are deleted at another leaves nothing behind', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const body = { game: 'gusher', options: { rounds: 1, deals: false }, listed: false, takeover: 'never', seats: ['me', 'open'] }
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => Person.come(one.origin, `Leftover ${n}.`)))
    for (const person of people) await person.at(two.origin).http('/api/guest')
    const deleted: string[] = []
    const all = people.flatMap(person => {
      const there = person.at(two.origin)
      const make = () => there.http('/api/tables', { method: 'POST', body })
      const remove = async () => {
        if ((await person.http('/api/guest', { method: 'DELETE' })).status === 200) deleted.push(person.name) // a busy machine may say that it cannot now
      }
      return [make(), make(), remove(), make(), make()]
    })
    await Promise.all(all)
    const left = JSON.stringify([await asked(database, 'SELECT name FROM guests'), await asked(database, 'SELECT room FROM tables')])
    expect(deleted.length).toBeGreaterThan(0)
    expect(deleted.filter(name => left.includes(name))).toEqual([])
  })

  test('whoever is being deleted at one gets no seat, word or program at another that never hears of it', async () => {
    const database = await newDatabase()
    const [here, deaf] = [await PostgresStore.open(database), await PostgresStore.open(database)]
    const [ada, bo] = [await here.do('addGuest', 'a', 'Ada', 1), await here.do('addGuest', 'b', 'Bo', 1)]
    const room = { stage: 'waiting', listed: false, touched: 1, room: '{}', unseen: false, bots: [], holders: [[0, ada]] } as const
    const table = await deaf.do('addTable', 'before', room)
    const program = { owner: ada, key: 'p', name: 'Drill', token: 'p', most: 9 }
    await deaf.do('addProgram', program, 1)
    const drill = (await deaf.do('programsOf', ada))[0]?.guest.id ?? 0
    const tries = () => [
      deaf.do('addTable', 'new', room),
      deaf.do('addTable', 'with Drill', { ...room, holders: [[0, drill]] }),
      deaf.do('saveRoom', { ...room, id: table, holders: [...room.holders, [1, ada]] }),
      deaf.do('addTalk', table, 1, ada, 0, '{}', 9),
      deaf.do('addProgram', { ...program, key: 'q', token: 'q' }, 1),
      deaf.do('joinGuests', bo, ada),
    ]
    await here.nodes.leaves(ada)
    for (const each of await Promise.allSettled(tries()))
      expect(each).toMatchObject({ reason: { message: expect.stringContaining('leaving') } })
    await deaf.do('saveRoom', { ...room, id: table, holders: [...room.holders, [1, bo]] }) // they hold up nobody else
    expect(await asked(database, 'SELECT guest, seat FROM holders ORDER BY seat')).toEqual([
      { guest: String(ada), seat: 0 },
      { guest: String(bo), seat: 1 },
    ])
    await here.nodes.stays(ada)
    for (const each of await Promise.allSettled(tries())) expect(each.status).toBe('fulfilled')
    await Promise.all([here.close(), deaf.close()])
  })

  test('whoever deletes themself is leaving everywhere before their tables are looked for', async () => {
    const database = await newDatabase()
    const one = await server(database)
    const ada = await Person.come(one.origin, 'Ada')
    await ada.make({ seats: ['me', 'open'] })
    const holder = new Client(database)
    await holder.connect()
    await holder.query('BEGIN; SELECT 1 FROM tables FOR UPDATE')
    const deleting = ada.http('/api/guest', { method: 'DELETE' })
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE tables%'`
    while ((await asked(database, waiting)).length === 0) await pause(10)
    const deaf = await PostgresStore.open(database)
    const room = { stage: 'waiting', listed: false, touched: 1, room: '{}', unseen: false, bots: [], holders: [[0, 1]] } as const
    await expect(deaf.do('addTable', 'new', room)).rejects.toThrow('leaving')
    await holder.end()
    expect((await deleting).status).toBe(200)
    expect(await asked(database, 'SELECT 1 FROM holders')).toEqual([])
    await deaf.close()
  })

  test('a program may sit down again when its owner has become somebody else', async () => {
    const database = await newDatabase()
    const store = await PostgresStore.open(database)
    const [ada, bo] = [await store.do('addGuest', 'a', 'Ada', 1), await store.do('addGuest', 'b', 'Bo', 1)]
    await store.do('addProgram', { owner: ada, key: 'p', name: 'Drill', token: 'p', most: 9 }, 1)
    await store.nodes.leaves(ada)
    await store.do('joinGuests', ada, bo)
    expect(await asked(database, 'SELECT name FROM guests WHERE leaving IS NOT NULL')).toEqual([])
    await store.close()
  })

  test('a database of a newer version is refused, and its address is not told', async () => {
    const database = await newDatabase()
    await (await PostgresStore.open(database)).close()
    await asked(database, 'UPDATE wildcat_version SET version = 99')
    await expect(PostgresStore.open(database)).rejects.toMatchObject({ code: 'newer', message: '99' })
    await expect(PostgresStore.open(`${database}&user=nobody`)).rejects.toMatchObject({ code: 'unwritable' })
  })

  test('one that starts is not taken for dead while it is busy with that, and has to show that it lives from then on', async () => {
    const database = await newDatabase()
    const store = await PostgresStore.open(database)
    const seen = async () =>
      Number((await asked(database, 'SELECT extract(epoch FROM seen - clock_timestamp()) AS ahead FROM beats'))[0]?.['ahead'])
    while ((await seen()) <= 0) await pause(10)
    await store.nodes.announce('127.0.0.1:1')
    while ((await seen()) > 0) await pause(10)
    await store.close()
  })

  test('one that died in the middle of a commit is not waited for, nor is anybody taken for dead who finds that', async () => {
    const database = await newDatabase()
    const servers = [await server(database), await server(database)]
    const node = await silentNode(database, '127.0.0.1:9')
    const line = new Client({ connectionString: database, application_name: nameOf(node) })
    const broken = new Promise(resolve => line.on('error', resolve))
    await line.connect()
    await line.query('BEGIN')
    await line.query('SELECT fence($1)', [node])
    await silence(database, node)
    await broken
    while (!(await isGone(database, node))) await pause(10)
    expect(await asked(database, 'SELECT id FROM nodes WHERE NOT gone')).toHaveLength(servers.length)
  })

  test('whoever stood still with the database takes nobody for dead who did so, too', async () => {
    const database = await newDatabase()
    for (let n = 0; n < 2; n++) await server(database)
    while ((await asked(database, 'SELECT 1 FROM beats WHERE seen > clock_timestamp()')).length > 0) await pause(10)
    await pause(2000) // by then both look for the dead
    const [one, two] = (await asked(database, 'SELECT node FROM beats ORDER BY node')).map(({ node }) => Number(node))
    const held = await Promise.all([one, two].map(node => holding(database, `SELECT 1 FROM beats WHERE node = ${node} FOR UPDATE`)))
    const isLate = `SELECT 1 FROM beats WHERE node = ${two} AND seen < clock_timestamp() - interval '2 s'`
    while ((await asked(database, isLate)).length === 0) await pause(10)
    await at(held, 1).end()
    while ((await asked(database, isLate)).length > 0) await pause(10)
    await pause(100) // in which it would look for the dead
    await at(held, 0).end()
    expect(await asked(database, 'SELECT id FROM nodes WHERE gone')).toEqual([])
  })

  test('a program comes to a table by whichever of them, and is told where to go if it did not say for which', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const ada = await Person.come(one.origin, 'Ada')
    const { id } = await ada.make({ seats: ['me', 'open'], ...LONG })
    const a = await Seated.join(ada, id)
    const { code } = await a.client.ask('invite', { seat: 1 })
    const { token } = await programOf(ada, 'Drill')
    const lost = await Program.open(two.origin, token)
    expect(await lost.ask('join', { code })).toMatchObject({ code: 'malformed', with: { expected: expect.stringContaining('?table=') } })
    const program = await Program.open(two.origin, token, id)
    expect(await program.ask('join', { code })).toEqual({ done: true })
    await a.client.ask('start', {})
    expect((await program.table(({ stage }) => stage === 'playing')).seat).toBe(1)
    await ada.at(two.origin).http(`/api/programs/1`, { method: 'DELETE' })
    await Promise.all([program, lost].map(each => each.until(() => each.closed !== undefined)))
    await ada.close()
  })

  test('call each player once a turn, whichever of them has the table', async () => {
    const database = await newDatabase()
    const settings = { privateHooks: true, callPace: { gatherMs: 1, delayMs: 0, everyMs: 5 } }
    const [one, two] = [await several.start(database, settings), await several.start(database, settings)]
    const phone = await Receiver.listen()
    const table = await company(one.origin, 2, LONG)
    for (const { client } of table.seated) await client.ask('look', { looking: false })
    for (const [n, person] of table.people.entries())
      await person.http('/api/calls/ways', { method: 'POST', body: { kind: 'hook', url: `${phone.origin}/${n}`, form: 'json' } })
    const expected: string[] = []
    let asked: readonly number[] = []
    for (let turn = 0; turn < 8; turn++) {
      await together(table)
      const now = movers(table)
      expected.push(...now.filter(seat => !asked.includes(seat)).map(seat => `/${seat}`))
      asked = now
      await phone.parcels.until(expected.length)
      if (turn === 4) await several.stop(two)
      while (movers(table).join() === asked.join()) {
        await move(table)
        await together(table)
      }
    }
    expect(expected.length).toBeGreaterThan(3)
    expect(phone.parcels.all.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
    phone.close()
    await leaveAll(table)
  })

  test('lists change for those who look at them over another server', async () => {
    const database = await newDatabase()
    const [one, two] = [await server(database), await server(database)]
    const ada = await Person.come(one.origin, 'Ada')
    const client = await (await Person.come(two.origin, 'Bo')).open()
    expect(await client.ask('lobby', {})).toEqual({ open: [], mine: [] })
    const { id } = await ada.make({ seats: ['me', 'open'], listed: true })
    const { lobby } = await client.newsOf('lobby', news => news.lobby.open.length > 0)
    expect(lobby.open.map(each => each.id)).toEqual([id])
    await client.close()
  })

  test('whoever comes to a table while its orders cannot be read may come again', async () => {
    const database = await newDatabase()
    const one = await server(database)
    const table = await company(one.origin, 2, LONG)
    await leaveAll(table)
    await several.stop(one)
    const two = await server(database)
    const client = await at(table.people, 0).at(two.origin).open({}, table.id)
    await asked(database, 'ALTER TABLE orders RENAME TO away')
    const first = await client.refusal('join', { table: table.id })
    await asked(database, 'ALTER TABLE away RENAME TO orders')
    expect([first, await client.refusal('join', { table: table.id })]).toEqual(['store', 'none'])
    await client.close()
  })

  test.each(['before', 'after'] as const)(
    'a commit of which nobody heard, as the line broke %s it was done, is looked up and not guessed',
    async when => {
      const line = await BreakableLine.to(await newDatabase())
      const one = await server(line.url)
      const table = await company(one.origin, 2, LONG)
      await move(table)
      await together(table)
      const before = at(table.seated, 0).log.length
      const broken = line.breakAt('"heard":', when)
      await expect(move(table)).rejects.toThrow(/store|closed/)
      await broken
      const later = await spread(table, [one])
      await at(later.seated, 0).join({ epoch: at(later.seated, 0).epoch, heard: 0 })
      const { log } = at(later.seated, 0)
      if (when === 'before') expect(log).toHaveLength(before)
      else expect(log.length).toBeGreaterThan(before)
      expect(await move(later)).toBe(true)
      await leaveAll(later)
      line.close()
    },
  )
})
