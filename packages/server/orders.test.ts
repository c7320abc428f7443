/** Standing orders: what the table answers for a seat, to whom it is shown, and that nobody else can tell. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at, type Seat } from '@wildcat/kernel'
import { MOST_ORDERS, recoveryCodes, signedIn } from '@wildcat/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealing } from './sealing.ts'
import { auction as auctionAt, barrier, inAuction, limit, pendingIn, stepOf } from './testing/auction.ts'
import type { Client } from './testing/client.ts'
import { type Company, engine, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
const key = [1, 2, 3, 4, 5, 6, 7, 8] // the same game at every table
const settings = { now: () => 1_700_000_000_000, matchKey: () => key }
let server: Running
let folder = ''
beforeAll(async () => {
  folder = await folders.make()
  server = await startServer(folder, settings)
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const auction = (origin = server.origin): Promise<Company> => auctionAt(origin)
const ordersOf = async ({ seated, id }: Company, seat: Seat) => (await at(seated, seat).client.ask('join', { table: id })).orders

describe('a standing order', () => {
  test('goes through an auction at once, and lapses with it', async () => {
    const of = await auction()
    const bidders = inAuction(of)
    expect(bidders.length).toBeGreaterThan(1)
    const [first, ...others] = bidders.toSorted(seat => (seat === pendingIn(of) ? 1 : -1)) // whoever is asked comes last
    for (const seat of others) await at(of.seated, seat).client.ask('setOrder', { order: limit(2) })
    await at(of.seated, first ?? 0).client.ask('setOrder', { order: limit(4) })
    const watching = at(of.seated, 0)
    await watching.client.until(() => stepOf(watching) !== 'bidding')
    await barrier(of)
    for (const seat of bidders) expect(await ordersOf(of, seat)).toEqual([])
    const bids = watching.log.flatMap(line => (line.kind === 'event' && line.event.kind === 'bidMade' ? [line.event] : []))
    expect(bids.length).toBeGreaterThan(0)
    await leaveAll(of)
  })

  test('is shown to its owner on every device, to nobody else, and can be taken back before it acts', async () => {
    const of = await auction()
    const waiting = inAuction(of).find(seat => seat !== pendingIn(of)) ?? 0
    const owner = at(of.seated, waiting)
    await owner.client.ask('setOrder', { order: limit(3) })
    const { orders } = await owner.client.newsOf('orders')
    expect(orders).toMatchObject([{ n: 1, step: 'bidding', order: limit(3) }])
    expect(await ordersOf(of, waiting)).toEqual(orders)
    for (const { viewer, client } of of.seated) {
      if (viewer === waiting) continue
      expect(await ordersOf(of, Number(viewer))).toEqual([])
      expect(client.received.some(text => text.includes('"most":3'))).toBe(false)
      expect(await client.refusal('dropOrder', { order: 1 })).toBe('noOrderHere')
    }
    const eve = await Seated.join(await Person.come(server.origin, 'Eve'), of.id)
    expect((await eve.client.ask('join', { table: of.id })).orders).toEqual([])
    expect(await eve.client.refusal('setOrder', { order: limit(3) })).toBe('notSeated')
    await owner.client.ask('dropOrder', { order: 1 })
    expect(await ordersOf(of, waiting)).toEqual([])
    const asked = at(of.seated, pendingIn(of))
    await asked.command({ kind: 'pass' })
    await barrier(of)
    expect(await owner.client.refusal('setOrder', { order: limit(1_000_000) })).toBe('noOrderHere')
    await eve.client.close()
    await leaveAll(of)
  })

  test('is not felt by whoever has given one, too', async () => {
    const of = await auction()
    const [first, second] = inAuction(of)
      .filter(seat => seat !== pendingIn(of))
      .map(seat => at(of.seated, seat))
    if (!first || !second) throw new Error('this auction needs two who wait')
    await first.client.ask('setOrder', { order: limit(2) })
    await first.client.newsOf('orders')
    const before = first.client.received.length
    await second.client.ask('setOrder', { order: limit(3) })
    const { orders } = await second.client.newsOf('orders')
    expect(orders).toMatchObject([{ n: 1, order: limit(3) }]) // no number tells that there is another
    await second.client.ask('dropOrder', { order: 1 })
    await second.client.newsOf('orders', now => now.orders.length === 0)
    await barrier(of)
    expect(first.client.received.slice(before).filter(text => text.includes('"orders"'))).toEqual([])
    await leaveAll(of)
  })

  test('is in what its owner can have of themself, and in nobody else’s', async () => {
    const of = await auction()
    const bidders = inAuction(of).filter(seat => seat !== pendingIn(of))
    const [own = 0] = bidders
    await at(of.seated, own).client.ask('setOrder', { order: limit(3) })
    const exported = async (seat: Seat) => (await at(of.people, seat).http('/api/guest/export')).text()
    for (const { viewer } of of.seated) {
      const kept = await exported(Number(viewer))
      if (viewer !== own) expect(kept).not.toContain('"limit"')
      expect(JSON.parse(kept)).toMatchObject({
        tables: [{ id: of.id, orders: viewer === own ? [{ seat: own, n: 1, step: 'bidding', order: limit(3) }] : [] }],
      })
    }
    await at(of.seated, own).client.ask('dropOrder', { order: 1 })
    expect(await exported(own)).not.toContain('"limit"')
    await leaveAll(of)
  })

  test('survives a restart, sealed: nothing of it can be read in the database, nor with another key', async () => {
    const own = await folders.make()
    let running = await startServer(own, settings)
    const of = await auction(running.origin)
    const waiting = inAuction(of).find(seat => seat !== pendingIn(of)) ?? 0
    await at(of.seated, waiting).client.ask('setOrder', { order: limit(3) })
    await leaveAll(of)
    await running.stop()
    const bytes = (await readFile(join(running.data, 'wildcat.sqlite'))).toString('latin1')
    expect(bytes.includes('gusher')).toBe(true) // what is not sealed can be read
    for (const secret of ['"limit"', '"most":3']) expect(bytes.includes(secret)).toBe(false)
    running = await startServer(own, settings)
    const back = await Seated.join(at(of.people, waiting).at(running.origin), of.id)
    expect((await back.client.ask('join', { table: of.id })).orders).toMatchObject([{ order: limit(3) }])
    await running.stop()
  })

  test('waits for its owner while somebody stands in, who neither sees it nor takes it back', async () => {
    const running = await startServer(await folders.make(), { ...settings, limits: { relinkMs: 0 } })
    const of = await auction(running.origin)
    const waiting = inAuction(of).find(seat => seat !== pendingIn(of) && seat !== 0) ?? inAuction(of).find(seat => seat !== 0) ?? 1
    await at(of.seated, waiting).client.ask('setOrder', { order: limit(3) })
    const orders = await ordersOf(of, waiting)
    expect(orders).toMatchObject([{ n: 1, order: limit(3) }])
    await at(of.people, waiting).close()
    const host = at(of.seated, 0)
    await host.client.newsOf('room', ({ room }) => room.seats[waiting]?.present === false)
    const { token } = await host.client.ask('link', { seat: waiting })
    const eve = await Seated.join(await Person.come(running.origin, 'Eve'), of.id, { token })
    const own = async () => (await eve.client.ask('join', { table: of.id })).orders
    expect([eve.viewer, await own()]).toEqual([waiting, []])
    expect(await eve.client.refusal('dropOrder', { order: 1 })).toBe('noOrderHere')
    await eve.client.ask('setOrder', { order: limit(2) }) // for the same
    expect(await own()).toMatchObject([{ order: limit(2) }])
    const back = await Seated.join(at(of.people, waiting).at(running.origin), of.id)
    expect((await back.client.ask('join', { table: of.id })).orders).toEqual(orders)
    await running.stop()
  })

  test('goes with a guest into their account: there it is shown, survives a restart, and acts', async () => {
    const own = await folders.make()
    let running = await startServer(own, settings)
    const of = await auction(running.origin)
    const [first, bidders] = [pendingIn(of), inAuction(of)]
    const next = at(bidders, (bidders.indexOf(first) + 1) % bidders.length)
    await at(of.seated, next).client.ask('setOrder', { order: limit(3) })
    const guest = at(of.people, next)
    const post = (person: Person, path: string, body: object = {}) => person.http(`/api/account${path}`, { method: 'POST', body })
    const { codes } = v.parse(recoveryCodes, await (await post(await Person.come(running.origin, 'Adele'), '/codes')).json())
    const signing = v.parse(signedIn, await (await post(guest, '/sign-in', { code: codes[0] })).json())
    if (!('choose' in signing)) throw new Error('there is nothing to choose')
    const chosen = await post(guest, '/sign-in/choose', { ticket: signing.choose.ticket, guest: 'together' })
    const adele = new Person(running.origin, 'Adele', chosen.headers.get('set-cookie')?.split(';')[0] ?? '')
    const ordersThere = async () => (await (await Seated.join(adele.at(running.origin), of.id)).join({})).orders
    expect(await ordersThere()).toMatchObject([{ n: 1, order: limit(3) }])
    await leaveAll(of)
    await running.stop()
    running = await startServer(own, settings)
    expect(await ordersThere()).toMatchObject([{ n: 1, order: limit(3) }])
    const mover = await Seated.join(at(of.people, first).at(running.origin), of.id)
    expect(await mover.command({ kind: 'bid', points: 1 })).toEqual({ accepted: true })
    await mover.client.until(() => !engine.pending(mover.view).includes(next) && !engine.pending(mover.view).includes(first))
    const bids = mover.log.flatMap(line => (line.kind === 'event' && line.event.kind === 'bidMade' ? [line.event] : []))
    expect(bids.at(-1)).toMatchObject({ seat: next, points: 2 })
    await running.stop()
  })

  test('goes with whoever gave it when they are deleted, also at a table that sleeps; those of others stay', async () => {
    const own = await folders.make()
    let running = await startServer(own, settings)
    const of = await auction(running.origin)
    const [gone = 0, stays = 0] = inAuction(of).filter(seat => seat !== pendingIn(of))
    expect(gone).not.toBe(stays)
    for (const seat of [gone, stays]) await at(of.seated, seat).client.ask('setOrder', { order: limit(3) })
    await leaveAll(of)
    await running.stop()
    running = await startServer(own, settings)
    expect((await at(of.people, gone).at(running.origin).http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    await running.stop()
    const [key, db] = [await readFile(join(running.data, 'cookie.key'), 'utf8'), new DatabaseSync(join(running.data, 'wildcat.sqlite'))]
    const row = v.parse(v.object({ table_id: v.number(), sealed: v.string() }), db.prepare('SELECT * FROM orders').get())
    db.close()
    const kept = v.parse(v.array(v.object({ seat: v.number() })), JSON.parse(sealing(key).open(row.sealed, `table ${row.table_id}`) ?? ''))
    expect(kept.map(({ seat }) => seat)).toEqual([stays])
  })

  test('that could not be written is refused, and does not stand', async () => {
    const small = await startServer(await folders.make(), { ...settings, mostPages: 90 })
    const of = await auction(small.origin)
    const waiting = inAuction(of).find(seat => seat !== pendingIn(of)) ?? 0
    const owner = at(of.seated, waiting)
    while ((await owner.client.refusal('say', { text: 'oil '.repeat(70) })) === 'none') {}
    while ((await owner.client.refusal('phrase', { phrase: 'hello' })) === 'none') {}
    expect(await owner.client.refusal('setOrder', { order: limit(3) })).toBe('full')
    expect(await ordersOf(of, waiting)).toEqual([])
    await small.stop()
  })

  test('ends with taking back: what the table answered can be taken back, and then it asks', async () => {
    const of = await auction()
    const seat = pendingIn(of)
    const mover = at(of.seated, seat)
    await mover.client.ask('setOrder', { order: limit(3) })
    await mover.client.until(() => !engine.pending(mover.view).includes(seat))
    await barrier(of)
    expect(mover.undo).toBe('free')
    expect(await mover.client.ask('undo', { decision: mover.decision })).toEqual({ accepted: true })
    await mover.client.until(() => engine.pending(mover.view).includes(seat))
    await mover.client.newsOf('orders', ({ orders }) => orders.length === 0)
    expect(engine.pending(mover.view)).toEqual([seat])
    await leaveAll(of)
  })
})

/** All that the others receive when one of them bids up to 2: by hand, or by an order of this much. */
async function story(most: number | 'by hand') {
  const of = await auction()
  const seat = pendingIn(of)
  const others = of.seated.filter(({ viewer }) => viewer !== seat)
  const mover = at(of.seated, seat)
  const marks = others.map(({ client }) => client.received.length)
  if (most === 'by hand') expect(await mover.command({ kind: 'bid', points: 1 })).toEqual({ accepted: true })
  else await mover.client.ask('setOrder', { order: limit(most) })
  await mover.client.until(() => !engine.pending(mover.view).includes(seat))
  await barrier(of)
  for (const other of others) {
    if (!inAuction(of).includes(Number(other.viewer)) || stepOf(other) !== 'bidding') continue
    await other.client.until(() => engine.pending(other.view).includes(Number(other.viewer)))
    expect(await other.command({ kind: 'pass' })).toEqual({ accepted: true })
    await barrier(of)
  }
  const told = (client: Client, from = 0) =>
    client.received.slice(from).flatMap(text => (text.startsWith('{"n"') ? [] : [text.replaceAll(of.id, '')]))
  const received = others.map(({ client }, place) => told(client, marks[place]))
  const lists = (await Promise.all(others.map(({ viewer }) => at(of.people, Number(viewer)).lobby()))).map(list =>
    list.mine.filter(({ id }) => id === of.id).map(summary => ({ ...summary, id: '' })),
  )
  const record = await (await at(of.people, 0).http(`/api/tables/${of.id}/record`)).text()
  await leaveAll(of)
  return {
    received,
    lists,
    numbers: others.map(({ heard, decision, undo }) => [heard, decision, undo]),
    record: record.replaceAll(of.id, ''),
  }
}

