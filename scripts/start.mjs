// npm start: from a fresh clone to a running server.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readAddress } from '../packages/server/address.mjs'
import { setUp } from './setup.mjs'
import { NODE, ROOT } from './tools.mjs'
import { buildWeb } from './web.mjs'

const read = readAddress(process.env)
if ('problem' in read) {
  console.error(read.problem)
  process.exit(2)
}

await setUp('running')

const { exitCode, output } = await buildWeb()
if (exitCode !== 0) {
  console.error(output)
  console.error('The web client could not be built; the reason is above.')
  process.exit(1)
}

const server = spawn(NODE, [join(ROOT, 'packages/server/main.ts')], { stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
