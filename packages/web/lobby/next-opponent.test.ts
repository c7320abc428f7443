import { expect, test } from 'vitest'
import { companyWith, nextOpponent } from './next-opponent.ts'
import { kept } from './testing/kept.ts'

const after = (places: readonly number[], bots: readonly string[] = ['none', 'rex', 'ada']) =>
  nextOpponent([kept(bots, { over: true, places, winners: [...places.keys()].filter(seat => places[seat] === 1) })], 'gusher')

test('the first time it is the weakest, with the next harder beside them', () => {
  expect(nextOpponent([], 'gusher')).toBe('penny')
  expect(companyWith('penny', 2)).toEqual(['penny', 'gus'])
})
test('then it is the strongest who was there the last time, with the next easier', () => {
  expect(nextOpponent([kept(['none', 'ada', 'rex']), kept(['none', 'penny'])], 'gusher')).toBe('rex')
  expect(companyWith('rex', 4)).toEqual(['rex', 'ada', 'rex', 'ada'])
})
test('a win brings one who is harder, a last place one who is easier', () => {
  expect(after([1, 2, 3])).toBe('corvo')
  expect(after([2, 1, 3])).toBe('rex')
  expect(after([3, 1, 2])).toBe('ada')
})
test('beyond the strongest and the weakest there is nobody', () => {
  expect(after([1, 2], ['none', 'corvo'])).toBe('corvo')
  expect(after([2, 1], ['none', 'penny'])).toBe('penny')
})
test('this game counts before others, whose results say nothing about it', () => {
  const other = kept(['none', 'rex'], { over: true, places: [1, 2], winners: [0] }, 'other')
  expect(nextOpponent([other], 'gusher')).toBe('rex')
  expect(nextOpponent([other, kept(['none', 'gus'])], 'gusher')).toBe('gus')
})
test('games without one of the five, among friends and those that cannot be read are passed over', () => {
  expect(nextOpponent([kept(['none', 'greedy']), kept(['none', 'none', 'rex']), { id: 'y', damaged: '' }], 'gusher')).toBe('penny')
})
