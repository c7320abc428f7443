/** Fair luck: the key of a game is made of what the server was bound to before, and of everybody's own part. */

import { type FairLuck, keyToHex, newRecord } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine as gusher } from '../kernel-contract/gusher/index.ts'
import { commitmentTo, keyOfLuck, luckFlawOf } from './fair-luck.ts'
import { readRecord } from './read-record.ts'

const SECRET = 'ab'.repeat(32)
const LUCK: FairLuck = { table: 'a table', commitment: commitmentTo(SECRET), secret: SECRET, parts: ['01'.repeat(16), '', '02'.repeat(16)] }
const key = (luck: FairLuck) => keyToHex(keyOfLuck(luck))

describe('the key', () => {
  test('is the same for the same secret, table and parts, and another for whatever else is in them', () => {
    const others: FairLuck[] = [
      { ...LUCK, secret: 'ac'.repeat(32) },
      { ...LUCK, table: 'another table' },
      { ...LUCK, parts: LUCK.parts.toReversed() },
      { ...LUCK, parts: LUCK.parts.slice(0, 2) },
      { ...LUCK, parts: ['', '01'.repeat(16), '02'.repeat(16)] },
    ]
    expect(key(LUCK)).toBe(key({ ...LUCK }))
    expect(new Set([LUCK, ...others].map(key)).size).toBe(1 + others.length)
  })
  test('does not tell of the secret before it is shown, and neither does what the server is bound by', () => {
    expect(LUCK.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(LUCK.commitment).not.toContain(SECRET.slice(0, 8))
    expect(LUCK.commitment).not.toBe(key(LUCK))
  })
})

describe('a record', () => {
  const record = { key: key(LUCK) }
  test('of fair luck has no flaw', () => expect(luckFlawOf(LUCK, record)).toBe(undefined))
  test('of another secret than the one that the server was bound to has', () => {
    const secret = 'cd'.repeat(32)
    expect(luckFlawOf({ ...LUCK, secret }, { key: key({ ...LUCK, secret }) })).toBe('otherSecret')
  })
  test('of a key that was not made of the parts has', () => {
    expect(luckFlawOf({ ...LUCK, parts: ['', '', ''] }, record)).toBe('otherKey')
    expect(luckFlawOf(LUCK, { key: '0'.repeat(64) })).toBe('otherKey')
  })
  test('keeps its luck on its way through a file', () => {
    const file = { ...newRecord(gusher, 3, { rounds: 1, deals: false }, keyOfLuck(LUCK)), luck: LUCK }
    expect(readRecord(JSON.stringify(file))).toMatchObject({ ok: { luck: LUCK } })
    const odd = { ...file, luck: { ...LUCK, secret: 'no secret' } }
    expect(readRecord(JSON.stringify(odd))).toMatchObject({ unreadable: { problem: 'malformed', field: 'luck.secret' } })
  })
})
