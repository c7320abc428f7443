/** A table taken up again from its record is the table that was left, for every viewer, byte for byte. */
import { at, below, keyFrom, randomness, replay } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import { Table } from './table.ts'
import { act, sights, takeBack, undoOf, viewersOf } from './testing/play.ts'

const open = (seed: number) => Table.open(engine, 3, { rounds: 2, deals: true }, keyFrom(seed), ['Ada', 'Bea', 'Cora'])

/** Plays on at random: answers, deals, changes of mind, and every undo that is free, one time in two. */
function playOn(table: ReturnType<typeof open>, seed: number, most: number) {
  const luck = randomness(keyFrom(seed, 7), 1)
  const any = (n: number) => below(luck, 0, n)
  for (let n = 0; n < most && !table.over; n++) {
    const free = [0, 1, 2].find(seat => undoOf(table, seat) === 'free')
    if (free !== undefined && any(2) === 0) {
      takeBack(table, free)
      continue
    }
    const seat = any(3)
    const { view } = table.see(seat)
    const commands = any(4) === 0 ? engine.aside(view, seat) : engine.legal(view, seat)
    if (commands.length > 0) act(table, seat, at(commands, any(commands.length)))
  }
}

describe.each([1, 2, 3, 4])('a table played at random (%d)', seed => {
  const live = open(seed)
  playOn(live, seed, 40)

  test('is the same when taken up again in the middle, and plays on as it would have', () => {
    const resumed = Table.resume(engine, JSON.parse(JSON.stringify(live.record)) as typeof live.record)
    const same = () => {
      expect(sights(resumed)).toBe(sights(live))
      expect(resumed.record).toEqual(live.record)
      expect([resumed.pending, resumed.over]).toEqual([live.pending, live.over])
    }
    same()
    for (const table of [live, resumed]) playOn(table, seed + 100, 2000)
    expect(live.over).toBe(true)
    same()
  })

  test('is in the state to which its record replays', () => {
    expect(live.record.entries.some(({ kind }) => kind === 'undo')).toBe(true)
    const { state, departure } = replay(engine, live.record)
    expect(departure).toBeUndefined()
    for (const viewer of viewersOf(live)) expect(live.see(viewer).view).toEqual(engine.view(state, viewer))
  })
})

test('a record keeps names and leaves out digests: they belong to the file', () => {
  const { record } = open(1)
  expect(record.names).toEqual(['Ada', 'Bea', 'Cora'])
  expect(Table.resume(engine, { ...record, digests: ['x'] }).record).toEqual(record)
})

describe('is not taken up:', () => {
  const table = open(1)
  act(table, at(table.pending, 0), { kind: 'endTurn' })
  const { record } = table
  const entry = at(record.entries, 0)

  test('a record of another game', () => expect(() => Table.resume(engine, { ...record, game: 'go' })).toThrow('a record of go'))
  test('rules of another version', () => expect(() => Table.resume(engine, { ...record, version: 99 })).toThrow('version 99'))
  test('a key that is none', () => expect(() => Table.resume(engine, { ...record, key: 'oil' })).toThrow('64 hexadecimal digits'))
  test('a command that the rules refuse', () => {
    expect(() => Table.resume(engine, { ...record, entries: [entry, entry] })).toThrow('entry 1 of the record is refused: notYourDecision')
  })
  test('a seat that is not at the table', () => {
    expect(() => Table.resume(engine, { ...record, entries: [{ ...entry, seat: 5 }] })).toThrow('entry 0 of the record is refused')
  })
  test('an undo beyond the line', () => {
    const drill = { kind: 'command', seat: entry.seat, command: { kind: 'drill', well: 0 } } as const
    const undo = { kind: 'undo', seat: entry.seat, commands: 1 } as const
    expect(() => Table.resume(engine, { ...record, entries: [drill, undo] })).toThrow('entry 1 of the record is refused: somebodyLearned')
  })
})
