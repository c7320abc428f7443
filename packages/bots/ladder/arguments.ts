/** What `npm run ladder` is asked to do. */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LADDERS } from '../search/ladders.ts'

export const HELP = `npm run ladder -- [options]: measure the five levels against each other, in every game and for every number of seats

  --games <list>     such as giganten,oilfield (default: all)
  --seats <list>     such as 4,2 (default: 4,2,3,5, as far as a game has them)
  --deals <n>        deals a match, each played once from every seat (default: 50)
  --results <file>   where every deal is written down, and where it goes on (default: docs/ladder.jsonl)
  --page <file>      the page that is made of it (default: docs/ladder.md; 'none': no page)
  --threads <n>      (default: as many as there are cores)
  --help             print this

With --deals 0 nothing is played: the page is made of what there is. Results of bots that have changed since do not count.
`

export interface Asked {
  readonly games: readonly string[]
  readonly seats: readonly number[]
  readonly deals: number
  readonly results: string
  readonly page: string
  readonly threads: number
}
export class BadArguments extends Error {}

const SEATS = '4,2,3,5'

export function readArguments(args: readonly string[]): Asked | 'help' {
  const { help, games, seats, deals, results, page, threads } = parsed(args).values
  if (help) return 'help'
  const known = Object.keys(LADDERS)
  const wanted = games === undefined ? known : games.split(',')
  const stranger = wanted.find(game => !known.includes(game))
  if (stranger !== undefined) throw new BadArguments(`There is no game '${stranger}' with levels; there is: ${known.join(', ')}.`)
  return {
    games: wanted,
    seats: seats.split(',').map(each => whole('--seats', each, 1)),
    deals: whole('--deals', deals, 0),
    results,
    page,
    threads: whole('--threads', threads, 1),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: { type: 'string' },
        seats: { type: 'string', default: SEATS },
        deals: { type: 'string', default: '50' },
        results: { type: 'string', default: 'docs/ladder.jsonl' },
        page: { type: 'string', default: 'docs/ladder.md' },
        threads: { type: 'string', default: String(availableParallelism()) },
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
