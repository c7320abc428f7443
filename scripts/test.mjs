// npm test: everything that is checked before a change lands. Its last line is `N passed, N failed`.

import { check } from './checks.mjs'
import { buildProduct } from './product.mjs'
import { forget, PLAYWRIGHT_REPORT, readPlaywright, readVitest, VITEST_REPORT } from './reports.mjs'
import { setUp } from './setup.mjs'
import { Tally } from './tally.mjs'
import { bin, runNode } from './tools.mjs'

await setUp('everything')
const tally = new Tally()

await Promise.all([check(tally), tally.stage('build', buildProduct)])

const unitTests = () =>
  tally.stage(
    'unit tests (vitest)',
    () => runNode([bin('vitest'), 'run', '--allowOnly=false', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
    () => readVitest(),
  )

const browserTests = () =>
  tally.stage(
    'browser tests (playwright)',
    // Playwright asks its workers for colours and takes them out again; told that there should be none, each of them would complain.
    () => runNode([bin('@playwright/test', 'playwright'), 'test', '--forbid-only'], { env: { NO_COLOR: undefined } }),
    () => readPlaywright(),
  )

forget(VITEST_REPORT)
forget(PLAYWRIGHT_REPORT)
// Either of them waits for a third of its time, for pages, disks and other processes: side by side they keep the machine busy.
await Promise.all([unitTests(), browserTests()])

tally.end()
