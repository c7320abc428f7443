import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { columns, sectionText } from './text-table.ts'
import { wholeNumber } from './whole-number.ts'
import { WORDS } from './words/index.ts'

test('words stand on the left, figures on the right, heads with their column', () => {
  expect(
    columns(
      [
        ['Ann', '$9', 'è'],
        ['Bernardo', '$1,200', 'no oil'],
      ],
      ['Player', 'Money', 'Oil'],
    ),
  ).toEqual(['  Player      Money   Oil', '  Ann            $9   è', '  Bernardo   $1,200   no oil'])
})

test('a section is its title and its rows', () => {
  expect(
    sectionText({
      title: 'The round',
      rows: [
        ['Round', '1 of 4'],
        ['Price', '$6'],
      ],
    }),
  ).toEqual(['The round', '  Round   1 of 4', '  Price   $6'])
  expect(sectionText({ title: 'Offers', columns: ['From', 'To'], rows: [] })).toEqual(['Offers', '  From   To'])
})

test('every cell is printed, and columns never run into each other', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 9 }).filter(text => !/\s/.test(text))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }), rows => {
      const lines = columns(rows)
      expect(lines).toHaveLength(rows.length)
      for (const [i, row] of rows.entries()) expect(lines[i]?.split(/\s+/).filter(Boolean)).toEqual(row.filter(text => text !== ''))
    }),
  )
})

test('a whole number is taken as it is written, or refused by a sentence that names the limits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), fc.maxSafeInteger(), (number, a, b) => {
      const limits = { least: Math.min(a, b), most: Math.max(a, b) }
      const read = () => wholeNumber(WORDS.en, '--n', String(number), limits)
      if (number >= limits.least && number <= limits.most) expect(read()).toBe(number)
      else expect(read).toThrow(`--n is a whole number from ${limits.least} to ${limits.most}, not '${number}'.`)
    }),
  )
  for (const text of ['', ' ', 'NaN', 'Infinity', '1e3', '0x10', '1_000', '1.0', '+1', '--1', '١'])
    expect(() => wholeNumber(WORDS.en, '--n', text, { least: -100, most: 10_000 })).toThrow(`not '${text}'`)
})

test('the language is the one asked for, else that of the system, else English', () => {
  expect(languageOf(['games', '--lang', 'it'], {})).toBe('it')
  expect(languageOf(['--lang=it'], { LANG: 'en_GB' })).toBe('it')
  expect(languageOf(['--lang', 'en', '--lang', 'it'], {})).toBe('it')
  expect(languageOf(['--lang', 'xx'], { LANG: 'it_IT.UTF-8' })).toBe('it')
  expect(languageOf([], { LC_ALL: 'C', LANG: 'it_IT' })).toBe('en')
  expect(languageOf([], { LC_ALL: '', LC_MESSAGES: 'it', LANG: 'en' })).toBe('it')
  expect(languageOf([], { LANG: 'de_DE' })).toBe('en')
  expect(languageOf(['it'], {})).toBe('en')
})
