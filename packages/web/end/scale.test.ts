import { expect, test } from 'vitest'
import { everyNth, nearest, scale, ticks } from './scale.ts'

test.each([
  [0, 62_000, [0, 20_000, 40_000, 60_000, 80_000]],
  [0, 20, [0, 5, 10, 15, 20]],
  [0, 5, [0, 2, 4, 6]],
  [0, 0, [0, 1]],
  [0, 3, [0, 1, 2, 3]],
  [-4000, 9000, [-5000, 0, 5000, 10_000]],
])('from %d to %d the axis has round numbers: %j', (least, most, expected) => {
  expect(ticks(least, most, 4)).toEqual(expected)
})

test('a figure lies where it belongs, and a range without length is no trouble', () => {
  expect([0, 5, 10].map(scale([0, 10], [200, 0]))).toEqual([200, 100, 0])
  expect(scale([0, 0], [10, 300])(0)).toBe(10)
})

test('labels are left out where they have no room', () => {
  expect(everyNth(10, 400, 30)).toBe(1)
  expect(everyNth(10, 200, 30)).toBe(2)
  expect(everyNth(10, 0, 30)).toBe(300)
})

test('a pointer means the round that is nearest to it', () => {
  expect([-5, 4, 6, 14, 16, 99].map(point => nearest([0, 10, 20], point))).toEqual([0, 0, 1, 1, 2, 2])
})
