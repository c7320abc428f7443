/** [WILD-6] Undo is free as long as nobody has learned anything and nobody else has decided since. */
import { at, gameOver, keyFrom, MOST_STANDING, replay, type Seat, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine as oilfield } from '../games/oilfield/index.ts'
import { ask, KEY, kinds, toy } from '../kernel/testing/toy.ts'
import { engine } from '../kernel-contract/gusher/index.ts'
import { type Line, standing } from './log.ts'
import { Table } from './table.ts'
import { act, sights, takeBack, undoOf, viewersOf, whyNot } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const open = () => Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(1))
/** Views and decisions of everybody, without the log and without what undo says. */
const situation = (table: ReturnType<typeof open>) => JSON.stringify(viewersOf(table).map(viewer => table.see(viewer).view))
const eventsOf = (lines: readonly Line<Types['event']>[]) => kinds(lines.filter(line => line.kind === 'event'))

/** Seats in the order of their turns. */
function order(table: ReturnType<typeof open>): [Seat, Seat, Seat] {
  const first = at(table.pending, 0)
  return [first, (first + 1) % 3, (first + 2) % 3]
}

function offer(table: ReturnType<typeof open>, from: Seat, to: Seat) {
  const found = engine.aside(table.see(from).view, from).find(command => command.kind === 'offer' && command.to === to)
  if (found === undefined) throw new Error('an offer is always possible')
  return found
}

describe('undo is free', () => {
  test('for a decision that told nobody anything, and brings back the very situation', () => {
    const table = open()
    const [one] = order(table)
    const before = situation(table)
    act(table, one, END_TURN)
    expect(situation(table)).not.toBe(before)
    expect(undoOf(table, one)).toBe('free')
    takeBack(table, one)
    expect(situation(table)).toBe(before)
    expect(table.record.entries.map(({ kind }) => kind)).toEqual(['command', 'undo'])
  })

  test("for several of one's own in a row, the last first", () => {
    const table = open()
    const [one, two] = order(table)
    act(table, two, offer(table, two, one))
    const [first, afterRefusal] = [situation(table), () => situation(table)]
    act(table, one, { kind: 'refuse', offer: 1 })
    const second = afterRefusal()
    act(table, one, END_TURN)
    takeBack(table, one)
    expect(situation(table)).toBe(second)
    takeBack(table, one)
    expect(situation(table)).toBe(first)
    expect(undoOf(table, one)).toBe('nothingToUndo')
    expect(undoOf(table, two)).toBe('somebodyLearned')
  })

  test("for several of one's own in one go, and for no more than that", () => {
    const table = open()
    const [one, two] = order(table)
    act(table, two, offer(table, two, one))
    const before = situation(table)
    act(table, one, { kind: 'refuse', offer: 1 })
    act(table, one, END_TURN)
    expect(table.proposeUndo(one, { commands: 3 })).toHaveProperty('refused')
    takeBack(table, one, 2)
    expect(situation(table)).toBe(before)
    expect(table.record.entries.at(-1)).toMatchObject({ kind: 'undo', seat: one, commands: 2 })
    expect(table.see(one).log.filter(({ kind }) => kind === 'undone')).toHaveLength(1)
  })

  test('again after an undo, and for whoever decided before when the one after them took back', () => {
    const table = open()
    const [one, two] = order(table)
    act(table, one, END_TURN)
    act(table, two, END_TURN)
    expect([undoOf(table, one), undoOf(table, two)]).toEqual(['somebodyDecided', 'free'])
    takeBack(table, two)
    expect([undoOf(table, one), undoOf(table, two)]).toEqual(['free', 'nothingToUndo'])
    takeBack(table, one)
    act(table, one, END_TURN)
    takeBack(table, one)
    expect([undoOf(table, one), undoOf(table, two)]).toEqual(['nothingToUndo', 'nothingToUndo'])
  })
})

