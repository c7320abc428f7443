import { describe, expect, test } from 'vitest'
import { fields, flag, list, oneOf, optional, text, whole } from './read.ts'

const reader = fields<{ name: string; seats: number; bots: readonly string[] }>({ name: text, seats: whole, bots: list(text) })

describe('a reader', () => {
  test('gives what fits and leaves out what was not asked for', () => {
    expect(reader({ name: 'Ada', seats: 2, bots: ['none'], more: 1 })).toEqual({ name: 'Ada', seats: 2, bots: ['none'] })
  })
  test.each([
    [null, 'the value should be an object'],
    [{ name: 1 }, 'name should be a text'],
    [{ name: 'Ada', seats: 1.5 }, 'seats should be a whole number'],
    [{ name: 'Ada', seats: -1 }, 'seats should be a whole number'],
    [{ name: 'Ada', seats: 2, bots: ['none', 3] }, 'bots[1] should be a text'],
  ])('names the place that does not fit: %j', (input, sentence) => {
    expect(() => reader(input)).toThrow(sentence)
  })
  test('may take one of several words, or a usual value', () => {
    expect(oneOf('spectator', 'player')('spectator')).toBe('spectator')
    expect(() => oneOf('spectator', 'player')('table')).toThrow('one of spectator, player')
    expect(optional(flag, true)(undefined)).toBe(true)
    expect(() => optional(flag, true)('no')).toThrow('true or false')
  })
})
