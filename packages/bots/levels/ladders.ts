/** The dials of the levels in each game. `npm run ladder` measures what they are worth; docs/ladder.md says what it found. */
import type { Ladder } from './levels.ts'

export const LADDERS: Readonly<Record<string, Ladder>> = {
  giganten: {
    unsearched: ['drive', 'build', 'placeTruck'],
    analysis: { worlds: 24, fresh: 64 },
    levels: [
      { slips: 0.25 },
      {},
      { worlds: 8, attention: 0.3 },
      { worlds: 8, attention: 0.75 },
      { worlds: 12, horizon: 1, toTheEnd: 3, about: 'everything', rivals: 'various' },
    ],
  },
  'black-gold': {
    unsearched: ['prospect'],
    analysis: { worlds: 10, fresh: 32 },
    levels: [
      { slips: 0.8 },
      { slips: 0.45 },
      { slips: 0.15, worlds: 8, attention: 0.06 },
      { worlds: 8, attention: 0.4 },
      { worlds: 24, horizon: 1, toTheEnd: 3, about: 'everything', rivals: 'various' },
    ],
    tried:
      'With rivals who are all imagined to play by the constants in force, thought won nothing against greedy, which pays more for licences: 32 worlds to the end of the round 40 % (26 to 55, 40 games), to the end of the next round 56 % (33 to 77, 16 games), about cards alone 61 % (47 to 74, 48 games), where the game’s own bot with those constants wins 42 % (36 to 49, 200 games).',
  },
  oilfield: {
    unsearched: [],
    analysis: { worlds: 24, fresh: 64 },
    levels: [
      { slips: 0.4 },
      { slips: 0.04 },
      { worlds: 16, attention: 0.45 },
      { worlds: 16, horizon: 1, attention: 0.75 },
      { worlds: 32, horizon: 1 },
    ],
    tried:
      'Further ahead there is too much chance in what is judged. Against three who think every decision through in 16 worlds to the end of the next round, 24 worlds to the end of the fourth round after it won 25 % (15 to 38, 56 games), 32 worlds to the end of the next round 38 % (24 to 53, 40 games). 24 worlds to the end of the round after that, and the last four rounds to the end, won 72 % (59 to 81, 60 games) against three greedy, where 16 worlds to the end of the next round won 83 % (72 to 91, 60 games). So Ada and Rex think about fewer decisions, to leave room above them.',
  },
  competitors: {
    unsearched: ['travel', 'chooseHq', 'distribute'],
    candidates: 4,
    advice: { worlds: 12, margin: 1.5 },
    analysis: { worlds: 6, fresh: 16, candidates: 3, horizon: 1, unsearched: ['travel', 'chooseHq', 'distribute'] },
    levels: [{ slips: 0.66, grave: 0.85 }, { slips: 0.55, grave: 0.85 }, { slips: 0.43, grave: 0.85 }, { slips: 0.24, grave: 0.85 }, {}],
    tried:
      'Thought wins nothing here yet, so the levels differ by slips alone. They have to be grave: one who never slips, among three who do whenever they can, won no more than 71 % (62 to 79, 100 games) where a slip is the second or third best, and among three whose slips at 75 % of decisions are grave 98 % (91 to 100, 60 games). Nearly all of these are a card drawn too many, some a worse contract or headquarters far from the cards in hand; a free card is always taken, and nobody draws instead of delivering what is ready. Other constants of the game’s own bot won nothing for sure: patience 0.96 33 % (25 to 43, 100 games), in other deals 26 % (19 to 33, 160 games). Thought lost (8 worlds to the end of the round 13 %, 4 to 31, 24 games) as long as rivals were imagined with any hand, and hardly got on, and as long as it was not judged how near the next delivery is. Since both are mended it is as good as no thought: 16 worlds 23 % (12 to 38, 40 games), 24 worlds and a margin of two errors 25 % (13 to 42, 32 games), 16 worlds to the end of the next round and a margin of one and a half 29 % (15 to 47, 28 games).',
  },
}
