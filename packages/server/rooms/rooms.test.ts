/** Tables over a real store, without a server around them: what can only be met by chance there is brought about here. */
import { join } from 'node:path'
import { at, gameOver, type Seat } from '@wildcat/kernel'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { laterThinker, standInAt } from '../bots.ts'
import { LIMITS } from '../limits.ts'
import { Lobby } from '../lobby.ts'
import { Records } from '../records/records.ts'
import { replayOf } from '../replay.ts'
import { call } from '../store/contract.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { engine } from '../testing/company.ts'
import { Folders } from '../testing/server.ts'
import { ADA, allowance, DEVICE, nobody, opened, seated, tablesOver } from '../testing/tables.ts'
import { handOver } from './agreements.ts'
import * as around from './asks/around.ts'
import type { Asker } from './asks/asker.ts'
import * as game from './asks/game.ts'
import * as links from './asks/links.ts'
import { again } from './asks/rematch.ts'
import * as seats from './asks/seats.ts'
import type { Listener } from './audience.ts'
import { loadTable } from './loading.ts'
import type { Match } from './match.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { OPEN, withSeat } from './state.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const END_TURN = { kind: 'endTurn' } as const
/** So many entries: a turn is ended and taken back, again and again. */
async function toAndFro(table: Match['table'], askers: readonly Asker[], entries: number): Promise<void> {
  const [seat = 0] = table.pending
  const mover = at(askers, seat)
  for (let n = 0; n < entries; n++) {
    const { decision } = table.see(seat)
    const ask =
      n % 2 === 0 ? game.command(mover, { kind: 'command', decision, command: END_TURN }) : game.undo(mover, { kind: 'undo', decision })
    expect(await ask).toEqual({ accepted: true })
  }
}

test('a table that somebody is just coming to stays the one that it is', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { id } = await rooms.create(ADA, { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 2 })
  clock += LIMITS.idleMs
  const coming = await rooms.find(id)
  await rooms.memory.sweep()
  expect(await rooms.find(id)).toBe(coming)
  clock += LIMITS.idleMs
  await rooms.memory.sweep()
  await rooms.memory.sweep()
  expect(await rooms.find(id)).not.toBe(coming)
  await store.close()
})

test('nor does a clock that leaps meanwhile make two of it', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { id } = await rooms.create(ADA, { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 2 })
  const room = await rooms.find(id)
  const late = { guest: 9, name: 'Late', device: DEVICE, allowance, tell: nobody, close: nobody }
  const joining = room.join(late, { kind: 'join', table: id }, nobody)
  for (let n = 0; n < 3; n++) {
    clock += LIMITS.idleMs
    await rooms.memory.sweep()
  }
  expect(await rooms.find(id)).toBe(room)
  await joining
  room.leave(late)
  // Nobody is there, but somebody has just asked for it.
  clock += LIMITS.idleMs
  await rooms.memory.sweep()
  const asked = await rooms.find(id)
  clock += LIMITS.idleMs
  await rooms.memory.sweep()
  expect(await rooms.find(id)).toBe(asked)
  await store.close()
})

test('whoever opens the host’s link while its player is on the way in takes nothing from them', async () => {
  let clock = 1_700_000_000_000
  const { store, rooms } = await opened(folders, () => clock)
  for (let steps = 0; steps < 40; steps++) {
    const { room, askers } = await seated(rooms, 2)
    await seats.start(at(askers, 0))
    const heard: string[] = []
    const owner = { ...at(askers, 1).listener, tell: (text: string) => void heard.push(text) }
    room.leave(at(askers, 1).listener)
    clock += LIMITS.relinkMs
    const { token } = await links.link(at(askers, 0), { kind: 'link', seat: 1 })
    const viewers: unknown[] = []
    const joining = room.join(owner, { kind: 'join', table: room.id }, joined => viewers.push(joined.viewer))
    for (let step = 0; step < steps; step++) await (steps < 30 ? Promise.resolve() : new Promise(setImmediate))
    const stranger = { guest: 9, name: 'Eve', device: DEVICE, allowance, tell: nobody, close: nobody }
    const claiming = room.join(stranger, { kind: 'join', table: room.id, token }, nobody)
    await Promise.allSettled([joining, claiming])
    expect([viewers, heard.filter(text => text.includes('"gone"'))]).toEqual([[1], []])
    expect(room.state.seats[1]?.holders.map(({ guest }) => guest)).toEqual([2])
  }
  await store.close()
})