describe('undo is refused', () => {
  test('to who has decided nothing, whatever the others did', () => {
    const table = open()
    const [one, two, three] = order(table)
    expect(undoOf(table, one)).toBe('nothingToUndo')
    act(table, one, END_TURN)
    expect([undoOf(table, two), undoOf(table, three)]).toEqual(['nothingToUndo', 'nothingToUndo'])
    act(table, two, { kind: 'drill', well: 0 })
    expect(undoOf(table, three)).toBe('nothingToUndo')
    expect(table.see('spectator').undo).toMatchObject({ rule: 'WILD-6', why: 'nothingToUndo' })
  })

  test.each([
    ['a reveal', { kind: 'drill', well: 0 }],
    ['a whisper', { kind: 'peek', well: 0 }],
  ] as const)('after %s', (_, command) => {
    const table = open()
    const [one] = order(table)
    act(table, one, command)
    expect(undoOf(table, one)).toBe('somebodyLearned')
    expect(whyNot(table.proposeUndo(one))).toBe('somebodyLearned')
  })

  test('after a draw that nobody was told of', () => {
    const game = toy({ ask: ask([0], play => void play.below('die', 6)) }, ['ask'])
    const table = Table.open(game, 2, {}, KEY)
    act(table, 0, { kind: 'go' })
    expect(undoOf(table, 0)).toBe('somebodyLearned')
  })

  test('after another has decided', () => {
    const table = open()
    const [one, two] = order(table)
    act(table, one, END_TURN)
    act(table, two, END_TURN)
    expect(whyNot(table.proposeUndo(one))).toBe('somebodyDecided')
  })

  test('past what another learned, also when later decisions were taken back', () => {
    const table = open()
    const [one, two] = order(table)
    act(table, one, END_TURN)
    act(table, two, { kind: 'peek', well: 0 })
    act(table, two, END_TURN)
    takeBack(table, two)
    expect([undoOf(table, one), undoOf(table, two)]).toEqual(['somebodyLearned', 'somebodyLearned'])
  })

  test('see and proposeUndo always agree', () => {
    const table = open()
    for (const seat of order(table)) {
      act(table, seat, END_TURN)
      for (const each of order(table)) expect(whyNot(table.proposeUndo(each))).toBe(undoOf(table, each).replace('free', 'accepted'))
    }
  })
})

describe('undo goes back so far and no further', () => {
  const game = toy({ ask: ask([0, 1], play => play.emit({ kind: `round ${++play.state.round}` })) }, ['ask'])
  const table = Table.open(game, 2, {}, KEY)
  act(table, 1, { kind: 'go' })
  for (let n = 0; n < 3 * MOST_STANDING; n++) act(table, 0, { kind: 'go' })

  test('so that what is kept for it does not grow with what is done for ever', () => {
    expect(table.depth).toBe(MOST_STANDING)
    expect(table.snapshot.undoable.standing).toHaveLength(MOST_STANDING)
    expect(JSON.stringify(table.snapshot).length).toBeLessThan(400 * MOST_STANDING)
  })
  test('and says why, at the table, from a snapshot and in a record', () => {
    const kept = JSON.parse(JSON.stringify(table.snapshot)) as typeof table.snapshot
    for (const each of [Table.resume(game, table.record), Table.restore(game, table.head, kept, [])]) {
      expect(undoOf(each, 1)).toBe('tooLongAgo')
      expect(whyNot(each.proposeUndo(1, { agreed: true }))).toBe('tooLongAgo')
      for (let n = 0; n < MOST_STANDING; n++) takeBack(each, 0)
      expect(undoOf(each, 0)).toBe('tooLongAgo')
    }
    const tooFar = { kind: 'undo', seat: 0, commands: MOST_STANDING + 1 } as const
    expect(replay(game, { ...table.record, entries: [...table.record.entries, tooFar] }).departure).toMatchObject({ why: 'undoTooFar' })
  })
  test('but at practice all of it can be taken back', () => {
    const practice = Table.open(game, 2, {}, KEY, [], true)
    for (let n = 0; n < 2 * MOST_STANDING; n++) act(practice, 0, { kind: 'go' })
    expect(practice.depth).toBe(2 * MOST_STANDING)
  })
})

