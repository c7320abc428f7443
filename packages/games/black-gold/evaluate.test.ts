import { keyFrom } from '@wildcat/kernel'
import { brier, byFigure, positions } from '@wildcat/kernel-contract/forecasts'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { greedy } from './greedy/index.ts'
import { engine } from './index.ts'
import { options } from './tests/stage.ts'

test('evaluate forecasts the winner better than money alone does, however that is weighed', () => {
  const judged = positions(engine, greedy, {
    games: 40,
    every: 12,
    seed: 4711,
    seats: game => 2 + (game % 4),
    options: game => options({ length: game % 5 === 0 ? 'long' : 'usual', aggressiveBaron: game % 8 === 0 }, 2 + (game % 4)),
  })
  const moneyAlone = Math.min(...[4000, 8000, 12_000, 16_000, 24_000].map(doubt => brier(judged, ({ money }) => byFigure(money, doubt))))
  expect(judged.length).toBeGreaterThan(1000)
  expect(brier(judged, evaluate)).toBeLessThan(moneyAlone - 0.05)
})

test('evaluate gives shares that add up to one, and all of it to the winners at the end', () => {
  const { state } = engine.start(4, options({}, 4), keyFrom(1))
  expect(evaluate(engine.view(state, 2)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(evaluate({ ...state, outcome: { winners: [1, 3], scores: [0, 9, 0, 9] } })).toEqual([0, 0.5, 0, 0.5])
})
