import { readFileSync } from 'node:fs'
import { TITLES } from '@wildcat/catalogue'
import { LANGUAGES } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { words } from './gusher/words/index.ts'
import { folderOf, RULE_BOOKS, ruleBook } from './rulebook.ts'

describe.each(TITLES)('the rule book of $id', title => {
  test.each(LANGUAGES)('in %s is what its words say now; if not: npm run rules', async language => {
    const written = readFileSync(new URL(RULE_BOOKS[language], folderOf(title.id)), 'utf8').replaceAll('\r\n', '\n')
    expect(written).toBe(ruleBook(await title.words(language), language, await title.engine()))
  })
})

test.each([
  ['giganten', ['GIG-5.7', 'GIG-7.3']],
  ['black-gold', ['BG-5.2', 'BG-5.15', 'BG-10.2']],
  ['oilfield', ['OIL-10.3']],
  ['competitors', ['COM-4.2']],
])('readings of %s that its printed book does not give are marked as rulings', (id, marked) => {
  for (const [language, word] of [
    ['en', 'ruling'],
    ['it', 'interpretazione'],
  ] as const) {
    const written = readFileSync(new URL(RULE_BOOKS[language], folderOf(id)), 'utf8')
    for (const rule of marked) expect(written).toContain(`**${rule}** _${word}_ `)
  }
})

test('a rule book has its rules under their chapters, in order, and Markdown leaves their text alone', () => {
  const book = ruleBook(
    { ...words.en, title: 'Oil', summary: 'Dig.', chapters: { 'X-1': 'One', 'X-10': 'Ten' }, rules: { 'X-1.1': 'a*b_c', 'X-10.1': 'd' } },
    'en',
    { rules: ['X-1.1', 'X-10.1'], rulings: ['X-10.1'] },
  )
  expect(book.split('\n\n')).toEqual([
    '# Oil: the rules',
    'Made from `words/en` by `npm run rules`: change the words, not this page. In italiano: [RULES.it.md](RULES.it.md).',
    'Dig.',
    'A rule marked _ruling_ also decides something that the printed book leaves open or says in two ways.',
    '## X-1 One',
    '**X-1.1** a\\*b\\_c',
    '## X-10 Ten',
    '**X-10.1** _ruling_ d\n',
  ])
})

test('a rule without a text or a chapter is an error, not a gap', () => {
  expect(() => ruleBook(words.en, 'en', { rules: ['GSH-9.1'], rulings: [] })).toThrow("GSH-9.1 has no text in 'en'")
  expect(() => ruleBook({ ...words.en, chapters: {} }, 'en', { rules: ['GSH-1.1'], rulings: [] })).toThrow("GSH-1.1 has no chapter in 'en'")
})
