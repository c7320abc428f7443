/** What a table can choose before the game. */
import { type Parsed, understand } from '@wildcat/kernel'
import * as v from 'valibot'
import { SEATS } from './components.ts'
import { laidText, layoutText, TURNS } from './map.ts'
import { planFor, readLayout, type Wells } from './plans.ts'
import { no } from './rules.ts'
import type { Face } from './tiles.ts'

export interface Options {
  readonly length: 'usual' | 'short' | 'long' // [BG-11.1, BG-11.2]
  readonly wells: Wells // [BG-11.6, BG-11.7]
  readonly fair: boolean // [BG-11.5]
  readonly deeperDoubles: boolean // [BG-11.3]
  readonly aggressiveBaron: boolean // [BG-11.4]
  readonly openTracking: boolean // [BG-4.1]: may the screen show how many licences the others hold?
  readonly layout: string // [BG-1.2] 'random', 'upright', or each tile by its face and turn: 'A1@0 B3@90 C4@180'
}

/** Valibot takes a list for an object without fields. */
const notAList = v.check(input => !Array.isArray(input), 'Expected an object but received a list')
const schema = v.pipe(
  v.unknown(),
  notAList,
  v.strictObject({
    length: v.optional(v.picklist(['usual', 'short', 'long']), 'usual'),
    wells: v.optional(v.picklist(['usual', 'fewer', 'more']), 'usual'),
    fair: v.optional(v.boolean(), false),
    deeperDoubles: v.optional(v.boolean(), false),
    aggressiveBaron: v.optional(v.boolean(), false),
    openTracking: v.optional(v.boolean(), false),
    layout: v.optional(v.string(), 'random'),
  }),
)

export const choices = (seats: number) =>
  ({
    length: ['usual', 'short', 'long'],
    wells: ['usual', 'fewer', 'more'],
    fair: [false, true],
    deeperDoubles: [false, true],
    aggressiveBaron: seats === 2 ? [false, true] : [false],
    openTracking: [false, true],
    layout: ['random', 'upright'],
  }) as const

/** [BG-1.2] For each tile what may lie there: as it comes in the usual order, in each of its turns, then the other face. */
export function pieces(seats: number, { wells }: Pick<Options, 'wells'>): { readonly layout: readonly (readonly string[])[] } {
  const { across, rows } = planFor(seats, wells)
  const inTurns = (face: Face) => TURNS.map(turn => laidText({ face, turn }))
  return {
    layout: rows.flatMap(([one, other]) =>
      [[one, other] as const, [other, one] as const].slice(0, across).map(pair => pair.flatMap(inTurns)),
    ),
  }
}

export function options(seats: number, input: unknown): Parsed<Options> {
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) return { refused: no('seatsOutOfRange', SEATS) }
  const parsed = understand(schema, input)
  if ('refused' in parsed) return parsed
  const { aggressiveBaron, wells, layout } = parsed.ok
  const named = layout.trim().toLowerCase()
  if (aggressiveBaron && seats > 2) return { refused: no('aggressiveBaronIsForTwo', { seats }) }
  if (named === 'random' || named === 'upright') return { ok: { ...parsed.ok, layout: named } }
  const read = readLayout(planFor(seats, wells), layout)
  return 'refused' in read ? read : { ok: { ...parsed.ok, layout: layoutText(read.ok) } }
}