describe('the log', () => {
  test('grows by a line that says how many before it no longer stand', () => {
    const table = open()
    const [one, two] = order(table)
    const lines = table.see(two).log.length
    act(table, one, END_TURN)
    takeBack(table, one)
    expect(table.see(two, lines).log).toEqual([
      { kind: 'event', event: { kind: 'turnEnded', seat: one } },
      { kind: 'undone', seat: one, lines: 1 },
    ])
    expect(standing(table.see(two).log)).toEqual([...table.see(two).log.slice(0, lines), { kind: 'undone', seat: one, lines: 1 }])
  })

  test('of a chain of undos leaves standing what was never taken back, for every viewer', () => {
    const table = open()
    const [one, two, three] = order(table)
    const before = viewersOf(table).map(viewer => eventsOf(table.see(viewer).log))
    for (const seat of [one, two]) act(table, seat, END_TURN)
    for (const seat of [two, one]) takeBack(table, seat)
    expect(viewersOf(table).map(viewer => eventsOf(standing(table.see(viewer).log)))).toEqual(before)
    for (const seat of [one, two, three]) act(table, seat, END_TURN)
    takeBack(table, three)
    const after = viewersOf(table).map(viewer => eventsOf(standing(table.see(viewer).log)))
    expect(after).toEqual(before.map(events => [...events, 'turnEnded', 'turnEnded']))
  })
})

describe('an undo of several commands, as records may hold it', () => {
  const entry = (seat: Seat, commands: number) => ({ kind: 'undo', seat, commands }) as const
  const twice = () => {
    const game = toy({ ask: ask([0, 1], play => play.emit({ kind: `round ${++play.state.round}` })) }, ['ask'])
    const table = Table.open(game, 2, {}, KEY)
    for (const seat of [1, 0, 0]) act(table, seat, { kind: 'go' })
    return { game, record: table.record }
  }

  test('takes back as many as it says', () => {
    const { game, record } = twice()
    const table = Table.resume(game, { ...record, entries: [...record.entries, entry(0, 2)] })
    expect(table.see(0).view.round).toBe(1)
    expect(undoOf(table, 1)).toBe('free')
    expect(undoOf(table, 0)).toBe('nothingToUndo')
    expect(eventsOf(standing(table.see('spectator').log))).toEqual(['round 1'])
  })

  test.each([3, 4, 0])('is refused when %d are not all of that seat', commands => {
    const { game, record } = twice()
    expect(() => Table.resume(game, { ...record, entries: [...record.entries, entry(0, commands)] })).toThrow(
      'entry 3 of the record is refused',
    )
  })
})

test('what is refused changes nothing', () => {
  const table = open()
  const [one] = order(table)
  act(table, one, { kind: 'drill', well: 0 })
  const before = sights(table)
  table.proposeUndo(one)
  expect(sights(table)).toBe(before)
})

test('what is finished is finished: the last decision stays, though nobody learned anything by it', () => {
  const options = oilfield.options(2, {})
  if ('refused' in options) throw new Error('a game as it comes')
  const table = Table.open(oilfield, 2, options.ok, keyFrom(1))
  while (!table.over) act(table, at(table.pending, 0), at(oilfield.legal(table.see(at(table.pending, 0)).view, at(table.pending, 0)), 0))
  expect(table.depth).toBeGreaterThan(0)
  const { length } = table
  for (const seat of [0, 1]) {
    expect(undoOf(table, seat)).toBe('gameOver')
    for (const wish of [{}, { agreed: true }]) expect(table.proposeUndo(seat, wish)).toEqual({ refused: gameOver })
  }
  expect(table.length).toBe(length)
})
