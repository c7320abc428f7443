// npm run dev: the web client with hot reloading.

import { join } from 'node:path'
import { setUp } from './setup.mjs'
import { bin, ROOT, runNode } from './tools.mjs'

await setUp('running')
const { exitCode } = await runNode([bin('vite'), join(ROOT, 'packages/web'), ...process.argv.slice(2)], { show: true })
process.exit(exitCode)
