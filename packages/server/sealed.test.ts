/** A sealed choice that is changed again and again must not show to anybody else: not in a byte, not in a number, not in a gap. */
import { at, type Seat } from '@wildcat/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { type Company, company, engine, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let clock = 0
beforeAll(async () => {
  const key = [1, 2, 3, 4, 5, 6, 7, 8] // the same game at every table
  server = await startServer(await folders.make(), { now: () => clock, matchKey: () => key })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})
const choose = (market: 'rail' | 'pipeline' | 'rest') => ({ kind: 'choose', market }) as const

/** Everybody has ended his turn; now markets are chosen, sealed. */
async function choosing(): Promise<Company> {
  const table = await company(server.origin, 3, {
    options: { rounds: 2, deals: false },
    clock: { kind: 'live', bank: 3600, increment: 7, atZero: 'bot' }, // no time tells anything either
  })
  for (let turn = 0; turn < 3; turn++) {
    const [seat = 0] = engine.pending(at(table.seated, 0).view)
    const mover = at(table.seated, seat)
    await mover.client.until(() => engine.pending(mover.view).includes(seat))
    expect(await mover.command({ kind: 'endTurn' })).toEqual({ accepted: true })
    await barrier(table)
  }
  return table
}
const barrier = ({ seated }: Company) => Promise.all(seated.map(({ client }) => client.ask('log', { from: 0, lines: 1 })))
/** Chooses, and later perhaps again; when that was nobody can tell by what he is shown. */
async function played(table: Company, seat: Seat, ...markets: ('rail' | 'pipeline' | 'rest')[]) {
  const from = clock
  for (const market of markets) {
    expect(await at(table.seated, seat).command(choose(market))).toEqual({ accepted: true })
    await barrier(table)
    clock += 1000
  }
  clock = from + 60_000
}

/** The whole story of one table, at the same hours. */
async function story(...markets: ('rail' | 'pipeline' | 'rest')[]) {
  clock = 1_700_000_000_000
  const table = await choosing()
  const eve = await Person.come(server.origin, 'Eve')
  const watching = await Seated.join(eve, table.id)
  await played(table, 0, ...markets)
  const lists = [await at(table.people, 1).lobby(), await at(table.people, 2).lobby()].map(list =>
    list.mine.find(({ id }) => id === table.id),
  )
  const { room } = await (await eve.open()).ask('join', { table: table.id })
  await played(table, 1, 'rest')
  const bytes = (client: Client) => client.received.filter(text => !text.startsWith('{"n"')).map(text => text.replaceAll(table.id, ''))
  const [actor, ...others] = table.seated
  const received = {
    others: others.map(({ client }) => bytes(client)),
    watching: bytes(watching.client),
    room: { ...room, id: '' },
    lists: lists.map(summary => ({ ...summary, id: '' })),
    numbers: others.map(({ heard, decision }) => [heard, decision]),
  }
  await leaveAll(table)
  await eve.close()
  return { received, heard: actor?.heard ?? 0 }
}

test('others receive the same bytes whether somebody chose once or changed his mind three times, and when', async () => {
  const once = await story('rail')
  const often = await story('rest', 'pipeline', 'rest', 'rail')
  expect(often.received).toEqual(once.received)
  expect(often.heard).toBe(once.heard + 3) // who did it knows
})
