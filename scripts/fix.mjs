// npm run fix: formats, sorts imports and mends what can be mended safely.

import { setUp } from './setup.mjs'
import { bin, runNode } from './tools.mjs'

await setUp('everything')
const { exitCode } = await runNode([bin('@biomejs/biome', 'biome'), 'check', '--write', ...process.argv.slice(2)], { show: true })
process.exit(exitCode)
