/** The door for records: whatever comes in, out comes a record or what is wrong with it. */

import { at, type GameRecord, keyFrom, sealed, verify } from '@wildcat/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRecord } from '../kernel/testing/random-play.ts'
import { engine } from '../kernel-contract/gusher/index.ts'
import { digest, readRecord, recordFor } from './read-record.ts'

const options = { rounds: 1, deals: true }
const good: GameRecord = { ...randomRecord(engine, options, { seats: 3, seed: 1 }), names: ['Ada', 'Bea', 'Cora'] }
const entry = at(good.entries, 0)
const read = (changes: object) => readRecord(JSON.stringify({ ...good, ...changes }))
const readFor = (changes: object) => {
  const result = read(changes)
  return 'ok' in result ? recordFor(engine, result.ok) : result
}

test('a record that was written is read back as it was', () => {
  expect(readRecord(JSON.stringify(good))).toEqual({ ok: good })
  expect(readFor({})).toEqual({ ok: good })
  const withUndo = { entries: [...good.entries, { kind: 'undo', seat: 0, commands: 2, at: 5 }] }
  expect(readFor(withUndo)).toEqual({ ok: { ...good, ...withUndo } })
})

test('what is missing in the options gets its usual value', () => {
  expect(readFor({ options: {} })).toMatchObject({ ok: { options: { rounds: expect.any(Number), deals: true } } })
})

describe('the shape of any record', () => {
  test.each(['', '{', 'undefined', '{"a":1,}', '\u0000', '['.repeat(100_000)])('%j is not JSON', text => {
    expect(readRecord(text.slice(0, 200_000))).toEqual({ unreadable: { problem: 'notJson' } })
  })

  test.each([
    ['format', { format: 2 }],
    ['format', { format: undefined }],
    ['game', { game: 7 }],
    ['version', { version: 1.5 }],
    ['version', { version: 1e300 }],
    ['seats', { seats: 0 }],
    ['seats', { seats: '3' }],
    ['options', { options: 'usual' }],
    ['options', { options: [] }],
    ['key', { key: 'oil' }],
    ['key', { key: good.key.toUpperCase() }],
    ['names.1', { names: ['Ada', 7] }],
    ['names', { names: null }],
    ['entries', { entries: {} }],
    ['entries.0', { entries: [null] }],
    ['entries.0.kind', { entries: [{ ...entry, kind: 'cheat' }] }],
    ['entries.0.seat', { entries: [{ ...entry, seat: -1 }] }],
    ['entries.0.command', { entries: [{ ...entry, command: 'go' }] }],
    ['entries.0.command.kind', { entries: [{ ...entry, command: {} }] }],
    ['entries.0.extra', { entries: [{ ...entry, extra: 1 }] }],
    ['entries.1.at', { entries: [entry, { ...entry, at: 9e15 }] }],
    ['entries.0.commands', { entries: [{ kind: 'undo', seat: 0, commands: 0 }] }],
    ['digests.0', { digests: [1] }],
    ['extra', { extra: 1 }],
  ])('the fault is found at %s in %j', (where, changes) => {
    expect(read(changes)).toMatchObject({ unreadable: { problem: 'malformed', field: where, expected: expect.stringMatching(/\w/) } })
  })

  test.each(['null', '7', '"record"', '[]', 'true'])('%s is no record', text => {
    expect(readRecord(text)).toMatchObject({ unreadable: { problem: 'malformed' } })
  })

  test('what a key should be is said in words', () => {
    expect(read({ key: 'oil' })).toMatchObject({ unreadable: { expected: '64 hexadecimal digits' } })
  })
})

describe('a record of this game', () => {
  test('not of another', () => expect(readFor({ game: 'go' })).toEqual({ unreadable: { problem: 'otherGame', game: 'go' } }))
  test('not of another version', () => {
    expect(readFor({ version: 99 })).toEqual({ unreadable: { problem: 'otherVersion', version: 99, now: engine.version } })
  })
  test.each([1, 6, 2 ** 50])('not for %d seats', seats => {
    expect(readFor({ seats })).toEqual({ unreadable: { problem: 'seats', least: 2, most: 5 } })
  })
  test('not with options that the game refuses', () => {
    expect(readFor({ options: { rounds: 99 } })).toMatchObject({ unreadable: { problem: 'options', refused: { why: 'roundsOutOfRange' } } })
    expect(readFor({ options: { rounds: 'many' } })).toMatchObject({
      unreadable: { problem: 'options', refused: { why: 'notUnderstood' } },
    })
  })
  test('not with a command that the game does not know', () => {
    const entries = [entry, { ...entry, command: { kind: 'bid', points: 'all' } }]
    expect(readFor({ entries })).toMatchObject({
      unreadable: { problem: 'command', entry: 1, field: 'points', expected: expect.stringMatching(/\w/) },
    })
  })
  test('not with a seat that is not at the table, whoever undoes', () => {
    for (const stranger of [
      { ...entry, seat: 3 },
      { kind: 'undo', seat: 3, commands: 1 },
    ])
      expect(readFor({ entries: [entry, stranger] })).toMatchObject({ unreadable: { problem: 'malformed', field: 'entries.1.seat' } })
  })
})

