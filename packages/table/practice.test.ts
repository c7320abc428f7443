/** [WILD-7] At a practice table a seat takes back its own last decision whatever has happened since, with all that came after. */
import { at, keyFrom, nothingToUndo, replay, type Seat, sealed, verify } from '@wildcat/kernel'
import { describe, expect, test, vi } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { standing } from './log.ts'
import { digest, readRecord } from './read-record.ts'
import { Table } from './table.ts'
import { firstLegal, gate, hosted, refusedFor } from './testing/hosted.ts'
import { act, sights, takeBack, undoOf, viewersOf, whyNot } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const open = (practice = true) => Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(1), ['Ada', 'Bea', 'Cora'], practice)
type GusherTable = ReturnType<typeof open>

function order(table: GusherTable): [Seat, Seat, Seat] {
  const first = at(table.pending, 0)
  return [first, (first + 1) % 3, (first + 2) % 3]
}
const views = (table: GusherTable) => JSON.stringify(viewersOf(table).map(viewer => table.see(viewer).view))
const heardBy = (table: GusherTable) =>
  viewersOf(table).map(viewer => standing(table.see(viewer).log).filter(line => line.kind === 'event').length)
const entriesOf = (table: GusherTable) => table.record.entries.map(each => (each.kind === 'undo' ? each.commands : each.command.kind))

describe('is taken back', () => {
  test.each([
    ['a reveal', { kind: 'drill', well: 0 }],
    ['a whisper', { kind: 'peek', well: 0 }],
  ] as const)('%s: the very situation comes back, and for each viewer the lines that he had heard fall', (_, command) => {
    const table = open()
    const [one] = order(table)
    const [before, heard] = [views(table), heardBy(table)]
    act(table, one, command)
    expect(undoOf(table, one)).toBe('free')
    takeBack(table, one)
    expect(views(table)).toBe(before)
    expect(heardBy(table)).toEqual(heard)
  })

  test('what others have decided since, with one’s own decision', () => {
    const table = open()
    const [one, two, three] = order(table)
    act(table, one, { kind: 'peek', well: 0 })
    const before = views(table)
    act(table, one, END_TURN)
    act(table, two, { kind: 'drill', well: 0 })
    act(table, two, END_TURN)
    expect([undoOf(table, one), undoOf(table, two), undoOf(table, three)]).toEqual(['free', 'free', 'nothingToUndo'])
    takeBack(table, one)
    expect(views(table)).toBe(before)
    expect(entriesOf(table)).toEqual(['peek', 'endTurn', 'drill', 'endTurn', 3])
    expect([undoOf(table, one), undoOf(table, two)]).toEqual(['free', 'nothingToUndo'])
  })

  test('a sealed choice, which others heard nothing of', () => {
    const table = open()
    const [one] = order(table)
    for (const seat of order(table)) act(table, seat, END_TURN)
    const [before, heard] = [views(table), heardBy(table)]
    act(table, one, { kind: 'choose', market: 'rail' })
    takeBack(table, one)
    expect(views(table)).toBe(before)
    expect(heardBy(table)).toEqual(heard)
  })

  test('everything, decision by decision, from the end of the game to its beginning, with the same luck as before', () => {
    const table = open()
    const start = views(table)
    const seats = new Set<Seat>()
    for (let n = 0; n < 500 && !table.over; n++) {
      const seat = at(table.pending, 0)
      seats.add(seat)
      act(table, seat, at(engine.legal(table.see(seat).view, seat), 0))
    }
    expect(table.over).toBe(true)
    const end = views(table)
    const played = table.record.entries.length
    for (let last = table.lastAmong([0, 1, 2]); last !== undefined; last = table.lastAmong([0, 1, 2])) takeBack(table, last)
    expect(table.record.entries).toHaveLength(2 * played)
    expect(views(table)).toBe(start)
    for (const entry of table.record.entries.slice(0, played)) if (entry.kind === 'command') act(table, entry.seat, entry.command)
    expect(views(table)).toBe(end)
  })
})

test('who has decided nothing takes nothing back, and a spectator never does', () => {
  const table = open()
  expect(order(table).map(seat => whyNot(table.proposeUndo(seat)))).toEqual(['nothingToUndo', 'nothingToUndo', 'nothingToUndo'])
  act(table, order(table)[0], END_TURN)
  expect(table.see('spectator').undo).toEqual(nothingToUndo)
  expect(table.lastAmong([order(table)[1]])).toBeUndefined()
})

test('the same decisions stand at a table that is no practice', () => {
  const table = open(false)
  const [one] = order(table)
  act(table, one, { kind: 'peek', well: 0 })
  expect(whyNot(table.proposeUndo(one))).toBe('somebodyLearned')
  expect(table.record).not.toHaveProperty('practice')
})

test('alone against bots: their moves go with one’s own, and a bot that is still thinking answers nothing', async () => {
  const table = open()
  const [person, ...others] = order(table)
  const bots = ['x', 'x', 'x'].with(person, 'none')
  const thinking = gate<unknown>()
  const { host } = hosted(table, bots, {
    think: (question, signal) => (question.seat === others[0] ? firstLegal(engine)(question, signal) : thinking.promise),
  })
  const before = views(table)
  await host.submit(person, table.see(person).decision, END_TURN)
  await vi.waitFor(() => expect(table.pending).toEqual([others[1]]), { timeout: 60_000 })
  expect(refusedFor(await host.undo(person, table.see(person).decision))).toBe('accepted')
  thinking.open(END_TURN)
  await host.drive()
  expect(views(table)).toBe(before)
  expect(table.pending).toEqual([person])
})

describe('the record', () => {
  const played = () => {
    const table = open()
    const [one, two] = order(table)
    act(table, one, { kind: 'drill', well: 0 })
    act(table, one, END_TURN)
    act(table, two, { kind: 'peek', well: 1 })
    takeBack(table, one)
    takeBack(table, one)
    act(table, one, { kind: 'drill', well: 1 })
    return table
  }

  test('says that it was practice, is taken up again as it was left, and replays to the same state', () => {
    const table = played()
    const { record } = table
    expect(record.practice).toBe(true)
    expect(sights(Table.resume(engine, record))).toBe(sights(table))
    const { state, departure } = replay(engine, record)
    expect(departure).toBeUndefined()
    expect(JSON.stringify(viewersOf(table).map(viewer => engine.view(state, viewer)))).toBe(views(table))
  })

  test('comes back from a file with that word, and does not hold without it', () => {
    const file = sealed(engine, played().record, digest)
    const read = readRecord(JSON.stringify(file))
    expect('ok' in read && read.ok.practice).toBe(true)
    expect(verify(engine, file, digest)).toBeUndefined()
    const { practice: _, ...cleaned } = file
    expect(verify(engine, cleaned, digest)).toEqual({ entry: -1, why: 'otherState' })
    expect(() => Table.resume(engine, cleaned)).toThrow('is refused')
    expect(readRecord(JSON.stringify({ ...file, practice: false }))).toHaveProperty('unreadable')
  })

  test.each([2, 4, 0])('is refused where an undo of %d commands does not begin with one of its own seat', commands => {
    const table = open()
    const [one, two] = order(table)
    act(table, one, END_TURN)
    act(table, two, { kind: 'peek', well: 1 })
    act(table, two, END_TURN)
    const entry = { kind: 'undo', seat: one, commands } as const
    expect(() => Table.resume(engine, { ...table.record, entries: [...table.record.entries, entry] })).toThrow('entry 3 of the record')
  })
})
