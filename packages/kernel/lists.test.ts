import { expect, test } from 'vitest'
import { at, top, visible } from './lists.ts'

test('at: the element, or an error that says what is missing', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(at([0], 0)).toBe(0)
  for (const index of [2, -1, 0.5]) expect(() => at(['a', 'b'], index)).toThrow(`no element ${index} in a list of 2`)
})

test('seen: the same list when nothing in it is hidden, else an error: the caller took the wrong view', () => {
  const list = [1, 0]
  expect(visible(list)).toBe(list)
  expect(() => visible([1, null])).toThrow('hidden from this viewer')
})

test('top: the last of an agenda, nothing of an empty one', () => {
  expect(top([1, 2])).toBe(2)
  expect(top([])).toBeUndefined()
})
