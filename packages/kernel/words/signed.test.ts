import { expect, test } from 'vitest'
import { advice } from './en/advice.ts'

test('what rounds to nothing has no sign', () => {
  expect([-0.04, 0, 0.04, -0.06, 1.25].map(advice.logOdds)).toEqual(['0', '0', '0', '−0.1', '+1.3'])
  expect([-0.004, 0.004, -0.34].map(advice.change)).toEqual(['0%', '0%', '−34%'])
})
