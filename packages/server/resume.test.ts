/** After a dropped connection, a restart or a long sleep nothing is lost and nothing comes twice. */
import { at, below, keyFrom, randomness } from '@wildcat/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { text } from './store/row.ts'
import { openDatabase } from './store/sqlite/database.ts'
import { databaseIn } from './store/sqlite/file.ts'
import { asked, type Company, company, engine, isOver, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
const running: Running[] = []
async function start(folder: string, settings: Parameters<typeof startServer>[1] = {}): Promise<Running> {
  const server = await startServer(folder, settings)
  running.push(server)
  return server
}
afterAll(async () => {
  for (const server of running) await server.stop()
  await folders.remove()
})
const LONG = { options: { rounds: 20, deals: true } }
const lots = (seed: number) => {
  const luck = randomness(keyFrom(seed), 1)
  return (n: number) => below(luck, 0, n)
}

/** Everybody comes again, to the same server or to another one. */
async function back(of: Company, origin: string): Promise<Company> {
  const people = of.people.map(person => person.at(origin))
  const seated: Seated[] = []
  for (const [seat, each] of of.seated.entries()) seated.push(await each.again(at(people, seat)))
  return { ...of, people, seated }
}

describe('a dropped connection', () => {
  test('is taken up where it was: the rest is heard once, in order', async () => {
    const { origin } = await start(await folders.make())
    const table = await company(origin, 3, LONG)
    const away = at(table.seated, 2)
    const others: Company = { ...table, seated: table.seated.slice(0, 2) }
    const any = lots(1)
    for (let n = 0; n < 4; n++) await move(table, any)
    await together(table)
    away.client.drop()
    for (let n = 0; n < 30 && asked(others) !== undefined; n++) await move(others, any)
    const again = await away.again(at(table.people, 2))
    const fresh = await Seated.join(at(table.people, 2), table.id)
    expect(again.view).toEqual(fresh.view)
    expect(again.log).toEqual((await fresh.client.ask('log', { from: 0, lines: 200 })).log)
    expect(again.heard).toBe(again.log.length)
    const all: Company = { ...table, seated: [...others.seated, again] }
    for (let n = 0; n < 4; n++) await move(all, any)
    await together(all)
    expect(again.view).toEqual((await Seated.join(at(table.people, 2), table.id)).view)
    await leaveAll(table)
  })

  test('without anything new costs nothing', async () => {
    const { origin } = await start(await folders.make())
    const table = await company(origin, 2, LONG)
    await move(table)
    await together(table)
    const again = await back(table, origin)
    expect(again.seated.map(each => each.joined?.sight)).toEqual(['same', 'same'])
    expect(again.seated.map(({ view }) => view)).toEqual(table.seated.map(({ view }) => view))
    while ((await move(again, lots(3))) && at(again.seated, 0).view.round < 3) {}
    await leaveAll(again)
    await leaveAll(table)
  })

  test('with a number that never was gets the whole sight', async () => {
    const { origin } = await start(await folders.make())
    const table = await company(origin, 2, LONG)
    const { epoch } = at(table.seated, 0)
    const fresh = await Seated.join(at(table.people, 0), table.id, { epoch, heard: 9999 })
    expect(fresh.view).toEqual(at(table.seated, 0).view)
    const replayed = await Seated.join(at(table.people, 0), table.id, { epoch, heard: 0 }) // a number from long ago
    expect(replayed.log).toEqual(at(table.seated, 0).log)
    await leaveAll(table)
  })

  test('after an answer that never came: sent again, the command counts once', async () => {
    const { origin } = await start(await folders.make())
    const table = await company(origin, 2, LONG)
    const mover = asked(table)
    if (mover === undefined) throw new Error('somebody is asked')
    const command = at(engine.legal(mover.view, Number(mover.viewer)), 0)
    const { decision, heard } = mover
    mover.client.socket.send(JSON.stringify({ n: 99, ask: { kind: 'command', decision, command } }))
    await at(table.seated, 1 - Number(mover.viewer)).hears(heard + 1)
    mover.client.drop()
    const again = await mover.again(at(table.people, Number(mover.viewer)))
    expect(again.heard).toBeGreaterThan(heard)
    expect(await again.client.ask('command', { decision, command })).toMatchObject({ refused: { why: 'staleDecision' } })
    await leaveAll(table)
  })
})

test('whoever hangs up on the way in is not here', async () => {
  const server = await start(await folders.make())
  const table = await company(server.origin, 2, LONG)
  at(table.seated, 1).client.drop()
  for (let n = 0; n < 20; n++) {
    const client = await at(table.people, 1).open()
    client.socket.send(JSON.stringify({ n: 1, ask: { kind: 'join', table: table.id } }))
    client.drop()
  }
  const watching = await at(table.people, 0).open()
  const { room } = await watching.ask('join', { table: table.id, seat: 'spectator' })
  if (room.seats[1]?.present === true) await watching.newsOf('room', news => news.room.seats[1]?.present === false)
  expect(await at(table.seated, 0).client.refusal('link', { seat: 1 })).toBe('awayTooShort') // nobody is there, or it would be `present`
  await leaveAll(table)
})

describe('a restart', () => {
  test('brings back the very table to everybody, in the middle of a game and again and again', async () => {
    const folder = await folders.make()
    let server = await start(folder)
    let table = await company(server.origin, 3, LONG)
    const any = lots(5)
    for (let restart = 0; restart < 4; restart++) {
      for (let n = 0; n < 17; n++) await move(table, any)
      await together(table)
      const before = table.seated.map(each => [each.viewer, each.view, each.heard, each.log, each.decision, each.undo])
      await server.stop()
      server = await start(folder)
      table = await back(table, server.origin)
      // What was done to the data meanwhile nobody knows: all of it is told again.
      expect(table.seated.map(each => typeof each.joined?.sight)).toEqual(['object', 'object', 'object'])
      const fresh = []
      for (const person of table.people) fresh.push(await Seated.join(person, table.id))
      for (const [seat, each] of fresh.entries()) {
        const { log } = await each.client.ask('log', { from: 0, lines: 200 })
        expect([each.viewer, each.view, each.heard, log, each.decision, each.undo]).toEqual(before[seat])
        await each.client.close()
      }
    }
    while (!isOver(table) && at(table.seated, 0).view.round < 6) await move(table, any)
    await leaveAll(table)
  })

  test('lets bots go on by themselves as soon as somebody looks on', async () => {
    const folder = await folders.make()
    const thinker = { think: () => new Promise<never>(() => undefined), close: async () => undefined } // never gets an answer out
    const first = await start(folder, { thinker })
    const table = await company(first.origin, 1, { options: { rounds: 1, deals: false } }, 2)
    await at(table.seated, 0).client.ask('handOver', { bot: 'random' })
    await first.stop()
    const second = await start(folder)
    const person = at(table.people, 0).at(second.origin)
    const again = await Seated.join(person, table.id)
    await again.client.until(() => again.view.outcome !== 'open')
    await person.close()
  })

  test('keeps what was agreed on so far', async () => {
    const folder = await folders.make()
    const first = await start(folder)
    const table = await company(first.origin, 2, LONG)
    await at(table.seated, 0).client.ask('stop', { agree: true })
    await first.stop()
    const second = await start(folder)
    const person = at(table.people, 1).at(second.origin)
    const again = await Seated.join(person, table.id)
    expect((await again.join({})).room.stop).toEqual([0])
    await person.close()
  })

  test('after a crash in which only the end was not noted: whoever comes finds a finished game, and no link leads to a seat of it', async () => {
    const folder = await folders.make()
    const first = await start(folder)
    const begun = await company(first.origin, 2)
    await leaveAll(begun)
    await first.stop()
    const rowOf = (db: ReturnType<typeof openDatabase>) => db.prepare('SELECT stage, room FROM tables WHERE name = ?').get(begun.id)
    const early = openDatabase({ file: databaseIn(first.data) })
    const before = rowOf(early)
    early.close()
    const middle = await start(folder)
    const table = await back(begun, middle.origin)
    while (await move(table));
    await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
    await leaveAll(table)
    await middle.stop()
    const afterCrash = async () => {
      const late = openDatabase({ file: databaseIn(first.data) })
      late.prepare('UPDATE tables SET stage = ?, room = ? WHERE name = ?').run(text(before, 'stage'), text(before, 'room'), table.id)
      late.close()
      return start(folder)
    }
    const second = await afterCrash()
    const eve = await Person.come(second.origin, 'Eve')
    expect(await (await eve.open()).refusal('join', { table: table.id, token: at(table.tokens, 1) })).toBe('badLink')
    await eve.close()
    await second.stop()
    const third = await afterCrash()
    const again = eve.at(third.origin)
    expect((await (await again.open()).ask('join', { table: table.id })).room.stage).toBe('over')
    await again.close()
  })

  test('says goodbye so that clients come again', async () => {
    const server = await start(await folders.make())
    const table = await company(server.origin, 2, LONG)
    await server.stop()
    const [client] = table.seated.map(each => each.client)
    await client?.until(() => client.closed !== undefined)
    expect(client?.closed).toBe(1012)
  })
})

describe('a table that sleeps', () => {
  test('wakes for the next move, and nobody who listens notices', async () => {
    let clock = 1_000_000
    const { origin } = await start(await folders.make(), { now: () => clock, sweepMs: 1 })
    const table = await company(origin, 2, LONG)
    const any = lots(9)
    for (let n = 0; n < 45; n++) {
      if (n % 3 === 0) {
        clock += 120_000
        await new Promise(resolve => setTimeout(resolve, 4))
      }
      await move(table, any)
    }
    await together(table)
    const fresh = await Seated.join(at(table.people, 0), table.id)
    expect(fresh.view).toEqual(at(table.seated, 0).view)
    await leaveAll(table)
  })
})
