// npm run check: the static checks alone.

import { check } from './checks.mjs'
import { setUp } from './setup.mjs'
import { Tally } from './tally.mjs'

await setUp('everything')
const tally = new Tally()
await check(tally)
tally.end()
