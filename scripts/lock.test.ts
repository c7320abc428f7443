import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './tools.mjs'

interface Lock {
  packages: Record<string, { resolved?: string; link?: boolean }>
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock

test('the lock file names no registry: everybody installs from their own', () => {
  const named = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
  expect(named).toEqual([])
})
