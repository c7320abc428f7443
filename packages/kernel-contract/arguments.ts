/** What `npm run contract` is asked to do. */
import { parseArgs } from 'node:util'
import { CHECKS } from './checks/index.ts'
import { isObject } from './values.ts'

export const HELP = `npm run contract -- [options]: hold games against the contract

  --game <id>        only this game (default: all)
  --seats <n>        only tables with so many seats
  --options <json>   only tables with these options, e.g. '{"rounds":4}'
  --seeds <n>        so many games at each table (default: 10)
  --seed <s>         only the game with this seed
  --every <n>        the costly checks at every n-th decision (default: 10, and 1 with --seeds or --seed);
                     0: never, for many thousands of games
  --checks <names>   only these promises, e.g. laws,alive; for many thousands of games
  --record           play the records of the games anew instead
  --json             print one JSON object
  --help             print this

Exit code 0: every promise is kept, as far as the run looked; what it was too short to say is printed.
1: one is not; 2: the arguments make no sense.`

export interface Asked {
  readonly game?: string
  readonly seats?: number
  readonly options?: object
  readonly seeds: readonly number[]
  readonly every: number
  readonly checks?: readonly string[]
  readonly whole: boolean // nothing left out: then the run must come to everything
  readonly record: boolean
  readonly json: boolean
  readonly help: boolean
}

export class BadArgument extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

function given(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: text,
        seats: text,
        options: text,
        seeds: text,
        seed: text,
        every: text,
        checks: text,
        record: flag,
        json: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error))
  }
}

function whole(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (value.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new BadArgument(`--${name} needs a whole number from ${least}, not '${value}'`)
  return number
}

function optionsOf(value: string): object {
  try {
    const parsed: unknown = JSON.parse(value)
    if (isObject(parsed) && !Array.isArray(parsed)) return parsed
  } catch {
    // said below, with an example
  }
  throw new BadArgument(`--options needs a JSON object such as '{"rounds":4}', not '${value}'`)
}

function checksOf(value: string): string[] {
  const names = value.split(',').map(name => name.trim())
  const unknown = names.find(name => !CHECKS.some(check => check.name === name))
  if (unknown !== undefined)
    throw new BadArgument(`there is no promise '${unknown}'; there is: ${CHECKS.map(({ name }) => name).join(', ')}`)
  return names
}

export function asked(args: readonly string[]): Asked {
  const { game, options, checks, record, json, help, ...numbers } = given(args)
  const seats = whole('seats', numbers.seats, 1)
  const seed = whole('seed', numbers.seed, 0)
  const seeds = whole('seeds', numbers.seeds, 1)
  const every = whole('every', numbers.every, 0)
  if (seed !== undefined && seeds !== undefined) throw new BadArgument('--seed plays one game and --seeds many: give only one of them')
  return {
    ...(game === undefined ? {} : { game }),
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options: optionsOf(options) }),
    seeds: seed === undefined ? Array.from({ length: seeds ?? 10 }, (_, i) => i + 1) : [seed],
    every: every ?? (seed === undefined && seeds === undefined ? 10 : 1),
    ...(checks === undefined ? {} : { checks: checksOf(checks) }),
    whole: checks === undefined && seats === undefined && options === undefined && seed === undefined && (seeds ?? 10) >= 10,
    record,
    json,
    help,
  }
}
