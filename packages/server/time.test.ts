/** Clocks at tables online: whose time runs, what happens when it is up, restarts, pauses, and that no time tells a secret. */
import { cp } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { at, type Seat, type Types } from '@wildcat/kernel'
import type { Clock, DaysClock, LiveClock, NewTable, Order, Room as PublicRoom } from '@wildcat/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { auction, barrier, inAuction, limit, pendingIn, stepOf } from './testing/auction.ts'
import type { Client } from './testing/client.ts'
import { asked, type Company, company, engine, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const MONDAY = new Date('2026-11-16T10:00:00Z').getTime()
const OPTIONS = { options: { rounds: 20, deals: false } }
const live = (atZero: LiveClock['atZero']): LiveClock => ({ kind: 'live', bank: 60, increment: 5, atZero })
const days = (more: object = {}): DaysClock => ({
  kind: 'days',
  days: 2,
  per: 'move',
  weekendsOff: true,
  datesOff: ['2026-11-18'],
  zone: 'Europe/Rome',
  atZero: 'bot',
  ...more,
})

const folders = new Folders()
let [wall, passed] = [MONDAY, 0]
const time = { now: () => wall, elapsed: () => passed, sweepMs: 5 }
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make(), time)
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const table = (clock: Clock, people = 2, wish: Partial<NewTable> = {}) => company(server.origin, people, { ...OPTIONS, clock, ...wish })
const roomOf = async ({ seated, id }: Company, place = 0): Promise<PublicRoom> =>
  (await at(seated, place).client.ask('join', { table: id })).room
const clocksOf = async (of: Company) => (await roomOf(of)).seats.map(({ clock }) => clock)
/** Which seat is asked; one at a time is, at the beginning. */
const askedSeat = (of: Company): Seat => Number(asked(of)?.viewer)
/** Moves until another seat is asked. */
async function endTurn(of: Company): Promise<void> {
  const seat = askedSeat(of)
  while (askedSeat(of) === seat) {
    const { view, viewer } = at(of.seated, seat)
    const pass = engine.pass(view, Number(viewer))
    if (pass === undefined) await move(of)
    else expect(await at(of.seated, seat).command(pass)).toEqual({ accepted: true })
    await together(of)
  }
}
const heardBy = (client: Client) => client.received.filter(text => !text.startsWith('{"n"'))

