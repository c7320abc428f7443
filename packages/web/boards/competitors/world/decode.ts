/**
 * The shapes of the world, from their written form to paths. Neighbours share their arcs, so nothing gapes between them. Everything is
 * in units of the map, ten to a degree of longitude; after `TURN` units the world comes again.
 */
import type { Point } from '@wildcat/competitors/board'

/**
 * Arcs are numbers, the first point and then steps in `scale`, parted by `;`. An arc is named by its place, and by `~place` when it is
 * gone backwards. A line is a list of arcs (`,`), a ring too; polygons are rings (`+`), several of them are parted by `/`.
 */
export interface PackedShapes {
  readonly scale: number
  readonly arcs: string
  readonly land: string // 'italia 4,5+6/7;…': `_` is land of nobody
  readonly borders: Readonly<Record<BorderLine, string>> // 'italia svizzera:8/9;…'
  readonly coast: string
  readonly lakes: string
}

/** How a line between two lands is drawn. `closed`: no road; `crossing`: only over a canal or strait; `unused`: land of nobody. */
export type BorderLine = 'regional' | 'customs' | 'closed' | 'crossing' | 'unused'
export interface BorderShape {
  readonly between: readonly [string, string]
  readonly path: string
}
export interface Land {
  readonly path: string
  readonly outlines: readonly (readonly Point[])[] // of its parts, without the holes in them
}
export interface Shapes {
  readonly land: ReadonlyMap<string, Land>
  readonly borders: Readonly<Record<BorderLine, readonly BorderShape[]>>
  readonly coast: string
  readonly lakes: string
}

const numbers = (text: string): number[] => text.split(/[ ,]/).map(Number)

export function decode({ scale, arcs: packed, land, borders, coast, lakes }: PackedShapes): Shapes {
  const arcs = packed.split(';').map(text => arcOf(numbers(text), scale))
  const arc = (place: number): readonly Point[] => (place < 0 ? (arcs[~place] ?? []).toReversed() : (arcs[place] ?? []))
  const line = (text: string): Point[] => numbers(text).flatMap((place, n) => (n === 0 ? arc(place) : arc(place).slice(1)))
  const lines = (text: string): string =>
    text
      .split('/')
      .map(each => pathOf(line(each)))
      .join('')
  const polygons = (text: string): Point[][][] => text.split('/').map(polygon => polygon.split('+').map(line))
  const filled = (rings: readonly (readonly Point[])[][]): string => rings.flatMap(each => each.map(ring => `${pathOf(ring)}z`)).join('')
  const border = (text: string): BorderShape[] =>
    text.split(';').flatMap(each => {
      const [names = '', way = ''] = each.split(':')
      const [one = '', other = ''] = names.split(' ')
      return way === '' ? [] : [{ between: [one, other] as const, path: lines(way) }]
    })
  const lands = land.split(';').map((text): [string, Land] => {
    const [id = '', way = ''] = text.split(' ')
    const rings = polygons(way)
    return [id, { path: filled(rings), outlines: rings.flatMap(([outline]) => (outline === undefined ? [] : [outline])) }]
  })
  return {
    land: new Map(lands),
    borders: {
      regional: border(borders.regional),
      customs: border(borders.customs),
      closed: border(borders.closed),
      crossing: border(borders.crossing),
      unused: border(borders.unused),
    },
    coast: lines(coast),
    lakes: filled(polygons(lakes)),
  }
}

function arcOf(steps: readonly number[], scale: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let n = 0; n < steps.length; n += 2) {
    x += steps[n] ?? 0
    y += steps[n + 1] ?? 0
    points.push([x * scale, y * scale])
  }
  return points
}

/** Steps are shorter to write than places: half of the page's text would be coordinates. */
function pathOf(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  const steps = points.map(([toX, toY], n) => {
    const [dx, dy] = [Math.round(toX * 10) - x, Math.round(toY * 10) - y]
    x += dx
    y += dy
    return `${n === 0 ? 'M' : n === 1 ? 'l' : ' '}${dx / 10} ${dy / 10}`
  })
  return steps.join('').replaceAll(' -', '-')
}
