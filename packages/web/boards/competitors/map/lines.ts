/** Ways over the map as paths on the screen, over the seam too. */
import type { Point } from '@wildcat/competitors/board'
import { across, type Camera, onScreen, type Size } from './camera.ts'

/** The points of a way on the screen, each as near to the one before as the world allows. */
export function unrolled(way: readonly Point[], camera: Camera, size: Size): Point[] {
  const [first] = way
  if (first === undefined) return []
  let [x, y] = onScreen(camera, size, first)
  let before = first
  return way.map(point => {
    x += across(before[0], point[0]) * camera.zoom
    y += (point[1] - before[1]) * camera.zoom
    before = point
    return [x, y]
  })
}

const short = (n: number) => Math.round(n * 10) / 10
const BEND = 0.16
/** A smooth line through all of them. */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const at = (n: number): Point => points[Math.min(points.length - 1, Math.max(0, n))] ?? first
  const bends = points.slice(1).map((to, n) => {
    const [before, from, after] = [at(n - 1), at(n), at(n + 2)]
    return [
      from[0] + (to[0] - before[0]) * BEND,
      from[1] + (to[1] - before[1]) * BEND,
      to[0] - (after[0] - from[0]) * BEND,
      to[1] - (after[1] - from[1]) * BEND,
      ...to,
    ]
      .map(short)
      .join(' ')
  })
  return `M${short(first[0])} ${short(first[1])}${bends.map(bend => `C${bend}`).join('')}`
}

/** An arc that rises over the straight way, as a throw would. */
export function arc([fromX, fromY]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const rise = Math.min(90, Math.hypot(dx, dy) * 0.22)
  return `M${short(fromX)} ${short(fromY)}Q${short(fromX + dx / 2)} ${short(fromY + dy / 2 - rise)} ${short(toX)} ${short(toY)}`
}
