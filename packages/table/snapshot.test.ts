/** A table loaded from a snapshot and the entries after it is the table that was left, and goes on like it. */
import { at, below, type Entry, keyFrom, randomness } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine, type T } from '../kernel-contract/gusher/index.ts'
import type { Snapshot } from './snapshot.ts'
import { linesOf, Table } from './table.ts'
import { act, takeBack, undoOf, viewersOf } from './testing/play.ts'

const open = (seed: number) => Table.open(engine, 3, { rounds: 3, deals: true }, keyFrom(seed))
type Gusher = ReturnType<typeof open>

/** Everything a viewer can see or do now, without the log that a loaded table does not keep. */
const now = (table: Gusher) =>
  JSON.stringify([table.length, table.pending, VIEWERS.map(viewer => [table.see(viewer, Number.POSITIVE_INFINITY), table.lines(viewer)])])
const VIEWERS = [0, 1, 2, 'spectator'] as const

const throughJson = (snapshot: Snapshot<T>) => JSON.parse(JSON.stringify(snapshot)) as Snapshot<T>

function anyMove(table: Gusher, any: (n: number) => number) {
  const free = [0, 1, 2].find(seat => undoOf(table, seat) === 'free')
  if (free !== undefined && any(4) === 0) return takeBack(table, free)
  const seat = at(table.pending, any(table.pending.length))
  const { view } = table.see(seat)
  const aside = any(4) === 0 ? engine.aside(view, seat) : []
  const commands = aside.length > 0 ? aside : engine.legal(view, seat)
  return act(table, seat, at(commands, any(commands.length)))
}

describe.each([1, 2, 3])('a game with undos and deals (%d)', seed => {
  test('is the same at every snapshot, however many entries come after it', () => {
    const luck = randomness(keyFrom(seed, 9), 1)
    const any = (n: number) => below(luck, 0, n)
    const table = open(seed)
    const { head } = table
    const entries: Entry<T['command']>[] = []
    let snapshot = throughJson(table.snapshot)
    for (let n = 0; n < 300 && !table.over; n++) {
      if (any(6) === 0) {
        snapshot = throughJson(table.snapshot)
        entries.length = 0
      }
      entries.push(anyMove(table, any).entry)
      expect(now(Table.restore(engine, head, snapshot, entries))).toBe(now(table))
    }
    expect(table.length).toBeGreaterThan(50)
  })
})

describe('a table that forgets', () => {
  test('goes on as it would have, and counts the same lines', () => {
    const [keeps, forgets] = [open(4), open(4)]
    forgets.forget()
    for (const table of [keeps, forgets]) {
      const luck = randomness(keyFrom(5), 1)
      for (let n = 0; n < 40; n++) {
        anyMove(table, of => below(luck, 0, of))
        if (table === forgets) table.forget()
      }
    }
    expect(now(forgets)).toBe(now(keeps))
    expect(forgets.see(0).log).toEqual([])
    expect(keeps.see(0).log).toHaveLength(forgets.lines(0))
    expect(() => forgets.record).toThrow('kept elsewhere')
  })

  test('gives the lines of each change to whoever keeps them', () => {
    const [keeps, forgets] = [open(6), open(6)]
    const told = new Map(viewersOf(keeps).map(viewer => [viewer, [...keeps.see(viewer).log]]))
    const luck = randomness(keyFrom(8), 1)
    forgets.forget()
    for (let n = 0; n < 40; n++) {
      const change = anyMove(keeps, of => below(luck, 0, of))
      forgets.accept(change)
      for (const [viewer, lines] of told) lines.push(...linesOf(change, viewer))
      forgets.forget()
    }
    for (const [viewer, lines] of told) {
      expect(lines).toEqual(keeps.see(viewer).log)
      expect(forgets.lines(viewer)).toBe(lines.length)
    }
  })
})

test('rules of another version are refused', () => {
  const { head, snapshot } = open(1)
  expect(() => Table.restore(engine, { ...head, version: 99 }, snapshot, [])).toThrow('version 99')
})
