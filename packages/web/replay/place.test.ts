import { describe, expect, test } from 'vitest'
import { neighbours, placeIn, roundAt, searchOf } from './place.ts'

const rounds = [
  { round: 1, at: 0 },
  { round: 2, at: 10 },
  { round: 3, at: 25 },
]
const plan = { game: 'gusher', names: ['', '', ''], bots: ['x', 'none', 'x'], options: {}, practice: false }
const overview = { last: 30, over: true, rounds, plan, eyes: [0, 1, 2, 'spectator', 'table'] as const }

describe('an address', () => {
  test.each([
    { at: 0, eyes: 'spectator' },
    { at: 30, eyes: 'table' },
    { at: 12, eyes: 2 },
  ] as const)('of %j leads back to it', place => {
    expect(placeIn(`?${searchOf(place)}`, overview)).toEqual(place)
  })
  test.each([
    ['', { at: 0, eyes: 1 }],
    ['?at=999&as=7', { at: 30, eyes: 1 }],
    ['?at=-3', { at: 0, eyes: 1 }],
    ['?at=oil&as=table', { at: 0, eyes: 1 }],
    ['?at=1.5', { at: 0, eyes: 1 }],
  ])('%j leads to what is there', (search, place) => {
    expect(placeIn(search, overview)).toEqual(place)
  })
  test('may name what everybody had heard, where positions are counted by that', () => {
    const online = { ...overview, moves: [2, 5, 9] }
    expect(['?heard=9&as=0', '?heard=8', '?heard=0', '?heard=oil'].map(search => placeIn(search, online).at)).toEqual([2, 1, 0, 0])
    expect(placeIn('?heard=9', overview).at).toBe(0)
  })
  test('lends nobody eyes that are not to be had', () => {
    expect(placeIn('?as=all', { ...overview, over: false, eyes: [1, 'spectator'] })).toEqual({ at: 0, eyes: 1 })
    expect(placeIn('?as=0', { ...overview, over: false, eyes: ['spectator'] })).toEqual({ at: 0, eyes: 'spectator' })
  })
  test('without wishes shows several people what a spectator sees', () => {
    expect(placeIn('', { ...overview, plan: { ...plan, bots: ['none', 'none', 'x'] } }).eyes).toBe('spectator')
  })
})

test('rounds are found by position', () => {
  expect([0, 9, 10, 24, 25, 30].map(at => roundAt(rounds, at))).toEqual([0, 0, 1, 1, 2, 2])
  expect(roundAt([], 4)).toBe(0)
})

test('back leads first to the beginning of this round, then of the one before; on to the next, then to the end', () => {
  expect([0, 5, 10, 12, 25, 30].map(at => neighbours(overview, at).before)).toEqual([0, 0, 0, 10, 10, 25])
  expect([0, 5, 10, 25, 30].map(at => neighbours(overview, at).after)).toEqual([10, 10, 25, 30, 30])
})