describe('a clock', () => {
  test('runs for who is asked and for nobody else; the turn’s increment comes when another is asked', async () => {
    const of = await table(live('bot'))
    const seat = askedSeat(of)
    passed += 20 * SECOND
    wall += 900 * SECOND // by which nobody goes
    const runs = (left: number, isRunning: boolean) => ({ leftMs: left * SECOND, runs: isRunning })
    expect(at(await clocksOf(of), seat)).toEqual(runs(40, true))
    expect(at(await clocksOf(of), 1 - seat)).toEqual(runs(60, false))
    await endTurn(of)
    const { clocks } = await at(of.seated, 0).client.newsOf('clocks')
    expect([clocks[seat], clocks[1 - seat]]).toEqual([runs(45, false), runs(60, true)])
    passed += 3 * SECOND
    const { mine } = await at(of.people, 1 - seat).lobby()
    expect(mine[0]).toMatchObject({ clock: live('bot'), yourTurn: true, yourClock: runs(57, true) })
    await leaveAll(of)
  })

  test('is set before the game, told in the chat, shown to whoever is invited, and kept where the same people play again', async () => {
    const of = await table(live('end'))
    const [host] = of.seated
    expect(await host?.client.refusal('changeTableSettings', { listed: false, takeover: 'never', clock: 'none' })).toBe('notWaiting')
    for (const { client } of of.seated) await client.ask('stop', { agree: true })
    const { id } = (await host?.client.ask('again', {})) ?? { id: '' }
    expect(await (await at(of.people, 1).http(`/api/tables/${id}`)).json()).toMatchObject({ clock: live('end') })
    const there = await Seated.join(at(of.people, 0), id)
    await there.client.ask('changeTableSettings', { listed: false, takeover: 'never', clock: days() })
    expect((await there.client.newsOf('talk')).talk).toMatchObject([{ said: { clock: days() } }])
    const wrong = (clock: object) => at(of.people, 0).problem('/api/tables', { method: 'POST', body: { ...wish, clock } })
    const wish = { game: 'gusher', options: {}, seats: ['me', 'open'], listed: false, takeover: 'never' }
    for (const clock of [
      { ...live('bot'), bank: 1 },
      days({ zone: 'Europe/Atlantis' }),
      days({ datesOff: ['2026-02-30'] }),
      days({ days: 0 }),
    ])
      expect((await wrong(clock)).code).toBe('malformed')
    await leaveAll(of)
  })

  test('is not there for bots, nor where none was set', async () => {
    const of = await company(server.origin, 1, { ...OPTIONS, clock: live('bot') }, 1)
    expect((await clocksOf(of))[1]).toBe('none')
    await leaveAll(of)
    const without = await table('none')
    expect(await clocksOf(without)).toEqual(['none', 'none'])
    expect(heardBy(at(without.seated, 0).client).some(text => text.includes('"news":"clocks"'))).toBe(false)
    await leaveAll(without)
  })

  test('of minutes runs only while somebody is at the table: nobody is held up at an empty one', async () => {
    const of = await table(live('answer'))
    const seat = askedSeat(of)
    const [late, other] = [at(of.people, seat), at(of.people, 1 - seat)]
    await leaveAll(of)
    await vi.waitFor(async () => expect((await late.lobby()).mine[0]?.yourClock).toEqual({ leftMs: 60 * SECOND, runs: false }))
    passed += HOUR
    const back = await Seated.join(other, of.id)
    expect((await back.join({})).room.seats[seat]?.clock).toEqual({ leftMs: 60 * SECOND, runs: true })
    passed += 20 * SECOND
    const { room } = await (await Seated.join(late, of.id)).join({})
    expect(room.seats[seat]?.clock).toEqual({ leftMs: 40 * SECOND, runs: true })
    await leaveAll(of)
  })

  test('gives nobody time back by taking back', async () => {
    const of = await table(live('bot'))
    const [first, second] = [askedSeat(of), 1 - askedSeat(of)]
    await endTurn(of)
    passed += 30 * SECOND
    const mover = at(of.seated, first)
    expect(await mover.client.ask('requestUndo', { decision: mover.decision })).toEqual({ accepted: true })
    if ((await roomOf(of)).undo !== 'none') await at(of.seated, second).client.ask('answerUndo', { request: 1, agree: true })
    await mover.client.until(() => engine.pending(mover.view).includes(first))
    await together(of)
    expect(at(await clocksOf(of), second)).toEqual({ leftMs: 30 * SECOND, runs: false })
    await endTurn(of)
    expect(at(await clocksOf(of), first)).toEqual({ leftMs: 65 * SECOND, runs: false }) // not 70
    await leaveAll(of)
  })
})

describe('when time is up', () => {
  test('a bot plays on, everybody is told, and the owner takes the seat back with time to begin', async () => {
    const of = await table(live('bot'), 3)
    const seat = askedSeat(of)
    const other = at(of.seated, (seat + 1) % 3).client
    passed += 60 * SECOND - 1
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 1, runs: true })
    passed += 1
    expect((await other.newsOf('talk')).talk).toMatchObject([{ seat, said: { notice: 'timeUpBot' } }])
    await other.until(() => !engine.pending(at(of.seated, (seat + 1) % 3).view).includes(seat))
    await at(of.seated, seat).client.ask('resumeSeat', {})
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 30 * SECOND, runs: false })
    await leaveAll(of)
  })

  test('the whole turn is answered by passing, and the seat stays theirs', async () => {
    const of = await table(live('answer'))
    const seat = askedSeat(of)
    const other = at(of.seated, 1 - seat)
    passed += 61 * SECOND
    await other.client.until(() => engine.pending(other.view).includes(1 - seat))
    expect((await other.client.newsOf('talk')).talk).toMatchObject([{ seat, said: { notice: 'timeUpAnswer' } }])
    const { seats } = await roomOf(of)
    expect(seats[seat]).toMatchObject({ bot: 'none', clock: { leftMs: 30 * SECOND, runs: false } })
    await leaveAll(of)
  })

  test('who has none left takes back nothing that was played for them, nor their seat before that turn is over', async () => {
    const answered = await table(live('answer'))
    const seat = askedSeat(answered)
    const late = at(answered.seated, seat)
    passed += 61 * SECOND
    await late.client.until(() => engine.pending(late.view).includes(1 - seat))
    expect(late.undo).toBe('free')
    expect(await late.client.refusal('undo', { decision: late.decision })).toBe('timeUp')
    expect(await late.client.refusal('requestUndo', { decision: late.decision })).toBe('timeUp')
    await leaveAll(answered)

    let think = () => {}
    const thinking = new Promise<void>(resolve => {
      think = resolve
    })
    const thinker = {
      think: ({ view, seat: own }: { view: Types['view']; seat: Seat }) => thinking.then(() => engine.pass(view, own)),
      close: () => Promise.resolve(),
    }
    const slow = await startServer(await folders.make(), { ...time, thinker })
    const of = await company(slow.origin, 2, { ...OPTIONS, clock: live('bot') })
    const { client } = at(of.seated, askedSeat(of))
    passed += 60 * SECOND
    await client.newsOf('talk', ({ talk }) => isDeepStrictEqual(talk[0]?.said, { notice: 'timeUpBot' }))
    expect(await client.refusal('resumeSeat', {})).toBe('timeUp')
    const own = askedSeat(of)
    think()
    await client.until(() => askedSeat(of) !== own)
    expect(await client.refusal('resumeSeat', {})).toBe('none')
    await leaveAll(of)
    await slow.stop()
  })

  test('the game ends: of two the other has won, of more nobody', async () => {
    for (const people of [2, 3]) {
      const of = await table(live('end'), people)
      const seat = askedSeat(of)
      passed += 60 * SECOND
      const { room } = await at(of.seated, 0).client.newsOf('room', news => news.room.stage === 'stopped')
      expect(room).toMatchObject({ timeUp: seat, outcome: people === 2 ? { winners: [1 - seat], scores: [] } : 'open' })
      await leaveAll(of)
    }
  })
})

