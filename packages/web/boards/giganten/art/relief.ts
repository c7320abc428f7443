/** The lie of the land as contour lines: worked out once from what each square costs, so that the drawing cannot differ from the rules. */
import { BOARD, COLUMNS, ROWS } from '@wildcat/giganten/board'
import { contours } from 'd3-contour'
import { scattered } from '../../kit/art/scattered.ts'
import { LEFT, TOP, UNIT } from './geometry.ts'

const FINE = 6 // samples a square, both ways
const MARGIN = 1 // squares around the map, so that lines end at its edge
const ACROSS = (COLUMNS + 2 * MARGIN) * FINE
const DOWN = (ROWS + 2 * MARGIN) * FINE
const HEIGHTS = { 1: 0, 2: 0.62, 3: 1 } as const

/** A hump on each square that is no plain: not quite in its middle, not quite round. */
const humps = BOARD.cost.flatMap((cost, square) => {
  if (cost !== 2 && cost !== 3) return []
  const off = (n: number) => (scattered(square, n) - 0.5) * 0.16
  return [
    {
      x: (square % COLUMNS) + 0.5 + off(1),
      y: Math.floor(square / COLUMNS) + 0.5 + off(2),
      wide: 0.345 + off(3) * 0.35,
      high: 0.325 + off(4) * 0.35,
      height: HEIGHTS[cost],
    },
  ]
})

function heights(): Float64Array {
  const values = new Float64Array(ACROSS * DOWN)
  for (const { x, y, wide, high, height } of humps)
    for (let row = Math.floor((y - 1.6 + MARGIN) * FINE); row < (y + 1.6 + MARGIN) * FINE; row++)
      for (let column = Math.floor((x - 1.6 + MARGIN) * FINE); column < (x + 1.6 + MARGIN) * FINE; column++) {
        if (row < 0 || row >= DOWN || column < 0 || column >= ACROSS) continue
        const across = ((column + 0.5) / FINE - MARGIN - x) / wide
        const down = ((row + 0.5) / FINE - MARGIN - y) / high
        const place = row * ACROSS + column
        values[place] = (values[place] ?? 0) + height * Math.exp(-(across * across + down * down) / 1.6)
      }
  return values
}

const onSheet = (n: number, edge: number) => Math.round((edge + (n / FINE - MARGIN) * UNIT) * 10) / 10

export interface Line {
  readonly level: number
  readonly path: string
}

/** From the lowest line to the highest. */
export function contourLines(): Line[] {
  const levels = [0.12, 0.26, 0.42, 0.6, 0.78]
  return contours()
    .size([ACROSS, DOWN])
    .thresholds(levels)([...heights()])
    .map(({ value, coordinates }) => ({
      level: value,
      path: coordinates
        .flatMap(rings => rings.map(ring => `M${ring.map(([x = 0, y = 0]) => `${onSheet(x, LEFT)} ${onSheet(y, TOP)}`).join('L')}Z`))
        .join(''),
    }))
}
