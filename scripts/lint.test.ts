// The linters are told a good deal: here every ban is broken once, in a copy of the settings, and must be reported.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bin, NODE, ROOT } from './tools.mjs'

const SETTINGS = [
  'biome.json',
  '.oxlintrc.json',
  'scripts/no-await.grit',
  'scripts/no-detours.grit',
  '.gitignore',
  'tsconfig.base.json',
  'packages/kernel/tsconfig.json',
  'packages/web/tsconfig.json',
]

interface Planted {
  readonly at: string
  readonly code: string
}

let folder: string
/** `file rule` for everything that was reported. */
const reported = new Set<string>()

const bansInRules: Record<string, string> = {
  'Math.random()': 'export const x = Math.random()',
  'random taken out of Math': 'const { random } = Math\nexport const x = random()',
  'Math["random"]': 'export const x = Math["random"]()',
  Date: 'export const x = new Date()',
  performance: 'export const x = performance.now()',
  crypto: 'export const x = crypto.randomUUID()',
  setTimeout: 'setTimeout(() => undefined, 1)',
  fetch: 'export const x = fetch("/")',
  process: 'export const x = process.argv',
  console: 'console.log("oil")',
  globalThis: 'export const x = globalThis',
  'an async function': 'export async function x() {}',
  'an async arrow': 'export const x = async () => 1',
  'a waiting module': 'export const x = await Promise.resolve(1)',
  'Math as a value': 'const M = Math\nexport const x = M.random()',
  'Math handed on': "export const x = Reflect.get(Math, 'random')",
  'Math handed on within': 'declare const pick: (x: object) => { y: number }\nexport const x = pick(Math).y',
  'Math under another key': "export const x = Math['ran' + 'dom']",
  Reflect: "export const x = Reflect.get({ y: 1 }, 'y')",
  'Intl.DateTimeFormat': 'export const x = new Intl.DateTimeFormat().format()',
  'Intl as a value': 'const { DateTimeFormat } = Intl\nexport const x = new DateTimeFormat()',
  Promise: 'export const x = Promise.resolve().then(() => 1)',
  eval: "export const x: unknown = eval('1')",
  Function: "export const x: unknown = new Function('return 1')()",
  'a Node module': 'export { readFileSync } from "node:fs"',
  'a dependency': 'export { fastify } from "fastify"',
}

const rulesFolders = ['packages/kernel', 'packages/games/giganten/steps', 'packages/kernel-contract/gusher']

const importsAgainstTheGrain: [from: string, to: string][] = [
  ['kernel', '@wildcat/bots'],
  ['kernel', 'valibot'],
  ['games/giganten', '@wildcat/black-gold'],
  ['games/giganten', '@wildcat/bots'],
  ['kernel-contract', '@wildcat/table'],
  ['bots', '@wildcat/giganten'],
  ['bots', '@wildcat/server'],
  ['table', 'ws'],
  ['table', 'node:sqlite'],
  ['table', '@wildcat/catalogue'],
  ['catalogue', '@wildcat/web'],
  ['catalogue', '@wildcat/bots'],
  ['cli', '@wildcat/web'],
  ['web', '@wildcat/server'],
  ['web', '@wildcat/giganten/steps'],
  ['web', '@wildcat/giganten/board'],
  ['web', 'node:fs'],
  ['web/boards', '@wildcat/giganten/board'],
  ['web/boards/kit', '@wildcat/giganten/board'],
  ['web/boards/oil-rush', '@wildcat/giganten/board'],
  ['web/boards/giganten', '@wildcat/giganten'],
  ['web/boards/giganten', '@wildcat/giganten/steps'],
  ['web/boards/giganten', '@wildcat/black-gold'],
  ['server', '@wildcat/giganten'],
  ['server', '@wildcat/web'],
]

const importsWithTheGrain: [from: string, to: string][] = [
  ['games/giganten', '@wildcat/kernel'],
  ['games/giganten', '@wildcat/oil-rush'],
  ['games/giganten', 'valibot'],
  ['web/boards/oil-rush', '@wildcat/oil-rush'],
  ['web/boards/oil-rush', '@wildcat/oil-rush/words/en/phrases.ts'],
  ['web/boards/giganten', '@wildcat/giganten/board'],
  ['web/boards/giganten', '@wildcat/giganten/words/en/phrases.ts'],
  ['bots', '@wildcat/kernel'],
  ['bots', '@wildcat/table'],
  ['table', '@noble/hashes/sha2.js'],
  ['catalogue', '@wildcat/kernel-contract/gusher'],
  ['catalogue', '@wildcat/giganten'],
  ['cli', '@wildcat/table'],
  ['web', '@wildcat/catalogue'],
  ['web', 'react'],
]

