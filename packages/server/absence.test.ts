/** What happens when somebody who is to decide is away: how long it is, when a bot offers to play for them, and who may let it. */
import { at, type Seat } from '@wildcat/kernel'
import { type Room as PublicRoom, TAKEOVERS } from '@wildcat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { asked, type Company, company, engine, leaveAll, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const MINUTE = 60_000
const LONG = { options: { rounds: 20, deals: false } }
const folders = new Folders()
let [wall, passed] = [1_700_000_000_000, 0]
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make(), { now: () => wall, elapsed: () => passed, sweepMs: 5 })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

/** Says something, so that what the server does in between is done. */
const now = async (client: Client, id: string): Promise<PublicRoom> => {
  await client.ask('phrase', { phrase: 'hello' })
  return (await client.ask('join', { table: id })).room
}

/** A table at which this seat is to decide and leaves. */
async function without(wish: Parameters<typeof company>[2], people = 2, leaving?: Seat) {
  const table = await company(server.origin, people, { ...LONG, ...wish })
  if (leaving !== undefined) while (asked(table)?.viewer !== leaving) await move(table)
  const gone = asked(table)
  if (gone === undefined) throw new Error('somebody is asked')
  const seat = Number(gone.viewer)
  const others = table.seated.filter(each => each !== gone)
  gone.client.drop()
  for (const { client } of others) await client.newsOf('room', ({ room }) => room.seats[seat]?.present === false)
  return { table, gone, seat, others, other: at(others, 0).client }
}
const back = ({ people }: Company, gone: Seated, seat: Seat) => gone.again(at(people, seat))

describe('somebody who is away', () => {
  test('is said to have been so for as long as has passed, whatever becomes of the clock', async () => {
    const { table, gone, seat, other } = await without({ takeover: { offer: 5 } })
    expect((await now(other, table.id)).seats[seat]).toMatchObject({ awayMs: 0, botMs: 5 * MINUTE })
    passed += 3 * MINUTE
    wall += 600 * MINUTE
    expect((await now(other, table.id)).seats[seat]).toMatchObject({ awayMs: 3 * MINUTE, botMs: 2 * MINUTE })
    wall -= 1200 * MINUTE
    expect((await now(other, table.id)).seats[seat]).toMatchObject({ awayMs: 3 * MINUTE, botMs: 2 * MINUTE })
    await back(table, gone, seat)
    const { room } = await other.newsOf('room', news => news.room.seats[seat]?.present === true)
    expect(room.seats[seat]).toMatchObject({ awayMs: 0, botMs: 'none' })
    for (const each of room.seats) expect(each).toMatchObject({ awayMs: 0 })
    await leaveAll(table)
  })

  test('is waited for from the beginning if the game begins with them, and everybody is told', async () => {
    for (let isFirst = false; !isFirst; ) {
      const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
      const { id } = await ada.make({ ...LONG, takeover: { offer: 5 }, seats: ['me', 'open'] })
      const [host, gone] = [await Seated.join(ada, id), await Seated.join(bo, id)]
      await gone.client.ask('sit', { seat: 1 })
      gone.client.drop()
      await host.client.newsOf('room', ({ room }) => room.seats[1]?.present === false)
      await host.client.ask('start', {})
      await host.ready()
      isFirst = engine.pending(host.view).includes(1)
      if (isFirst) {
        const { room } = await host.client.newsOf('room', news => news.room.seats[1]?.botMs !== 'none')
        expect(room.seats[1]).toMatchObject({ present: false, botMs: 5 * MINUTE })
      }
      await host.client.close()
    }
  })

  test('holds up nobody before it is their turn: from then on it counts, and everybody is told', async () => {
    const table = await company(server.origin, 2, { ...LONG, takeover: { offer: 5 } })
    const mover = asked(table)
    const gone = table.seated.find(each => each !== mover)
    if (mover === undefined || gone === undefined) throw new Error('one of two is asked')
    const seat = Number(gone.viewer)
    gone.client.drop()
    await mover.client.newsOf('room', ({ room }) => room.seats[seat]?.present === false)
    passed += 60 * MINUTE
    expect((await now(mover.client, table.id)).seats[seat]).toMatchObject({ awayMs: 60 * MINUTE, botMs: 'none' })
    const alone: Company = { ...table, seated: [mover] }
    while (engine.pending(mover.view).includes(Number(mover.viewer))) await move(alone)
    const { room } = await mover.client.newsOf('room', news => news.room.seats[seat]?.botMs !== 'none')
    expect(room.seats[seat]).toMatchObject({ awayMs: 60 * MINUTE, botMs: 5 * MINUTE })
    await leaveAll(table)
  })

  test('has not been so for longer than the table has been in memory: nobody was seen to be away before', async () => {
    const folder = await folders.make()
    const time = { now: () => wall, elapsed: () => passed, sweepMs: 5 }
    const first = await startServer(folder, time)
    const table = await company(first.origin, 2, { ...LONG, takeover: { offer: 5 } })
    const seat = Number(asked(table)?.viewer)
    const person = at(table.people, 1 - seat)
    await leaveAll(table)
    passed += 4 * MINUTE
    await first.stop()
    const second = await startServer(folder, time)
    const { room } = await (await Seated.join(person.at(second.origin), table.id)).join({})
    expect(room.seats[seat]).toMatchObject({ awayMs: 0, botMs: 5 * MINUTE })
    await second.stop()
  })
})

