import { expect, test } from 'vitest'
import { chapterOf } from './words.ts'

test('a rule stands in the chapter that its id names', () => {
  expect(chapterOf('GIG-5.10')).toBe('GIG-5')
  expect(chapterOf('GIG-C7')).toBe('GIG-C')
  expect(chapterOf('WILD-1')).toBe('WILD-1')
})
