/** A server is updated while games run: they go on under the new rules, and nothing of them is lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { titleOf } from '@wildcat/catalogue'
import { at, below, type Engine, keyFrom, randomness, type Types, verify } from '@wildcat/kernel'
import { replay as replaySchema } from '@wildcat/protocol'
import { digest, patched, readRecord, recordFor } from '@wildcat/table'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { endIn, pack, unpack } from './records/packed.ts'
import { archiveOperations } from './store/sqlite/archive.ts'
import { type Company, company, engine, isOver, leaveAll, move, together } from './testing/company.ts'
import { asOfRules, inDatabase, leftUnderNewerRules, withoutSnapshots } from './testing/earlier-rules.ts'
import type { Person } from './testing/people.ts'
import type { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
const running: Running[] = []
async function start(folder: string): Promise<Running> {
  const server = await startServer(folder, { archiving: { quietMs: -1, stepMs: 1, lookMs: 1 } })
  running.push(server)
  return server
}
afterAll(async () => {
  for (const server of running) await server.stop()
  await folders.remove()
})
const lots = (seed: number) => {
  const luck = randomness(keyFrom(seed), 1)
  return (n: number) => below(luck, 0, n)
}

async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Error(`no ${game}`)
  return title.engine()
}
async function playing(origin: string, game: string): Promise<Company> {
  const rules = await engineOf(game)
  const options = rules.options(rules.seats.least, {})
  if (!('ok' in options)) throw new Error('the usual options are good')
  return { ...(await company(origin, rules.seats.least, { game, options: { ...options.ok } })), rules }
}
async function moves(table: Company, n: number, choose: (n: number) => number): Promise<void> {
  for (let made = 0; made < n && !isOver(table); made++) await move(table, choose)
  await together(table)
}
/** Everybody comes again, and has heard it all. */
async function back(of: Company, origin: string): Promise<Company> {
  const people = of.people.map(person => person.at(origin))
  const seated: Seated[] = []
  for (const [seat, each] of of.seated.entries()) seated.push(await each.again(at(people, seat)))
  return { ...of, people, seated }
}
async function replayed(person: Person, id: string) {
  const { frames, earlier } = v.parse(replaySchema, await (await person.http(`/api/tables/${id}/replay`)).json())
  let view: unknown
  for (const { sight } of frames) view = 'view' in sight ? sight.view : patched(view, sight.patch)
  return { earlier, positions: frames.length, log: frames.flatMap(({ log }) => log), view }
}
const seen = ({ seated }: Company) => seated.map(({ view, log }) => ({ view, log }))
const entriesIn = (data: string, like: string): number => {
  let n = 0
  inDatabase(data, db => {
    n = Number(db.prepare('SELECT count(*) AS n FROM entries WHERE entry LIKE ?').get(like)?.['n'])
  })
  return n
}

describe('games of every kind', () => {
  test.each(['gusher', 'giganten', 'black-gold', 'oilfield', 'competitors'])('%s goes on where it was', async game => {
    const folder = await folders.make()
    const before = await start(folder)
    const table = await playing(before.origin, game)
    const choose = lots(5)
    await moves(table, 25, choose)
    const left = seen(table)
    await before.stop()
    asOfRules(before.data, 1)

    const updated = await start(folder)
    const again = await back(table, updated.origin)
    expect(seen(again)).toEqual(left)
    expect(again.seated.map(({ undo }) => undo)).not.toContain('free') // nothing before it can be taken back
    for (const each of again.seated)
      await each.client.until(() => each.talk.some(({ said }) => 'notice' in said && said.notice === 'newRules'))
    await moves(again, 15, choose)
    const later = seen(again)
    for (const [seat, person] of again.people.entries()) {
      const { earlier, log, view, positions } = await replayed(person, table.id)
      expect([earlier, positions > 1]).toEqual([true, true])
      expect({ view, log }).toEqual(at(later, seat))
    }
    await updated.stop()
    expect(entriesIn(updated.data, '{"kind":"goesOn"%')).toBe(1)

    withoutSnapshots(updated.data) // as after a crash: it is played from where it went on
    const third = await start(folder)
    const once = await back(again, third.origin)
    expect(seen(once)).toEqual(later)
    await moves(once, 3, choose)
    await leaveAll(once)
    await third.stop()
    expect(entriesIn(third.data, '{"kind":"goesOn"%')).toBe(1)
  })
})

