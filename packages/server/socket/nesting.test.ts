import { expect, test } from 'vitest'
import { nestsDeeper } from './nesting.ts'

test.each([
  ['', false],
  ['7', false],
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['{"a":{"b":{"c":[]}}}', true],
  ['[[],[],[],[[]],{}]', false],
  ['["[[[[","{{{{"]', false], // in quotes they are letters
  ['["\\"[[[["]', false],
  ['["\\\\",[[["', true],
  ['[[[[', true],
])('%s nests deeper than three: %s', (text, deeper) => {
  expect(nestsDeeper(Buffer.from(text), 3)).toBe(deeper)
})
