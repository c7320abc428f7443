import type { Point } from '@wildcat/competitors/board'

/** Does a point lie within an outline? Counted by how often a line from there to the left goes over it. */
export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const point of outline) {
    if (before !== undefined && point[1] > y !== before[1] > y) {
      const crossed = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
      if (x < crossed) inside = !inside
    }
    before = point
  }
  return inside
}
