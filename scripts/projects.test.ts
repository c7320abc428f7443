// What keeps projects apart, tried on a small copy.

import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { strayImports } from './imports.mjs'
import { bin, NODE, ROOT } from './tools.mjs'

let folder: string
const put = (at: string, content: string) => {
  mkdirSync(dirname(join(folder, at)), { recursive: true })
  writeFileSync(join(folder, at), content)
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'wildcat-projects-')))
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const project of ['bots', 'kernel', 'kernel-contract/gusher'])
    put(`packages/${project}/tsconfig.json`, JSON.stringify({ extends: join(folder, 'tsconfig.base.json') }))
  put('packages/kernel/game.ts', 'export const game = 1\n')
  put('packages/kernel/deep/down.ts', "export { game } from '../game.ts'\n")
  put('packages/bots/static.ts', "import {\n  game,\n} from '../kernel/game.ts'\nexport const x = game\n")
  put('packages/bots/dynamic.ts', "export const x = () => import('../kernel/game.ts')\n")
  put('packages/bots/by-effect.ts', "import '../kernel/game.ts'\n")
  put('packages/bots/some.test.ts', "import '../kernel/game.ts'\n")
  put('packages/bots/node_modules/foreign/index.js', "import '../../../kernel/game.ts'\n")
  put('packages/kernel-contract/gusher/steps/one.ts', "export { x } from '../../scene.ts'\n")
  put('packages/kernel-contract/test-table.ts', 'export const x = 1\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a relative import that leaves its project is reported, but not those within and those of tests', () => {
  expect(strayImports(folder).sort()).toEqual([
    'packages/bots/by-effect.ts imports ../kernel/game.ts',
    'packages/bots/dynamic.ts imports ../kernel/game.ts',
    'packages/bots/static.ts imports ../kernel/game.ts',
    'packages/kernel-contract/gusher/steps/one.ts imports ../../scene.ts',
  ])
})

test('a compilation that fails leaves nothing among the sources', () => {
  const { status, stdout } = spawnSync(NODE, [bin('typescript', 'tsc'), '-b', 'packages/bots'], { cwd: folder, encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stdout).toContain('TS6059')
  expect(globSync('packages/**/*.d.ts', { cwd: folder })).toEqual([])
})
