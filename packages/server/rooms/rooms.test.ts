/** Tables over a real store, without a server around them: what can only be met by chance there is brought about here. */
import { join } from 'node:path'
import { at, type Seat } from '@wildcat/kernel'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { newMatchKey } from '../secrets.ts'
import { Store } from '../store/store.ts'
import { Folders } from '../testing/server.ts'
import type { Asker } from './asks/desk.ts'
import * as game from './asks/game.ts'
import * as seats from './asks/seats.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const nobody = () => undefined
async function opened(now: () => number = Date.now) {
  const store = await Store.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  const rooms = new Rooms({
    store,
    thinker: { think: () => Promise.reject(new Error('there are no bots')) },
    limits: LIMITS,
    log: fastify({ logger: false }).log,
    now,
    matchKey: newMatchKey,
    pause: () => Promise.resolve(),
    roomChanged: nobody,
    moved: nobody,
  })
  return { store, rooms }
}

/** So many people at a table, each by his guest's number, which is one more than his seat. */
async function seated(rooms: Rooms, people: number): Promise<{ room: Room; askers: Asker[] }> {
  const wish = { game: 'gusher', options: { rounds: 3, deals: true }, listed: false, takeover: 'never' } as const
  const open = Array.from({ length: people - 1 }, () => 'open' as const)
  const { id } = await rooms.create({ id: 1, name: 'Ada' }, { ...wish, seats: ['me', ...open] })
  const room = await rooms.find(id)
  const askers: Asker[] = []
  for (let seat: Seat = 0; seat < people; seat++) {
    const asker: Asker = { room, listener: { guest: seat + 1, name: '', tell: nobody }, context: rooms.context }
    await room.join(asker.listener, { kind: 'join', table: id }, nobody)
    if (seat > 0) await seats.sit(asker, { kind: 'sit', seat })
    askers.push(asker)
  }
  return { room, askers }
}

test('a table that somebody is just coming to stays the one that it is', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(() => clock)
  const { id } = await rooms.create(
    { id: 1, name: 'Ada' },
    { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 2 },
  )
  clock += LIMITS.idleMs
  const coming = await rooms.find(id)
  await rooms.sweep()
  expect(await rooms.find(id)).toBe(coming)
  clock += LIMITS.idleMs
  await rooms.sweep()
  expect(await rooms.find(id)).not.toBe(coming)
  await store.close()
})

test('the last yes to an undo that cannot be written harms nobody', async () => {
  const { store, rooms } = await opened()
  const { room, askers } = await seated(rooms, 3)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  const order = [0, 1, 2].map(n => at(askers, (at(table.pending, 0) + n) % 3))
  for (const asker of order.slice(0, 2)) {
    const decision = table.see(at(table.pending, 0)).decision
    expect(await game.command(asker, { kind: 'command', decision, command: { kind: 'endTurn' } })).toEqual({ accepted: true })
  }
  const first = at(order, 0)
  const decision = table.see(Number(room.audience.viewerOf(first.listener))).decision
  expect(await game.askForUndo(first, { kind: 'requestUndo', decision })).toEqual({ accepted: true })
  await game.answerUndo(at(order, 1), { kind: 'answerUndo', request: 1, agree: true })
  const entries = table.length
  const yes = game.answerUndo(at(order, 2), { kind: 'answerUndo', request: 1, agree: true })
  await Promise.resolve() // it is on its way to the disk, and from now on nothing else is taken
  await store.close()
  expect(await yes).toEqual({ accepted: true })
  expect(table.length).toBe(entries)
})
