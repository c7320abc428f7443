// npm run backup, npm run restore: needs no more than what a server needs.

import { join } from 'node:path'
import { setUp } from './setup.mjs'
import { ROOT, runNode } from './tools.mjs'

await setUp('running')
const { exitCode, output } = await runNode([join(ROOT, 'packages/server/backup/run.ts'), ...process.argv.slice(2)], { show: true })
process.stderr.write(output)
process.exit(exitCode)
