/** Where there is room for something on the map, so that signs, pieces and names do not lie over each other. */
import type { Point } from '../content/positions.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})
export const overlap = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
export const meeting = (box: Box, boxes: readonly Box[]): number => boxes.filter(other => overlap(box, other)).length
export const lies = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

const DIRECTIONS = Array.from({ length: 16 }, (_, n): Point => [Math.cos((n * Math.PI) / 8), Math.sin((n * Math.PI) / 8)])
/** A point and those around it, the nearer first. */
export const around = ([x, y]: Point, step: number, rings: number): Point[] => [
  [x, y],
  ...Array.from({ length: rings }, (_, n) => (n + 1) * step).flatMap(far =>
    DIRECTIONS.map(([dx, dy]): Point => [x + Math.round(dx * far), y + Math.round(dy * far)]),
  ),
]
export const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
/** The one that costs least, the first of several; whatever costs no more than `enough` will do. */
export function cheapest<X>(list: readonly X[], cost: (each: X) => number, enough = 0): X | undefined {
  let [best, least]: [X | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const each of list) {
    const price = cost(each)
    if (price < least) [best, least] = [each, price]
    if (least <= enough) break
  }
  return best
}
