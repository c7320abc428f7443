/** Ways of trucks and ships as a graph: nodes 0 to 115 are states, then come hexes (ships) and crossings with the end they were entered by. */
import { FAR, read } from './atlas.ts'

/** When a loaded vehicle draws a customs card: never, if the state entered is not exempt, or always. */
export const FREE = 0
export const ENTRY_DUTY = 1
export const CROSSING_DUTY = 2

export interface Edge {
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly duty: typeof FREE | typeof ENTRY_DUTY | typeof CROSSING_DUTY
}
/** The edges that leave a node n are those from first[n] to first[n + 1]. */
export interface Graph {
  readonly size: number
  readonly first: Int32Array
  readonly to: Int32Array
  readonly cost: Int32Array
  readonly duty: Int32Array
}

export function graphOf(size: number, edges: readonly Edge[]): Graph {
  const sorted = edges.toSorted((a, b) => a.from - b.from)
  const first = new Int32Array(size + 1)
  for (const { from } of sorted) first[from + 1] = (first[from + 1] ?? 0) + 1
  for (let n = 0; n < size; n++) first[n + 1] = read(first, n) + read(first, n + 1)
  return {
    size,
    first,
    to: Int32Array.from(sorted, edge => edge.to),
    cost: Int32Array.from(sorted, edge => edge.cost),
    duty: Int32Array.from(sorted, edge => edge.duty),
  }
}
export const reversed = (size: number, edges: readonly Edge[]): Graph =>
  graphOf(
    size,
    edges.map(edge => ({ ...edge, from: edge.to, to: edge.from })),
  )

export interface Seed {
  readonly node: number
  readonly points: number
}
/** The fewest points from every node to the nearest seed, what it has itself included; on the graph with all edges turned round. */
export function fewestPoints({ size, first, to, cost }: Graph, seeds: readonly Seed[]): Int32Array {
  const points = new Int32Array(size).fill(FAR)
  const queue: number[] = []
  for (const seed of seeds) {
    if (seed.points >= read(points, seed.node)) continue
    points[seed.node] = seed.points
    queue.push(seed.node)
  }
  for (let next = 0; next < queue.length; next++) {
    const node = queue[next] ?? 0
    const end = read(first, node + 1)
    for (let edge = read(first, node); edge < end; edge++) {
      const there = read(to, edge)
      const sum = read(points, node) + read(cost, edge)
      if (sum >= read(points, there)) continue
      points[there] = sum
      queue.push(there)
    }
  }
  return points
}

/** Worked out once for each key, when it is first asked for. */
export function once<X>(work: (key: number) => X): (key: number) => X {
  const known = new Map<number, X>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const x = work(key)
    known.set(key, x)
    return x
  }
}
