/** A sealed record holds, and every way of tampering with it is found at the entry where it was done. */
import { describe, expect, test } from 'vitest'
import { engine, type T } from '../kernel-contract/gusher/index.ts'
import { at } from './lists.ts'
import { keyFrom, keyToHex } from './random.ts'
import { type CommandEntry, type Entry, type RecordOf, replay, sealed, type UndoEntry, verify } from './record.ts'
import { randomRecord } from './testing/random-play.ts'

type Record = RecordOf<T>
const digest = (text: string): string => {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return hash.toString(16)
}

const played = randomRecord(engine, { rounds: 2, deals: true }, { seats: 3, seed: 4 })
const undoOf = (entry: Entry<T['command']>): UndoEntry => ({ kind: 'undo', seat: entry.seat, commands: 1, at: 9 })
/** A command in the middle that could be taken back at once. */
const plain = played.entries.findIndex(
  (entry, i) => i > 5 && replay(engine, { ...played, entries: [...played.entries.slice(0, i + 1), undoOf(entry)] }).departure === undefined,
)
/** The record with an undo in the middle: the command after it is the one that it took back. */
const before = played.entries.slice(0, plain + 1)
const undo = undoOf(at(before, plain))
const record = sealed(engine, { ...played, entries: [...before, undo, ...played.entries.slice(plain)] }, digest)
const undoAt = before.length
const last = record.entries.length - 1

const departure = (changes: Partial<Record>) => verify(engine, { ...record, ...changes }, digest)
const withEntry = (index: number, entry: Entry<T['command']>) => departure({ entries: record.entries.with(index, entry) })
const commandAt = (index: number): CommandEntry<T['command']> => {
  const entry = at(record.entries, index)
  if (entry.kind === 'command') return entry
  throw new Error(`entry ${index} is an undo`)
}

test('a sealed record has one digest for the start and one for each entry, and holds', () => {
  expect(record.digests).toHaveLength(record.entries.length + 1)
  expect(verify(engine, record, digest)).toBeUndefined()
})

test('it holds after JSON, and with the fields of a command in another order', () => {
  expect(verify(engine, JSON.parse(JSON.stringify(record)) as Record, digest)).toBeUndefined()
  const turned = record.entries.map(
    entry =>
      Object.fromEntries(
        Object.entries(entry.kind === 'command' ? { ...entry, command: reversed(entry.command) } : entry).reverse(),
      ) as typeof entry,
  )
  expect(departure({ entries: turned })).toBeUndefined()
})
const reversed = <X extends object>(x: X): X => Object.fromEntries(Object.entries(x).reverse()) as X

test('a record that departs from the rules cannot be sealed', () => {
  const entries = [{ ...commandAt(0), seat: 9 }]
  expect(() => sealed(engine, { ...record, entries }, digest)).toThrow('departs at entry 0')
})

describe('is found at its entry:', () => {
  test('every single command exchanged for another legal one', () => {
    let exchanged = 0
    for (const [index, entry] of record.entries.entries()) {
      if (entry.kind === 'undo' || entry.command.kind !== 'drill') continue
      const found = withEntry(index, { ...entry, command: { kind: 'endTurn' } })
      expect(found).toEqual({ entry: index, why: 'otherState' })
      exchanged++
    }
    expect(exchanged).toBeGreaterThan(0)
  })
  test('a command made illegal', () => {
    expect(withEntry(2, { ...commandAt(2), command: { kind: 'pay', ones: 999, twos: 999 } })).toMatchObject({
      entry: 2,
      why: { rule: expect.any(String) },
    })
  })
  test('every command given to another seat', () => {
    for (const index of record.entries.keys()) {
      const entry = at(record.entries, index)
      expect(withEntry(index, { ...entry, seat: (entry.seat + 1) % 3 })?.entry).toBe(index)
    }
  })
  test('a seat that is not at the table', () => {
    for (const index of record.entries.keys()) expect(withEntry(index, { ...at(record.entries, index), seat: 7 })?.entry).toBe(index)
  })
  test('another time', () => {
    expect(withEntry(3, { ...commandAt(3), at: 5 })).toEqual({ entry: 3, why: 'otherState' })
    const { at: _, ...timeless } = commandAt(3)
    expect(withEntry(3, timeless)).toEqual({ entry: 3, why: 'otherState' })
  })
  test('an undo of more commands than stand', () => {
    expect(withEntry(undoAt, { ...undo, commands: 99 })).toEqual({ entry: undoAt, why: 'undoTooFar' })
  })
  test('every entry left out', () => {
    for (const index of record.entries.keys()) expect(departure({ entries: record.entries.toSpliced(index, 1) })?.entry).toBe(index)
    expect(departure({ entries: record.entries.slice(0, -1) })).toEqual({ entry: last, why: 'missingEntry' })
  })
  test('an undo with what it took back left out', () => {
    expect(departure({ entries: played.entries })).toMatchObject({ entry: undoAt })
  })
  test('commands and the undo that took them back, left out with their digests', () => {
    const cut = <X>(list: readonly X[], from: number) => list.toSpliced(from, 2)
    expect(departure({ entries: cut(record.entries, plain), digests: cut(record.digests ?? [], plain + 1) })).toEqual({
      entry: plain,
      why: 'otherState',
    })
  })
  test('an entry added at the end, and in the middle', () => {
    const more = undoOf(at(record.entries, last))
    expect(departure({ entries: [...record.entries, more] })?.entry).toBe(last + 1)
    expect(departure({ entries: record.entries.toSpliced(undoAt, 0, at(before, 0)) })?.entry).toBe(undoAt)
  })
  test('two neighbours exchanged', () => {
    for (let index = 0; index < last; index++) {
      const [one, other] = [at(record.entries, index), at(record.entries, index + 1)]
      if (JSON.stringify(one) !== JSON.stringify(other))
        expect(departure({ entries: record.entries.with(index, other).with(index + 1, one) })?.entry).toBe(index)
    }
  })
  test('every digest', () => {
    const digests = record.digests ?? []
    for (const index of digests.keys())
      expect(departure({ digests: digests.with(index, '0') })).toEqual({ entry: index - 1, why: 'otherState' })
    expect(departure({ digests: digests.slice(0, -1) })).toEqual({ entry: last, why: 'missingDigest' })
    expect(departure({ digests: [] })).toEqual({ entry: -1, why: 'missingDigest' })
  })
})

describe('is found at the start:', () => {
  test('another key', () => expect(departure({ key: keyToHex(keyFrom(5)) })).toEqual({ entry: -1, why: 'otherState' }))
  test('other options', () => expect(departure({ options: { ...record.options, rounds: 3 } })).toEqual({ entry: -1, why: 'otherState' }))
  test('other names', () => expect(departure({ names: ['Ada', 'Bob', 'Cy'] })).toEqual({ entry: -1, why: 'otherState' }))
  test('other seats', () => expect(departure({ seats: 4 })).toEqual({ entry: -1, why: 'otherState' }))
  test('rules of another version', () => expect(departure({ version: 99 })).toEqual({ entry: -1, why: 'otherVersion' }))
  test('no digests at all', () => expect(verify(engine, played, digest)).toEqual({ entry: -1, why: 'missingDigest' }))
})

test('each state is digested once: the cost is linear', () => {
  let calls = 0
  verify(engine, record, text => {
    calls++
    return digest(text)
  })
  expect(calls).toBe(record.entries.length + 1)
})
