/** Words that nobody says any more are found: each name in the words of the page and of the boards is written somewhere where they are used. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardWords } from '../boards/giganten/words/index.ts'
import { en as ofRush } from '../boards/oil-rush/words/en.ts'
import { en } from './en.ts'

const WEB = join(import.meta.dirname, '..')
/** Looked up by what the game calls them: `words.terrains[…]`, `words.card[…]`. */
const NAMED_BY_GAMES = ['plains', 'hills', 'mountains', 'beige']
const isLanguage = (file: string) => /words[\\/](en|it)[\\/.]/.test(file)
/** Names that occur where words are used; in a language itself only those that it takes out of other words. */
const used = new Set([
  ...NAMED_BY_GAMES,
  ...globSync('**/*.{ts,tsx}', {
    cwd: WEB,
    exclude: ['**/node_modules/**', '**/.build/**', 'dist/**', 'tests/**', '**/*.test.ts'],
  }).flatMap(file => {
    const source = readFileSync(join(WEB, file), 'utf8')
    return [...source.matchAll(isLanguage(file) ? /\.([A-Za-z]\w*)/g : /\b([A-Za-z]\w*)/g)].map(([, name]) => name)
  }),
])

/** `table.undo`, for every sentence; what has no names of its own (a list, a function) is one. */
function pathsOf(words: object, at = ''): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? pathsOf(value, `${at}${name}.`) : [`${at}${name}`],
  )
}
const unusedIn = (words: object) => pathsOf(words).filter(path => !path.split('.').every(name => used.has(name) || /^\d+$/.test(name)))

test('all words of the page are used', () => expect(unusedIn(en)).toEqual([]))
test('all words of the boards are used', () => {
  expect(unusedIn(ofRush)).toEqual([])
  for (const words of [boardWords.en, boardWords.it]) expect(unusedIn(words)).toEqual([])
})
test('a word that nothing uses is found', () => {
  expect(unusedIn({ table: { undo: 'Take back', zzzUnsaid: () => 'never' } })).toEqual(['table.zzzUnsaid'])
})
