import { expect, test } from 'vitest'
import { draw, unseen } from './imagining.ts'

test('unseen: each visible piece goes once, hidden ones stay, the set itself is left alone', () => {
  const all = [1, 1, 2, 2, 3]
  expect(unseen(all, [2, null, 1, null])).toEqual([1, 2, 3])
  expect(unseen(all, [])).toEqual(all)
  expect(unseen(all, [1, 1, 2, 2, 3])).toEqual([])
  expect(all).toEqual([1, 1, 2, 2, 3])
})

test('draw: from the top, and an empty pile means that the view was wrong', () => {
  const pile = ['a', 'b']
  expect([draw(pile), draw(pile)]).toEqual(['b', 'a'])
  expect(() => draw(pile)).toThrow('does not add up')
})
