import { keyFrom } from '@wildcat/kernel'
import { brier, byFigure, positions } from '@wildcat/kernel-contract/forecasts'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { greedy } from './greedy/index.ts'
import { engine } from './index.ts'

test('evaluate forecasts the winner better than points or wealth alone do, however these are weighed', () => {
  const tables = { games: 8, every: 4, seed: 4711, seats: (game: number) => 2 + (game % 4), options: () => ({}) }
  const judged = positions(engine, greedy, tables, engine.copy) // with all cards open every seat is judged by what it sees itself
  const doubts = [0.5, 1, 2, 4, 8, 16]
  const pointsAlone = Math.min(...doubts.map(doubt => brier(judged, ({ vp }) => byFigure(vp, doubt))))
  const moneyAlone = Math.min(...doubts.map(doubt => brier(judged, ({ money }) => byFigure(money, doubt * 100_000))))
  expect(judged.length).toBeGreaterThan(200)
  expect(brier(judged, evaluate)).toBeLessThan(Math.min(pointsAlone, moneyAlone) - 0.01)
})

test('evaluate gives shares that add up to one, and all of it to the winners at the end', () => {
  const options = engine.options(4, {})
  if ('refused' in options) throw new Error(options.refused.why)
  const { state } = engine.start(4, options.ok, keyFrom(1))
  expect(evaluate(engine.view(state, 2)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(evaluate({ ...state, outcome: { winners: [1, 3], scores: [0, 9, 0, 9] } })).toEqual([0, 0.5, 0, 0.5])
})
