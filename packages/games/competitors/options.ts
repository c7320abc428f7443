/** What a table can choose before the game. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { ROUNDS, SEATS } from './components.ts'
import { no } from './rules.ts'

export interface Options {
  game: 'points' | 'time' // [COM-1.1]
  vpTable: 'standard' | 'distance' // [COM-C6]
  offerLimit: number // [COM-9.6] decisions after which an offer ends; 0: none
  rounds: number
}

const LIMITS = { least: 0, most: 100 } as const
const LENGTHS = { least: 1, most: ROUNDS } as const

const schema = v.strictObject({
  game: v.optional(v.picklist(['points', 'time']), 'points'),
  vpTable: v.optional(v.picklist(['standard', 'distance']), 'standard'),
  offerLimit: v.optional(v.pipe(v.number(), v.integer()), 0),
  rounds: v.optional(v.pipe(v.number(), v.integer()), ROUNDS),
})

export const choices = () =>
  ({ game: ['points', 'time'], vpTable: ['standard', 'distance'], offerLimit: [0, 10], rounds: [ROUNDS, 5] }) as const

export function options(seats: number, input: unknown): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) return { refused: no('seatsOutOfRange', SEATS) }
  const parsed = understand(schema, input)
  if ('refused' in parsed) return parsed
  const { offerLimit, rounds } = parsed.ok
  if (rounds < LENGTHS.least || rounds > LENGTHS.most) return { refused: no('roundsOutOfRange', LENGTHS) }
  if (offerLimit < LIMITS.least || offerLimit > LIMITS.most) return { refused: no('limitOutOfRange', LIMITS) }
  return parsed
}
