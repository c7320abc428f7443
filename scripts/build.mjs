// npm run build: the web client and the bundled server, each if it is not built yet.

import { buildProduct } from './product.mjs'
import { setUp } from './setup.mjs'

await setUp('running')
const { exitCode, output } = await buildProduct()
process.stdout.write(output)
process.exit(exitCode)
