/** A match is its record: replaying it leads to the same state, entry by entry, undone commands and all. */
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { at } from './lists.ts'
import { keyFrom, keyToHex } from './random.ts'
import { type CommandEntry, type Entry, newRecord, replay, type UndoEntry } from './record.ts'
import { randomRecord } from './testing/random-play.ts'
import { ask, GO, KEY, kinds, NOBODY_WON, toy } from './testing/toy.ts'

const options = { rounds: 2, deals: true }
const json = (state: unknown) => JSON.stringify(state)

test('a new record holds all that the start needs', () => {
  const record = newRecord(engine, 3, options, keyFrom(5))
  expect(record).toEqual({ format: 1, game: 'gusher', version: engine.version, seats: 3, options, key: keyToHex(keyFrom(5)), entries: [] })
  expect(newRecord(engine, 3, options, keyFrom(5), ['Ada', 'Bea', 'Cora']).names).toEqual(['Ada', 'Bea', 'Cora'])
  expect(json(replay(engine, record).state)).toBe(json(engine.start(3, options, keyFrom(5)).state))
})

test.each([1, 2, 3])('a game played at random (%d) replays to the identical state, after JSON too', seed => {
  const record = randomRecord(engine, options, { seed })
  const { state } = engine.start(record.seats, options, keyFrom(seed))
  for (const entry of record.entries) if (entry.kind === 'command') engine.apply(state, entry.seat, entry.command)
  expect(state.outcome).not.toBe('open')
  expect(json(replay(engine, record).state)).toBe(json(state))
  expect(json(replay(engine, JSON.parse(json(record)) as typeof record).state)).toBe(json(state))
})

test('upTo stops after so many entries; more than there are is all of them', () => {
  const record = randomRecord(engine, options)
  for (const n of [0, 1, 7]) {
    const cut = { ...record, entries: record.entries.slice(0, n) }
    expect(json(replay(engine, record, { upTo: n }).state)).toBe(json(replay(engine, cut).state))
  }
  expect(json(replay(engine, record, { upTo: 1e9 }).state)).toBe(json(replay(engine, record).state))
})

/** A toy in which each answer is counted and told. */
const counting = toy(
  {
    ask: ask([0, 1], (play, seat) => {
      play.state.round++
      play.emit({ kind: `${seat} made it ${play.state.round}` })
      if (play.state.round === 5) play.finish(NOBODY_WON)
    }),
  },
  ['ask'],
)
const go = (seat = 0): CommandEntry<typeof GO> => ({ kind: 'command', seat, command: GO })
const undo = (commands: number): UndoEntry => ({ kind: 'undo', seat: 0, commands })
const recordOf = (entries: readonly Entry<typeof GO>[]) => ({ ...newRecord(counting, 2, {}, KEY), entries })
const roundAfter = (...entries: readonly Entry<typeof GO>[]) => replay(counting, recordOf(entries)).state.round

describe('an undo', () => {
  test('takes back one or more of the commands that still stand', () => {
    expect(roundAfter(go(), go(), go(), undo(1))).toBe(2)
    expect(roundAfter(go(), go(), go(), undo(3))).toBe(0)
  })
  test('after an undo reaches further back, past what was undone before', () => {
    expect(roundAfter(go(), go(), undo(1), undo(1))).toBe(0)
    expect(roundAfter(go(), go(), undo(1), go(), undo(2), go())).toBe(1)
  })
  test('goes back to a state that later commands do not change', () => {
    expect(roundAfter(go(), undo(1), go(), undo(1), go(), go(), undo(1))).toBe(1)
  })
  test('brings a finished game back', () => {
    expect(replay(counting, recordOf([go(), go(), go(), go(), go(), undo(1)])).state.outcome).toBe('open')
  })
})

describe('a record departs', () => {
  const departure = (...entries: readonly Entry<typeof GO>[]) => replay(counting, recordOf(entries)).departure

  test('at the entry that is refused, with the reason', () => {
    expect(departure(go(), go(7), go())).toEqual({ entry: 1, why: { rule: 'WILD-1', why: 'notYourDecision' } })
    expect(departure(go(), go(), go(), go(), go(), go())).toMatchObject({ entry: 5, why: { rule: 'WILD-3' } })
  })
  test.each([2, 0, -1, 0.5, Number.NaN])('at an undo of %d commands when one stands', commands => {
    expect(departure(go(), undo(commands))).toEqual({ entry: 1, why: 'undoTooFar' })
  })
  test('at an undo of what an earlier one took back already', () => {
    expect(departure(go(), undo(1), undo(1))).toEqual({ entry: 2, why: 'undoTooFar' })
  })
  test('at an undo of what somebody else has done', () => {
    expect(departure(go(1), undo(1))).toEqual({ entry: 1, why: 'undoTooFar' })
    expect(departure(go(), go(1), undo(1))).toEqual({ entry: 2, why: 'undoTooFar' })
  })
  test('and its state stays as it was before that entry', () => {
    expect(roundAfter(go(), go(7), go())).toBe(1)
  })
  test('not before `upTo`', () => {
    expect(replay(counting, recordOf([go(), go(7)]), { upTo: 1 }).departure).toBeUndefined()
  })
})

test('a visitor sees the start, then each entry with what was said; an undo says nothing', () => {
  const seen: [number, number, string[]][] = []
  replay(counting, recordOf([go(), undo(1), go()]), {
    visit({ entry, state, messages }) {
      seen.push([entry, state.round, kinds(messages)])
      return undefined
    },
  })
  expect(seen).toEqual([
    [-1, 0, []],
    [0, 1, ['0 made it 1']],
    [1, 0, []],
    [2, 1, ['0 made it 1']],
  ])
})

test('a visitor may stop a replay at the start or at any entry', () => {
  for (const stop of [-1, 0, 1]) {
    const { departure, state } = replay(counting, recordOf([go(), go(), go()]), {
      visit: ({ entry }) => (entry === stop ? { entry, why: 'otherState' } : undefined),
    })
    expect(departure).toEqual({ entry: stop, why: 'otherState' })
    expect(state.round).toBe(stop + 1)
  }
})

test('a key that is none is an error before anything is played', () => {
  expect(() => replay(counting, { ...recordOf([]), key: 'oil' })).toThrow('64 hexadecimal digits')
})

test('the work grows with the number of entries and not with its square', () => {
  const work = (entries: number) => {
    let calls = 0
    const count = <X>(x: X): X => {
      calls++
      return x
    }
    const endless = toy({ ask: ask([0], () => void count(0)) }, ['ask'], { copy: state => count({ ...state }) })
    replay(endless, { ...newRecord(endless, 2, {}, KEY), entries: [...Array.from({ length: entries }, () => go()), undo(1)] })
    return calls
  }
  expect(work(2000)).toBe(10 * work(200))
})

test('what stands on the table is not changed by replaying its record', () => {
  const record = randomRecord(engine, options, { most: 20 })
  const before = json(record)
  replay(engine, record)
  expect(json(record)).toBe(before)
  expect(at(record.entries, 0)).toHaveProperty('command')
})
