/** Ways on the map, as one looks at it. */
import { type Board, rowOf, type Square } from '../board.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'
/** `upwards`: the first row lies at the bottom. */
export function directionTo(board: Board, from: Square, to: Square, upwards: boolean): Direction {
  if (rowOf(board, from) !== rowOf(board, to)) return to > from === upwards ? 'up' : 'down'
  return to < from ? 'left' : 'right'
}
