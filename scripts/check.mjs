// npm run check: the static checks alone.

import { CHECKS } from './checks.mjs'
import { setUp } from './setup.mjs'
import { Tally } from './tally.mjs'

await setUp('everything')
const tally = new Tally()
for (const check of CHECKS) await tally.stage(check.name, check.run)
tally.end()
