// Where things are, and how to run the tools that were installed: always on the Node that comes with the dependencies.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const executable = process.platform === 'win32' ? 'node.exe' : 'node'
export const NODE = join(ROOT, 'node_modules/node/bin', executable)

/**
 * The script behind a command of an installed package.
 * @param {string} packageName
 * @param {string} [command]
 */
export function bin(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName)
  if (!existsSync(folder)) throw new Error(`${packageName} is not installed. Run: npm install`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

const TOOLS_FIRST = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * @typedef {{ exitCode: number, output: string }} Outcome
 */

/**
 * Runs a program to its end. Its output is shown as it comes, or kept.
 * @param {string} program
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { show = false, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...(show ? {} : PLAIN), PATH: TOOLS_FIRST, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ text) => {
      output += text.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', error => resolve({ exitCode: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ exitCode: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output }))
  })
}

/**
 * Runs a script on the installed Node.
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined> }} [options]
 */
export const runNode = (args, options) => run(NODE, args, options)
