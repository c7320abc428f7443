/** What a table can choose before the game. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { SEATS } from './components.ts'
import { no } from './rules.ts'

export interface Options {
  readonly licences: 78 | 60 // [GIG-1.6]
  readonly inflation: boolean // [GIG-12.1]
  readonly openTracking: boolean // [GIG-1.9]: may the screen show how many licences the others hold?
}

/** Valibot takes a list for an object without fields. */
const notAList = v.check(input => !Array.isArray(input), 'Expected an object but received a list')
const schema = v.pipe(
  v.unknown(),
  notAList,
  v.strictObject({
    licences: v.optional(v.picklist([78, 60]), 78),
    inflation: v.optional(v.boolean(), false),
    openTracking: v.optional(v.boolean(), false),
  }),
)

export const choices = () => ({ licences: [78, 60], inflation: [false, true], openTracking: [false, true] }) as const

export function options(seats: number, input: unknown): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) return { refused: no('seatsOutOfRange', SEATS) }
  return understand(schema, input)
}
