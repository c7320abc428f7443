/** Every rule of every game has a test that is named after it: `test('[GSH-6.4] a winner who cannot pay …`. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TITLES } from '@wildcat/catalogue'
import { describe, expect, test } from 'vitest'

const PACKAGES = fileURLToPath(new URL('..', import.meta.url))
const NOT_OURS = new Set(['node_modules', '.build', 'dist'])

/** The titles of the tests in a file. A test that is skipped, planned or commented out has none, nor has any below a skipped group. */
const TITLE = /^[ \t]*(?:test|it)(?:\.(?:each|for)(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm
function titlesIn(source: string): string[] {
  const code = source.replaceAll(/^[ \t]*\/\*[\s\S]*?\*\//gm, '')
  if (/\bdescribe\.(?:skip|todo)/.test(code)) return []
  return [...code.matchAll(TITLE)].map(match => match[2] ?? '')
}

const untested = (rules: readonly string[], titles: readonly string[]): string[] =>
  rules.filter(rule => !titles.some(title => title.includes(`[${rule}]`)))

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : testFiles(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

describe('every rule has a test named after it', () => {
  const titles = testFiles(PACKAGES).flatMap(file => titlesIn(readFileSync(file, 'utf8')))
  test.each(TITLES)('of $id', async title => {
    const { rules } = await title.engine()
    expect(rules.length).toBeGreaterThan(0)
    expect(untested(rules, titles)).toEqual([])
  })
})

test('a rule that no test is named after is found', () => {
  const titles = ['[XYZ-1.1] two to five players', 'no rule at all', '[XYZ-1.10] another', 'what XYZ-1.3 says']
  expect(untested(['XYZ-1.1', 'XYZ-1.2', 'XYZ-1.3', 'XYZ-1.10'], titles)).toEqual(['XYZ-1.2', 'XYZ-1.3'])
})

test('only a test that runs counts', () => {
  const source = [
    `test('[XYZ-1] runs', () => {})`,
    `  it("[XYZ-2] doesn't hide", () => {})`,
    'test.each([1, 2])(',
    '  `[XYZ-3] runs for %s`,',
    `test.skip('[XYZ-4] rests', () => {})`,
    `test.todo('[XYZ-5] will come')`,
    `// test('[XYZ-6] was', () => {})`,
    `const told = '[XYZ-7] is no title'`,
    '/*',
    `test('[XYZ-8] was, too', () => {})`,
    '*/',
    'test.each<[number]>([[1]])(',
    `  '[XYZ-9] runs as well', n => {})`,
  ].join('\n')
  expect(titlesIn(source)).toEqual(['[XYZ-1] runs', `[XYZ-2] doesn't hide`, '[XYZ-3] runs for %s', '[XYZ-9] runs as well'])
  expect(titlesIn(['describe', `.skip('a group', () => {\n  test('[XYZ-1] rests', () => {})`].join(''))).toEqual([])
})
