/** npm run scale -- forwarding | crowd | bots | day [--quick] [PERCENT]: what many tables, sockets, bots and servers cost. Each ends by itself. */
import { bots } from './bots.ts'
import { crowd } from './crowd.ts'
import { day } from './day.ts'
import { forwarding } from './forwarding.ts'

const GAME = 'giganten'
const [what = '', ...more] = process.argv.slice(2)
const quick = more.includes('--quick')
const percent = Number(more.find(word => /^[\d.]+$/.test(word)) ?? 0.5)

const TRIALS: Readonly<Record<string, () => Promise<readonly string[] | undefined>>> = {
  forwarding: () =>
    forwarding(
      quick
        ? { game: GAME, tables: 3, warmUp: 2, commands: 2, repetitions: 2 }
        : { game: GAME, tables: 60, warmUp: 50, commands: 10, repetitions: 9 },
    ),
  crowd: () =>
    crowd(
      quick
        ? { game: GAME, sockets: 20, tables: 3, perSecond: 50, seconds: 0.2 }
        : { game: GAME, sockets: 10_000, tables: 2000, perSecond: 110, seconds: 20 }, // as many as people play who are there for 75 minutes
    ),
  bots: () =>
    bots(
      quick
        ? { game: GAME, bots: 8, tables: 2, perSecond: 20, seconds: 1 }
        : { game: GAME, bots: 60, tables: 20, perSecond: 20, seconds: 30 },
    ),
  day: () =>
    day(quick ? { game: GAME, players: 200, share: 0.02, live: 3 } : { game: GAME, players: 100_000, share: percent / 100, live: 60 }),
}

const trial = TRIALS[what]
if (trial === undefined) throw new Error(`npm run scale -- ${Object.keys(TRIALS).join(' | ')} [--quick]`)
const lines = await trial()
if (lines !== undefined) console.log(lines.join('\n'))
process.exit(lines === undefined ? 1 : 0)
