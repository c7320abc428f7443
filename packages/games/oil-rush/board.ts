/** A map of squares. A square is one number, counted row by row; columns and rows count from 1. */
import { at } from '@wildcat/kernel'

export type Square = number
export interface Board {
  readonly columns: number
  readonly rows: number
  readonly cost: readonly number[] // to enter each square
}

export const squareAt = ({ columns }: Pick<Board, 'columns'>, column: number, row: number): Square => (row - 1) * columns + column - 1
export const columnOf = ({ columns }: Pick<Board, 'columns'>, square: Square): number => (square % columns) + 1
export const rowOf = ({ columns }: Pick<Board, 'columns'>, square: Square): number => Math.floor(square / columns) + 1

type Size = Pick<Board, 'columns' | 'rows'>
const known = new WeakMap<Size, (readonly Square[])[]>()

/** Orthogonal neighbours within the map; worked out once for each map, since every way over it asks. */
export function neighbours(board: Size, square: Square): readonly Square[] {
  const lists = known.get(board) ?? []
  if (lists.length === 0) known.set(board, lists)
  const list = lists[square] ?? neighboursOf(board, square)
  lists[square] = list
  return list
}
function neighboursOf({ columns, rows }: Size, square: Square): Square[] {
  const column = square % columns
  const found: Square[] = []
  if (square >= columns) found.push(square - columns)
  if (column > 0) found.push(square - 1)
  if (column < columns - 1) found.push(square + 1)
  if (square < columns * (rows - 1)) found.push(square + columns)
  return found
}

export function areNeighbours({ columns }: Pick<Board, 'columns'>, one: Square, other: Square): boolean {
  const apart = Math.abs(one - other)
  return apart === columns || (apart === 1 && Math.floor(one / columns) === Math.floor(other / columns))
}

export const entryCost = (board: Board, square: Square): number => at(board.cost, square)

/** For each square, which of some places lie next to it. */
export const placesBeside = (board: Board, places: readonly Square[]): number[][] =>
  board.cost.map((_, square) => places.flatMap((place, index) => (areNeighbours(board, square, place) ? [index] : [])))