describe('restarts', () => {
  test('cost nobody any time, and a table that nobody looks at is woken when it is due', async () => {
    const folder = await folders.make()
    let running = await startServer(folder, time)
    const of = await company(running.origin, 2, { ...OPTIONS, clock: days() })
    const seat = askedSeat(of)
    const person = at(of.people, 1 - seat)
    passed += 5 * HOUR
    await leaveAll(of)
    await running.stop()
    wall += 7 * DAY
    passed = 3 // counts anew in every process
    running = await startServer(folder, time)
    const back = await Seated.join(person.at(running.origin), of.id)
    const first = (await back.client.ask('join', { table: of.id })).room
    expect(first.seats[seat]?.clock).toEqual({ leftMs: 2 * DAY - 5 * HOUR, runs: true })
    await back.client.close()
    passed += 2 * DAY - 5 * HOUR
    const list = async () => (await person.at(running.origin).lobby()).mine[0]
    while ((await list())?.yourTurn !== true) await new Promise(resolve => setTimeout(resolve, 5))
    const again = await Seated.join(person.at(running.origin), of.id)
    const { room } = await again.join({})
    expect(room.seats[seat]?.bot).not.toBe('none')
    await running.stop()
  })
  test('that come as a power cut give nobody more time than the last seconds', async () => {
    const folder = await folders.make()
    const running = await startServer(folder, time)
    const of = await company(running.origin, 2, { ...OPTIONS, clock: live('bot') })
    const seat = askedSeat(of)
    passed += 20 * SECOND
    const copy = await folders.make()
    const left = async () => {
      await cp(folder, copy, { recursive: true, filter: name => !name.endsWith('.sock') }) // what would be found
      const cut = await startServer(copy, time)
      const { room } = await (await Seated.join(at(of.people, seat).at(cut.origin), of.id)).join({})
      await cut.stop()
      return room.seats[seat]?.clock
    }
    await new Promise(resolve => setTimeout(resolve, 200)) // the housekeeping looks every few milliseconds here
    expect(await left()).toEqual({ leftMs: 40 * SECOND, runs: true })
    await leaveAll(of)
    await running.stop()
  })
})

describe('days off', () => {
  test('are by the calendar of the table: no time runs, and everybody is told', async () => {
    wall = MONDAY
    const of = await table(days())
    const seat = askedSeat(of)
    passed += HOUR
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 2 * DAY - HOUR, runs: true })
    wall = MONDAY + 2 * DAY // the Wednesday that was named
    await at(of.seated, 0).client.newsOf('room', ({ room }) => room.dayOff)
    passed += 20 * DAY
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 2 * DAY - HOUR, runs: false })
    wall = MONDAY + 3 * DAY
    await at(of.seated, 0).client.newsOf('room', ({ room }) => !room.dayOff)
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 2 * DAY - HOUR, runs: true })
    await leaveAll(of)
    wall = MONDAY
  })
})

