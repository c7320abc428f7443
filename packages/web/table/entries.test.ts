import { expect, test } from 'vitest'
import { filledIn, isPossible, numberOf, valuesOf } from './entries.ts'

const bid = (least: number) => ({
  command: { kind: 'bid', points: least, on: 'jet' },
  open: { points: { least, most: 9 }, on: ['jet', 'gas'] },
})

test('a number is a whole number that somebody could mean', () => {
  expect(['7', ' 12 ', '-3', 'abc', '', '1e20', '2.5', '99999999999'].map(numberOf)).toEqual([7, 12, -3, ...Array(5).fill(undefined)])
  expect(['1', '9', '0', '10', 'x'].map(value => isPossible({ least: 1, most: 9 }, value))).toEqual([true, true, false, false, false])
})

test('what was typed stays as long as it fits', () => {
  const typed = { points: { value: '5', fitted: true } }
  expect(valuesOf(bid(2), typed)).toEqual({ points: '5', on: 'jet' })
  expect(valuesOf(bid(6), typed)).toEqual({ points: 6, on: 'jet' })
})

test('what never fitted stays: somebody is still typing', () => {
  expect(valuesOf(bid(6), { points: { value: '99', fitted: false } })).toEqual({ points: '99', on: 'jet' })
})

test('nothing is filled in with what is no number', () => {
  expect(filledIn(bid(1), { points: 'abc', on: 'gas' })).toBeUndefined()
  expect(filledIn(bid(1), { points: '7', on: 'gas' })).toEqual({ kind: 'bid', points: 7, on: 'gas' })
})
