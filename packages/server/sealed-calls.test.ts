/** A sealed choice that is changed again and again calls nobody once more, and moves nobody's rating: what goes out of the table tells nothing of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { at, type Seat } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { company, engine, isOver, leaveAll, together } from './testing/company.ts'
import { Phones } from './testing/phones.ts'
import { Folders, startServer } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

type Market = 'rail' | 'pipeline' | 'rest'
const KEY = [1, 2, 3, 4, 5, 6, 7, 8] // the same game at every table
const CALLED_AT_ONCE = { gatherMs: 0, delayMs: 0, everyMs: 5, crowdedMs: 0 }

/** A whole game of three who are called by all ways; the first one chooses these markets, one after the other. */
async function story(...markets: readonly Market[]) {
  const phones = await Phones.listen()
  const settings = { now: () => 1_700_000_000_000, matchKey: () => KEY, callPace: CALLED_AT_ONCE, ...phones.settings }
  const server = await startServer(await folders.make(), settings)
  const table = await company(server.origin, 3, { options: { rounds: 2, deals: false }, rated: true })
  const { id, people, seated } = table
  for (const { client } of seated) await client.ask('look', { looking: false })
  for (const [seat, person] of people.entries()) await phones.callBy(person, `person-${seat}`)

  const pending = () => engine.pending(at(seated, 0).view)
  let calls = pending().length
  await phones.until(id, calls)
  const play = async (seat: Seat, command: unknown) => {
    const before = pending()
    expect(await at(seated, seat).command(command)).toEqual({ accepted: true })
    await together(table)
    calls += pending().filter(each => !before.includes(each)).length
    await phones.until(id, calls)
  }
  let chosen = 0
  while (!isOver(table)) {
    const seat = at(pending(), 0)
    const legal = engine.legal(at(seated, seat).view, seat)
    if (seat !== 0 || !legal.some(({ kind }) => kind === 'choose'))
      await play(seat, legal.find(({ kind }) => kind === 'endTurn') ?? at(legal, 0))
    else
      for (const market of markets) {
        await play(seat, { kind: 'choose', market })
        chosen++
        await pause(12 * CALLED_AT_ONCE.everyMs) // what would be due by then has come
      }
  }
  await phones.until(id, calls + seated.length) // that it is over
  await at(seated, 0).client.newsOf('room', ({ room }) => room.seats.every(({ rating }) => rating !== undefined))
  const told = ['/api/account/standing', '/api/account/results', '/api/tables']
  const answers = await Promise.all(people.flatMap(person => told.map(async path => (await person.http(path)).text())))
  const out = {
    calls: [...phones.callsOf(id, server.origin)].toSorted(([a], [b]) => a.localeCompare(b)),
    answers: answers.map(text => text.replaceAll(id, '')),
  }
  await leaveAll(table)
  await server.stop()
  phones.close()
  return { out, chosen }
}

test('nobody is called for it, and all ratings are the same', async () => {
  const once = await story('rail')
  const often = await story('rest', 'pipeline', 'rest', 'rail')
  expect([once.chosen, often.chosen]).toEqual([2, 8])
  expect(often.out).toEqual(once.out)
  expect(once.out.calls).toHaveLength(3 * 4)
})
