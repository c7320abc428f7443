import { describe, expect, test, vi } from 'vitest'
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
    ['ﷺ'.repeat(24), 'ﷺ'], // one sign, eighteen letters
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

test('numbers have more digits, within the length of a name, and none is given twice', () => {
  const told = toldApart(Array.from({ length: 120 }, (_, n) => 'x'.repeat(22) + (n % 2 === 0 ? 'yz' : 'zy')))
  expect(new Set(told).size).toBe(120)
  expect(told.every(name => name.length <= 24)).toBe(true)
  expect(told.slice(0, 4)).toEqual([`${'x'.repeat(22)}yz`, `${'x'.repeat(22)}zy`, `${'x'.repeat(22)} 2`, `${'x'.repeat(22)} 3`])
  expect(told.at(-1)).toBe(`${'x'.repeat(20)} 119`)
})

/** Written in all ways of capital and small letters: these read the same, and each looks different. */
const inCapitals = (n: number) => Array.from('i'.repeat(9), (letter, place) => ((n >> place) & 1 ? letter.toUpperCase() : letter)).join('')
test.each([
  ['ﷺ'.repeat(24), () => 'ﷺ'.repeat(24)],
  ['Ada', () => 'Ada'],
  ['letters that are alike', inCapitals],
  ['names with the same start', (n: number) => 'x'.repeat(20) + String(Math.floor(n / 2)).padStart(4, '0')],
  ['names with numbers of their own', (n: number) => (n % 2 === 0 ? 'Ada' : `Ada ${n}`)],
])('to tell many apart takes as much for each as for a few: %s', (_, nameOf) => {
  const work = (length: number) => {
    const names = Array.from({ length }, (_each, n) => nameOf(n))
    const spies = [vi.spyOn(Intl.Segmenter.prototype, 'segment'), vi.spyOn(String.prototype, 'normalize'), vi.spyOn(Set.prototype, 'has')]
    const told = toldApart(names)
    const counts = spies.map(spy => spy.mock.calls.length)
    for (const spy of spies) spy.mockRestore()
    expect(new Set(told).size).toBe(length)
    return counts
  }
  const [few, many] = [work(40), work(400)]
  for (const [kind, count] of many.entries()) expect(count).toBeLessThanOrEqual(2 * 10 * (few[kind] ?? 0)) // numbers are longer, too
})

test('an empty name is the usual one of the moment', () => {
  expect(calledNames(['', 'Rosa', ''], n => `Giocatore ${n}`)).toEqual(['Giocatore 1', 'Rosa', 'Giocatore 3'])
})
