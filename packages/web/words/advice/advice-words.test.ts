import { expect, test } from 'vitest'
import { ADVICE } from './index.ts'

test('nothing is neither more nor less: it has no sign', () => {
  const { signed, by } = ADVICE.en.analysis
  expect([0.04, -0.04, 0, 0.06, -1.23].map(signed)).toEqual(['0', '0', '0', '+0.1', '−1.2'])
  expect([0.004, -0.004, 0.014, -0.5].map(by)).toEqual(['0%', '0%', '+1%', '−50%'])
})

test('the steps of a turn are one sentence', () => {
  expect(ADVICE.en.steps(['Drive to B4', 'Locomotive to column 5'])).toBe('Drive to B4, then locomotive to column 5')
  expect(ADVICE.it.steps(['Vai in B4', 'Locomotiva alla colonna 5'])).toBe('Vai in B4, poi locomotiva alla colonna 5')
})
