/** The word files keep to docs/glossary.md: no word that it bans, amounts and quotation marks as the language writes them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn } from './texts.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const FILES = globSync('packages/**/words/**/*.{ts,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/.build/**', '**/*.test.ts'] })
  .map(file => file.replaceAll('\\', '/'))
  .flatMap(file => {
    const language = /[/-](en|it)(?:\/|\.m?[tj]s)/.exec(file)?.[1]
    return language === undefined ? [] : [{ file, language }]
  })

/** Which files a row is for. */
const SCOPES: Readonly<Record<string, RegExp>> = {
  all: /./,
  page: /^packages\/web\/words\//,
  'oil-rush': /\/(oil-rush|giganten|black-gold)\/words\//,
  giganten: /\/(oil-rush|giganten)\/words\//,
  'black-gold': /\/(oil-rush|black-gold)\/words\//,
  oilfield: /\/oilfield\/words\//,
  competitors: /\/competitors\/words\//,
}

const rowsOf = (title: string): string[][] =>
  (read('docs/glossary.md').split(`## ${title}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    ) ?? []

interface Ban {
  readonly scope: RegExp
  readonly language: string
  readonly word: string
  readonly pattern: RegExp
}
/** 'giaciment…' with any ending, 'turno {}' before what is filled in; with a capital letter as it is written. */
const patternOf = (word: string): RegExp => {
  const source = word.replaceAll(/[.+?^$()[\]|\\{}]/g, String.raw`\$&`).replaceAll('…', String.raw`[\p{L}]*`)
  const before = /^\p{L}/u.test(word) ? String.raw`(?<![\p{L}])` : ''
  const after = /[\p{L}]$/u.test(word) ? String.raw`(?![\p{L}])` : ''
  return new RegExp(`${before}${source}${after}`, /\p{Lu}/u.test(word) ? 'u' : 'iu')
}
const bansOf = (scope: string, language: string, words: string): Ban[] =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
    .map(word => ({ scope: SCOPES[scope] ?? /^$/, language, word, pattern: patternOf(word) }))
const BANS = rowsOf('Words').flatMap(([scope = '', , , english = '', italian = '']) => [
  ...bansOf(scope, 'en', english),
  ...bansOf(scope, 'it', italian),
])
const EXCEPTIONS = rowsOf('Exceptions').map(([where = '', words = '', text = '']) => ({ where, words: words.split(', '), text }))

/** What of these texts is banned in this file. */
const banned = (file: string, language: string, texts: readonly string[]): string[] => {
  const here = EXCEPTIONS.filter(({ where }) => file.startsWith(where))
  const mayStand = (word: string, text: string) => here.some(each => each.words.includes(word) && text.includes(each.text))
  const bans = BANS.filter(ban => ban.language === language && ban.scope.test(file))
  return texts.flatMap(text =>
    bans.filter(({ pattern, word }) => pattern.test(text) && !mayStand(word, text)).map(({ word }) => `${file}: never «${word}»: ${text}`),
  )
}

const WRITTEN = FILES.map(({ file, language }) => ({
  file,
  language,
  texts: textsIn(read(file)).filter(text => !/^[.@]/.test(text)),
}))

test('every row is for games that exist, and every exception is needed', () => {
  for (const [scope = ''] of rowsOf('Words'))
    expect(
      FILES.some(({ file }) => SCOPES[scope]?.test(file)),
      scope,
    ).toBe(true)
  for (const { where, words, text } of EXCEPTIONS)
    for (const word of words)
      expect(
        WRITTEN.some(({ file, texts }) => file.startsWith(where) && texts.some(each => each.includes(text) && patternOf(word).test(each))),
        `${where} ${word}`,
      ).toBe(true)
  expect(BANS.length).toBeGreaterThan(80)
  expect(WRITTEN.length).toBeGreaterThan(150)
})

test('no text has a word that the glossary bans', () => {
  expect(WRITTEN.flatMap(({ file, language, texts }) => banned(file, language, texts))).toEqual([])
})

test('amounts stand as the language writes them', () => {
  const wrong = { en: /(\d|\{\})[\s\u00A0]?[$€]/, it: /[$€][\s\u00A0]?(\d|\{\})|(\d|\{\}) [$€]/ } as const
  expect(
    WRITTEN.flatMap(({ file, language, texts }) =>
      texts.filter(text => wrong[language === 'it' ? 'it' : 'en'].test(text)).map(text => `${file}: ${text}`),
    ),
  ).toEqual([])
})

test('Italian has «» and ’, and an en dash between figures', () => {
  expect(
    WRITTEN.filter(({ language }) => language === 'it').flatMap(({ file, texts }) =>
      texts.filter(text => /[“”]|\p{L}'\p{L}|\d-\d/u.test(text)).map(text => `${file}: ${text}`),
    ),
  ).toEqual([])
})

test('a banned word is found where it is banned, and only there', () => {
  const field = 'packages/games/oilfield/words/it/x.ts'
  expect(banned(field, 'it', ['Prendi una Concessione', 'Turno {}', 'ordine di turno', 'il turno di {}'])).toHaveLength(2)
  expect(banned('packages/games/giganten/words/it/x.ts', 'it', ['Prendi una concessione', 'il giacimento {}'])).toHaveLength(1)
  expect(banned('packages/games/competitors/words/it/x.ts', 'it', ['una carta Dogana', 'una Carta Dogana'])).toHaveLength(1)
  expect(banned('packages/games/giganten/words/en/x.ts', 'en', ['He pays', 'the others', 'rolled anew'])).toHaveLength(2)
})
