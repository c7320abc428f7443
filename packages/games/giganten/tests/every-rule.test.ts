import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '../rules.ts'

const folder = new URL('.', import.meta.url)
const texts = readdirSync(folder)
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(new URL(file, folder), 'utf8'))

test('every rule has a test named after it', () => {
  const named = new Set(texts.flatMap(text => [...text.matchAll(/\('\[(GIG-[^\]]+)\]/g)].map(match => match[1])))
  expect(RULES.filter(rule => !named.has(rule))).toEqual([])
})
