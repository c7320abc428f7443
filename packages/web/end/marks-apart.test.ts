import { expect, test } from 'vitest'
import { marksApart, type Place } from './marks-apart.ts'

const ROOM = { size: 24, top: 10, foot: 200 }
const distances = (marks: readonly Place[]) =>
  marks.flatMap(([x, y], n) => marks.slice(n + 1).map(([ox, oy]) => Math.max(Math.abs(x - ox), Math.abs(y - oy))))

test('marks that do not touch stay on their points', () => {
  const points: Place[] = [
    [20, 100],
    [60, 100],
    [62, 140],
  ]
  expect(marksApart(points, ROOM)).toEqual(points)
})

test('of two at one place the second stands beside the first, and a third beyond them', () => {
  const marks = marksApart(
    [
      [50, 100],
      [51, 101],
      [52, 99],
    ],
    ROOM,
  )
  expect(marks[0]).toEqual([50, 100])
  expect(Math.min(...distances(marks))).toBeGreaterThanOrEqual(ROOM.size)
  expect(marks.map(([x]) => x)).toEqual([50, 51, 52])
})

test('at the edge there is room on one side only', () => {
  const marks = marksApart(
    [
      [50, 4],
      [50, 6],
      [54, 199],
      [54, 205],
    ],
    ROOM,
  )
  expect(Math.min(...distances(marks))).toBeGreaterThanOrEqual(ROOM.size)
  for (const [, y] of marks) {
    expect(y).toBeGreaterThanOrEqual(ROOM.top)
    expect(y).toBeLessThanOrEqual(ROOM.foot)
  }
})
