import { expect, test } from 'vitest'
import { hasPartedTie, ranking } from './ranking.ts'

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

test('a tie behind the winner that the rules have parted is parted too', () => {
  const ended = { winners: [1], scores: [20, 30, 20, 20], places: [4, 1, 2, 2] }
  expect(ranking(ended).map(({ seat, place }) => [place, seat])).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [4, 0],
  ])
  expect(hasPartedTie(ended)).toBe(true)
  expect(hasPartedTie({ winners: [1], scores: [20, 30, 20] })).toBe(false)
  expect(hasPartedTie({ winners: [1], scores: [30, 30] })).toBe(true)
})
