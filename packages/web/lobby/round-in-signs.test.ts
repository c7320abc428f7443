import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed } from '@wildcat/catalogue'
import { LANGUAGES } from '@wildcat/kernel'
import { expect, test } from 'vitest'

test.each(listed(false))('a round of $id is told in four signs, each with a word of its own', ({ id, round }) => {
  for (const language of LANGUAGES) expect(new Set(round?.[language]).size).toBe(4)
  const signs = readFileSync(join(import.meta.dirname, 'round-signs', `${id}.svg`), 'utf8')
  expect([...signs.matchAll(/<view id="(\d)"/g)].map(([, view]) => view)).toEqual(['1', '2', '3', '4'])
})
