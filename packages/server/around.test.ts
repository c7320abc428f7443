/** Around the game: undo by consent, stopping, giving up, bots that play for somebody, talk. */
import { at, type Seat, verify } from '@wildcat/kernel'
import { digest, readRecord } from '@wildcat/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppSettings } from './app.ts'
import { asked, type Company, company, engine, leaveAll, move } from './testing/company.ts'
import type { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let clock = 1_000_000
beforeAll(async () => {
  server = await startServer(await folders.make(), { now: () => clock })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const END_TURN = { kind: 'endTurn' } as const
const room = (of: Seated) => of.client.news.findLast(({ news }) => news === 'room')

/** Bots that end every turn at once, and never get to a decision of another kind; the clock stopped them, they say. */
const endingTurns: NonNullable<AppSettings['thinker']> = {
  think: ({ view, seat }, _, hear) => {
    hear?.cutShort()
    const ending = engine.legal(view, seat).find(({ kind }) => kind === END_TURN.kind)
    return ending === undefined ? new Promise<never>(() => undefined) : Promise.resolve(ending)
  },
  close: async () => undefined,
}

/** Two of three have ended their turns. */
async function regretted(origin = server.origin): Promise<{ table: Company; order: Seated[]; before: string }> {
  const table = await company(origin, 3, { options: { rounds: 3, deals: true } })
  const first = asked(table)
  if (first === undefined) throw new Error('somebody is asked')
  const order = [0, 1, 2].map(n => at(table.seated, (Number(first.viewer) + n) % 3))
  const before = JSON.stringify(at(order, 2).view)
  for (const each of order.slice(0, 2)) {
    await each.client.until(() => engine.pending(each.view).includes(Number(each.viewer)))
    expect(await each.command(END_TURN)).toEqual({ accepted: true })
  }
  await at(order, 2).client.until(() => engine.pending(at(order, 2).view).includes(Number(at(order, 2).viewer)))
  return { table, order, before }
}

describe('undo', () => {
  test('is free for the last decision, and takes back one however often it is clicked', async () => {
    const { table, order } = await regretted()
    const last = at(order, 1)
    const { decision } = last
    const verdicts = await Promise.all([1, 2].map(() => last.client.ask('undo', { decision })))
    expect(verdicts).toEqual([{ accepted: true }, { refused: expect.objectContaining({ why: 'staleDecision' }) }])
    await leaveAll(table)
  })

  test('beyond that needs the word of all others; the last yes takes back', async () => {
    const { table, order, before } = await regretted()
    const [one, two, three] = [at(order, 0), at(order, 1), at(order, 2)]
    expect(await one.takeBack()).toMatchObject({ refused: { why: 'somebodyDecided' } })
    expect(await one.client.ask('requestUndo', { decision: one.decision })).toEqual({ accepted: true })
    const shown = await three.client.newsOf('room', news => news.room.undo !== 'none')
    expect(shown.room.undo).toEqual({ n: 1, seat: one.viewer, agreed: [] })
    await two.client.ask('answerUndo', { request: 1, agree: true })
    expect(await one.client.ask('requestUndo', { decision: one.decision })).toEqual({ accepted: true }) // twice is once
    await three.client.newsOf('room', news => news.room.undo !== 'none' && news.room.undo.agreed.length === 1)
    await three.client.ask('answerUndo', { request: 1, agree: true })
    await three.client.until(() => JSON.stringify(three.view) === before)
    expect(three.log.at(-1)).toEqual({ kind: 'undone', seat: one.viewer, lines: 2 })
    await three.client.newsOf('room', news => news.room.undo === 'none')
    await leaveAll(table)
  })

  test('is not granted when one refuses, nor after anything has happened', async () => {
    const { table, order } = await regretted()
    const [one, two, three] = [at(order, 0), at(order, 1), at(order, 2)]
    const ask = () => one.client.ask('requestUndo', { decision: one.decision })
    await ask()
    await two.client.ask('answerUndo', { request: 1, agree: false })
    expect(await three.client.refusal('answerUndo', { request: 1, agree: true })).toBe('nothingAsked')
    await ask()
    expect(await three.client.refusal('answerUndo', { request: 1, agree: true })).toBe('nothingAsked') // that was about another one
    await three.command(END_TURN)
    await one.client.newsOf('room', news => news.room.undo === 'none')
    expect(await two.client.refusal('answerUndo', { request: 2, agree: true })).toBe('nothingAsked')
    await leaveAll(table)
  })

  test('is no longer asked for when who asked has left his seat to a bot', async () => {
    const { table, order } = await regretted()
    const [one, two] = [at(order, 0), at(order, 1)]
    await one.client.ask('requestUndo', { decision: one.decision })
    await one.client.ask('handOver', { bot: 'random' })
    expect(await two.client.refusal('answerUndo', { request: 1, agree: true })).toBe('nothingAsked')
    await leaveAll(table)
  })

  test('is not asked for what somebody has learned since', async () => {
    const { table, order } = await regretted()
    const [one, , three] = [at(order, 0), at(order, 1), at(order, 2)]
    await three.command({ kind: 'peek', well: 0 })
    await one.hears(one.heard + 1)
    expect(await one.client.ask('requestUndo', { decision: one.decision })).toMatchObject({ refused: { why: 'somebodyLearned' } })
    await leaveAll(table)
  })

  test('alone with bots needs nobody’s word, but one’s own that it is practice: and table, talk, lists, result and record say so', async () => {
    const bots = await startServer(await folders.make(), { thinker: endingTurns })
    const table = await company(bots.origin, 1, { options: { rounds: 3, deals: false } }, 2)
    const me = at(table.seated, 0)
    const person = at(table.people, 0)
    const undone = () => me.client.received.some(text => text.includes('"kind":"undone"'))
    await me.client.until(() => engine.pending(me.view).includes(0))
    await me.command(END_TURN)
    await me.client.until(() => engine.pending(me.view).length > 1) // both bots have ended their turns, and nothing more happens
    expect(me.undo).toMatchObject({ why: 'somebodyDecided' })
    expect(await me.client.refusal('requestUndo', { decision: me.decision })).toBe('wouldBePractice')
    expect(undone()).toBe(false)
    expect((await person.lobby()).mine).toMatchObject([{ practice: false }])
    expect(await me.client.ask('requestUndo', { decision: me.decision, practice: true })).toEqual({ accepted: true })
    await me.client.until(undone)
    await me.client.newsOf('room', ({ room: now }) => now.undo === 'none' && now.practice)
    expect(me.client.news.flatMap(news => (news.news === 'talk' ? news.talk.map(({ said }) => said) : []))).toEqual([
      { notice: 'practice' },
    ])
    expect((await person.lobby()).mine).toMatchObject([{ practice: true }])
    await me.client.ask('stop', { agree: true })
    expect((await me.client.newsOf('room', news => news.room.stage === 'stopped')).room.practice).toBe(true)
    const record = readRecord(await (await person.http(`/api/tables/${table.id}/record`)).text())
    if (!('ok' in record)) throw new Error('a record')
    expect(record.ok.practice).toBe(true)
    const said = record.ok.entries.filter(({ kind }) => kind === 'command')
    expect(said.map(entry => 'cutShort' in entry)).toEqual(said.map(({ seat }) => seat !== 0)) // of bots whose thought the clock ended
    expect(verify(engine, record.ok, digest)).toBeUndefined() // it replays as practice, too
    await leaveAll(table)
    await bots.stop()
  })

  test('is not to be had from bots that play for people: where nobody else plays, nobody can agree', async () => {
    const bots = await startServer(await folders.make(), { thinker: endingTurns })
    const { table, order } = await regretted(bots.origin)
    const [one, two, three] = [at(order, 0), at(order, 1), at(order, 2)]
    await one.client.ask('requestUndo', { decision: one.decision })
    await two.client.ask('handOver', { bot: 'random' })
    await three.client.ask('handOver', { bot: 'random' })
    await one.client.newsOf('room', ({ room: now }) => now.undo === 'none' && now.seats.filter(({ bot }) => bot !== 'none').length === 2)
    await one.client.until(() => engine.pending(one.view).length > 1) // the bot has ended the last turn
    for (const practice of [false, true])
      expect(await one.client.refusal('requestUndo', { decision: one.decision, practice })).toBe('nobodyToAgree')
    expect(one.client.received.some(text => text.includes('"kind":"undone"'))).toBe(false)
    await leaveAll(table)
    await bots.stop()
  })
})

describe('stopping', () => {
  test('needs the word of all who play, and can be taken back until then', async () => {
    const table = await company(server.origin, 2)
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    await a.ask('stop', { agree: true })
    await b.newsOf('room', ({ room: { stop } }) => stop.includes(0))
    await a.ask('stop', { agree: false })
    await b.ask('stop', { agree: true })
    await a.newsOf('room', ({ room: { stop } }) => stop.includes(1))
    await a.ask('stop', { agree: true })
    expect((await b.newsOf('room', news => news.room.stage === 'stopped')).room.outcome).toBe('open')
    expect(await a.refusal('command', { decision: 0, command: END_TURN })).toBe('notPlaying')
    expect(await a.refusal('concede', {})).toBe('notPlaying')
    await leaveAll(table)
  })

  test('does not need the word of who was deleted, also if it was the last one missing', async () => {
    const table = await company(server.origin, 3)
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    for (const each of [a, b]) await each.ask('stop', { agree: true })
    await at(table.people, 2).http('/api/guest', { method: 'DELETE' })
    expect((await a.ask('join', { table: table.id })).room.stage).toBe('stopped')
    const other = await company(server.origin, 3)
    await at(other.people, 2).http('/api/guest', { method: 'DELETE' })
    for (const seat of [0, 1]) await at(other.seated, seat).client.ask('stop', { agree: true })
    expect((await a.ask('join', { table: other.id })).room.stage).toBe('stopped')
    await leaveAll(table)
    await leaveAll(other)
  })

  test('needs the word of who has left the seat to a bot for now, too', async () => {
    const table = await company(server.origin, 2)
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    await a.ask('stop', { agree: true })
    await b.ask('handOver', { bot: 'random' })
    const { room: now } = await a.newsOf('room', news => news.room.seats[1]?.bot === 'random')
    expect(now).toMatchObject({ stage: 'playing', stop: [0], stopWaits: [1] })
    await b.ask('stop', { agree: true })
    await a.newsOf('room', news => news.room.stage === 'stopped')
    await leaveAll(table)
  })

  test('does not wait for whoever has been away for as long as was set when the game began, whatever was set since', async () => {
    const far = await startServer(await folders.make(), { now: () => clock, sweepMs: 5 })
    const table = await company(far.origin, 2, { takeover: 60, options: { rounds: 20, deals: false } })
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    await b.ask('handOver', { bot: 'random' })
    await a.ask('changeTableSettings', { listed: false, takeover: 1 })
    b.drop()
    await a.newsOf('room', news => news.room.seats[1]?.present === false)
    await a.ask('stop', { agree: true })
    clock += 59 * 60_000
    await a.ask('phrase', { phrase: 'hello' })
    expect((await a.ask('join', { table: table.id })).room).toMatchObject({ stage: 'playing', stop: [0], stopWaits: [1] })
    clock += 60_000
    await a.newsOf('room', news => news.room.stage === 'stopped')
    await leaveAll(table)
    await far.stop()
  })
})

describe('giving up', () => {
  test('of one of two makes the other the winner', async () => {
    const table = await company(server.origin, 2)
    await at(table.seated, 1).client.ask('concede', {})
    const { room: end } = await at(table.seated, 0).client.newsOf('room', news => news.room.stage === 'stopped')
    expect(end.outcome).toEqual({ winners: [0], scores: [] })
    await leaveAll(table)
  })

  test('of one of three leaves his seat to a bot, for good', async () => {
    const table = await company(server.origin, 3)
    const quitter = at(table.seated, 1)
    await quitter.client.ask('concede', {})
    const { room: now } = await at(table.seated, 0).client.newsOf('room', news => news.room.seats[1]?.conceded === true)
    expect(now).toMatchObject({ stage: 'playing', seats: [{ bot: 'none' }, { by: 'person', bot: 'random' }, { bot: 'none' }] })
    for (const kind of ['resumeSeat', 'concede'] as const) expect(await quitter.client.refusal(kind, {})).toBe('conceded')
    expect(await quitter.client.refusal('command', { decision: quitter.decision, command: END_TURN })).toBe('conceded')
    await leaveAll(table)
  })
})

describe('a bot plays for somebody', () => {
  test('until he takes his seat back', async () => {
    const table = await company(server.origin, 2, { options: { rounds: 20, deals: false } })
    const [a, b] = [at(table.seated, 0), at(table.seated, 1)]
    await b.client.ask('handOver', { bot: 'random' })
    expect(await b.client.refusal('command', { decision: b.decision, command: END_TURN })).toBe('playedByBot')
    const only: Company = { ...table, seated: [a] }
    for (let n = 0; n < 5; n++) await move(only)
    await b.client.ask('resumeSeat', {})
    expect(await b.client.refusal('resumeSeat', {})).toBe('playedByPerson')
    await b.client.until(() => engine.pending(b.view).length > 0)
    const said = a.client.news.flatMap(news => (news.news === 'talk' ? news.talk : []))
    expect(said.map(line => [line.seat, line.said])).toEqual([
      [1, { notice: 'botPlays' }],
      [1, { notice: 'personPlays' }],
    ])
    await leaveAll(table)
  })

  test('who is away and holds up the game, after the minutes that the table has set', async () => {
    const far = await startServer(await folders.make(), { now: () => clock, sweepMs: 5 })
    const table = await company(far.origin, 2, { takeover: 3 })
    const holding = asked(table)
    const waiting = table.seated.find(each => each !== holding)
    if (holding === undefined || waiting === undefined) throw new Error('one is asked')
    const seat: Seat = Number(holding.viewer)
    holding.client.drop()
    await waiting.client.newsOf('room', news => news.room.seats[seat]?.present === false)
    clock += 2 * 60_000
    await waiting.client.ask('phrase', { phrase: 'yourTurn' })
    expect(room(waiting)).toMatchObject({ room: { seats: { [seat]: { bot: 'none' } } } })
    clock += 60_000
    await waiting.client.newsOf('room', news => news.room.seats[seat]?.bot === 'random')
    const back = await holding.again(at(table.people, seat))
    await back.client.ask('resumeSeat', {})
    await waiting.client.newsOf('room', news => news.room.seats[seat]?.bot === 'none')
    await leaveAll(table)
    await far.stop()
  })
})

describe('talk', () => {
  test('is heard by all, in order, also by who comes later', async () => {
    const table = await company(server.origin, 2)
    const [a, b] = [at(table.seated, 0).client, at(table.seated, 1).client]
    await a.ask('say', { text: ' ciao\u202E  a   tutti\u0000 ' })
    await b.ask('phrase', { phrase: 'hello' })
    const heard = await b.newsOf('talk', ({ talk }) => talk.some(({ n }) => n === 2))
    expect(heard.talk).toEqual([{ n: 2, at: clock, seat: 1, said: { phrase: 'hello' } }])
    const late = await at(table.people, 0).open()
    const { talk, epoch } = await late.ask('join', { table: table.id })
    expect(talk.map(({ n, said }) => [n, said])).toEqual([
      [1, { text: 'ciao a tutti' }],
      [2, { phrase: 'hello' }],
    ])
    expect((await late.ask('talk', { before: 2, lines: 10 })).talk.map(({ n }) => n)).toEqual([1])
    expect((await late.ask('join', { table: table.id, epoch, talk: 1 })).talk.map(({ n }) => n)).toEqual([2])
    expect(await a.refusal('say', { text: '\u200B \u2060' })).toBe('malformed')
    await late.close()
    await leaveAll(table)
  })

  test('is for whoever sits at the table', async () => {
    const table = await company(server.origin, 2)
    const watching = await at(table.people, 0).open()
    await watching.ask('join', { table: table.id, seat: 'spectator' })
    expect(await watching.refusal('say', { text: 'psst' })).toBe('notSeated')
    await watching.close()
    await leaveAll(table)
  })
})
