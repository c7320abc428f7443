// node postgres-keeper.mjs FOLDER PROGRAMS USER [settings]: makes a PostgreSQL in this folder, and runs it as long as whoever started this
// lives, in whatever way that one ends. Then it is stopped, and its folder goes.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '', programs = '', user = '', ...settings] = process.argv.slice(2)
const data = join(folder, 'data')
/** It refuses to run as root. */
const whoever = user === '' ? {} : { uid: Number(user), gid: Number(user) }

/** @type {import('node:child_process').ChildProcess | undefined} */
let running
let isWanted = true
process.stdin.resume().once('close', () => {
  isWanted = false
  running?.kill('SIGQUIT')
})

/** Only what keeps it from being made is said. @param {string} program @param {readonly string[]} args */
async function run(program, ...args) {
  if (!isWanted) return 0
  const output = program === 'initdb' ? 'inherit' : 'ignore'
  running = spawn(join(programs, program), args, { ...whoever, cwd: folder, stdio: ['ignore', 'ignore', output] })
  const [code] = await once(running, 'exit')
  return code
}

const made = await run('initdb', '-D', data, '-U', 'wildcat', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
if (made === 0) await run('postgres', '-D', data, '-k', folder, ...settings.flatMap(setting => ['-c', setting]))
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit(made)