describe('hostile input', () => {
  test('keys that reach for prototypes reach nothing', () => {
    const poison = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
    const spiked = [
      JSON.stringify(good).replace('{', `{${poison},`),
      JSON.stringify(good).replace('"options":{', `"options":{${poison},`),
      JSON.stringify(good).replace('"command":{', `"command":{${poison},`),
    ]
    for (const text of spiked) {
      const result = readRecord(text)
      if ('ok' in result) {
        recordFor(engine, result.ok)
        expect(Object.getPrototypeOf(result.ok)).toBe(Object.prototype)
        expect(Object.getPrototypeOf(result.ok.options)).toBe(Object.prototype)
        expect(JSON.stringify(result)).not.toContain('polluted')
      }
    }
    expect('polluted' in {}).toBe(false)
  })

  test('a game named like a property of objects is only another game', () => {
    expect(readFor({ game: '__proto__' })).toEqual({ unreadable: { problem: 'otherGame', game: '__proto__' } })
  })

  test('a hundred thousand broken entries are one fault, the first', () => {
    const entries = new Array<unknown>(100_000).fill({ kind: 'command' })
    const text = JSON.stringify({ ...good, entries })
    expect(readRecord(text)).toMatchObject({ unreadable: { problem: 'malformed', field: expect.stringMatching(/^entries\.0\./) } })
  })

  test('a very long and very deep one is read or refused, never thrown', () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const long = { entries: new Array<unknown>(50_000).fill(entry) }
    expect(readFor(long)).toHaveProperty('ok')
    expect(readFor({ names: ['x'.repeat(1_000_000)] })).toHaveProperty('ok')
    const result = readRecord(JSON.stringify(good).replace('"options":{', `"options":{"deep":${deep},`))
    if ('ok' in result) expect(recordFor(engine, result.ok)).toMatchObject({ unreadable: { problem: 'options' } })
  })

  test('any text, any JSON, and any damage to a good record: an answer, never an exception', () => {
    const answers = (text: string) => {
      const result = readRecord(text)
      return 'ok' in result ? recordFor(engine, result.ok) : result
    }
    const check = (text: string) => {
      const answer = answers(text)
      expect('ok' in answer || 'unreadable' in answer).toBe(true)
    }
    fc.assert(fc.property(fc.string(), check), { seed: 1 })
    fc.assert(fc.property(fc.json(), check), { seed: 2 })
    const paths = ['format', 'game', 'version', 'seats', 'options', 'key', 'names', 'entries', 'digests'] as const
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => check(JSON.stringify({ ...good, [path]: value }))),
      { seed: 3, numRuns: 500 },
    )
    fc.assert(
      fc.property(
        fc.nat(good.entries.length - 1),
        fc.constantFrom('kind', 'seat', 'command', 'commands', 'at'),
        fc.jsonValue(),
        (n, field, value) => check(JSON.stringify({ ...good, entries: good.entries.with(n, { ...at(good.entries, n), [field]: value }) })),
      ),
      { seed: 4, numRuns: 500 },
    )
    const text = JSON.stringify(good)
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (from, length, put) =>
        check(text.slice(0, from) + put + text.slice(from + length)),
      ),
      { seed: 5, numRuns: 500 },
    )
  })

  test('what is read can be verified without an exception, wherever it was tampered with', () => {
    const record = sealed(engine, randomRecord(engine, options, { seats: 2, seed: 2 }), digest)
    expect(verify(engine, record, digest)).toBeUndefined()
    const commands = record.entries.flatMap(each => (each.kind === 'command' ? [each.command] : []))
    fc.assert(
      fc.property(fc.nat(record.entries.length - 1), fc.nat(1), fc.constantFrom(...commands), (n, seat, command) => {
        const entries = record.entries.with(n, { kind: 'command', seat, command, at: 1 })
        expect(verify(engine, { ...record, entries }, digest)).toMatchObject({ entry: n })
      }),
      { seed: 6, numRuns: 300 },
    )
  })
})

test('a digest is short, steady, and another for another text', () => {
  expect(digest('')).toBe('e3b0c44298fc1c14') // of SHA-256
  expect(digest('è')).not.toBe(digest('e'))
  expect(digest(JSON.stringify(keyFrom(1)))).toMatch(/^[0-9a-f]{16}$/)
})
