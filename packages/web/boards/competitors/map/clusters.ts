/** Pieces that could move, as buttons on the map: what is too near to each other for two of them shares one. */
import type { Point, Vehicle } from '@wildcat/competitors/board'
import type { Standing } from './standing.ts'

type Piece = Pick<Standing, 'key' | 'at' | 'size'> & { readonly vehicle: Vehicle }
export interface Cluster {
  readonly pieces: readonly [Piece, ...Piece[]]
  readonly at: Point // its middle
  readonly width: number
  readonly height: number
}

/** Less than this cannot be pressed apart. */
const LEAST = 28
/** So much is pressed around a piece. */
const AROUND = 8

export function clustersOf(standing: readonly Standing[], movable: readonly Vehicle[]): Cluster[] {
  const pieces = standing.flatMap(({ key, at, size, vehicles }): Piece[] => {
    const vehicle = vehicles.find(each => movable.includes(each))
    return vehicle === undefined ? [] : [{ key, at, size, vehicle }]
  })
  const clusters: [Piece, ...Piece[]][] = []
  for (const piece of pieces) {
    const near = clusters.filter(cluster => cluster.some(({ at }) => Math.hypot(at[0] - piece.at[0], at[1] - piece.at[1]) < LEAST))
    const [first, ...others] = near
    if (first === undefined) clusters.push([piece])
    else first.push(...others.flatMap(other => clusters.splice(clusters.indexOf(other), 1).flat()), piece)
  }
  return clusters.map(boxed)
}

function boxed(pieces: [Piece, ...Piece[]]): Cluster {
  const side = (of: 0 | 1) => {
    const [low, high] = [Math.min(...pieces.map(({ at }) => at[of])), Math.max(...pieces.map(({ at }) => at[of]))]
    return { middle: (low + high) / 2, length: Math.max(LEAST, high - low + Math.max(...pieces.map(({ size }) => size)) + AROUND) }
  }
  const [x, y] = [side(0), side(1)]
  return { pieces, at: [x.middle, y.middle], width: x.length, height: y.length }
}

/** The piece that is meant: under a pointer the nearest, unless it is chosen already; else the next. */
export function meantOf({ pieces }: Cluster, chosen: Vehicle | undefined, pressed: Point | undefined): Vehicle {
  const before = pieces.findIndex(({ vehicle }) => vehicle === chosen)
  const next = pieces[(before + 1) % pieces.length] ?? pieces[0]
  if (pressed === undefined) return next.vehicle
  const off = ({ at }: Piece) => Math.hypot(at[0] - pressed[0], at[1] - pressed[1])
  const nearest = pieces.reduce((a, b) => (off(b) < off(a) ? b : a))
  return nearest.vehicle === chosen ? next.vehicle : nearest.vehicle
}
