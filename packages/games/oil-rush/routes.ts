/** The cheapest ways over the map, for bots that plan and screens that show a path. */
import { at } from '@wildcat/kernel'
import { type Board, neighbours, type Square } from './board.ts'
import type { SeenWells } from './wells.ts'

export interface Routes {
  readonly from: Square
  readonly cost: readonly number[] // points to each square; Infinity where no way leads
  readonly previous: readonly Square[] // the square before it on the cheapest way
}

/** From one square to all others, over sites but not over derricks. While the same derricks stand, they are worked out once. */
export function routesFrom(board: Board, view: SeenWells, from: Square): Routes {
  const derricks: Square[] = []
  for (const { square, state } of view.wells) if (state === 'derrick') derricks.push(square)
  const known = routesPast(board, derricks)
  const found = known.get(from) ?? measured(board, derricks, from)
  known.set(from, found)
  return found
}

type BySquare = Map<Square, Routes>
const remembered = new WeakMap<Board, Map<string, BySquare>>()
/** Whoever thinks ahead meets few sets of derricks, again and again. */
const MOST_SETS = 64

function routesPast(board: Board, derricks: readonly Square[]): BySquare {
  const sets = remembered.get(board) ?? new Map<string, BySquare>()
  remembered.set(board, sets)
  const name = String.fromCharCode(...derricks)
  const known = sets.get(name) ?? new Map<Square, Routes>()
  if (!sets.has(name) && sets.size >= MOST_SETS) for (const oldest of sets.keys()) if (sets.size >= MOST_SETS) sets.delete(oldest)
  sets.set(name, known)
  return known
}

/** Dijkstra, by lists of squares that cost the same. */
function measured(board: Board, derricks: readonly Square[], from: Square): Routes {
  const cost = new Array<number>(board.cost.length).fill(Number.POSITIVE_INFINITY)
  const previous = new Array<Square>(board.cost.length).fill(from)
  for (const square of derricks) cost[square] = BLOCKED
  cost[from] = 0
  const byCost: Square[][] = [[from]]
  for (let spent = 0; spent < byCost.length; spent++) {
    for (const here of byCost[spent] ?? []) {
      if (cost[here] !== spent) continue
      for (const next of neighbours(board, here)) {
        const total = spent + at(board.cost, next)
        if (total >= at(cost, next)) continue
        cost[next] = total
        previous[next] = here
        const alike = byCost[total]
        if (alike === undefined) byCost[total] = [next]
        else alike.push(next)
      }
    }
  }
  for (const square of derricks) if (square !== from) cost[square] = Number.POSITIVE_INFINITY
  return { from, cost, previous }
}
/** Less than any way costs, so that none leads there. */
const BLOCKED = -1

/** The squares of a way in order, without the one it starts from. */
export function wayTo({ from, previous }: Routes, to: Square): Square[] {
  const way: Square[] = []
  for (let square = to; square !== from; square = at(previous, square)) way.push(square)
  return way.reverse()
}
