// Installs the dependencies when they are missing or older than package-lock.json. Needs nothing but Node and npm.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsFor } from '../packages/server/words/index.mjs'
import { NODE, ROOT, run } from './tools.mjs'

const OLDEST_NODE = 20
const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.wildcat-setup.json')

/**
 * `running`: what is needed to play; `everything`: also what is needed to test.
 * @typedef {'running' | 'everything'} Extent
 */

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

/** @returns {{ lock?: string, extent?: Extent }} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {Extent} extent */
function isReady(extent) {
  const stamp = readStamp()
  return existsSync(NODE) && stamp.lock === lockHash() && (stamp.extent === 'everything' || stamp.extent === extent)
}

/**
 * Whoever has the test tools keeps them: when the lock file changes, and after a plain `npm install`, which leaves no stamp.
 * @param {Extent} extent
 * @param {Extent | undefined} before
 * @param {string} root
 */
export const isWhole = (extent, before, root = ROOT) =>
  extent === 'everything' || before === 'everything' || existsSync(join(root, 'node_modules/vitest'))

/** @param {string[]} args */
function npm(args) {
  const script = process.env['npm_execpath']
  // npm runs on its own Node: the one in node_modules may be replaced under its feet.
  if (script) return run(process.env['npm_node_execpath'] ?? process.execPath, [script, ...args])
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args)
}

/** @param {Extent} extent */
export async function setUp(extent) {
  const words = wordsFor(process.env).setUp
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    console.error(words.oldNode(OLDEST_NODE, process.versions.node))
    process.exit(1)
  }
  if (isReady(extent)) return
  const whole = isWhole(extent, readStamp().extent)
  console.log(words.installing)
  rmSync(STAMP, { force: true })
  const { exitCode, output } = await npm(['install', '--loglevel=error', whole ? '--include=dev' : '--omit=dev'])
  if (exitCode !== 0) {
    console.error(output)
    console.error(words.notInstalled)
    process.exit(1)
  }
  if (!existsSync(NODE)) {
    console.error(words.noProgram)
    process.exit(1)
  }
  writeFileSync(STAMP, JSON.stringify({ lock: lockHash(), extent: whole ? 'everything' : extent }))
}
