// npm run dev: the page with hot reloading, and behind it a server of its own whose data stays in .build.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setUp } from './setup.mjs'
import { bin, NODE, ROOT, runNode } from './tools.mjs'

await setUp('running')
const web = join(ROOT, 'packages/web')
const data = join(ROOT, '.build/dev-data')
const server = spawn(NODE, [join(ROOT, 'packages/server/start.mjs'), '--host', '127.0.0.1', '--port', '0', '--web', web, '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.on('exit', () => server.kill())
server.on('exit', code => process.exit(code ?? 1))
const [said] = await once(server.stdout, 'data')
const address = /http\S+/.exec(String(said))?.[0]
const { exitCode } = await runNode([bin('vite'), web, ...process.argv.slice(2)], { show: true, env: { WILDCAT_SERVER: address } })
process.exit(exitCode)