test('who loses the seat while a replay is being made gets nothing of it', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  await room.match()
  const wish = { from: 0, frames: 10, as: 1 }
  expect(JSON.parse(String(await replayOf(rooms, room, 2, wish)))).toMatchObject({ viewer: 1 })
  const replaying = replayOf(rooms, room, 2, wish)
  const losing = room.change(now => ({ room: withSeat(now, 1, { holders: [] }) }))
  await expect(replaying).rejects.toMatchObject({ problem: { code: 'notSeated' } })
  await losing
  await rooms.context.records.close()
  await store.close()
})

test('nor does it help that the table leaves the memory meanwhile', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  for (const { listener } of askers) room.leave(listener)
  const replaying = replayOf(rooms, room, 2, { from: 0, frames: 10, as: 1 })
  for (let n = 0; n < 3; n++) {
    clock += LIMITS.idleMs
    await rooms.memory.sweep()
  }
  const again = await rooms.find(room.id)
  expect(again).not.toBe(room)
  const losing = again.change(now => ({ room: withSeat(now, 1, { holders: [] }) }))
  await expect(replaying).rejects.toMatchObject({ problem: { code: 'notSeated' } })
  await losing
  await rooms.context.records.close()
  await store.close()
})

test('who loses the seat while lines of its log are looked up gets none', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  const ask = () => game.log(at(askers, 1), { kind: 'log', from: 0, lines: 5 })
  expect(await ask()).toMatchObject({ from: 0 })
  clock += LIMITS.idleMs
  room.rest()
  const losing = room.change(now => ({ room: withSeat(now, 1, { holders: [] }) }))
  await expect(ask()).rejects.toMatchObject({ problem: { code: 'notJoined' } })
  await losing
  await store.close()
})

/** Three people have stopped, and may play again. */
async function stopped(rooms: Rooms) {
  const { room, askers } = await seated(rooms, 3)
  await seats.start(at(askers, 0))
  for (const asker of askers) await around.stop(asker, { kind: 'stop', agree: true })
  expect(room.state.stage).toBe('stopped')
  return { room, askers }
}

test('no seat is kept for whoever was deleted while the next table was made', async () => {
  const dismissed = new Set<number>()
  const { store, rooms } = await opened(folders, undefined, guest => dismissed.has(guest))
  const { room, askers } = await stopped(rooms)
  const forget = (guest: number) => {
    dismissed.add(guest)
    return rooms.forget({ id: guest })
  }
  const making = again(at(askers, 0), rooms)
  const before = forget(3)
  const make = room.change.bind(room)
  let after: Promise<void> | undefined
  room.change = change =>
    make(now => {
      const changed = change(now)
      if (changed.unit !== undefined) after = Promise.resolve().then(() => forget(2)) // it is on its way to the disk
      return changed
    })
  const { id } = await making
  await Promise.all([before, after])
  expect(after).toBeDefined()
  const next = await rooms.find(id)
  expect(next.state.seats.map(({ kept }) => kept)).toEqual([[], [], []])
  await store.close()
})

test('a next table that cannot be noted at the first one is not there either', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await stopped(rooms)
  const together = store.together.bind(store)
  store.together = unit => together([...unit, call('saveSnapshot', 1, Number.NaN, '')]) // which no disk takes
  await expect(again(at(askers, 0), rooms)).rejects.toMatchObject({ code: 'outOfStep' })
  store.together = together
  expect(room.state.next).toBe('none')
  expect(await store.do('countTables')).toBe(0)
  const { id } = await again(at(askers, 0), rooms)
  expect([room.state.next, await store.do('countTables')]).toEqual([id, 1])
  await store.close()
})

test('whoever is deleted is gone from the next table, also when that failed there at first', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await stopped(rooms)
  const { id } = await again(at(askers, 0), rooms)
  const next = await rooms.find(id)
  const change = next.change.bind(next)
  next.change = () => Promise.reject(new StoreFailure('full', 'no room'))
  const forget = () => rooms.forget({ id: 2 })
  await expect(forget()).rejects.toMatchObject({ code: 'full' })
  expect(room.state.seats[1]?.holders).toEqual([]) // where it did not fail it is done
  next.change = change
  await forget()
  expect(next.state.seats.map(({ kept }) => kept.map(({ guest }) => guest))).toEqual([[], [], [3]])
  expect(await store.do('everyTableOf', 2)).toEqual([])
  await store.close()
})

