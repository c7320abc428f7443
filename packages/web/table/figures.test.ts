import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'

test('a column is one of figures if most of its cells begin with one', () => {
  const rows = [
    ['7', '$5,500', '2 / 3 / 4', 'column 7', '–', '3 barrels and a truck that waits'],
    ['8', '−$500', '4', 'B4', '5', 'nothing'],
    ['9', '–', 'none', 'B4', '–', '1 barrel'],
  ]
  expect(figuresIn(6, rows)).toEqual([false, true, true, false, true, false])
})
