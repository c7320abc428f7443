/** What `npm run ladder` is asked to do. */
import { availableParallelism } from 'node:os'
import { BadArguments, parsedBy, wholeNumber } from '../arguments.ts'
import { LADDERS } from '../levels/ladders.ts'
import { ENOUGH } from './results.ts'

export const HELP = `npm run ladder -- [options]: measure the five levels against each other, in every game and for every number of seats

  --games <list>     such as giganten,oilfield (default: all)
  --seats <list>     such as 4,2 (default: 4,2,3,5, as far as a game has them): one after the other
  --ones <list>      whose wins are counted, such as gus,ada (default: all)
  --each <n>         games a pairing, at least: deals are played to their end, each once from every seat (default: 200)
  --minutes <n>      begin no deal after so many (default: until all are played)
  --figures <n>      measure thinking time, reasons and analysis as well, in so many games of each of the games (default: 0)
  --results <file>   where every deal is written down, and where it goes on (default: docs/ladder.jsonl)
  --page <file>      the page that is made of it (default: docs/ladder.md; 'none': no page)
  --threads <n>      (default: as many as there are cores); 0 plays in this very process: less to do for short games
  --help             print this

With --each 0 nothing is played: the page is made of what there is. It has all pairings, whichever are played. Results of bots that have changed since do not count.
`

export interface Asked {
  readonly games: readonly string[]
  readonly seats: readonly number[]
  readonly ones: readonly string[] | 'all'
  readonly minutes: number
  readonly each: number // games
  readonly figures: number // games
  readonly results: string
  readonly page: string
  readonly threads: number
}

const SEATS = '4,2,3,5'

export function readArguments(args: readonly string[]): Asked | 'help' {
  const { help, games, seats, ones, minutes, each, figures, results, page, threads } = parsedBy({
    args: [...args],
    options: {
      games: { type: 'string' },
      seats: { type: 'string', default: SEATS },
      ones: { type: 'string', default: 'all' },
      minutes: { type: 'string' },
      each: { type: 'string', default: String(ENOUGH) },
      figures: { type: 'string', default: '0' },
      results: { type: 'string', default: 'docs/ladder.jsonl' },
      page: { type: 'string', default: 'docs/ladder.md' },
      threads: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  }).values
  if (help) return 'help'
  const known = Object.keys(LADDERS)
  const wanted = games === undefined ? known : games.split(',')
  const stranger = wanted.find(game => !known.includes(game))
  if (stranger !== undefined) throw new BadArguments(`There is no game '${stranger}' with levels; there is: ${known.join(', ')}.`)
  return {
    games: wanted,
    seats: seats.split(',').map(count => wholeNumber('--seats', count, 1)),
    ones: ones === 'all' ? 'all' : ones.split(','),
    minutes: minutes === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--minutes', minutes, 0),
    each: wholeNumber('--each', each, 0),
    figures: wholeNumber('--figures', figures, 0),
    results,
    page,
    threads: wholeNumber('--threads', threads, 0),
  }
}
