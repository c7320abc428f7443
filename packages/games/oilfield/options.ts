/** What a table can choose before the game. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { SEATS } from './components.ts'
import { no } from './rules.ts'

export interface Options {
  readonly advanced: boolean // [OIL-1.6]
  readonly botSecond: boolean // [OIL-11.4] two players only
}

const schema = v.strictObject({
  advanced: v.optional(v.boolean(), false),
  botSecond: v.optional(v.boolean(), false),
})

export const choices = (seats: number): { readonly advanced: readonly boolean[]; readonly botSecond: readonly boolean[] } => ({
  advanced: [false, true],
  botSecond: seats === 2 ? [false, true] : [false],
})

export function options(seats: number, input: unknown): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) return { refused: no('seatsOutOfRange', SEATS) }
  const parsed = understand(schema, input)
  if ('ok' in parsed && parsed.ok.botSecond && seats !== 2) return { refused: no('botOnlyWithTwo', { seats }) }
  return parsed
}
