// npm run build: the web client, if it is not built yet.

import { setUp } from './setup.mjs'
import { buildWeb } from './web.mjs'

await setUp('running')
const { exitCode, output } = await buildWeb()
process.stdout.write(output)
process.exit(exitCode)
