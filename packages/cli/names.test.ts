import { expect, test } from 'vitest'
import { namesOf } from './names.ts'
import { en } from './words/en.ts'

test('a name that is missing or was left empty is the usual one', () => {
  const names = namesOf(en, { names: ['Ada', ''] })
  expect([0, 1, 2].map(names)).toEqual(['Ada', en.seat(1), en.seat(2)])
  expect(namesOf(en, {})(0)).toBe(en.seat(0))
})
