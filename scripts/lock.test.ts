import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './tools.mjs'

interface Needs {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
interface Lock {
  packages: Record<string, Needs & { resolved?: string; link?: boolean }>
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T

const lock = read<Lock>('package-lock.json')
const ours = Object.keys(lock.packages).filter(path => !path.includes('node_modules'))

test('the lock file names no registry: everybody installs from their own', () => {
  const named = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
  expect(named).toEqual([])
})

test.each(ours)('the lock file knows what %j needs; if not: npm install', path => {
  const needs = ({ dependencies = {}, devDependencies = {} }: Needs) => ({ dependencies, devDependencies })
  expect(needs(lock.packages[path] ?? {})).toEqual(needs(read<Needs>(join(path, 'package.json'))))
})
