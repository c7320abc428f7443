/** What `npm run fit` is asked to do. */
import { parseArgs } from 'node:util'

export const HELP = `npm run fit -- <game> [options]: fit the weights of a game's evaluation to games between its greedy bots

  --games <n>    games to learn from; a quarter as many are played besides, to judge by (default: 400)
  --seed <n>     other games with another seed (default: 1)
  --every <n>    decisions from one position to the next (default: 12)
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
  readonly json: boolean
}

export class BadArguments extends Error {}

export function readArguments(args: readonly string[]): Asked | 'help' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  const [game, ...more] = positionals
  if (game === undefined || more.length > 0) throw new BadArguments('Name one game.')
  return {
    game,
    games: whole('--games', values.games, 4),
    seed: whole('--seed', values.seed, 0),
    every: whole('--every', values.every, 1),
    json: values.json,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        every: { type: 'string', default: '12' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}

function whole(name: string, text: string, least: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least)) throw new BadArguments(`${name} is a whole number from ${least}, not '${text}'.`)
  return number
}
