/** What somebody does in secret shows to nobody else: not by what they can take back, nor by what becomes of a request to do so. */
import { titleOf } from '@wildcat/catalogue'
import { at } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { findLaying, type Laying, SEATS } from '../table/testing/laying.ts'
import type { Client } from './testing/client.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, startServer } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())
const competitors = await titleOf('competitors')?.engine()
if (competitors === undefined) throw new Error('Competitors is in the catalogue')
const engine = competitors

/** What all but one receive: another asks for an undo, perhaps something is laid ready in secret, and all agree. */
async function story({ key, moves, seat, other, lay }: Laying<never>, secretly: boolean) {
  const server = await startServer(await folders.make(), { now: () => 1_700_000_000_000, matchKey: () => key })
  const people: Person[] = []
  for (let n = 0; n < SEATS; n++) people.push(await Person.come(server.origin, `P${n}`))
  const { id } = await at(people, 0).make({ game: 'competitors', options: {}, seats: ['me', 'open', 'open'] })
  const seated: Seated[] = []
  for (const [n, person] of people.entries()) {
    seated.push(await Seated.join(person, id))
    if (n > 0) await at(seated, n).client.ask('sit', { seat: n })
  }
  const barrier = () => Promise.all(seated.map(({ client }) => client.ask('log', { from: 0, lines: 1 })))
  await at(seated, 0).client.ask('start', {})
  for (const each of seated) await each.ready()
  for (const move of moves) {
    expect(await at(seated, move.seat).command(move.command)).toEqual({ accepted: true })
    await barrier()
  }
  const asking = at(seated, other)
  const undo = asking.undo
  expect(await asking.client.ask('requestUndo', { decision: asking.decision })).toEqual({ accepted: true })
  if (undo !== 'free') for (const { client } of seated) await client.newsOf('room', ({ room }) => room.undo !== 'none')
  if (secretly) expect(await at(seated, seat).command(lay)).toEqual({ accepted: true })
  await barrier()
  for (const { viewer, client } of seated)
    if (viewer !== other) expect(await client.ask('answerUndo', { request: 1, agree: true })).toEqual({ accepted: true })
  await asking.client.until(() => asking.log.at(-1)?.kind === 'undone')
  for (const { client } of seated) await client.newsOf('room', ({ room }) => room.undo === 'none' && room.stage === 'playing')
  await barrier()
  const bytes = (client: Client) => client.received.filter(text => !text.startsWith('{"n"')).map(text => text.replaceAll(id, ''))
  const received = seated
    .filter(({ viewer }) => viewer !== seat)
    .map(({ client }) => bytes(client).filter(text => text.includes('"news":"update"')))
  const lines = seated.map(({ log }) => log.length)
  for (const person of people) await person.close()
  await server.stop()
  return {
    received,
    lines,
    sights: seated.filter(({ viewer }) => viewer !== seat).map(sight => ({ view: sight.view, undo: sight.undo, decision: sight.decision })),
  }
}

test('a request to take back holds, and leads to the same for all others, whether or not something was laid ready meanwhile', async () => {
  const laying = findLaying(engine, 'somebodyDecided') as Laying<never>
  const [plain, secret] = [await story(laying, false), await story(laying, true)]
  expect(secret.received).toEqual(plain.received)
  expect(secret.sights).toEqual(plain.sights)
  expect(at(secret.lines, laying.seat)).toBeGreaterThan(at(plain.lines, laying.seat)) // who did it knows
})
