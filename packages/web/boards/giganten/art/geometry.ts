/** The drawing's measures: a square of the map is 48 units wide, and everything on the sheet is drawn on that scale. */
import { BOARD, COLUMNS, ROWS } from '@wildcat/giganten/board'
import { columnOf, rowOf, type Square } from '@wildcat/oil-rush'
import type { Point } from '../../kit/zoom/window-onto.ts'

export const UNIT = 48
export const WIDTH = COLUMNS * UNIT
export const HEIGHT = ROWS * UNIT

/** Around the map: letters of the rows on the left, numbers of the columns above, the column of the star on the right. */
export const LEFT = 30
export const TOP = 26
const RIGHT = 58
/** Below it the railway: what each column costs, then a lane for each locomotive. */
export const COSTS = 26
export const LANE = 30
const GAP = 10
const FOOT = 8

export const SHEET_WIDTH = LEFT + WIDTH + RIGHT
export const TRACK_TOP = TOP + HEIGHT + GAP
export const trackHeight = (lanes: number): number => COSTS + lanes + FOOT // of lanes that are as high together
/** Its width to its height. */
export const sheetRatio = (lanes: number): number => SHEET_WIDTH / (TRACK_TOP + trackHeight(lanes * LANE))

/** The middle of a square. */
export const middleOf = (square: Square): Point => ({
  x: LEFT + (columnOf(BOARD, square) - 0.5) * UNIT,
  y: TOP + (rowOf(BOARD, square) - 0.5) * UNIT,
})
/** Where a locomotive's wheels stand. The star is one past the last column. */
export const onTrack = (lane: number, column: number): Point => ({
  x: LEFT + (column - 0.5) * UNIT,
  y: TRACK_TOP + COSTS + (lane + 1) * LANE - 5,
})