/** Somebody has opened the link of the second seat, of a table that was stopped and of the next one, where the first has sat down. */
async function withLaterDevice(rooms: Rooms) {
  const { room, askers } = await seated(rooms, 3)
  await seats.start(at(askers, 0))
  const listener: Listener = { guest: 9, name: 'Eve', device: DEVICE, allowance, tell: nobody, close: nobody }
  const { token } = await links.renew(at(askers, 1))
  await room.join(listener, { kind: 'join', table: room.id, token }, nobody)
  for (const asker of askers) await around.stop(asker, { kind: 'stop', agree: true })
  const { id } = await again(at(askers, 0), rooms)
  const next = await rooms.find(id)
  const guestsAt = (table: Room) => table.state.seats[1]?.[table === room ? 'holders' : 'kept'].map(({ guest }) => guest)
  return { room, next, askers, guestsAt }
}
const DROP = { kind: 'drop', device: 2 } as const

test('a device is dropped at all tables of a company or, when that cannot be written, at none', async () => {
  const { store, rooms } = await opened(folders)
  const { room, next, askers, guestsAt } = await withLaterDevice(rooms)
  const together = store.together.bind(store)
  store.together = unit => together([...unit, call('saveSnapshot', 1, Number.NaN, '')]) // which no disk takes
  await expect(links.drop(at(askers, 1), DROP)).rejects.toMatchObject({ code: 'outOfStep' })
  store.together = together
  const known = async () => (await store.do('everyTableOf', 9)).length
  expect([guestsAt(room), guestsAt(next), await known()]).toEqual([[2, 9], [2, 9], 2])
  await links.drop(at(askers, 1), DROP)
  expect([guestsAt(room), guestsAt(next), await known()]).toEqual([[2], [2], 0])
  await store.close()
})

test.each(['before', 'after'])('no table is made for a device that is dropped in the moment %s', async when => {
  const { store, rooms } = await opened(folders)
  const { room, next, askers, guestsAt } = await withLaterDevice(rooms)
  await rooms.context.close(next, nobody)
  const asks = [() => again(at(askers, 0), rooms), () => links.drop(at(askers, 1), DROP)]
  await Promise.all((when === 'before' ? asks.toReversed() : asks).map(ask => ask()))
  const made = await rooms.find(room.state.next)
  expect(made).not.toBe(next)
  expect([guestsAt(room), guestsAt(made), await store.do('everyTableOf', 9)]).toEqual([[2], [2], []])
  await store.close()
})

test('a table of the company that cannot be read keeps nobody from dropping a device', async () => {
  const { store, rooms } = await opened(folders)
  const { room, next, askers, guestsAt } = await withLaterDevice(rooms)
  const other = { stage: 'waiting', listed: false, touched: 0, unseen: false, bots: [], holders: [[1, 9] as const] }
  for (const broken of ['{', JSON.stringify({ company: room.id })])
    await store.do('addTable', `broken ${broken.length}`, { ...other, room: broken })
  await links.drop(at(askers, 1), DROP)
  expect([guestsAt(room), guestsAt(next)]).toEqual([[2], [2]])
  await store.close()
})

test('a table where a seat is only kept for somebody is none of theirs', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await stopped(rooms)
  const { id } = await again(at(askers, 0), rooms)
  const known = async (guest: number) => (await store.do('everyTableOf', guest)).map(({ name }) => name)
  expect((await store.do('tablesOf', 2, 9)).map(({ name }) => name)).toEqual([room.id])
  expect(await known(2)).toEqual([id, room.id])
  expect([await store.do('countTablesOf', 2), await store.do('countWaitingOf', 2)]).toEqual([0, 0])
  await (await rooms.find(id)).change(now => ({ room: withSeat(now, 1, OPEN) }))
  expect(await known(2)).toEqual([room.id])
  await store.close()
})

