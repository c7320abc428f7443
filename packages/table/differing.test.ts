import { expect, test } from 'vitest'
import { differing } from './differing.ts'

const shared = { money: [1, 2], box: { 1: [4] } }
const before = { ...shared, round: 1, wells: [{ oil: 3 }], outcome: 'open' }

test('what two states share is left out of both, and fields that differ are named', () => {
  const after = { ...shared, round: 2, wells: [{ oil: 2 }], outcome: 'open' }
  expect(differing(before, after)).toEqual({
    before: { ...before, money: [] },
    after: { ...after, money: [] },
    fields: ['round', 'wells'],
  })
  expect(shared.money).toEqual([1, 2])
})

test('a list that is equal, but not the same, may have changed', () => {
  const { fields, after } = differing(before, { ...before, money: [1, 2] })
  expect(fields).toEqual(['money'])
  expect(after.money).toEqual([1, 2])
})

test('where the game ends everything counts, since much of it is turned up', () => {
  const after = { ...before, outcome: 'won' }
  expect(differing(before, after)).toEqual({ before, after, fields: ['money', 'box', 'round', 'wells', 'outcome'] })
})
