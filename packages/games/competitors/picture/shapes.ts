/** Lines and surfaces of the map, as paths: worked out once from the tables. */
import { at } from '@wildcat/kernel'
import type { Point } from '../content/positions.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { borderBetween } from '../map.ts'
import { EDGES, LAKES, LINES, NOBODYS } from './outlines.ts'
import { type Box, overlap } from './room.ts'

type Ring = readonly Point[]

function pointsOf(line: string): Point[] {
  const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number)
  let [left, top] = [x, y]
  const points: Point[] = [[x, y]]
  for (let n = 0; n < steps.length; n += 2) {
    left += at(steps, n)
    top += at(steps, n + 1)
    points.push([left, top])
  }
  return points
}
const LINE_POINTS = LINES.map(pointsOf)
const linesOf = (edges: string): number[][] => edges.split(', ').map(ring => ring.split(' ').map(Number))
const ringOf = (lines: readonly number[]): Ring =>
  lines.flatMap(line => {
    const points = at(LINE_POINTS, Math.abs(line) - 1)
    return (line < 0 ? points.toReversed() : points).slice(0, -1)
  })
const ringsOf = (edges: string): Ring[] => linesOf(edges).map(ringOf)

function boxOf(ring: Ring): Box {
  const [across, down] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`
function pathAlong(points: Ring, close: 'z' | ''): string {
  let [x, y] = at(points, 0)
  let d = `M${pair(x, y)}l`
  for (const [nextX, nextY] of points.slice(1)) {
    const step = pair(nextX - x, nextY - y)
    d += d.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
    ;[x, y] = [nextX, nextY]
  }
  return d + close
}
const pathOf = (edges: string): string =>
  ringsOf(edges)
    .map(ring => pathAlong(ring, 'z'))
    .join('')

const RINGS = TERRITORY_IDS.flatMap(state => ringsOf(EDGES[state]).map(ring => ({ state, ring, box: boxOf(ring) })))
export const landOf = (state: Territory): string => pathOf(EDGES[state])
export const nobodysLand = (): string => pathOf(NOBODYS)
export const lakes = (): string => pathOf(LAKES)

/** Tells of points in a part of the map whose land they are; none: water, or nobody's. */
export function landIn(part: Box): (point: Point) => Territory | 'none' {
  const near = RINGS.filter(({ box }) => overlap(box, part))
  return ([x, y]) =>
    near.find(({ ring, box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && surrounds(ring, x, y))?.state ??
    'none'
}
function surrounds(ring: Ring, x: number, y: number): boolean {
  let inside = false
  let [fromX, fromY] = at(ring, ring.length - 1)
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside
    ;[fromX, fromY] = [toX, toY]
  }
  return inside
}

/** Where two states touch: without a road if the rules know no border there. */
export function borderLines(): Readonly<Record<'regional' | 'customs' | 'none', string>> {
  const owners = LINES.map((): Territory[] => [])
  for (const id of TERRITORY_IDS) for (const line of linesOf(EDGES[id]).flat()) at(owners, Math.abs(line) - 1).push(id)
  const lines = { regional: '', customs: '', none: '' }
  for (const [line, [a, b]] of owners.entries())
    if (a !== undefined && b !== undefined) lines[borderBetween(a, b)] += pathAlong(at(LINE_POINTS, line), '')
  return lines
}
