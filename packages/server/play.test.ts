/** People at a table: from making it to the end of the game, over real sockets. */
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, company, engine, leaveAll, move, together } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

describe('a game', () => {
  test('is made, joined, begun and played to its end with a bot, and the list says who won', async () => {
    const table = await company(server.origin, 2, {}, 1)
    const [a, b] = [at(table.seated, 0), at(table.seated, 1)]
    while (await move(table)) {}
    expect(b.view.outcome).toEqual(a.view.outcome)
    const { room } = await a.client.newsOf('room', news => news.room.stage === 'over')
    expect(room.outcome).toEqual(a.view.outcome)
    expect((await at(table.people, 0).lobby()).mine).toMatchObject([{ id: table.id, stage: 'over', outcome: room.outcome, yours: [0] }])
    expect(await a.command({ kind: 'endTurn' })).toMatchObject({ refused: { why: 'gameOver' } })
    await leaveAll(table)
  })

  test('of Giganten is played by bots while one watches; a seat’s view has nothing that is hidden from it', async () => {
    const ada = await Person.come(server.origin, 'Ada')
    const { id } = await ada.make({ game: 'giganten', options: {}, seats: ['me', { bot: 'random' }, { bot: 'greedy' }] })
    const a = await Seated.join(ada, id)
    await a.client.ask('start', {})
    await a.ready()
    await a.client.ask('handOver', { bot: 'random' })
    await a.client.until(() => a.view.round > 1)
    expect(a.view.random).toBe(null)
    await a.client.ask('concede', {}) // no person is left: the game stops
    expect((await a.client.newsOf('room', ({ room }) => room.stage === 'stopped')).room.outcome).toBe('open')
    await ada.close()
  })
})

describe('two tabs of one seat', () => {
  test('see the same, and what one has decided the other cannot decide again', async () => {
    const table = await company(server.origin, 2)
    const mover = asked(table)
    if (mover === undefined) throw new Error('somebody is asked')
    const person = at(table.people, Number(mover.viewer))
    const other = await Seated.join(person, table.id)
    expect(other.viewer).toBe(mover.viewer)
    expect(other.view).toEqual(mover.view)
    const command = at(engine.legal(mover.view, Number(mover.viewer)), 0)
    const verdicts = await Promise.all([mover.command(command), other.command(command)])
    expect(verdicts.filter(verdict => 'accepted' in verdict)).toHaveLength(1)
    expect(verdicts.filter(verdict => 'refused' in verdict)).toMatchObject([{ refused: { why: 'staleDecision' } }])
    await other.hears(mover.heard)
    expect(other.view).toEqual(mover.view)
    expect(other.log.slice(-1)).toEqual(mover.log.slice(-1))
    await other.client.close()
    await leaveAll(table)
  })

  test('closing one does not make the player absent, closing both does', async () => {
    const table = await company(server.origin, 2)
    const [a, b] = [at(table.seated, 0), at(table.seated, 1)]
    const tab = await Seated.join(at(table.people, 1), table.id)
    await tab.client.close()
    await b.client.ask('phrase', { phrase: 'hello' })
    await a.client.newsOf('talk')
    expect((await a.client.newsOf('room')).room.seats[1]).toMatchObject({ present: true })
    b.client.drop()
    await a.client.newsOf('room', ({ room }) => room.seats[1]?.present === false)
    await leaveAll(table)
  })
})

describe('a late joiner', () => {
  test('watches from the moment he comes, and may read from the beginning', async () => {
    const table = await company(server.origin, 2, { options: { rounds: 20, deals: true } })
    for (let n = 0; n < 15; n++) await move(table, most => n % most)
    await together(table)
    const late = await Seated.join(await Person.come(server.origin, 'Late'), table.id)
    expect(late.viewer).toBe('spectator')
    const { log } = await late.client.ask('log', { from: 0, lines: 200 })
    expect(log).toHaveLength(late.heard)
    expect(log.slice(-late.log.length)).toEqual(late.log)
    const first = at(table.seated, 0)
    expect((await first.client.ask('log', { from: 0, lines: 200 })).log).toEqual(first.log)
    const before = late.heard
    await move(table)
    await late.hears(before + 1)
    await together(table)
    expect(engine.pending(late.view)).toEqual(engine.pending(first.view))
    expect(await late.client.refusal('command', { decision: 0, command: { kind: 'endTurn' } })).toBe('notSeated')
    expect((await late.client.ask('log', { from: 9999, lines: 5 })).log).toEqual([])
    await leaveAll(table)
  })
})

describe('a command', () => {
  test('out of turn, malformed, stale or repeated is refused by the rules, and changes nothing for anybody', async () => {
    const table = await company(server.origin, 3)
    const mover = asked(table)
    const idle = table.seated.find(each => each !== mover)
    if (mover === undefined || idle === undefined) throw new Error('one is asked, two are not')
    const before = table.seated.map(({ view, heard }) => JSON.stringify([view, heard]))
    const command = at(engine.legal(mover.view, Number(mover.viewer)), 0)
    expect(await idle.command(command)).toMatchObject({ refused: { rule: 'WILD-1' } })
    expect(await mover.command({ kind: 'win' })).toMatchObject({ refused: { rule: 'WILD-4' } })
    expect(await mover.client.ask('command', { decision: 7, command })).toMatchObject({ refused: { rule: 'WILD-5' } })
    expect(table.seated.map(({ view, heard }) => JSON.stringify([view, heard]))).toEqual(before)
    const { decision } = mover
    expect(await mover.client.ask('command', { decision, command })).toEqual({ accepted: true })
    expect(await mover.client.ask('command', { decision, command })).toMatchObject({ refused: { why: 'staleDecision' } })
    await leaveAll(table)
  })
})
