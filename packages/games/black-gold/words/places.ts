/**
 * How every language names a place: its row by the number that is also a train's, 1 at the entry, and its column by a letter, A on the
 * left, as seats in a plane are named. So 2E is row 2 of column 5; a tile's face, A1, has its letter first.
 */
import { type Board, columnOf, rowOf, type Square } from '@wildcat/oil-rush'

export const columnLetter = (column: number): string => String.fromCodePoint(64 + column)
export const place = (board: Pick<Board, 'columns'>, square: Square): string =>
  `${rowOf(board, square)}${columnLetter(columnOf(board, square))}`
