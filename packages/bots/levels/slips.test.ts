import { weighed } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { luckOf } from '../luck.ts'
import { slipped } from './slips.ts'

/** What is answered in a hundred slips. */
function slips(worths: readonly number[], grave?: number): number[] {
  const answers = weighed(
    worths.map(worth => ({ kind: String(worth) })),
    ({ kind }) => Number(kind),
  )
  const luck = luckOf([1, 2, 3, 4, 5, 6, 7, 8], 0)
  const found = new Set(Array.from({ length: 100 }, () => slipped(answers, luck, grave)?.worth))
  return [...found].filter(worth => worth !== undefined).sort((one, other) => other - one)
}

describe('a slip', () => {
  test('is the second or third best, no further behind than half the width', () => {
    expect(slips([10, 9, 8, 7, 0])).toEqual([9, 8])
    expect(slips([10, 9, 4, 0])).toEqual([9])
  })
  test('is the best where all others are much worse, and nothing where there is nothing', () => {
    expect(slips([10, 2, 0])).toEqual([10])
    expect(slips([])).toEqual([])
  })
  test('may be grave: the worst up to so far behind the best, by luck among equals', () => {
    expect(slips([10, 9, 2, 0], 0.85)).toEqual([2])
    expect(slips([10, 9, 1, 0], 0.85)).toEqual([9])
    expect(slips([10, 1, 0], 0.85)).toEqual([10])
    const answers = ['best', 'one', 'other', 'worst'].map((kind, n) => ({ command: { kind }, worth: [10, 2, 2, 0][n] ?? 0, because: [] }))
    const luck = luckOf([8, 7, 6, 5, 4, 3, 2, 1], 0)
    const found = Array.from({ length: 100 }, () => slipped(answers, luck, 0.85)?.command.kind)
    expect(new Set(found)).toEqual(new Set(['one', 'other']))
  })
})
