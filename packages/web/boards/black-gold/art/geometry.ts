/** The drawing's measures: a square of the map is 48 units wide, and everything on the sheet is drawn on that scale. */
import { ROWS, regionOf, type View } from '@wildcat/black-gold/board'
import { type Board, columnOf, rowOf, type Square } from '@wildcat/oil-rush'
import type { Point } from '../../kit/zoom/window-onto.ts'
import type { MapArea } from '../../oil-rush/look-at.ts'
import type { UprightMeasures } from '../../oil-rush/track/upright-rails.tsx'

export const UNIT = 48
export const HEIGHT = ROWS * UNIT
/** Around the map: letters of the columns above, numbers of the rows on its left. */
export const LEFT = 30
export const TOP = 28
const EDGE = 6
/** Left of it, beside its rows, the track: signals and what each row costs, then a lane for each train. */
const COSTS = 66
const LANE = 32

export const SHEET_HEIGHT = TOP + HEIGHT + EDGE
const columnsOf = (view: Pick<View, 'layout'>): number => regionOf(view).board.columns
export const mapWidth = (columns: number): number => columns * UNIT
export const mapSheetWidth = (columns: number): number => LEFT + mapWidth(columns) + EDGE
const trackWidth = (lanes: number): number => COSTS + lanes * LANE + EDGE
export const trackMeasures = (lanes: number): UprightMeasures => ({
  top: TOP,
  side: UNIT,
  costs: COSTS,
  lane: LANE,
  width: trackWidth(lanes),
  height: SHEET_HEIGHT,
})
/** Of all of it, its width to its height. */
export const sheetRatio = (columns: number, lanes: number): number => (trackWidth(lanes) + mapSheetWidth(columns)) / SHEET_HEIGHT

/** The upper edge of a row: row 1, where trucks enter, is the lowest. */
export const rowTop = (row: number): number => TOP + HEIGHT - row * UNIT
export const middleOf = (board: Pick<Board, 'columns'>, square: Square): Point => ({
  x: LEFT + (columnOf(board, square) - 0.5) * UNIT,
  y: rowTop(rowOf(board, square)) + UNIT / 2,
})
/** The middle of a train. The Oil Baron, on the last lane, goes on the left of all others. */
export const onTrack = (seats: number, lane: number, row: number): Point => ({
  x: COSTS + ((lane + 1) % (seats + 1)) * LANE + LANE / 2,
  y: rowTop(row) + UNIT / 2,
})

export const areaOf = (view: Pick<View, 'layout'>): MapArea => {
  const width = mapWidth(columnsOf(view))
  return { left: LEFT, top: TOP, width, height: HEIGHT, entry: { x: LEFT + width / 2, y: rowTop(1) + UNIT / 2 } }
}
