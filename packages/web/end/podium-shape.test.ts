import { expect, test } from 'vitest'
import { podiumShape } from './podium-shape.ts'

test('derricks are as high as the scores, and the winner is in the middle', () => {
  const { derricks } = podiumShape(1000, { winners: [2], scores: [50, 75, 100] })
  expect(derricks.map(({ seat }) => seat)).toEqual([1, 2, 0])
  const [second, first, third] = derricks.map(({ height }) => height)
  expect(Number(second) / Number(first)).toBeCloseTo(0.75)
  expect(Number(third) / Number(first)).toBeCloseTo(0.5)
  expect(derricks.map(({ won }) => won)).toEqual([false, true, false])
})

test('whoever has nothing, or less, has a derrick too', () => {
  const { derricks } = podiumShape(390, { winners: [0], scores: [10, 0, -20] })
  for (const { height } of derricks) expect(height).toBeGreaterThan(20)
})

test('five stand side by side on a phone, and none beyond its edge', () => {
  const { derricks, step } = podiumShape(390, { winners: [4], scores: [1, 2, 3, 4, 5] })
  expect(derricks.map(({ seat }) => seat)).toEqual([1, 3, 4, 2, 0])
  for (const { x } of derricks) {
    expect(x - step / 2).toBeGreaterThanOrEqual(0)
    expect(x + step / 2).toBeLessThanOrEqual(390)
  }
})

test('all at nothing stand equally high', () => {
  const { derricks } = podiumShape(800, { winners: [0, 1], scores: [0, 0] })
  expect(derricks[0]?.height).toBe(derricks[1]?.height)
})