test('who loses the seat while the game is being woken does not play it any more', async () => {
  let clock = 1_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  const seat = at(table.pending, 0)
  const { decision } = table.see(seat)
  const ask = () => game.command(at(askers, seat), { kind: 'command', decision, command: END_TURN })
  clock += LIMITS.idleMs
  room.rest()
  expect(room.awake).toBe(false)
  const losing = room.change(now => ({ room: withSeat(now, seat, { holders: [] }) }))
  await expect(ask()).rejects.toMatchObject({ problem: { code: 'seatLost' } })
  await losing
  expect((await room.match()).table.length).toBe(0)
  await store.close()
})

test('what is said while somebody is on the way in reaches him', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  for (let n = 0; n < 20; n++) {
    const heard: string[] = []
    const late = { guest: 9, name: 'Late', device: DEVICE, allowance, tell: (text: string) => void heard.push(text), close: nobody }
    const joining = room.join(late, { kind: 'join', table: room.id }, joined => heard.push(JSON.stringify(joined.talk)))
    for (let ticks = 0; ticks < n; ticks++) await Promise.resolve()
    await room.say(0, { text: `word ${n}.` })
    await joining
    expect(heard.join()).toContain(`word ${n}.`)
    room.leave(late)
  }
  await store.close()
})

test('a table that cannot be read takes the list from nobody', async () => {
  const { store, rooms } = await opened(folders)
  const { id } = await rooms.create(ADA, { game: 'gusher', options: {}, seats: ['me', 'open'], listed: true, takeover: 'never' })
  await store.do('addTable', 'damaged', { stage: 'waiting', listed: true, touched: 1, unseen: false, bots: [], room: '{' })
  const warned: unknown[] = []
  const lobby = new Lobby(store, { warn: (facts: unknown) => warned.push(facts) })
  expect((await lobby.of(7)).open.map(table => table.id)).toEqual([id])
  expect(warned).toMatchObject([{ table: 'damaged' }])
  await store.close()
})

test('of tables that are to be cleared those stay at which somebody is, and one that cannot be read keeps no other one here', async () => {
  const { store, rooms } = await opened(folders)
  const [left, watched] = [await seated(rooms, 2), await seated(rooms, 2)]
  for (const { listener } of left.askers) left.room.leave(listener)
  await store.do('addTable', 'damaged', { stage: 'waiting', listed: false, touched: 1, unseen: false, bots: [], room: '{' })
  expect(await rooms.clear(['damaged', watched.room.id, left.room.id])).toBe(1)
  const rows = await Promise.all([left, watched].map(({ room }) => store.do('table', room.id)))
  expect(rows.map(row => row !== undefined)).toEqual([false, true])
  expect(await store.do('tablesOf', 1, 9)).toHaveLength(1) // nor is anything left of the other
  await store.close()
})

test('whoever makes bots talk without end leaves room for the game, too', async () => {
  const store = await SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite') })
  const most = 80
  const { room, askers } = await seated(tablesOver(store, undefined, undefined, { ...LIMITS, entriesOfTable: most }), 2)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  await toAndFro(table, askers, 10)
  const [mover = 0] = table.pending
  const aside = (seat: Seat) => {
    const { view, decision } = table.see(seat)
    return { decision, command: engine.aside(view, seat)[0] }
  }
  for (let n = 0; n < (most * 3) / 8; n++) {
    const { decision, command } = aside(mover)
    const proposal = table.propose(mover, decision, command)
    if ('refused' in proposal) throw new Error(proposal.refused.why)
    table.accept(proposal.change) // as if a bot had: it is held to no share
  }
  await expect(game.command(at(askers, 1 - mover), { kind: 'command', ...aside(1 - mover) })).rejects.toThrow('tooManyAsides')
  await toAndFro(table, askers, 1)
  await store.close()
})

test('whoever waits for a bot hears that the clock stopped it, also of one that is asked through the place made later', async () => {
  const options = engine.options(2, {})
  if ('refused' in options) throw new Error('these are the usual ones')
  const { state } = engine.start(2, options.ok, [1])
  const question = { game: 'gusher', bot: 'random', seat: 0, view: engine.view(state, 0) }
  const thinker = laterThinker(async () => ({
    think: async (_, __, hear) => hear?.cutShort(),
    close: async () => undefined,
  }))
  let wasStopped = false
  const hear = {
    cutShort() {
      wasStopped = true
    },
    rest: () => undefined,
  }
  await thinker.think(question, new AbortController().signal, hear)
  expect(wasStopped).toBe(true)
})

