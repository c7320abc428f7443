/** The dials of the levels in each game. `npm run ladder` measures what they are worth; docs/ladder.md says what it found. */
import type { Ladder } from './levels.ts'

export const LADDERS: Readonly<Record<string, Ladder>> = {
  giganten: {
    unsearched: ['drive', 'build', 'placeTruck'],
    levels: [
      { slips: 0.25 },
      {},
      { worlds: 8, attention: 0.2 },
      { worlds: 8, attention: 0.5 },
      { worlds: 12, horizon: 1, toTheEnd: 3, about: 'everything' },
    ],
  },
  'black-gold': {
    unsearched: ['prospect'],
    levels: [
      { slips: 0.4 },
      { slips: 0.12 },
      { worlds: 8, attention: 0.12 },
      { worlds: 8, attention: 0.5 },
      { worlds: 12, horizon: 1, toTheEnd: 3, about: 'everything' },
    ],
    tried:
      'Among three who think 8 worlds to the end of the round at 25 % of decisions: 12 worlds at every decision won 29 % (17 to 44, 40 games), as Corvo does it 60 % (39 to 78, 20 games).',
  },
  oilfield: {
    unsearched: [],
    levels: [{ slips: 0.4 }, { slips: 0.08 }, { worlds: 16 }, { worlds: 16, horizon: 1 }, { worlds: 24, horizon: 4 }],
  },
  competitors: {
    unsearched: ['travel', 'chooseHq', 'distribute'],
    candidates: 4,
    levels: [{ slips: 0.6 }, { slips: 0.35 }, { slips: 0.18 }, { slips: 0.07 }, {}],
    tried:
      'Thought loses here: 8 worlds to the end of the round won 1 of 12 games among three who play as the game’s own bot, to the end of the next round 1 of 20. So the levels differ by slips alone.',
  },
}
