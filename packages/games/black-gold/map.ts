/** [BG-1.2, BG-C1] The map as its tiles lie on the table: terrain and wells. */
import { at } from '@wildcat/kernel'
import { type Board, type Square, squareAt, type WellKind } from '@wildcat/oil-rush'
import { costOf, type Face, isFace, printedOn, type Sign, TILE_SIZE, wellOf } from './tiles.ts'

/** Degrees clockwise; a tile is never mirrored. */
export const TURNS = [0, 90, 180, 270] as const
export type Turn = (typeof TURNS)[number]

export interface Laid {
  readonly face: Face
  readonly turn: Turn
}
/** The tiles of row A, nearest the entry, from the left, then those of B, then those of C. */
export type Layout = readonly Laid[]

export const TILE_ROWS = ['A', 'B', 'C'] as const
export const ROWS = TILE_ROWS.length * TILE_SIZE

/** [BG-5.3] */
export type Terrain = 'plains' | 'rough' | 'hills'

export interface Site {
  readonly square: Square
  readonly kind: WellKind
}

export interface Ground extends Board {
  readonly wells: readonly Site[] // from the entry upwards, each row from the left
}

/** How many tiles lie side by side. */
export const tilesAcross = (layout: Layout): number => layout.length / TILE_ROWS.length

/** The rows of a tile from the top, as it lies. */
function signsOf({ face, turn }: Laid): readonly (readonly Sign[])[] {
  let rows = printedOn(face)
  for (let turned = 0; turned < turn; turned += 90) rows = clockwise(rows)
  return rows
}

/** The left column, from the bottom up, becomes the top row. */
const clockwise = (rows: readonly (readonly Sign[])[]): readonly (readonly Sign[])[] =>
  rows.map((_, column) => rows.toReversed().map(row => at(row, column)))

/** What is printed on each square of the map, row 1 first. */
function signsOfMap(layout: Layout): Sign[] {
  const across = tilesAcross(layout)
  const signs: Sign[] = []
  for (let low = 0; low < layout.length; low += across) {
    const beside = layout.slice(low, low + across).map(signsOf)
    for (let row = TILE_SIZE - 1; row >= 0; row--) for (const tile of beside) signs.push(...at(tile, row))
  }
  return signs
}

function survey(layout: Layout): Ground {
  const signs = signsOfMap(layout)
  const wells = signs.flatMap((sign, square): Site[] => {
    const kind = wellOf(sign)
    return kind === 'none' ? [] : [{ square, kind }]
  })
  return { columns: tilesAcross(layout) * TILE_SIZE, rows: ROWS, cost: signs.map(costOf), wells }
}

/** A layout that is asked about again is not surveyed again. */
const surveyed = new WeakMap<Layout, Ground>()

/** [BG-C1] 7 or 14 columns from the left, 21 rows from the bottom; row 1 is where trucks enter. */
export function boardOf(layout: Layout): Ground {
  const known = surveyed.get(layout)
  if (known !== undefined) return known
  const ground = survey(layout)
  surveyed.set(layout, ground)
  return ground
}

export function terrainOfCost(cost: number): Terrain {
  if (cost === 1) return 'plains'
  return cost === 2 ? 'rough' : 'hills'
}
/** A well lies on plains. */
export const terrainAt = (layout: Layout, square: Square): Terrain => terrainOfCost(at(boardOf(layout).cost, square))

/** A tile of the map: what lies there, and where its lower left square is. */
export interface TileLaid extends Laid {
  readonly column: number
  readonly row: number
}
export function tilesOf(layout: Layout): TileLaid[] {
  const across = tilesAcross(layout)
  return layout.map((laid, place) => ({
    ...laid,
    column: 1 + (place % across) * TILE_SIZE,
    row: 1 + Math.floor(place / across) * TILE_SIZE,
  }))
}

/** The squares of a tile by its place in the layout. */
export function squaresOfTile(layout: Layout, place: number): Square[] {
  const across = tilesAcross(layout)
  const column = 1 + (place % across) * TILE_SIZE
  const row = 1 + Math.floor(place / across) * TILE_SIZE
  const board = { columns: across * TILE_SIZE }
  return Array.from({ length: TILE_SIZE ** 2 }, (_, n) => squareAt(board, column + (n % TILE_SIZE), row + Math.floor(n / TILE_SIZE)))
}

const isTurn = (degrees: number): degrees is Turn => TURNS.some(turn => turn === degrees)

/** 'A2@90' for a tile; the turn may be left out where there is none. */
export function readLaid(text: string): Laid | 'noFace' | 'noTurn' {
  const [face = '', turn = '0', ...more] = text.toUpperCase().split('@')
  if (!isFace(face)) return 'noFace'
  const degrees = /^\d+$/.test(turn) ? Number(turn) : -1
  return isTurn(degrees) && more.length === 0 ? { face, turn: degrees } : 'noTurn'
}
export const laidText = ({ face, turn }: Laid): string => `${face}@${turn}`
/** A layout from its text. */
export const layoutOf = (text: string): Layout =>
  text.split(' ').map(each => {
    const laid = readLaid(each)
    if (typeof laid === 'string') throw new Error(`${each} is no tile`)
    return laid
  })
export const layoutText = (layout: Layout): string => layout.map(laidText).join(' ')
