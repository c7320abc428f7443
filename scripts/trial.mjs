// node scripts/trial.mjs NAME: builds the product, starts it, and runs a trial in a real browser: `audit` or `pictures`.

import { buildProduct } from './product.mjs'
import { setUp } from './setup.mjs'
import { bin, runNode } from './tools.mjs'

const [name = '', ...args] = process.argv.slice(2)
await setUp('everything')
const { exitCode, output } = await buildProduct()
if (exitCode !== 0) {
  console.error(output)
  process.exit(exitCode)
}
const config = 'tests/trials/playwright.config.ts'
const trial = await runNode([bin('@playwright/test', 'playwright'), 'test', '--config', config, `/${name}\\b.*\\.trial\\.ts`, ...args], {
  show: true,
  env: { NO_COLOR: undefined },
})
process.exit(trial.exitCode)
