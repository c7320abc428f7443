import { keyFrom } from '@wildcat/kernel'
import { engine } from '@wildcat/oilfield'
import { expect, test } from 'vitest'
import { columnGives } from './gives.ts'
import { en } from './words/en.ts'

const begun = engine.view(engine.start(3, { advanced: false, botSecond: false }, keyFrom(1)).state, 0)
const locally = (oil: number, gas: number) =>
  columnGives({ view: { ...begun, stores: begun.stores.map(() => ({ oil, gas })) }, names: [], words: en }, 0, 'local').text

test('a store brings money and points together, and where oil could be either, both ways are told', () => {
  expect(locally(1, 2)).toBe('$2 and 2 VP')
  expect(locally(0, 1)).toBe('1 VP')
  expect(locally(3, 0)).toBe('$6 or $2 and 1 VP')
  expect(locally(2, 1)).toBe('$4 and 1 VP or 2 VP')
  expect(locally(0, 0)).toBe(en.gives.noLocal)
})

test('gas that is left in an exhausted field is told', () => {
  expect(en.fieldNow('dallas', 0, 2, 0)).toContain('2 gas')
  expect(en.fieldNow('dallas', 0, 0, 0)).toBe('Dallas: exhausted')
})
