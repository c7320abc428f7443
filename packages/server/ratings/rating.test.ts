/** Figures are those that openskill's authors publish for the model, and what they mean for people who leave. */
import { describe, expect, test } from 'vitest'
import type { PlayedRow } from '../store/rating-contract.ts'
import { ratingsAfter } from './rating.ts'
import { shownRating } from './scale.ts'

const newcomer = (place: number, gone = false): PlayedRow => ({ guest: place, place, gone, rating: undefined })
const values = (people: readonly PlayedRow[]) => ratingsAfter(people).map(each => shownRating(each).value)

describe('after a game', () => {
  test('of five newcomers ratings are those of the model', () => {
    const after = ratingsAfter([1, 2, 3, 4, 5].map(place => newcomer(place)))
    const published = [
      [27.666666666666668, 8.290556877154474],
      [26.833333333333332, 8.240145629781066],
      [25.72222222222222, 8.179996679645559],
      [24.055555555555557, 8.111796013701358],
      [20.72222222222222, 8.111796013701358],
    ]
    for (const [n, [mu = 0, sigma = 0]] of published.entries()) {
      expect(after[n]?.mu).toBeCloseTo(mu, 2) // the package lets a rating grow a little older with every game
      expect(after[n]?.sigma).toBeCloseTo(sigma, 2)
    }
  })
  test('whoever has the same place gains the same, in whichever seat', () => {
    const [first, last, second] = values([newcomer(1), newcomer(3), newcomer(1)])
    expect(first).toBe(second)
    expect(last).toBeLessThan(1500)
  })
  test('whoever left is behind all who stayed, though a bot has won for them', () => {
    const [left, stayed, other] = values([newcomer(1, true), newcomer(2), newcomer(3)])
    expect(left).toBeLessThan(other ?? 0)
    expect(stayed).toBeGreaterThan(other ?? 0)
  })
  test('those who stayed gain the same where it ended with somebody’s time', () => {
    const [first, slow, other] = values([newcomer(0), newcomer(0, true), newcomer(0)])
    expect(first).toBe(other)
    expect(slow).toBeLessThan(first ?? 0)
  })
  test('nobody is compared with themself', () => {
    expect(ratingsAfter([newcomer(1)])).toEqual([{ mu: 25, sigma: 25 / 3, games: 0 }])
  })
})