const looseTypes: Record<string, string> = {
  any: 'export const x = (y: any): unknown => y',
  'a non-null assertion': 'export const x = (y?: string) => y!',
  'a narrowing assertion': 'export const x = (y: unknown) => y as string',
  'an assertion about any': 'export const x = JSON.parse("1") as number',
  'a silenced compiler': '// @ts-ignore\nexport const x: string = 1',
}

const slug = (text: string) => text.replace(/[^a-z0-9]+/gi, '-')
const importFile = (from: string, to: string): Planted => ({ at: `packages/${from}/${slug(to)}.ts`, code: `export * as x from '${to}'` })
const ruleFile = (where: string, what: string): Planted => ({ at: `${where}/${slug(what)}.ts`, code: bansInRules[what] ?? '' })
const looseFile = (what: string): Planted => ({ at: `packages/kernel/loose/${slug(what)}.ts`, code: looseTypes[what] ?? '' })

const planted: Planted[] = [
  ...rulesFolders.flatMap(where => Object.keys(bansInRules).map(what => ruleFile(where, what))),
  ...[...importsAgainstTheGrain, ...importsWithTheGrain].map(([from, to]) => importFile(from, to)),
  ...Object.keys(looseTypes).map(looseFile),
  { at: 'packages/kernel/fine.ts', code: "export const x = ['die', 'wells'] as const" },
  { at: 'packages/games/giganten/fine.ts', code: "export const x = [Math.max(1, Math.floor(2.5)), new Intl.ListFormat('en')] as const" },
  { at: 'packages/kernel/fine.test.ts', code: 'export const x = async () => Math.random() + Date.now()' },
  {
    at: 'packages/web/tests/by-chance.spec.ts',
    code: "import { expect, test } from '@playwright/test'\ntest('x', () => expect(1).toBe(1))",
  },
  { at: 'packages/web/tests/fine.spec.ts', code: "import { expect } from '@playwright/test'\nexpect(1).toBe(1)" },
  { at: 'packages/kernel/ring-a.ts', code: "import { b } from './ring-b.ts'\nexport const a = () => b()" },
  { at: 'packages/kernel/ring-b.ts', code: "import { a } from './ring-a.ts'\nexport const b = (): unknown => a" },
]

const lint = (script: string, ...args: string[]): string =>
  spawnSync(NODE, [script, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'wildcat-lint-')))
  for (const file of SETTINGS) cpSync(join(ROOT, file), join(folder, file))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const { at, code } of planted) {
    mkdirSync(dirname(join(folder, at)), { recursive: true })
    writeFileSync(join(folder, at), `${code}\n`)
  }
  const biome = lint(bin('@biomejs/biome', 'biome'), 'lint', '--reporter=github', '--max-diagnostics=none')
  for (const [, rule, file] of biome.matchAll(/title=(?:lint\/\w+\/)?(\w+),file=([^,]+)/g))
    reported.add(`${relative(folder, file ?? '')} ${rule}`)
  const oxlint = lint(bin('oxlint'), '--type-aware', '--format=unix')
  for (const [, file, rule] of oxlint.matchAll(/^([^:\n]+):.*\((\S+)\)\]$/gm)) reported.add(`${file} ${rule}`)
})

afterAll(() => rmSync(folder, { recursive: true }))

const complaintsAbout = (file: string) => [...reported].filter(line => line.startsWith(`${file} `)).map(line => line.split(' ')[1])

describe.each(rulesFolders)('rules in %s may not use', where => {
  const BANS = ['no-restricted-properties', 'no-restricted-globals', 'no-async-await', 'noRestrictedImports', 'plugin']
  test.each(Object.keys(bansInRules))('%s', what => {
    const complaints = complaintsAbout(ruleFile(where, what).at)
    expect(complaints.some(rule => BANS.includes(rule ?? ''))).toBe(true)
  })
})

test.each(importsAgainstTheGrain)('%s may not import %s', (from, to) => {
  expect(complaintsAbout(importFile(from, to).at)).toContain('noRestrictedImports')
})

test.each(importsWithTheGrain)('%s may import %s', (from, to) => {
  expect(complaintsAbout(importFile(from, to).at)).not.toContain('noRestrictedImports')
})

test.each(Object.keys(looseTypes))('no %s', what => {
  expect(complaintsAbout(looseFile(what).at)).not.toEqual([])
})

test('no browser test leaves its luck to chance', () => {
  expect(complaintsAbout('packages/web/tests/by-chance.spec.ts')).toContain('noRestrictedImports')
  expect(complaintsAbout('packages/web/tests/fine.spec.ts')).not.toContain('noRestrictedImports')
})

test('no import cycle', () => {
  expect(complaintsAbout('packages/kernel/ring-a.ts')).toContain('no-cycle')
})

test('constants and tests are left alone', () => {
  expect(complaintsAbout('packages/kernel/fine.ts')).toEqual([])
  expect(complaintsAbout('packages/games/giganten/fine.ts')).toEqual([])
  expect(complaintsAbout('packages/kernel/fine.test.ts')).toEqual([])
})
