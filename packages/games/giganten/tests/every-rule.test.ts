import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '../rules.ts'

const folder = new URL('.', import.meta.url)
const texts = readdirSync(folder)
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(new URL(file, folder), 'utf8'))

/** The rules after which tests that do run are named: not those in comments, skipped or still to be written. */
function rulesTested(text: string): string[] {
  const code = text.replaceAll(/^\s*\/\*.*?\*\//gms, '').replaceAll(/^\s*\/\/.*$/gm, '')
  if (/\bdescribe\.(?:skip|todo)/.test(code)) return []
  const tests = code.split(/^(?=\s*(?:test|describe)\b)/m).filter(each => /^\s*test(?:\.each)?[(<]/.test(each))
  return tests.flatMap(each => /\(\s*'\[(GIG-[^\]]+)\]/.exec(each)?.[1] ?? [])
}

test('every rule has a test named after it', () => {
  const named = new Set(texts.flatMap(rulesTested))
  expect(RULES.filter(rule => !named.has(rule))).toEqual([])
})

test('a test that does not run counts for nothing', () => {
  const named = (...lines: string[]) => rulesTested(lines.join('\n'))
  expect(named("test('[GIG-1] a', () => {", '})', 'test.each<[number]>([', '  [1],', "])('[GIG-2] b', n => {", '})')).toEqual([
    'GIG-1',
    'GIG-2',
  ])
  expect(named("describe('c', () => {", "  test('[GIG-1] a', () => {", '  })', '})')).toEqual(['GIG-1'])
  expect(named("// test('[GIG-1] a'", '/*', "test('[GIG-2] b'", '*/', "test.skip('[GIG-3] c'", "test.todo('[GIG-4] d'")).toEqual([])
  expect(named('test.skip.each([1])(', "  '[GIG-1] a',", "test('b', () => {", "test.skipIf(yes)('[GIG-2] c'")).toEqual([])
  expect(named("describe.skip('a', () => {", "  test('[GIG-1] b'")).toEqual([])
})