describe('a pause', () => {
  test('needs the word of all who play; meanwhile no time runs and nothing is decided; one ends it', async () => {
    const of = await table(live('bot'), 3)
    const seat = askedSeat(of)
    const clients = of.seated.map(({ client }) => client)
    for (const client of clients.slice(0, 2)) await client.ask('pause', { agree: true })
    expect(await roomOf(of)).toMatchObject({ paused: false, pause: [0, 1] })
    await clients[2]?.ask('pause', { agree: true })
    expect((await at(clients, 0).newsOf('talk')).talk).toMatchObject([{ said: { notice: 'paused' } }])
    passed += 600 * SECOND
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 60 * SECOND, runs: false })
    const mover = at(of.seated, seat)
    expect(await mover.client.refusal('command', { decision: mover.decision, command: engine.pass(mover.view, seat) })).toBe('paused')
    await clients[1]?.ask('pause', { agree: false })
    expect((await at(clients, 0).newsOf('talk', ({ talk }) => talk[0]?.n === 2)).talk).toMatchObject([
      { seat: 1, said: { notice: 'resumed' } },
    ])
    expect(at(await clocksOf(of), seat)).toEqual({ leftMs: 60 * SECOND, runs: true })
    await leaveAll(of)
    const without = await table('none')
    expect(await at(without.seated, 0).client.refusal('pause', { agree: true })).toBe('noClock')
    await leaveAll(without)
  })
})

describe('no time tells a secret', () => {
  const KEY = [1, 2, 3, 4, 5, 6, 7, 8] // the same game at every table

  /** An auction under a clock, in which one who waits raises to 2 as soon as they are asked: by hand, or by an order that they gave before. */
  async function story(raises: 'by hand' | Order) {
    wall = MONDAY
    passed = 0
    const running = await startServer(await folders.make(), { ...time, matchKey: () => KEY })
    const of = await auction(running.origin, { clock: live('bot') })
    const first = pendingIn(of)
    const bidders = inAuction(of)
    const own = at(bidders, (bidders.indexOf(first) + 1) % bidders.length) // who is asked next
    const raiser = at(of.seated, own)
    const others = of.seated.filter(({ viewer }) => viewer !== own)
    const eve = await Seated.join(await Person.come(running.origin, 'Eve'), of.id)
    const clients = [...others, eve].map(({ client }) => client)
    await barrier(of)
    const marks = clients.map(client => client.received.length)
    const rooms: PublicRoom[] = []
    const lists: unknown[] = []
    /** What a page that is loaded now would show, after this much time. */
    const look = async (ms: number) => {
      passed += ms
      wall += ms
      for (const { client } of [...others, eve]) rooms.push({ ...(await client.ask('join', { table: of.id })).room, id: '' })
      for (const { viewer } of others) lists.push((await at(of.people, Number(viewer)).lobby()).mine.map(table => ({ ...table, id: '' })))
    }
    const plays = async (seat: Seat, command: object) => {
      const mover = at(of.seated, seat)
      await mover.client.until(() => engine.pending(mover.view).includes(seat))
      expect(await mover.command(command)).toEqual({ accepted: true })
      await barrier(of)
    }
    await look(5 * SECOND)
    if (raises !== 'by hand') await raiser.client.ask('setOrder', { order: raises })
    await look(7 * SECOND)
    await plays(first, { kind: 'bid', points: 1 })
    if (raises === 'by hand') await plays(own, { kind: 'bid', points: 2 })
    const bids = () => raiser.log.filter(line => line.kind === 'event' && line.event.kind === 'bidMade')
    await raiser.client.until(() => bids().length === 2)
    await barrier(of)
    await look(4 * SECOND)
    for (let n = 0; n < 3 && stepOf(raiser) === 'bidding'; n++) {
      await plays(pendingIn(of), { kind: 'pass' })
      await look(3 * SECOND)
    }
    expect(stepOf(raiser)).not.toBe('bidding')
    await eve.client.ask('log', { from: 0, lines: 1 })
    const received = clients.map(({ received: all }, place) => all.slice(marks[place]).filter(text => !text.startsWith('{"n"')))
    await eve.client.close()
    await leaveAll(of)
    await running.stop()
    return { received: received.map(texts => texts.map(text => text.replaceAll(of.id, ''))), rooms, lists }
  }

  test('others are told the same times whether somebody has left an order or answers at once by hand, before it acts and after', async () => {
    const byHand = await story('by hand')
    expect(JSON.stringify(byHand.received)).toContain('clocks')
    expect(byHand.rooms.some(({ seats }) => seats.some(({ clock }) => clock !== 'none' && clock.runs))).toBe(true)
    expect(await story(limit(2))).toEqual(byHand)
  })
})