test('the record of a game that went on says so, holds, and stays whole', async () => {
  const folder = await folders.make()
  const before = await start(folder)
  const table = await company(before.origin, 2, { options: { rounds: 2, deals: true } })
  await moves(table, 10, lots(1))
  await before.stop()
  asOfRules(before.data, 1)
  const updated = await start(folder)
  const again = await back(table, updated.origin)
  await moves(again, 1000, lots(2))
  const log = at(again.seated, 0).log
  await at(again.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  const [ada] = again.people
  const read = readRecord((await (await ada?.http(`/api/tables/${table.id}/record`))?.text()) ?? '')
  if (!('ok' in read)) throw new Error(JSON.stringify(read))
  const record = recordFor(engine, read.ok)
  if (!('ok' in record)) throw new Error(JSON.stringify(record))
  expect(record.ok).toMatchObject({ version: engine.version, goneOn: { version: engine.version - 1, last: { kind: 'goesOn', layout: 1 } } })
  expect(record.ok.goneOn?.entries.length).toBeGreaterThan(5)
  expect(verify(engine, record.ok, digest)).toBeUndefined()
  const own = (await (await ada?.http('/api/guest/export'))?.json()) as { tables: { entries: { kind: string }[] }[] }
  expect(own.tables.flatMap(({ entries }) => entries.map(({ kind }) => kind))).not.toContain('goesOn')
  const told = async () => (await replayed(again.people[0] as Person, table.id)).log
  expect(await told()).toEqual(log) // however long the archivist has been at work
  await leaveAll(again)
  await updated.stop()
  inDatabase(updated.data, db => expect(db.prepare('SELECT count(*) AS n FROM archives').get()?.['n']).toBe(0))
})

test('a game that was over under earlier rules is still shown, with all that was said', async () => {
  const folder = await folders.make()
  const before = await startServer(folder)
  const table = await company(before.origin, 2, { options: { rounds: 1, deals: true } })
  await moves(table, 1000, lots(3))
  await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  const left = seen(table)
  await before.stop()
  asOfRules(before.data, 1)
  const updated = await start(folder)
  const again = await back(table, updated.origin)
  expect(seen(again)).toEqual(left)
  const [ada] = again.people
  if (ada === undefined) throw new Error('nobody')
  const { earlier, positions, log, view } = await replayed(ada, table.id)
  expect([earlier, positions]).toEqual([true, 1])
  expect({ view, log }).toEqual(left[0])
  const record = readRecord(await (await ada.http(`/api/tables/${table.id}/record`)).text())
  expect(record).toMatchObject({ ok: { version: engine.version - 1 } })
  expect('ok' in record && record.ok.digests).toBe(undefined)
  await leaveAll(again)
})

describe('a game that was archived under earlier rules', () => {
  const count = (data: string, sql: string): number => {
    let n = 0
    inDatabase(data, db => {
      n = Number(db.prepare(sql).get()?.['n'])
    })
    return n
  }
  /** Until there is a packed record and nothing else. */
  async function archived(folder: string): Promise<string> {
    const server = await start(folder)
    while (!(await (await fetch(`${server.origin}/metrics`)).text()).includes('wildcat_archived_games_total 1')) await pause(10)
    await server.stop()
    inDatabase(server.data, db => {
      const operations = archiveOperations(db)
      while (operations.tidyArchive(1000));
    })
    expect(count(server.data, 'SELECT count(*) AS n FROM entries')).toBe(0)
    expect(count(server.data, 'SELECT count(*) AS n FROM snapshots')).toBe(0)
    return server.data
  }
  async function ended(end: (table: Company) => Promise<unknown>) {
    const folder = await folders.make()
    const before = await startServer(folder)
    const table = await company(before.origin, 2, { options: { rounds: 2, deals: true } })
    await end(table)
    await together(table)
    await leaveAll(table)
    await before.stop()
    return { folder, table }
  }
  const toItsEnd = async (table: Company) => {
    await moves(table, 1000, lots(3))
    await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'over')
  }
  const stopped = async (table: Company) => {
    await moves(table, 7, lots(3))
    for (const { client } of table.seated) await client.ask('stop', { agree: true })
    await at(table.seated, 0).client.newsOf('room', ({ room }) => room.stage === 'stopped')
  }

  test.each([
    ['is shown to its end, with all that was said', toItsEnd],
    ['is shown as it stood when all agreed to stop, and does not go on', stopped],
  ])('%s', async (_, end) => {
    const { folder, table } = await ended(end)
    const data = await archived(folder)
    asOfRules(data, 1)
    const updated = await start(folder)
    const again = await back(table, updated.origin)
    expect(seen(again)).toEqual(seen(table))
    for (const [seat, person] of again.people.entries()) {
      const { earlier, positions, log, view } = await replayed(person, table.id)
      expect({ earlier, positions, log, view }).toEqual({ earlier: true, positions: 1, ...at(seen(table), seat) })
      expect(await at(again.seated, seat).client.ask('log', { from: 2, lines: 3 })).toMatchObject({ log: log.slice(2, 5) })
    }
    const record = readRecord(await (await at(again.people, 0).http(`/api/tables/${table.id}/record`)).text())
    expect(record).toMatchObject({ ok: { version: engine.version - 1 } })
    await leaveAll(again)
    await updated.stop()
    expect(count(data, 'SELECT count(*) AS n FROM entries')).toBe(0)
  })

  test('is refused where how it ended was not packed yet', async () => {
    const { folder, table } = await ended(toItsEnd)
    const data = await archived(folder)
    asOfRules(data, 1)
    inDatabase(data, db => {
      const packed = db.prepare('SELECT record FROM archives').get()?.['record']
      if (!(packed instanceof Uint8Array)) throw new Error('nothing was archived')
      expect(endIn(packed)).toBeDefined()
      db.prepare('UPDATE archives SET record = ?').run(pack(unpack(packed)) ?? '')
    })
    const updated = await start(folder)
    const client = await at(table.people, 0).at(updated.origin).open({}, table.id)
    expect(await client.refusal('join', { table: table.id })).toBe('otherVersion')
    await client.close()
  })
})

