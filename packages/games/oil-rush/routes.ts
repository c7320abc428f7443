/** The cheapest ways over the map, for bots that plan and screens that show a path. */
import { at } from '@wildcat/kernel'
import { type Board, neighbours, type Square } from './board.ts'
import type { SeenWells } from './wells.ts'

export interface Routes {
  readonly from: Square
  readonly cost: readonly number[] // points to each square; Infinity where no way leads
  readonly previous: readonly Square[] // the square before it on the cheapest way
}

/** From one square to all others, over sites but not over derricks. */
export function routesFrom(board: Board, view: SeenWells, from: Square): Routes {
  const cost = new Array<number>(board.cost.length).fill(Number.POSITIVE_INFINITY)
  const previous = new Array<Square>(board.cost.length).fill(from)
  const blocked = new Set<Square>()
  for (const { square, state } of view.wells) if (state === 'derrick') blocked.add(square)
  cost[from] = 0
  const byCost: Square[][] = [[from]]
  for (let spent = 0; spent < byCost.length; spent++)
    for (const here of byCost[spent] ?? []) {
      if (cost[here] !== spent) continue
      for (const next of neighbours(board, here)) {
        const total = spent + at(board.cost, next)
        if (total >= at(cost, next) || blocked.has(next)) continue
        cost[next] = total
        previous[next] = here
        const alike = byCost[total] ?? []
        if (alike.push(next) === 1) byCost[total] = alike
      }
    }
  return { from, cost, previous }
}

/** The squares of a way in order, without the one it starts from. */
export function wayTo({ from, previous }: Routes, to: Square): Square[] {
  const way: Square[] = []
  for (let square = to; square !== from; square = at(previous, square)) way.unshift(square)
  return way
}
