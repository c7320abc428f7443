import { expect, test } from 'vitest'
import { destination } from './walk.ts'

/** Three rows of four, counted from below as some boards do. */
const rows = [
  { name: 'C', squares: [8, 9, 10, 11] },
  { name: 'B', squares: [4, 5, 6, 7] },
  { name: 'A', squares: [0, 1, 2, 3] },
]
const dark: readonly unknown[] = []
const lit: unknown[] = []
lit[2] = {}
lit[9] = {}

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 4, 4],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 7, 7],
  ['ArrowUp', 5, 9],
  ['ArrowUp', 9, 9],
  ['ArrowDown', 5, 1],
  ['ArrowDown', 1, 1],
  ['Home', 6, 4],
  ['End', 6, 7],
])('%s leads from %i to %i', (key, here, to) => expect(destination(key, here, rows, dark)).toBe(to))

test('N and P go round all squares that can be used', () => {
  expect(destination('n', 8, rows, lit)).toBe(9)
  expect(destination('N', 9, rows, lit)).toBe(2)
  expect(destination('n', 2, rows, lit)).toBe(9)
  expect(destination('p', 9, rows, lit)).toBe(2)
  expect(destination('p', 5, rows, lit)).toBe(9)
  expect(destination('n', 5, rows, dark)).toBeUndefined()
})

test('other keys lead nowhere', () => expect(destination('x', 5, rows, lit)).toBeUndefined())
