/** What place of the rules lies where somebody points: a canal or strait, a state, else a hex of the sea. */
import {
  COLUMNS,
  CROSSING_IDS,
  CROSSING_SPOTS,
  type Destination,
  HEX_ROWS,
  hexAt,
  isTerritory,
  middleOf,
  type Point,
} from '@wildcat/competitors/board'
import type { Shapes } from '../world/decode.ts'
import { isInside } from '../world/inside.ts'
import { across, type Camera, onMap, onScreen, type Size } from './camera.ts'

/** As far from a canal's sign it is still meant. */
const FINGER = 16

export function placeUnder(at: Point, camera: Camera, size: Size, { land }: Shapes): Destination {
  const crossing = CROSSING_IDS.find(id => {
    const [x, y] = onScreen(camera, size, CROSSING_SPOTS[id].at)
    return Math.hypot(x - at[0], y - at[1]) < FINGER
  })
  if (crossing !== undefined) return crossing
  const point = onMap(camera, size, at)
  for (const [state, { outlines }] of land) if (isTerritory(state) && outlines.some(outline => isInside(outline, point))) return state
  return hexUnder(point)
}

function hexUnder(point: Point): number {
  const far = (hex: number) => {
    const [x, y] = middleOf(hex)
    return Math.hypot(across(x, point[0]), y - point[1])
  }
  return HEX_ROWS.flatMap((_, row) => COLUMN_NUMBERS.map(column => hexAt(row, column))).reduce((a, b) => (far(b) < far(a) ? b : a))
}
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column)
