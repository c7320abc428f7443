import { expect, test } from 'vitest'
import * as en from './en/phrases.ts'
import * as it from './it/phrases.ts'

test('an amount stands as its language writes it, thousands always grouped', () => {
  expect([en.dollars(1500), en.dollars(15_000), en.euros(10_000)]).toEqual(['$1,500', '$15,000', '€10,000'])
  expect([it.dollars(1500), it.dollars(15_000), it.euros(10_000)]).toEqual(['1.500\u00A0$', '15.000\u00A0$', '10.000\u00A0€'])
})

test('a number takes its noun in the singular or the plural', () => {
  expect([en.counted(1, 'barrel', 'barrels'), en.counted(1200, 'barrel', 'barrels')]).toEqual(['1 barrel', '1,200 barrels'])
  expect([it.counted(1, 'barile', 'barili'), it.counted(1200, 'barile', 'barili')]).toEqual(['1 barile', '1.200 barili'])
})

test('a list ends with its conjunction', () => {
  expect(en.and.format(['Anna', 'Ugo', 'Elena'])).toBe('Anna, Ugo and Elena')
  expect(it.and.format(['Anna', 'Ugo', 'Elena'])).toBe('Anna, Ugo ed Elena')
  expect(it.and.format(['Elena'])).toBe('Elena')
  expect(it.and.format([' e ', 'Elena'])).toBe(' e  ed Elena')
  expect([en.or.format(['Anna', 'Ugo']), it.or.format(['Anna', 'Ugo'])]).toEqual(['Anna or Ugo', 'Anna o Ugo'])
})
