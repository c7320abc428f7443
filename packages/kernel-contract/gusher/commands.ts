/** What players can say. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { MARKETS } from './components.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const schema = v.variant('kind', [
  v.strictObject({ kind: v.literal('peek'), well: count }),
  v.strictObject({ kind: v.literal('drill'), well: count }),
  v.strictObject({ kind: v.literal('endTurn') }),
  v.strictObject({ kind: v.literal('choose'), market: v.picklist(MARKETS) }),
  v.strictObject({ kind: v.literal('bid'), points: count }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('pay'), ones: count, twos: count }),
  v.strictObject({ kind: v.literal('sell'), barrels: count }),
  v.strictObject({ kind: v.literal('offer'), to: count, ones: count, twos: count, money: count, barrels: count }),
  v.strictObject({ kind: v.literal('accept'), offer: count }),
  v.strictObject({ kind: v.literal('refuse'), offer: count }),
  v.strictObject({ kind: v.literal('withdraw'), offer: count }),
])

export type Command = v.InferOutput<typeof schema>
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>

export const parse = (input: unknown): Parsed<Command> => understand(schema, input)
