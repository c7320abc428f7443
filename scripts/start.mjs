// npm start: from a fresh clone to a running server.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { helpFor, readSettings } from '../packages/server/settings.mjs'
import { wordsFor } from '../packages/server/words/index.mjs'
import { buildProduct } from './product.mjs'
import { setUp } from './setup.mjs'
import { NODE, ROOT } from './tools.mjs'

const args = process.argv.slice(2)
const read = readSettings(args, process.env)
if ('help' in read) {
  process.stdout.write(helpFor(process.env))
  process.exit(0)
}
if ('problem' in read) {
  console.error(read.problem)
  process.exit(2)
}

await setUp('running')

const { exitCode, output } = await buildProduct()
if (exitCode !== 0) {
  console.error(output)
  console.error(wordsFor(process.env).setUp.notBuilt)
  process.exit(1)
}

const server = spawn(NODE, [join(ROOT, 'packages/server/start.mjs'), ...args], { stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