test('others receive the same bytes whether a bid was made by hand or by an order, and whatever its limit is', async () => {
  const byHand = await story('by hand')
  expect(await story(2)).toEqual(byHand)
  expect(await story(7)).toEqual(byHand)
})

describe('a seal', () => {
  const { seal, open } = sealing('secret')
  test('opens with the same key about the same thing, and not otherwise', () => {
    const sealed = seal('[{"most":3}]', 'table 1')
    expect(open(sealed, 'table 1')).toBe('[{"most":3}]')
    expect(open(sealed, 'table 2')).toBeUndefined()
    expect(sealing('other').open(sealed, 'table 1')).toBeUndefined()
    expect(open(`${sealed.slice(0, -8)}AAAAAAA=`, 'table 1')).toBeUndefined()
    expect(open('nonsense', 'table 1')).toBeUndefined()
  })
  test('tells nothing by its length, nor that the same was sealed twice', () => {
    expect(seal('[]', 'x')).toHaveLength(seal('x'.repeat(5000), 'x').length)
    expect(seal('[]', 'x')).not.toBe(seal('[]', 'x'))
    expect(() => seal('x'.repeat(17_000), 'x')).toThrow()
  })
  test('has room for all that five seats may order, so that nobody is refused because of what others gave', () => {
    const command = { kind: 'same', command: { kind: 'plan', to: 'x'.repeat(275) } } // as long as one may be
    const given = { step: 'x'.repeat(40), matter: 'x'.repeat(40), round: 99, order: command, n: 99, seat: 4, guest: 1e9 }
    const all = JSON.stringify(Array.from({ length: 5 * MOST_ORDERS }, () => given))
    expect(open(seal(all, 'x'), 'x')).toBe(all)
  })
})
