// node scripts/run-ts.mjs FILE [args]: runs a TypeScript file of the project on the Node that can.

import { setUp } from './setup.mjs'
import { runNode } from './tools.mjs'

await setUp('everything')
const { exitCode } = await runNode(process.argv.slice(2), { show: true })
process.exit(exitCode)
