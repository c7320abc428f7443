// node scripts/run-ts.mjs FILE [args]: runs a TypeScript file of the project on the Node that can.

import { setUp } from './setup.mjs'
import { runNode } from './tools.mjs'

await setUp('everything')
const { exitCode, output } = await runNode(process.argv.slice(2), { show: true })
process.stderr.write(output) // all else was shown as it came: what is left says why it did not end by itself
process.exit(exitCode)
