/** Links to seats: each serves one device, the host's waits for whoever stays away, and whose seat it is sees and drops what holds it. */
import { dirname } from 'node:path'
import { at } from '@wildcat/kernel'
import { type AskOf, lobby, type TalkLine } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { type Company, company, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let clock = 1_700_000_000_000
const MINUTE = 60_000
beforeAll(async () => {
  server = await startServer(await folders.make(), { now: () => clock })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})
const come = (name: string) => Person.come(server.origin, name)
const noticesTo = ({ news }: Client): unknown[] =>
  news.flatMap(each => (each.news === 'talk' ? each.talk : [])).flatMap(({ said }) => ('notice' in said ? [said.notice] : []))
const told = (client: Client, notice: string) => client.until(() => noticesTo(client).includes(notice))
const devicesOf = ({ news }: Client) => news.findLast(each => each.news === 'hold')?.hold

async function join(person: Person, table: string, wish: Omit<AskOf<'join'>, 'kind' | 'table'> = {}) {
  const client = await person.open()
  return { client, ...(await client.ask('join', { table, ...wish })) }
}
const refusedWith = async (person: Person, table: string, token: string) => (await person.open()).refusal('join', { table, token })

/** Bo has gone, and has been away for so long. */
async function without(minutes: number): Promise<{ table: Company; host: Client; bo: Person }> {
  const table = await company(server.origin, 3)
  const host = at(table.seated, 0).client
  at(table.seated, 1).client.drop()
  await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
  clock += minutes * MINUTE
  return { table, host, bo: at(table.people, 1) }
}

describe('a player’s own link', () => {
  test('serves one device, which gets a fresh one; the table and every device of the seat are told', async () => {
    const table = await company(server.origin, 2)
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    const [phone, eve] = [await come('Bo on the phone'), await come('Eve')]
    const there = await join(phone, table.id, { token: at(table.tokens, 1) })
    expect([there.viewer, there.token]).toEqual([1, expect.stringMatching(/^[\w-]{43}$/)])
    expect(await refusedWith(eve, table.id, at(table.tokens, 1))).toBe('badLink')
    for (const client of [a, b]) await told(client, 'otherDevice')
    await b.until(() => devicesOf(b)?.devices.length === 2)
    expect(devicesOf(b)).toMatchObject({
      link: false,
      devices: [
        { n: 1, you: true, present: true },
        { n: 2, you: false, present: true, since: clock },
      ],
    })
    expect(there.hold).toMatchObject({ link: true, devices: [{ you: false }, { you: true }] })
    expect(devicesOf(a)?.devices).toHaveLength(1)
    expect((await join(eve, table.id, { token: there.token === 'none' ? '' : there.token })).viewer).toBe(1)
    for (const person of [phone, eve]) await person.close()
    await leaveAll(table)
  })

  test('opened again by who holds the seat already leads there, and is not used up', async () => {
    const table = await company(server.origin, 2)
    const [bo, phone] = [at(table.people, 1), await come('Bo on the phone')]
    const own = await join(bo, table.id, { token: at(table.tokens, 1) })
    expect([own.viewer, own.token]).toEqual([1, 'none'])
    expect((await join(phone, table.id, { token: at(table.tokens, 1) })).viewer).toBe(1)
    const old = await join(phone, table.id, { token: at(table.tokens, 1) }) // whose answer was lost, or who kept the old one
    expect([old.viewer, old.token]).toEqual([1, 'none'])
    await phone.close()
    await leaveAll(table)
  })

  test('is renewed by the player, also while they are here; the old one ends', async () => {
    const table = await company(server.origin, 2)
    const b = at(table.seated, 1).client
    const { seat, token } = await b.ask('renew', {})
    expect(seat).toBe(1)
    const phone = await come('Bo on the phone')
    expect(await refusedWith(phone, table.id, at(table.tokens, 1))).toBe('badLink')
    expect((await join(phone, table.id, { token })).viewer).toBe(1)
    const eve = await join(await come('Eve'), table.id)
    expect([eve.viewer, eve.hold]).toEqual(['spectator', 'none'])
    expect(await eve.client.refusal('renew', {})).toBe('notSeated')
    expect(await eve.client.refusal('drop', { device: 1 })).toBe('notSeated')
    await eve.client.close()
    await phone.close()
    await leaveAll(table)
  })

  test('ends with the device that was dropped: it is out at once, with its link and its replay', async () => {
    const table = await company(server.origin, 2)
    const b = at(table.seated, 1).client
    const thief = await come('Thief')
    const there = await join(thief, table.id, { token: at(table.tokens, 1) })
    const { token } = await there.client.ask('renew', {})
    expect(await there.client.refusal('drop', { device: 1 })).toBe('earlierDevice') // who came first has the last word
    expect(await there.client.refusal('drop', { device: 2 })).toBe('yourself')
    expect((await thief.http(`/api/tables/${table.id}/replay?as=1`)).status).toBe(200)
    await b.ask('drop', { device: 2 })
    expect(await b.refusal('drop', { device: 2 })).toBe('none') // twice is once
    expect((await there.client.newsOf('gone')).problem).toEqual({ code: 'seatLost' })
    expect((await join(thief, table.id)).viewer).toBe('spectator')
    expect(await refusedWith(thief, table.id, token)).toBe('badLink')
    expect(await thief.problem(`/api/tables/${table.id}/replay?as=1`)).toEqual({ code: 'notSeated' })
    await b.until(() => devicesOf(b)?.devices.length === 1)
    await thief.close()
    await leaveAll(table)
  })

  test('drops with a device all that came after it, and the links that they have', async () => {
    const table = await company(server.origin, 2)
    const b = at(table.seated, 1).client
    const phone = await come('Bo on the phone')
    const thieves = [await come('Thief'), await come('Accomplice')]
    let { token } = await join(phone, table.id, { token: at(table.tokens, 1) })
    const stolen = []
    for (const thief of thieves) {
      const there = await join(thief, table.id, { token })
      token = there.token
      stolen.push(there)
    }
    await b.ask('drop', { device: 3 })
    for (const { client } of stolen) expect((await client.newsOf('gone')).problem).toEqual({ code: 'seatLost' })
    expect(await refusedWith(at(thieves, 0), table.id, token)).toBe('badLink')
    expect((await join(phone, table.id)).hold).toMatchObject({ devices: [{ n: 1 }, { n: 2 }] })
    const { token: renewed } = await at(phone.clients, 0).ask('renew', {})
    const back = await join(at(thieves, 0), table.id, { token: renewed })
    const { token: own } = await b.ask('renew', {})
    await b.ask('drop', { device: 5 })
    await back.client.newsOf('gone')
    expect((await join(at(thieves, 1), table.id, { token: own })).viewer).toBe(1) // the link of who drops stays
    for (const person of [phone, ...thieves]) await person.close()
    await leaveAll(table)
  })

  test('drops nothing that came before it, however long that has been away', async () => {
    const table = await company(server.origin, 2)
    const phone = await come('Ada on the phone')
    const there = await join(phone, table.id, { token: at(table.tokens, 0) })
    expect(await there.client.refusal('drop', { device: 1 })).toBe('earlierDevice')
    at(table.seated, 0).client.drop()
    await there.client.until(() => devicesOf(there.client)?.devices[0]?.present === false)
    clock += 600 * MINUTE
    expect(await there.client.refusal('drop', { device: 1 })).toBe('earlierDevice')
    expect((await join(at(table.people, 0), table.id)).viewer).toBe(0)
    await there.client.ask('closeTalk', { closed: true }) // and is the host all the same
    await phone.close()
    await leaveAll(table)
  })

  test('does not let in any number of devices', async () => {
    const table = await company(server.origin, 2)
    const b = at(table.seated, 1).client
    for (let n = 1; n < 8; n++) await join(await come(`device ${n}`), table.id, { token: (await b.ask('renew', {})).token })
    const { token } = await b.ask('renew', {})
    const late = await come('late')
    expect(await refusedWith(late, table.id, token)).toBe('tooManyDevices')
    await b.ask('drop', { device: 5 })
    expect((await join(late, table.id, { token })).viewer).toBe(1)
    await late.close()
    await leaveAll(table)
  })

  test('says what each device is, to nobody else', async () => {
    const table = await company(server.origin, 2)
    const phone = await come('Bo on the phone')
    const client = await phone.open({ 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' })
    const { hold } = await client.ask('join', { table: table.id, token: at(table.tokens, 1) })
    expect(hold).toMatchObject({
      devices: [
        { browser: '', system: '' },
        { browser: 'Firefox', system: 'Android' },
      ],
    })
    expect(await (await phone.http('/api/guest/export')).json()).toMatchObject({
      tables: [{ devices: [{ seat: 1, browser: 'Firefox', system: 'Android' }] }],
    })
    expect(at(table.seated, 0).client.received.join()).not.toContain('Android')
    await phone.close()
    await leaveAll(table)
  })
})

describe('the host’s link', () => {
  test('waits until the player has been away for ten minutes', async () => {
    const { table, host } = await without(0)
    expect(await host.refusal('link', { seat: 2 })).toBe('present')
    expect(await host.refusal('link', { seat: 1 })).toBe('awayTooShort')
    clock += 10 * MINUTE - 1
    expect(await host.refusal('link', { seat: 1 })).toBe('awayTooShort')
    clock += 1
    expect((await host.ask('link', { seat: 1 })).token).toMatch(/^[\w-]{43}$/)
    await leaveAll(table)
  })

  test('does not count somebody as away who watches the table', async () => {
    const { table, host, bo } = await without(10)
    const { token } = await host.ask('link', { seat: 1 })
    await join(bo, table.id, { seat: 'spectator' })
    expect(await host.refusal('link', { seat: 1 })).toBe('present')
    expect(await refusedWith(await come('Eve'), table.id, token)).toBe('badLink')
    await leaveAll(table)
  })

  test('ends also when its player comes only to watch: it is of no use after they have gone again', async () => {
    const { table, host, bo } = await without(10)
    const { token } = await host.ask('link', { seat: 1 })
    const watching = await join(bo, table.id, { seat: 'spectator' })
    await told(host, 'linkEnded')
    await watching.client.close()
    await host.newsOf('room', ({ room }) => room.watchers === 0 && room.seats[1]?.offered === false)
    expect(await refusedWith(await come('Eve'), table.id, token)).toBe('badLink')
    expect((await join(bo, table.id)).viewer).toBe(1)
    await leaveAll(table)
  })

  test('takes nothing from who comes back before it is opened: then it ends, and everybody is told', async () => {
    const { table, host, bo } = await without(10)
    const { token } = await host.ask('link', { seat: 1 })
    const other = at(table.seated, 2).client
    for (const client of [host, other]) await told(client, 'newLink')
    await other.newsOf('room', ({ room }) => room.seats[1]?.offered === true && room.seats[1].name === bo.name)
    const back = await join(bo, table.id)
    expect(back.viewer).toBe(1)
    const eve = await come('Eve')
    expect(await refusedWith(eve, table.id, token)).toBe('badLink')
    await told(other, 'linkEnded')
    await back.client.close()
    await other.newsOf('room', ({ room }) => room.seats[1]?.offered === false && !room.seats[1].present)
    expect(await refusedWith(eve, table.id, token)).toBe('badLink') // nor when they have gone again
    expect((await join(bo, table.id)).viewer).toBe(1)
    await eve.close()
    await leaveAll(table)
  })

  test('makes whoever opens it the only one there, once; the host does not see that hand', async () => {
    const { table, host } = await without(10)
    const { token } = await host.ask('link', { seat: 1 })
    const ada = at(table.people, 0)
    expect(await ada.problem(`/api/tables/${table.id}/replay?as=1`)).toEqual({ code: 'notSeated' })
    const ben = await come('Ben')
    const there = await join(ben, table.id, { token })
    expect([there.viewer, there.hold]).toMatchObject([1, { devices: [{ you: true }], link: true }])
    await told(host, 'linkUsed')
    await host.newsOf('room', ({ room }) => room.seats[1]?.name === 'Ben' && !room.seats[1].offered)
    expect(await refusedWith(await come('Eve'), table.id, token)).toBe('badLink')
    expect(await (await ada.open()).refusal('join', { table: table.id, seat: 1, token })).toBe('notSeated')
    expect(await ada.problem(`/api/tables/${table.id}/replay?as=1`)).toEqual({ code: 'notSeated' })
    expect(await refusedWith(await come('Zoe'), table.id, at(table.tokens, 1))).toBe('badLink') // nor is the player's own any more
    await ben.close()
    await leaveAll(table)
  })

  test('is for nobody who plays at this table already, and stays good for whom it was meant', async () => {
    const { table, host } = await without(11)
    const { token } = await host.ask('link', { seat: 1 })
    for (const seat of [0, 2]) {
      expect(await refusedWith(at(table.people, seat), table.id, token)).toBe('otherSeat')
      expect((await join(at(table.people, seat), table.id)).viewer).toBe(seat)
    }
    expect((await join(await come('Flo'), table.id, { token })).viewer).toBe(1)
    await leaveAll(table)
  })

  test('is for nobody who has given up, for no bot, and not before the game', async () => {
    const table = await company(server.origin, 3, {}, 1)
    const host = at(table.seated, 0).client
    const quitter = at(table.seated, 1).client
    await quitter.ask('concede', {})
    expect(await quitter.refusal('renew', {})).toBe('conceded')
    quitter.drop()
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    expect(await host.refusal('link', { seat: 1 })).toBe('conceded')
    expect(await host.refusal('link', { seat: 3 })).toBe('notSeated')
    expect(await host.refusal('link', { seat: 9 })).toBe('badSeats')
    const waiting = await join(at(table.people, 0), (await at(table.people, 0).make({ seats: ['me', 'open'] })).id)
    expect(await waiting.client.refusal('link', { seat: 0 })).toBe('notPlaying')
    await leaveAll(table)
  })
})

test('a clock that leaps takes nobody’s seat: what counts is the time that has passed', async () => {
  let [wall, passed] = [1_700_000_000_000, 0]
  const own = await startServer(await folders.make(), { now: () => wall, elapsed: () => passed })
  const table = await company(own.origin, 2, { takeover: 60 })
  const host = at(table.seated, 0).client
  at(table.seated, 1).client.drop()
  await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
  wall += 24 * 60 * MINUTE
  expect(await host.refusal('link', { seat: 1 })).toBe('awayTooShort')
  await host.ask('stop', { agree: true })
  expect((await host.ask('join', { table: table.id })).room).toMatchObject({ stage: 'playing', seats: [{}, { bot: 'none' }] })
  wall -= 48 * 60 * MINUTE
  passed += 10 * MINUTE
  expect(await host.refusal('link', { seat: 1 })).toBe('none')
  await leaveAll(table)
  await own.stop()
})

describe('who stands in by the host’s link', () => {
  async function standIn() {
    const { table, host, bo } = await without(11)
    const ben = await come('Ben')
    const there = await join(ben, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    const close = async () => {
      await ben.close()
      await leaveAll(table)
    }
    return { table, host, bo, ben, there, token: there.token === 'none' ? '' : there.token, close }
  }

  test('is out, and told why, when the owner comes back, however late; everybody is told', async () => {
    const { table, host, bo, ben, there, token, close } = await standIn()
    await there.client.ask('log', { from: 0, lines: 1 })
    clock += 600 * MINUTE
    const back = await join(bo, table.id)
    expect([back.viewer, back.hold]).toMatchObject([1, { devices: [{ n: 1, you: true }] }])
    expect((await there.client.newsOf('gone')).problem).toEqual({ code: 'ownerBack' })
    await told(host, 'ownerBack')
    await host.newsOf('room', ({ room }) => room.seats[1]?.name === 'Bo')
    expect(await there.client.refusal('command', { decision: 0, command: {} })).toBe('notJoined')
    expect((await join(ben, table.id)).viewer).toBe('spectator')
    expect(await refusedWith(ben, table.id, token)).toBe('badLink')
    expect(await ben.problem(`/api/tables/${table.id}/replay?as=1`)).toEqual({ code: 'notSeated' })
    await close()
  })

  test('leaves the owner who only watches their seat: no link gives them another one, and nobody sends them away', async () => {
    const { table, bo, close } = await standIn()
    const elsewhere = { table: table.id, seat: 'spectator', token: at(table.tokens, 2) } as const
    expect(await (await bo.open()).refusal('join', elsewhere)).toBe('otherSeat')
    const { room } = await join(bo, table.id, { seat: 'spectator' })
    expect([room.watchers, room.watching]).toEqual([1, []])
    const { mine } = v.parse(lobby, await (await bo.http('/api/tables')).json())
    expect(mine.find(({ id }) => id === table.id)?.yours).toEqual([1])
    await close()
  })

  test('is so also on a second device, after a restart, and after another one stood in', async () => {
    const { table, host, bo, there, token, close } = await standIn()
    const phone = await come('Ben on the phone')
    const second = await join(phone, table.id, { token })
    for (const { client } of [there, second]) await client.close()
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    const cy = await come('Cy')
    await join(cy, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    expect((await join(phone, table.id)).viewer).toBe('spectator') // the seat is not theirs
    await Promise.all([phone.close(), cy.close()])
    await close()
    const folder = dirname(server.data)
    await server.stop()
    server = await startServer(folder, { now: () => clock })
    const back = bo.at(server.origin)
    expect((await join(back, table.id)).viewer).toBe(1)
    expect((await join(cy.at(server.origin), table.id)).viewer).toBe('spectator')
    await back.close()
  })

  test('who is the host stays it, also when the owner of a lower seat is back', async () => {
    const [host, bo, cora] = [await come('Ada'), await come('Bo'), await come('Cora')]
    const { id } = await host.make({ seats: ['open', 'me', 'open'] })
    const [a, b, c] = [await join(host, id), await join(bo, id), await join(cora, id)]
    await b.client.ask('sit', { seat: 0 })
    await c.client.ask('sit', { seat: 2 })
    await a.client.ask('start', {})
    await b.client.close()
    await a.client.newsOf('room', ({ room }) => room.seats[0]?.present === false)
    clock += 10 * MINUTE
    const flo = await come('Flo')
    const there = await join(flo, id, { token: (await a.client.ask('link', { seat: 0 })).token })
    expect([there.viewer, there.host, there.room.host]).toEqual([0, false, 1])
    const back = await join(bo, id)
    expect([back.viewer, back.host, back.room.host]).toEqual([0, false, 1])
    await a.client.ask('closeTalk', { closed: true })
    expect(await back.client.refusal('changeTableSettings', { listed: true, takeover: 2 })).toBe('notHost')
    for (const person of [host, bo, cora, flo]) await person.close()
  })

  test('stays while the owner only watches', async () => {
    const { table, bo, there, close } = await standIn()
    expect((await join(bo, table.id, { seat: 'spectator' })).viewer).toBe('spectator')
    expect(await there.client.refusal('renew', {})).toBe('none')
    expect((await join(bo, table.id)).viewer).toBe(1)
    await there.client.newsOf('gone')
    await close()
  })

  test('makes room for no device that the owner had dropped, and for no old link', async () => {
    const table = await company(server.origin, 3)
    const [host, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    const thief = await come('Thief')
    const stolen = await join(thief, table.id, { token: at(table.tokens, 1) })
    await b.ask('drop', { device: 2 })
    await stolen.client.newsOf('gone')
    b.drop()
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    const ben = await come('Ben')
    await join(ben, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    expect((await join(thief, table.id)).viewer).toBe('spectator')
    for (const old of [at(table.tokens, 1), stolen.token]) expect(await refusedWith(thief, table.id, String(old))).toBe('badLink')
    await Promise.all([ben.close(), thief.close()])
    await leaveAll(table)
  })

  test('neither gives up for the owner nor agrees to stop, before an absence that the table agreed on', async () => {
    const { table, host, there, close } = await standIn()
    for (const seated of [host, at(table.seated, 2).client]) await seated.ask('stop', { agree: true })
    expect(await there.client.refusal('concede', {})).toBe('standIn')
    clock += 600 * MINUTE
    expect(await there.client.refusal('stop', { agree: true })).toBe('standIn')
    await close()

    const agreed = await company(server.origin, 2, { takeover: 30 })
    at(agreed.seated, 1).client.drop()
    const first = at(agreed.seated, 0).client
    await first.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    const zoe = await come('Zoe')
    const { client } = await join(zoe, agreed.id, { token: (await first.ask('link', { seat: 1 })).token })
    await first.ask('stop', { agree: true })
    expect(await client.refusal('stop', { agree: true })).toBe('standIn')
    clock += 20 * MINUTE
    expect(await client.refusal('concede', {})).toBe('standIn')
    await client.ask('stop', { agree: true })
    await first.newsOf('room', ({ room }) => room.stage === 'stopped')
    await zoe.close()
    await leaveAll(agreed)
  })

  test('watches from the end on, and the seat is its owner’s: theirs is the name in the record, and they play again', async () => {
    const { table, host, bo, ben, there, close } = await standIn()
    await bo.http('/api/guest', { method: 'POST', body: { name: 'Boris' } })
    for (const seat of [0, 2]) await at(table.seated, seat).client.ask('concede', {})
    const { viewer, sight } = await there.client.newsOf('sight')
    expect([viewer, sight.view.viewer]).toEqual(['spectator', 'spectator'])
    expect(there.client.news.filter(({ news }) => news === 'gone')).toEqual([])
    for (const ask of ['again', 'renew'] as const) expect(await there.client.refusal(ask, {})).toBe('notSeated')
    expect(await there.client.refusal('say', { text: 'I am Boris' })).toBe('notSeated')
    const back = await join(bo, table.id)
    expect([back.viewer, back.room.outcome, back.room.seats[1]?.name]).toEqual([1, { winners: [1], scores: [] }, 'Boris'])
    expect(back.hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    expect(await (await bo.http(`/api/tables/${table.id}/record`)).json()).toMatchObject({ names: ['Ada', 'Boris', 'Cora'] })
    const { id } = await host.ask('again', {})
    expect(there.client.received.join()).not.toContain(id)
    expect((await join(ben, table.id)).viewer).toBe('spectator')
    expect(await back.client.ask('again', {})).toMatchObject({ id, seat: 1, token: expect.any(String) })
    await close()
  })

  test('does so for no device that its owner has dropped meanwhile where they played before', async () => {
    const before = await company(server.origin, 2)
    const [host, bo] = [at(before.seated, 0).client, at(before.seated, 1).client]
    const [eve, ben] = [await come('Eve'), await come('Ben')]
    const later = await join(eve, before.id, { token: at(before.tokens, 1) })
    for (const { client } of before.seated) await client.ask('stop', { agree: true })
    await later.client.newsOf('room', ({ room }) => room.stage === 'stopped')
    const { id } = await host.ask('again', {})
    await bo.ask('again', {})
    await host.ask('join', { table: id })
    await host.ask('start', {})
    clock += 10 * MINUTE
    await join(ben, id, { token: (await host.ask('link', { seat: 1 })).token })
    await bo.ask('drop', { device: 2 })
    expect((await later.client.ask('join', { table: id })).viewer).toBe('spectator')
    expect((await eve.http(`/api/tables/${id}/replay?as=1`)).status).toBe(403)
    expect((await bo.ask('join', { table: id })).hold).toMatchObject({ devices: [{ n: 1, you: true }] })
    await Promise.all([leaveAll(before), eve.close(), ben.close()])
  })

  test('who is muted puts no words into a new name, nor does its owner by coming back', async () => {
    const { table, host, bo, ben, there, close } = await standIn()
    await join(bo, table.id)
    await there.client.newsOf('gone')
    await host.ask('mute', { seat: 1, muted: true })
    await bo.http('/api/guest', { method: 'POST', body: { name: 'Ada cheats' } })
    await bo.close()
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    const again = await join(ben, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    expect(again.room.seats[1]?.name).toBe('Ben')
    await host.ask('mute', { seat: 1, muted: true })
    const back = await join(bo, table.id)
    expect(back.room.seats[1]?.name).toBe('Bo')
    await bo.close()
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    const loud = await join(ben, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    expect(loud.room.seats[1]?.name).toBe('')
    await close()
  })

  test('is named in no record, nor is its owner who was deleted before the end: the seat is called by their other device', async () => {
    const { table, bo, ben, close } = await standIn()
    const phone = await come('Bo on the phone')
    const back = await join(bo, table.id)
    await join(phone, table.id, { token: (await back.client.ask('renew', {})).token })
    await Promise.all([bo.close(), phone.close()])
    const host = at(table.seated, 0).client
    await host.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    clock += 10 * MINUTE
    await join(ben, table.id, { token: (await host.ask('link', { seat: 1 })).token })
    await bo.http('/api/guest', { method: 'DELETE' })
    for (const seat of [0, 2]) await at(table.seated, seat).client.ask('concede', {})
    expect((await join(phone, table.id)).viewer).toBe(1)
    expect(await (await phone.http(`/api/tables/${table.id}/record`)).json()).toMatchObject({ names: ['Ada', 'Bo on the phone', 'Cora'] })
    await phone.close()
    await close()
  })

  test('stays for good when the owner is deleted: nothing is left of them', async () => {
    const { table, host, bo, there, close } = await standIn()
    expect(await (await bo.http('/api/guest/export')).json()).toMatchObject({ tables: [{ devices: [{ seat: 1 }] }] })
    expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    await there.client.ask('concede', {})
    await told(host, 'conceded')
    expect((await there.client.ask('join', { table: table.id })).viewer).toBe(1)
    await close()
  })

  test('leaves the seat to a bot when they are deleted, and still to the owner who comes back', async () => {
    const { table, host, bo, ben, close } = await standIn()
    expect((await ben.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    await host.newsOf('room', ({ room }) => room.seats[1]?.name === 'Bo' && room.seats[1].bot !== 'none')
    for (const seat of [0, 2]) await at(table.seated, seat).client.ask('stop', { agree: true })
    const back = await join(bo, table.id)
    expect([back.viewer, back.room.stage, back.room.seats[1]?.name]).toEqual([1, 'playing', 'Bo'])
    await back.client.ask('resumeSeat', {})
    await close()
  })
})

describe('of a finished game', () => {
  test('the name stays in the record: its device cannot be dropped any more, others can', async () => {
    const table = await company(server.origin, 2)
    const [phone, tablet] = [await come('Bo on the phone'), await come('Bo on the tablet')]
    const there = await join(phone, table.id, { token: at(table.tokens, 1) })
    await join(tablet, table.id, { token: there.token })
    for (const { client } of table.seated) await client.ask('stop', { agree: true })
    await there.client.newsOf('room', ({ room }) => room.stage === 'stopped')
    expect(await there.client.refusal('drop', { device: 1 })).toBe('earlierDevice')
    await there.client.ask('drop', { device: 3 })
    expect((await join(tablet, table.id)).viewer).toBe('spectator')
    expect(await (await phone.http(`/api/tables/${table.id}/record`)).json()).toMatchObject({ names: ['Ada', 'Bo'] })
    await Promise.all([phone.close(), tablet.close()])
    await leaveAll(table)
  })
  test('the name stays in the record: also that of a former device that had sat down at its player’s old seat', async () => {
    const before = await company(server.origin, 2, {}, 1)
    const [host, bo, eve] = [at(before.seated, 0).client, at(before.seated, 1).client, await come('Eve')]
    const there = (await join(eve, before.id, { token: at(before.tokens, 1) })).client
    for (const client of [host, bo]) await client.ask('stop', { agree: true })
    const { id } = await host.ask('again', {})
    const [boAgain, eveAgain] = [await at(before.people, 1).open(), await eve.open()]
    for (const client of [host, boAgain, eveAgain]) await client.ask('join', { table: id })
    await host.ask('fill', { seat: 2, bot: 'none' })
    await boAgain.ask('sit', { seat: 2 })
    await eveAgain.ask('sit', { seat: 1 })
    await host.ask('start', {})
    for (const client of [host, boAgain, eveAgain]) await client.ask('stop', { agree: true })
    await bo.ask('drop', { device: 2 })
    expect((await there.ask('join', { table: before.id })).viewer).toBe('spectator')
    expect(await (await eve.http(`/api/tables/${id}/record`)).json()).toMatchObject({ names: ['Ada', 'Eve', 'Bo'] })
    await eve.close()
    await leaveAll(before)
  })
  test('there is no link: none is made, and none that is out still works', async () => {
    const { table, host, bo } = await without(10)
    const { token } = await host.ask('link', { seat: 1 })
    for (const seat of [0, 2]) await at(table.seated, seat).client.ask('concede', {})
    const { room } = await host.newsOf('room', news => news.room.stage === 'stopped')
    expect(room.outcome).toEqual({ winners: [1], scores: [] })
    const eve = await come('Eve')
    for (const each of [token, ...table.tokens]) expect(await refusedWith(eve, table.id, each)).toBe('badLink')
    expect(await host.refusal('link', { seat: 1 })).toBe('notPlaying')
    expect(await host.refusal('renew', {})).toBe('notPlaying')
    expect(await (await bo.http(`/api/tables/${table.id}/record`)).json()).toMatchObject({ names: ['Ada', 'Bo', 'Cora'] })
    await eve.close()
    await leaveAll(table)
  })
})

test('what was told at the table of links is there for who comes later', async () => {
  const { table, host, bo } = await without(10)
  await host.ask('link', { seat: 1 })
  const back = await Seated.join(bo, table.id)
  await told(back.client, 'linkEnded')
  const said = (lines: readonly TalkLine[]) => lines.map(line => [line.seat, line.said])
  expect(said((await join(bo, table.id)).talk)).toEqual([
    [1, { notice: 'newLink' }],
    [1, { notice: 'linkEnded' }],
  ])
  await leaveAll(table)
})
