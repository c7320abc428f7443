/** What players can say. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { CARDS, COLUMNS, FIELDS, INVESTMENTS, TILES, TOWERS } from './components.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const investment = v.picklist(INVESTMENTS)
const field = v.picklist(FIELDS)
/** What a tower brings: stored cubes, and the one that is sold at once. */
const haul = { oil: count, gas: count, sold: v.picklist(['nothing', 'oil', 'gas']) } as const

const schema = v.variant('kind', [
  v.strictObject({ kind: v.literal('placeWorker'), column: v.picklist(COLUMNS), space: count }),
  v.strictObject({ kind: v.literal('chooseCard'), card: v.picklist(CARDS) }),
  v.strictObject({ kind: v.literal('decline') }),
  v.strictObject({ kind: v.literal('takeLease'), field }),
  v.strictObject({ kind: v.literal('raiseMoney'), investment }),
  v.strictObject({ kind: v.literal('build'), tile: v.picklist(TILES), on: v.picklist([...FIELDS, 'refinery']) }),
  v.strictObject({ kind: v.literal('drill'), tower: v.picklist(TOWERS), field, ...haul }),
  v.strictObject({ kind: v.literal('sellLocal'), oil: count, pairs: count, gas: count }),
  v.strictObject({ kind: v.literal('sellNational'), oil: count, gas: count }),
  v.strictObject({ kind: v.literal('becomeFirst') }),
  v.strictObject({ kind: v.literal('takeSubsidy') }),
  v.strictObject({ kind: v.literal('invest'), investment }),
  v.strictObject({ kind: v.literal('payFee'), ...haul }),
  v.strictObject({ kind: v.literal('giveUpTower') }),
  v.strictObject({ kind: v.literal('sellInvestment'), investment }),
])

export type Command = v.InferOutput<typeof schema>
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>

export const parse = (input: unknown): Parsed<Command> => understand(schema, input)
