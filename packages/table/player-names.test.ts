import { describe, expect, test } from 'vitest'
import { calledNames, cleanName, toldApart } from './player-names.ts'

describe('a name from outside', () => {
  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\nBo\tCy', 'Ada Bo Cy'],
    ['Ada\u202Eevil\u2066', 'Adaevil'],
    ['A\u0000d\u0007a\uE0001\uE001', 'Ada1'],
    ['e\u0301', '\u00E9'],
    ['\u200B\u2060 \uFEFF', ''],
    ['\u200D', ''],
    ['\u3164\u115F', ''],
    ['A\u00ADd\u2800a', 'Ada'],
    ['x'.repeat(40), 'x'.repeat(24)],
    [`${'x'.repeat(23)} y`, 'x'.repeat(23)],
    ['🛢️'.repeat(30), '🛢️'.repeat(8)],
    [`A${'\u0301'.repeat(80)}`, ''],
  ])('%j can be shown as %j', (given, shown) => {
    expect(cleanName(given)).toBe(shown)
  })
})

test('whoever is called like somebody before him gets a number, within the length of a name', () => {
  expect(toldApart(['Ada', 'ada', 'Ada', '', ''])).toEqual(['Ada', 'ada 2', 'Ada 3', '', ''])
  expect(toldApart(['Ada', 'A\u200Dda', 'Bo'])).toEqual(['Ada', 'A\u200Dda 2', 'Bo']) // they read the same
  const long = 'x'.repeat(24)
  expect(toldApart([long, long])).toEqual([long, `${'x'.repeat(22)} 2`])
})

test('an empty name is the usual one of the moment', () => {
  expect(calledNames(['', 'Rosa', ''], n => `Giocatore ${n}`)).toEqual(['Giocatore 1', 'Rosa', 'Giocatore 3'])
})
