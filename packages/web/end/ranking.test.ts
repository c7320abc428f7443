import { expect, test } from 'vitest'
import { ranking } from './ranking.ts'

const places = (winners: number[], scores: number[]) => ranking({ winners, scores }).map(({ seat, place }) => [place, seat])

test('the highest score comes first', () => {
  expect(places([1], [10, 30, 20])).toEqual([
    [1, 1],
    [2, 2],
    [3, 0],
  ])
})

test('equal scores share a place, and the next one is left out', () => {
  expect(places([0, 2], [30, 10, 30])).toEqual([
    [1, 0],
    [1, 2],
    [3, 1],
  ])
})

test('a tie that the rules have broken is broken', () => {
  expect(places([1], [30, 30])).toEqual([
    [1, 1],
    [2, 0],
  ])
})
