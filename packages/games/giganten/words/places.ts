/**
 * How every language names a place: its row by a letter, A at the top, and its column by the number that is also a locomotive's.
 * So C5 is row 3 of column 5, and oil found there travels free as soon as one's locomotive is in column 5.
 */
import { at } from '@wildcat/kernel'
import { columnOf, entryCost, rowOf, type Square, type WellKind } from '@wildcat/oil-rush'
import { BOARD, SITES } from '../map.ts'

export const rowLetter = (row: number): string => String.fromCodePoint(64 + row)
export const place = (square: Square): string => `${rowLetter(rowOf(BOARD, square))}${columnOf(BOARD, square)}`
/** A site by its number, which is the same at every table. */
export const siteAt = (well: number): string => place(at(SITES, well).square)
export const siteKind = (well: number): WellKind => at(SITES, well).kind
export const column = (square: Square): number => columnOf(BOARD, square)

export type Terrain = 'plains' | 'hills' | 'mountains'
export function terrainOfCost(cost: number): Terrain {
  if (cost === 1) return 'plains'
  return cost === 2 ? 'hills' : 'mountains'
}
export const terrain = (square: Square): Terrain => terrainOfCost(entryCost(BOARD, square))