test('a bot that the table has chosen plays for who is away, else one who does not slip; who it is stays as it was when the game began', async () => {
  expect(await standInAt({ game: 'giganten' })).toBe('ada')
  expect(await standInAt({ game: 'giganten', standIn: 'penny' })).toBe('penny')
  expect(await standInAt({ game: 'gusher' })).toBe('random')
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  const settings = { kind: 'changeTableSettings', listed: false, takeover: 2 } as const
  await expect(seats.changeTableSettings(at(askers, 0), { ...settings, standIn: 'nobody' })).rejects.toThrow('unknownBot')
  await seats.start(at(askers, 0))
  await expect(seats.changeTableSettings(at(askers, 0), { ...settings, standIn: 'random' })).rejects.toThrow('notWaiting')
  const other = await seated(rooms, 2)
  await seats.changeTableSettings(at(other.askers, 0), { ...settings, standIn: 'random' })
  expect([room.state.standIn, other.room.state.standIn]).toEqual([undefined, 'random'])
  await store.close()
})

test('after a restart it is known who is waited for, though a game stays in memory only while a bot is to move', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await seats.changeTableSettings(at(askers, 0), { kind: 'changeTableSettings', listed: false, takeover: 2 })
  await seats.start(at(askers, 0))
  const again = tablesOver(store)
  await again.memory.wakeAll()
  const back = await again.find(room.id)
  expect(back.awake).toBe(false)
  expect(back.pending).toEqual(room.pending)
  await store.close()
})

test('bots play on only while a person plays, too, or looks on', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  for (const { listener } of askers) room.leave(listener)
  await room.change(now => ({ room: handOver(handOver(now, 0, 'random', room.presence.longAway), 1, 'random', room.presence.longAway) }))
  const { table } = await room.match()
  for (let n = 0; n < 50; n++) await store.do('countTables') // longer than a bot takes for a move
  await rooms.memory.sweep()
  expect(table.length).toBe(0)
  await room.join(at(askers, 0).listener, { kind: 'join', table: room.id }, nobody)
  while (room.state.stage === 'playing') await new Promise(resolve => setImmediate(resolve))
  expect(room.state.stage).toBe('over')
  await store.close()
})

test('a game that was stopped leaves the memory like any other', async () => {
  let clock = 1_700_000_000_000
  const { store, rooms } = await opened(folders, () => clock)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  await around.concede(at(askers, 0))
  expect([room.state.stage, room.awake]).toEqual(['stopped', true])
  for (const { listener } of askers) room.leave(listener)
  clock += LIMITS.idleMs
  await rooms.memory.sweep()
  expect(room.awake).toBe(false)
  await rooms.memory.sweep()
  expect(await rooms.find(room.id)).not.toBe(room)
  await store.close()
})

test('bots whom a full disk has stopped go on by themselves when there is room again', async () => {
  const store = await SqliteStore.open({ file: join(await folders.make(), 'wildcat.sqlite'), mostPages: 96 })
  const logged = Promise.withResolvers<string>()
  const { log } = fastify({ logger: { level: 'error', stream: { write: text => logged.resolve(text) } } })
  const rooms = tablesOver(store, Date.now, log)
  const [{ room, askers }, large] = [await seated(rooms, 2), await seated(rooms, 2)]
  await seats.start(at(askers, 0))
  const filled = async () => {
    for (let lines = 0; lines < 1000; lines++) await large.room.say(0, { text: 'oil '.repeat(70) })
  }
  await expect(filled()).rejects.toMatchObject({ code: 'full' })
  for (const asker of askers) await around.handOver(asker, { kind: 'handOver', bot: 'random' }).catch(nobody) // nor can that be said
  expect(await logged.promise).toContain('bots stopped')
  await rooms.context.close(large.room, nobody)
  await rooms.memory.sweep()
  while (room.state.stage === 'playing') await new Promise(resolve => setImmediate(resolve))
  expect(room.state.stage).toBe('over')
  await store.close()
})

