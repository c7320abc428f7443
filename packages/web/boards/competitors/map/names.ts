/** Where the names of the states stand: large lands first, none over another or over a sign, each within its land if it can be. */
import { factsOf, type Point, SPOTS, TERRITORY_IDS, type Territory } from '@wildcat/competitors/board'
import type { Shapes } from '../world/decode.ts'
import { isInside } from '../world/inside.ts'
import { ROOM } from '../world/room.ts'
import { type Camera, levelOf, onMap, onScreen, type Size } from './camera.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface PlacedName {
  readonly state: Territory
  readonly lines: readonly string[]
  readonly x: number // of its middle
  readonly y: number
  readonly size: number // of its letters
  readonly isWide: boolean // in capitals, set apart
  readonly box: Box
}

/** Nothing smaller can be read. */
const LEAST = 12
const MOST = 16
const FLAG = 12

const overlap = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
export const boxAround = ([x, y]: Point, across: number, down = across): Box => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
})

/** The ways to set a name in lines of about the same length; long ones rather in several. */
function settings(name: string): readonly (readonly string[])[] {
  const words = name.split(' ')
  const inLines = (n: number): readonly string[] | undefined => {
    if (n > words.length) return undefined
    let best: readonly string[] | undefined
    const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
    const cut = (from: number, lines: readonly string[]): void => {
      if (lines.length === n - 1) {
        const all = [...lines, words.slice(from).join(' ')]
        if (best === undefined || longest(all) < longest(best)) best = all
        return
      }
      for (let to = from + 1; to < words.length; to++) cut(to, [...lines, words.slice(from, to).join(' ')])
    }
    cut(0, [])
    return best
  }
  const several = [2, 3].flatMap(n => {
    const lines = inLines(n)
    return lines === undefined ? [] : [lines]
  })
  return name.length > 13 ? [...several, [name]] : [[name], ...several]
}

const AROUND: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]
const places = (step: number): Point[] => [
  [0, 0],
  ...[1, 2, 3, 4].flatMap(far => AROUND.map(([x, y]): Point => [x * far * step, y * far * step])),
]

interface Asked {
  readonly camera: Camera
  readonly size: Size
  readonly shapes: Shapes
  readonly nameOf: (state: Territory) => string
  readonly taken: readonly Box[] // signs and pieces
}

export function placeNames({ camera, size, shapes, nameOf, taken }: Asked): PlacedName[] {
  const used = [...taken]
  const placed: PlacedName[] = []
  const margin = { width: size.width * 0.3, height: size.height * 0.3 }
  const ordered = TERRITORY_IDS.toSorted((a, b) => areaOf(b) - areaOf(a))
  for (const state of ordered) {
    const at = onScreen(camera, size, SPOTS[state].name)
    if (at[0] < -margin.width || at[0] > size.width + margin.width || at[1] < -margin.height || at[1] > size.height + margin.height)
      continue
    const found = placeOne(state, at, nameOf(state), camera, size, shapes, used)
    if (found === undefined) continue
    used.push(found.box)
    placed.push(found)
  }
  return placed
}
const areaOf = (state: Territory): number => ROOM.get(state)?.area ?? 0

function placeOne(
  state: Territory,
  at: Point,
  name: string,
  camera: Camera,
  size: Size,
  shapes: Shapes,
  used: readonly Box[],
): PlacedName | undefined {
  const { width = 0 } = ROOM.get(state) ?? {}
  const extent = Math.sqrt(areaOf(state)) * camera.zoom
  const isFar = levelOf(camera) === 'far'
  const letters = Math.min(MOST, Math.max(LEAST, extent * 0.085 + 4.6))
  const flag = factsOf(state).redFlag ? FLAG : 0
  const outlines = shapes.land.get(state)?.outlines ?? []
  const isOwn = (point: Point) => {
    const there = onMap(camera, size, point)
    return outlines.some(outline => isInside(outline, there))
  }
  for (const font of [letters, LEAST]) {
    for (const isWide of extent > (isFar ? 80 : 150) ? [true, false] : [false]) {
      const letter = font * (isWide ? 0.7 : 0.5)
      for (const lines of settings(name)) {
        const across = Math.max(...lines.map(({ length }) => length)) * letter
        if (across > width * camera.zoom * 1.15 + 8) continue
        const down = font * 1.06 * lines.length
        let best: { readonly cost: number; readonly box: Box; readonly x: number; readonly y: number } | undefined
        for (const [dx, dy] of places(font * 0.8)) {
          if (Math.hypot(dx, dy) > Math.max(8, extent * 0.3)) continue
          const box = boxAround([at[0] + dx, at[1] + dy], (across + flag) / 2 + 1.5, down / 2)
          if (used.some(other => overlap(box, other))) continue
          const cost = outside(box, isOwn) * 9 + Math.hypot(dx, dy)
          if (best === undefined || cost < best.cost) best = { cost, box, x: at[0] + dx + flag / 2, y: at[1] + dy }
        }
        if (best !== undefined && best.cost < 9 * 4.5 + extent * 0.3)
          return { state, lines, x: best.x, y: best.y, size: font, isWide, box: best.box }
      }
    }
  }
  return levelOf(camera) === 'near' ? beside(state, at, name, used, isOwn) : undefined
}

/** How many points of the edge of a box lie in somebody else's land, or in the water. */
function outside({ left, right, top, bottom }: Box, isOwn: (point: Point) => boolean): number {
  let n = 0
  for (const part of [0, 0.25, 0.5, 0.75, 1])
    for (const y of [top + (bottom - top) * 0.15, bottom - (bottom - top) * 0.15]) if (!isOwn([left + (right - left) * part, y])) n++
  return n
}

/** Islands and slim coasts: beside the land, where nothing else is. */
function beside(
  state: Territory,
  [x, y]: Point,
  name: string,
  used: readonly Box[],
  isOwn: (point: Point) => boolean,
): PlacedName | undefined {
  const half = (name.length * LEAST * 0.5) / 2
  for (const away of [14, 24, 36, 50])
    for (const side of [1, -1]) {
      const at: Point = [x + side * (away + half), y]
      const box = boxAround(at, half + 2, LEAST * 0.6)
      if (used.some(other => overlap(box, other)) || outside(box, isOwn) < 8) continue
      return { state, lines: [name], x: at[0], y: at[1], size: LEAST, isWide: false, box }
    }
  return undefined
}
