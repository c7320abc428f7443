/** What players can say. */
import { type Parsed, understand } from '@wildcat/kernel'
import { COMPANIES } from '@wildcat/oil-rush'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const company = v.picklist(COMPANIES)

const schema = v.variant('kind', [
  v.strictObject({ kind: v.literal('takeCard'), card: count }),
  v.strictObject({ kind: v.literal('placeTruck'), column: count }),
  v.strictObject({ kind: v.literal('moveTruck'), to: count }),
  v.strictObject({ kind: v.literal('moveTrain') }),
  v.strictObject({ kind: v.literal('look'), well: count }),
  v.strictObject({ kind: v.literal('build'), well: count }),
  v.strictObject({ kind: v.literal('changePrice'), company, direction: v.picklist(['up', 'down']) }),
  v.strictObject({ kind: v.literal('takeOil'), hudson: count, jet: count, standard: count }),
  v.strictObject({ kind: v.literal('drillGusher'), square: count }),
  v.strictObject({ kind: v.literal('deepen'), well: count }),
  v.strictObject({ kind: v.literal('pushBack') }),
  v.strictObject({ kind: v.literal('endTurn') }),
  v.strictObject({ kind: v.literal('carry'), company }),
  v.strictObject({ kind: v.literal('giveUp') }),
  v.strictObject({ kind: v.literal('bid'), points: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ kind: v.literal('pass') }),
  v.strictObject({ kind: v.literal('keepBid') }),
  v.strictObject({ kind: v.literal('pay'), ones: count, twos: count }),
  v.strictObject({ kind: v.literal('nameCompany'), company }),
  v.strictObject({ kind: v.literal('sell'), barrels: count }),
])

export type Command = v.InferOutput<typeof schema>
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>

export const parse = (input: unknown): Parsed<Command> => understand(schema, input)