test('loading plays no more of a long game than of a short one, and all of it where there is no snapshot to be read', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  const kept = { key: room.key, head: (await store.do('table', room.id))?.head ?? '' }
  for (let n = 0; n < 10; n++) {
    await toAndFro(table, askers, 50)
    const loaded = await loadTable({ store, records: new Records(store), now: Date.now }, kept)
    expect(loaded.played).toBeLessThan(100)
    expect(loaded.table.snapshot).toEqual(table.snapshot)
  }
  await store.do('saveSnapshot', room.key, 400, '{"state":')
  const loaded = await loadTable({ store, records: new Records(store), now: Date.now }, kept)
  expect([loaded.played, loaded.rebuilt]).toEqual([500, true])
  expect(loaded.table.snapshot).toEqual(table.snapshot)
  await store.close()
})

describe('a snapshot that does not fit its record', () => {
  /** A game of forty entries, and the database that it lies in, closed. */
  async function played() {
    const file = join(await folders.make(), 'wildcat.sqlite')
    const store = await SqliteStore.open({ file })
    const rooms = tablesOver(store)
    const { room, askers } = await seated(rooms, 2)
    await seats.start(at(askers, 0))
    const { table } = await room.match()
    await toAndFro(table, askers, 40)
    const kept = { key: room.key, head: (await store.do('table', room.id))?.head ?? '' }
    const { snapshot } = await store.do('match', room.key, -1)
    if (snapshot === undefined) throw new Error('there is no snapshot yet')
    await store.close()
    return { file, kept, snapshot, state: table.snapshot, id: room.id }
  }
  const changed = (file: string, sql: string, ...values: (string | number)[]) => {
    const db = openDatabase({ file })
    db.prepare(sql).run(...values)
    db.close()
  }
  /** As it is loaded after that. */
  async function loaded(file: string, kept: Parameters<typeof loadTable>[1]) {
    const store = await SqliteStore.open({ file })
    try {
      return await loadTable({ store, records: new Records(store), now: Date.now }, kept)
    } finally {
      await store.close()
    }
  }

  test.each([
    ['says that it is of another entry', 'UPDATE snapshots SET n = n - 1'],
    ['is from beyond the end of the record', 'UPDATE snapshots SET n = n + 1000'],
    ['has lost its digest', "UPDATE snapshots SET digest = ''"],
    ['was changed in one place', `UPDATE snapshots SET json = replace(json, '"round":', '"round":1')`],
    ['is of a record that an early entry was changed in', `UPDATE entries SET heard = replace(heard, '[', '[0') WHERE n = 5`],
    ['is of a record that begins otherwise', `UPDATE tables SET head = replace(head, '{', '{ ')`],
    ['is half of one', 'UPDATE snapshots SET json = substr(json, 1, length(json) / 2)'],
  ])('because it %s, is made anew from it', async (_, sql) => {
    const { file, kept, state } = await played()
    expect(await loaded(file, kept)).toMatchObject({ rebuilt: false })
    changed(file, sql)
    const { table, rebuilt, played: entries } = await loaded(file, kept)
    expect([rebuilt, entries]).toEqual([true, 40])
    expect(table.snapshot).toEqual(state)
    expect(await loaded(file, kept)).toMatchObject({ rebuilt: false, played: 40 }) // it is dropped
  })

  test.each([
    ['at another entry', { entries: 3 }],
    ['in another format', { format: 1 }],
  ])('though it was written by ourselves, but %s, is made anew, too, and the log says so', async (_, wrong) => {
    const { file, kept, state, snapshot, id } = await played()
    const lines: string[] = []
    const { log } = fastify({ logger: { level: 'warn', stream: { write: text => void lines.push(text) } } })
    const store = await SqliteStore.open({ file })
    await store.do('saveSnapshot', kept.key, snapshot.n, JSON.stringify({ ...JSON.parse(snapshot.json), ...wrong }))
    const { table } = await (await tablesOver(store, Date.now, log).find(id)).match()
    expect(table.snapshot).toEqual(state)
    expect(lines.join()).toContain('did not fit its record')
    await store.close()
  })

  test('helps nobody where the record itself has a gap', async () => {
    const { file, kept } = await played()
    changed(file, 'DELETE FROM entries WHERE n = 37')
    await expect(loaded(file, kept)).rejects.toMatchObject({ problem: { code: 'damaged' } })
  })
})

