import { expect, test } from 'vitest'
import { behind, leadOf } from './standing.ts'

test('the winner is ahead of the best of the others', () => {
  const outcome = { winners: [1], scores: [92_500, 93_000, 80_500] }
  expect(leadOf(outcome)).toBe(500)
  expect([0, 1, 2].map(seat => behind(outcome, seat))).toEqual([500, 0, 12_500])
})

test('a tie that the rules have broken is won without a lead', () => {
  expect(leadOf({ winners: [0], scores: [40, 40] })).toBe(0)
})

test('where all have won nobody is ahead', () => {
  expect(leadOf({ winners: [0, 1], scores: [40, 40] })).toBeUndefined()
  expect(leadOf({ winners: [0], scores: [] })).toBeUndefined()
})

test('below nothing, too', () => {
  expect(leadOf({ winners: [1], scores: [-30, -10] })).toBe(20)
})