describe('a bot that offers to play for somebody', () => {
  test('is what a table has if nothing else is chosen', () => {
    expect(TAKEOVERS[0]).toEqual({ offer: 5 })
  })

  test('does nothing by itself, and is let by the host alone, not before the time that was set', async () => {
    const { table, gone, seat, others, other } = await without({ takeover: { offer: 5 } }, 3, 2)
    const [host, friend] = [at(others, 0).client, at(others, 1).client]
    expect(host).toBe(other)
    passed += 5 * MINUTE - 1
    expect(await host.refusal('letBotPlay', { seat })).toBe('botTooSoon')
    passed += 1
    expect((await now(host, table.id)).seats[seat]).toMatchObject({ bot: 'none', botMs: 0 })
    passed += 600 * MINUTE
    expect((await now(host, table.id)).seats[seat]).toMatchObject({ bot: 'none', botMs: 0 })
    expect(await friend.refusal('letBotPlay', { seat })).toBe('notHost')
    await host.ask('letBotPlay', { seat })
    const { room } = await friend.newsOf('room', news => news.room.seats[seat]?.bot !== 'none')
    expect(room.seats[seat]).toMatchObject({ by: 'person', name: 'Cora', botMs: 'none' })
    expect((await friend.newsOf('talk')).talk).toMatchObject([{ seat, said: { notice: 'botPlays' } }])
    expect(await host.refusal('letBotPlay', { seat })).toBe('playedByBot')
    const here = await back(table, gone, seat)
    await here.client.ask('resumeSeat', {})
    await friend.newsOf('room', news => news.room.seats[seat]?.bot === 'none')
    await leaveAll(table)
  })

  test('is let by whoever acts for a host who is away', async () => {
    const { table, seat, others } = await without({ takeover: { offer: 5 } }, 3, 0)
    const [acting, other] = [at(others, 0).client, at(others, 1).client]
    passed += 5 * MINUTE
    expect(await other.refusal('letBotPlay', { seat })).toBe('notHost')
    await acting.ask('letBotPlay', { seat })
    await other.newsOf('room', news => news.room.seats[seat]?.bot !== 'none')
    await leaveAll(table)
  })

  test('goes when they come back: what was counted is forgotten', async () => {
    const { table, gone, seat, other } = await without({ takeover: { offer: 5 } }, 2, 1)
    passed += 5 * MINUTE
    const here = await back(table, gone, seat)
    await other.newsOf('room', news => news.room.seats[seat]?.present === true)
    expect(await other.refusal('letBotPlay', { seat })).toBe('present')
    here.client.drop()
    await other.newsOf('room', news => news.room.seats[seat]?.present === false)
    expect(await other.refusal('letBotPlay', { seat })).toBe('botTooSoon')
    await leaveAll(table)
  })

  test('is not there for who holds up nobody, where a bot plays by itself, where the table waits for ever, or at no seat', async () => {
    const table = await company(server.origin, 3, { ...LONG, takeover: { offer: 5 } })
    while (asked(table)?.viewer !== 0) await move(table)
    const host = at(table.seated, 0).client
    at(table.seated, 2).client.drop()
    await host.newsOf('room', ({ room }) => room.seats[2]?.present === false)
    passed += 60 * MINUTE
    expect(await host.refusal('letBotPlay', { seat: 2 })).toBe('botTooSoon')
    expect(await host.refusal('letBotPlay', { seat: 9 })).toBe('badSeats')
    for (const takeover of ['never', 600] as const) {
      await host.ask('changeTableSettings', { listed: false, takeover })
      expect(await host.refusal('letBotPlay', { seat: 2 })).toBe('noBotOffered')
    }
    await leaveAll(table)
    const waiting = await Person.come(server.origin, 'Dino')
    const { client } = await Seated.join(waiting, (await waiting.make({ seats: ['me', 'open'], takeover: { offer: 5 } })).id)
    expect(await client.refusal('letBotPlay', { seat: 1 })).toBe('notPlaying')
    await waiting.close()
  })

  test('takes nobody’s word: to stop, whoever is away is asked however long they are', async () => {
    const { table, seat, other } = await without({ takeover: { offer: 5 } }, 2, 1)
    passed += 5 * MINUTE
    await other.ask('letBotPlay', { seat })
    await other.ask('stop', { agree: true })
    passed += 10_000 * MINUTE
    expect(await now(other, table.id)).toMatchObject({ stage: 'playing', stop: [0], stopWaits: [1] })
    await leaveAll(table)
  })

  test('is what it was when the host sets it anew, and everybody is told when it is another', async () => {
    const table = await company(server.origin, 2, { ...LONG, takeover: { offer: 5 } })
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    await a.ask('changeTableSettings', { listed: false, takeover: { offer: 5 } }) // as it is: nothing to tell
    await a.ask('changeTableSettings', { listed: false, takeover: { offer: 1440 } })
    const { talk } = await b.newsOf('talk')
    expect(talk).toMatchObject([{ n: 1, said: { takeover: { offer: 1440 } } }])
    await leaveAll(table)
  })
})