describe('a game is not played by rules that it does not follow', () => {
  async function left(change: (data: string) => void): Promise<{ table: Company; folder: string; data: string }> {
    const folder = await folders.make()
    const before = await start(folder)
    const table = await company(before.origin, 2, { options: { rounds: 3, deals: true } })
    await moves(table, 8, lots(1))
    await before.stop()
    change(before.data)
    return { table, folder, data: before.data }
  }
  async function refusal({ table, folder }: { table: Company; folder: string }) {
    const server = await start(folder)
    const client = await at(table.people, 0).at(server.origin).open({}, table.id)
    const code = await client.refusal('join', { table: table.id })
    await client.close()
    await server.stop()
    return code
  }

  test('nor by newer ones from an older server', async () => {
    const game = await left(data => leftUnderNewerRules(data, 1))
    expect(await refusal(game)).toBe('newerRules')
  })
  test('nor by newer ones where how it stood is not kept; nothing of it changes, and the version before can save it', async () => {
    const game = await left(data => {
      asOfRules(data, 1)
      withoutSnapshots(data)
    })
    expect(await refusal(game)).toBe('otherVersion')
    asOfRules(game.data, -1) // the version before
    expect(await refusal(game)).toBe('none')
    asOfRules(game.data, 1)
    expect(await refusal(game)).toBe('none')
  })
})
