/** The dials of the levels in each game. `npm run ladder` measures what they are worth; docs/ladder.md says what it found. */
import type { Ladder } from './levels.ts'

export const LADDERS: Readonly<Record<string, Ladder>> = {
  giganten: {
    unsearched: ['drive', 'build', 'placeTruck'],
    levels: [{ slips: 0.15 }, {}, { worlds: 8, attention: 0.33 }, { worlds: 12 }, { worlds: 32, horizon: 1 }],
  },
  'black-gold': {
    unsearched: ['prospect'],
    levels: [{ slips: 0.2 }, {}, { worlds: 8, attention: 0.33 }, { worlds: 16 }, { worlds: 32, horizon: 1 }],
  },
  oilfield: {
    unsearched: [],
    levels: [{ slips: 0.3 }, {}, { worlds: 24, attention: 0.33 }, { worlds: 32, horizon: 1 }, { worlds: 48, horizon: 4 }],
  },
  competitors: {
    unsearched: ['travel', 'chooseHq', 'distribute'],
    candidates: 4,
    levels: [{ slips: 0.3 }, {}, { worlds: 4, attention: 0.33 }, { worlds: 8 }, { worlds: 8, horizon: 1 }],
  },
}
