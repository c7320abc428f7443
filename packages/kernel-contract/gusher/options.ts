/** What a table can choose before the game. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { SEATS } from './components.ts'
import { no } from './rules.ts'

const ROUNDS = { least: 1, most: 20, usual: 4 } as const

export interface Options {
  rounds: number
  deals: boolean
}

/** Valibot takes a list for an object without fields. */
const notAList = v.check(input => !Array.isArray(input), 'Expected an object but received a list')
const schema = v.pipe(
  v.unknown(),
  notAList,
  v.strictObject({
    rounds: v.optional(v.pipe(v.number(), v.integer()), ROUNDS.usual),
    deals: v.optional(v.boolean(), true),
  }),
)

export const choices = () => ({ rounds: [ROUNDS.usual, 2, 8], deals: [true, false] }) as const

export function options(seats: number, input: unknown): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) return { refused: no('seatsOutOfRange', SEATS) }
  const parsed = understand(schema, input)
  if ('refused' in parsed) return parsed
  const { rounds } = parsed.ok
  if (rounds < ROUNDS.least || rounds > ROUNDS.most) return { refused: no('roundsOutOfRange', { least: ROUNDS.least, most: ROUNDS.most }) }
  return parsed
}
