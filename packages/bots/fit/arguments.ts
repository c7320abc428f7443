/** What `npm run fit` is asked to do. */
import { BadArguments, parsedBy, wholeNumber } from '../arguments.ts'

export const HELP = `npm run fit -- <game> [options]: fit the weights of a game's evaluation to games between its greedy bots

  --games <n>    games to learn from; a quarter as many are played besides, to judge by (default: 400)
  --seed <n>     other games with another seed (default: 1)
  --every <n>    decisions from one position to the next; 0: the first of every round, where thought is judged (default: 12)
  --constants    search for better constants of the greedy bot instead, one at a time: each change is tried in so many games
  --seats <n>    with --constants: for tables of so many (default: for every number)
  --passes <n>   with --constants: how often all are gone through (default: 2)
  --only <names> with --constants: these alone, with commas between them
  --json         print one JSON object
  --help         print this

It prints the weights, to be copied into the game's evaluation by hand, and the Brier score on the games that were not learned from:
0 is perfect. Beside it stand that of the weights in force, of the plain features alone at their best weights, and of equal chances.
`

export interface Asked {
  readonly game: string
  readonly games: number
  readonly seed: number
  readonly every: number
  readonly constants: boolean
  readonly seats: number | 'all'
  readonly passes: number
  readonly only: readonly string[] | 'all'
  readonly json: boolean
}

export function readArguments(args: readonly string[]): Asked | 'help' {
  const { values, positionals } = parsedBy({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      every: { type: 'string', default: '12' },
      constants: { type: 'boolean', default: false },
      seats: { type: 'string', default: 'all' },
      passes: { type: 'string', default: '2' },
      only: { type: 'string', default: 'all' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const [game, ...more] = positionals
  if (game === undefined || more.length > 0) throw new BadArguments('Name one game.')
  return {
    game,
    games: wholeNumber('--games', values.games, 4),
    seed: wholeNumber('--seed', values.seed, 0),
    every: wholeNumber('--every', values.every, 0),
    constants: values.constants,
    seats: values.seats === 'all' ? 'all' : wholeNumber('--seats', values.seats, 2),
    passes: wholeNumber('--passes', values.passes, 1),
    only: values.only === 'all' ? 'all' : values.only.split(','),
    json: values.json,
  }
}
