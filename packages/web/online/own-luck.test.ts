// @vitest-environment happy-dom
/** What a browser knows of the luck of its tables, and what it finds wrong with it afterwards. */
import type { FairLuck } from '@wildcat/kernel'
import { keyToHex } from '@wildcat/kernel'
import { commitmentTo, keyOfLuck, luckFlawOf } from '@wildcat/table'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetLuck, noteParts, ownLuckAt, ownPart, problemWith } from './own-luck.ts'

const SECRET = 'ab'.repeat(32)
const SEAL = commitmentTo(SECRET)

beforeEach(() => forgetLuck())

describe('one’s own part', () => {
  test('is the same for a table whenever it is asked for, and another at every table', () => {
    const part = ownPart('one', SEAL)
    expect(part).toMatch(/^[0-9a-f]{32}$/)
    expect(ownPart('one', SEAL)).toBe(part)
    expect(ownPart('two', SEAL)).not.toBe(part)
    expect(ownLuckAt('one')).toEqual({ table: 'one', commitment: SEAL, part, isIn: false })
  })
  test('counts while the server shows it among the others: not if it came too late, nor when its seat was left', () => {
    const part = ownPart('one', SEAL) ?? ''
    noteParts('one', ['', part])
    expect(ownLuckAt('one')?.isIn).toBe(true)
    noteParts('two', ['', ''])
    expect(ownLuckAt('one')?.isIn).toBe(true)
    noteParts('one', ['', ''])
    expect(ownLuckAt('one')?.isIn).toBe(false)
  })
  test('is not given to a server that shows another seal than before', () => {
    ownPart('one', SEAL)
    expect(ownPart('one', commitmentTo('another'))).toBe(undefined)
  })
  test('is kept for the last tables only, and for none once it is to be forgotten', () => {
    for (let n = 0; n < 60; n++) ownPart(`table ${n}`, SEAL)
    expect([ownLuckAt('table 0'), ownLuckAt('table 59')?.table]).toEqual([undefined, 'table 59'])
    forgetLuck()
    expect(ownLuckAt('table 59')).toBe(undefined)
  })
  test('survives whatever else lies in its place', () => {
    localStorage.setItem('wildcat.luck', '{"not": "a list"')
    expect(ownPart('one', SEAL)).toMatch(/^[0-9a-f]{32}$/)
  })
})

test('the luck of a game is compared with what was known of it before', () => {
  const own = { table: 'one', commitment: SEAL, part: '0a'.repeat(16), isIn: true }
  const luck: FairLuck = { table: 'one', commitment: SEAL, secret: SECRET, parts: [own.part, ''] }
  const found = (other: Partial<FairLuck>, known: typeof own | undefined = own) => {
    const each = { ...luck, ...other }
    return problemWith(each, luckFlawOf(each, { key: keyToHex(keyOfLuck(luck)) }), known)
  }
  expect(found({})).toBe(undefined)
  expect(found({}, undefined)).toBe(undefined) // whoever watched has nothing to compare it with
  expect(found({ commitment: commitmentTo('other'), secret: 'other' })).toBe('otherSeal')
  expect(found({ parts: ['', ''] })).toBe('partMissing')
  const other: Partial<FairLuck> = { parts: ['', '0b'.repeat(16)] }
  const madeOf = { ...luck, ...other }
  const honest = luckFlawOf(madeOf, { key: keyToHex(keyOfLuck(madeOf)) })
  expect(problemWith(madeOf, honest, own)).toBe('partMissing')
  expect(problemWith(madeOf, honest, { ...own, isIn: false })).toBe(undefined) // of a seat that was left
  expect(found({ secret: 'cd'.repeat(32) })).toBe('otherSecret')
  expect(found({ parts: [own.part, '0b'.repeat(16)] })).toBe('otherKey')
})