test('the last yes to an undo that cannot be written harms nobody', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 3)
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  const order = [0, 1, 2].map(n => at(askers, (at(table.pending, 0) + n) % 3))
  for (const asker of order.slice(0, 2)) {
    const decision = table.see(at(table.pending, 0)).decision
    expect(await game.command(asker, { kind: 'command', decision, command: END_TURN })).toEqual({ accepted: true })
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

test('what is finished is finished: nothing is taken back, also in the moment in which a game ends', async () => {
  const { store, rooms } = await opened(folders)
  const { room, askers } = await seated(rooms, 2, { game: 'oilfield', options: {} })
  await seats.start(at(askers, 0))
  const { table } = await room.match()
  const next = (seat: Seat) => {
    const { view, decision } = table.see(seat, Number.POSITIVE_INFINITY)
    return { kind: 'command', decision, command: table.engine.legal(view, seat)[0] } as const
  }
  let last: Seat = 0
  while (!table.over) {
    last = at(table.pending, 0)
    const mover = at(askers, last)
    const { decision } = table.see(last, Number.POSITIVE_INFINITY)
    const [moved, undone] = await Promise.all([
      game.command(mover, next(last)),
      game.undo(mover, { kind: 'undo', decision: decision + 1 }), // of the decision that is only now being made
    ])
    expect(moved).toEqual({ accepted: true })
    if (table.over) expect(undone).toEqual({ refused: gameOver })
    else if ('accepted' in undone) expect(await game.command(mover, next(last))).toEqual({ accepted: true })
  }
  while (room.state.stage !== 'over') await new Promise(resolve => setImmediate(resolve))
  expect(table.see(last).undo).toEqual(gameOver)
  for (const asker of askers) {
    const { decision } = table.see(last, Number.POSITIVE_INFINITY)
    expect(await game.undo(asker, { kind: 'undo', decision })).toEqual({ refused: gameOver })
    expect(await game.askForUndo(asker, { kind: 'requestUndo', decision })).toEqual({ refused: gameOver })
  }
  expect(room.state.outcome).not.toBe('open')
  expect(table.see('spectator').view.outcome).toEqual(room.state.outcome)
  await store.close()
})

describe('a game has one end, also when it is stopped in the moment of its last move', () => {
  const ENDINGS: readonly (readonly [string, (other: Asker) => Promise<unknown>])[] = [
    ['giving up', around.concede],
    ['the last yes to stopping', other => around.stop(other, { kind: 'stop', agree: true })],
  ]
  const begun = async () => {
    const { store, rooms } = await opened(folders)
    const { room, askers } = await seated(rooms, 2)
    await seats.start(at(askers, 0))
    const { table } = await room.match()
    const mover = () => at(askers, at(table.pending, 0))
    const move = () => {
      const seat = at(table.pending, 0)
      const { view, decision } = table.see(seat, Number.POSITIVE_INFINITY)
      return game.command(mover(), { kind: 'command', decision, command: table.engine.legal(view, seat)[0] })
    }
    return { store, room, askers, table, mover, move }
  }
  test.each(ENDINGS.flatMap(([name, end]) => [true, false].map(isMoveFirst => ({ name, end, isMoveFirst }))))(
    '$name, the move first: $isMoveFirst',
    async ({ end, isMoveFirst }) => {
      const { table: whole, move: next, store: kept } = await begun()
      let moves = 0
      for (; !whole.over; moves++) expect(await next()).toEqual({ accepted: true })
      await kept.close()
      const { store, room, askers, table, mover, move } = await begun()
      for (let n = 1; n < moves; n++) expect(await move()).toEqual({ accepted: true })
      const last = mover()
      const other = at(askers, 1 - askers.indexOf(last))
      await around.stop(last, { kind: 'stop', agree: true })
      const both = isMoveFirst ? [move(), end(other)] : [end(other), move()].toReversed()
      const [moved, stopped] = await Promise.allSettled(both)
      await room.alone(() => Promise.resolve())
      const isMoved = moved?.status === 'fulfilled'
      expect(stopped?.status).toBe(isMoved ? 'rejected' : 'fulfilled')
      expect(room.state.stage).toBe(isMoved ? 'over' : 'stopped')
      expect(table.over).toBe(isMoved)
      if (isMoved) expect(table.see('spectator').view.outcome).toEqual(room.state.outcome)
      await store.close()
    },
  )
})
