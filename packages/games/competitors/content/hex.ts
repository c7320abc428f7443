/** The grid: 15 rows of 36 pointy-top hexes, odd rows shifted half a hex to the right. */
import { COLUMNS, type Hex } from './kinds.ts'

export const hexAt = (row: number, column: number): Hex => row * COLUMNS + column
export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS)
export const columnOf = (hex: Hex): number => hex % COLUMNS
