/** [BG-C1] Which faces a map is made of, and whether a layout keeps to it. */
import { at, type Parsed } from '@wildcat/kernel'
import { type Laid, type Layout, layoutText, readLaid, TILE_ROWS, type Turn } from './map.ts'
import { no } from './rules.ts'
import type { Face } from './tiles.ts'

/** Two faces that belong together, of different tiles: where two lie side by side both are used, else one of them. */
export type Pair = readonly [Face, Face]
export interface Plan {
  readonly across: 1 | 2 // tiles side by side
  readonly rows: readonly [Pair, Pair, Pair] // A, B, C
}
/** [BG-11.6, BG-11.7] */
export type Wells = 'usual' | 'fewer' | 'more'

const A12: Pair = ['A1', 'A2']
const A34: Pair = ['A3', 'A4']
const B12: Pair = ['B1', 'B2']
const B34: Pair = ['B3', 'B4']
const C12: Pair = ['C1', 'C2']
const C34: Pair = ['C3', 'C4']

const PLANS: Readonly<Record<Wells, Readonly<Record<number, Plan>>>> = {
  usual: {
    2: { across: 1, rows: [A12, B34, C34] },
    3: { across: 2, rows: [A12, B12, C12] },
    4: { across: 2, rows: [A12, B34, C34] },
    5: { across: 2, rows: [A34, B34, C34] },
  },
  fewer: {
    2: { across: 1, rows: [A12, B12, C34] },
    3: { across: 1, rows: [A34, B34, C34] },
    4: { across: 2, rows: [A12, B12, C34] },
    5: { across: 2, rows: [A12, B34, C34] },
  },
  more: {
    2: { across: 1, rows: [A34, B34, C34] },
    3: { across: 2, rows: [A12, B12, C34] },
    4: { across: 2, rows: [A34, B34, C34] },
    5: { across: 2, rows: [A34, B34, C34] }, // and the extra wells of `laying.ts`
  },
}

export function planFor(seats: number, wells: Wells): Plan {
  const plan = PLANS[wells][seats]
  if (plan === undefined) throw new RangeError(`there is no map for ${seats} players`)
  return plan
}

/** Every tile as it is printed, the lower number on the left. */
export const upright = ({ across, rows }: Plan): Layout =>
  rows.flatMap(pair => pair.slice(0, across).map((face): Laid => ({ face, turn: 0 })))

/** One of the two faces, or both in either order, each turned: the choices are made one after the other, from A to C and from the left. */
export const drawn = ({ across, rows }: Plan, secondFirst: () => boolean, turn: () => Turn): Layout =>
  rows.flatMap(([one, other]) => {
    const order = secondFirst() ? [other, one] : [one, other]
    return order.slice(0, across).map((face): Laid => ({ face, turn: turn() }))
  })

/** [BG-1.2] Tiles as a table's creator names them, 'A2@90 A1 / B3 B4@270 / C3 C4': the marks between them do not matter. */
export function readLayout(plan: Plan, text: string): Parsed<Layout> {
  const example = layoutText(upright(plan))
  const layout: Laid[] = []
  for (const name of text.split(/[\s/]+/).filter(each => each !== '')) {
    const laid = readLaid(name)
    if (laid === 'noFace') return { refused: no('noSuchTile', { text: name.slice(0, 12), example }) }
    if (laid === 'noTurn') return { refused: no('noSuchTurn', { text: name.slice(0, 12) }) }
    layout.push(laid)
  }
  const { across, rows } = plan
  if (layout.length !== across * rows.length) return { refused: no('wrongNumberOfTiles', { given: layout.length, across, example }) }
  for (const [place, { face }] of layout.entries()) {
    const row = Math.floor(place / across)
    const [one, other] = at(rows, row)
    const where = { row: at(TILE_ROWS, row), column: (place % across) + 1, across, face, one, other }
    if (face !== one && face !== other) return { refused: no('wrongFace', where) }
    if (place % across > 0 && layout[place - 1]?.face === face) return { refused: no('sameFaceTwice', where) }
  }
  return { ok: layout }
}
