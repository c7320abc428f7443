/** How a truck moves: square by square, over sites but never to rest on one, never onto a derrick. */
import { at, type ReadonlyDeep, type Seat } from '@wildcat/kernel'
import { areNeighbours, type Board, neighbours, type Square } from './board.ts'
import { type AnyKind, type SeenWells, type WellTable, wellOn } from './wells.ts'

export interface TruckTable<Hidden, Kind extends AnyKind> extends WellTable<Hidden, Kind> {
  trucks: (Square | 'off')[]
}
export type TruckView = ReadonlyDeep<TruckTable<null, AnyKind>>

/** Before his truck is on the map a player has no square. */
export const truckOf = ({ trucks }: Pick<TruckView, 'trucks'>, seat: Seat): Square => {
  const square = at(trucks, seat)
  if (square === 'off') throw new Error(`seat ${seat} has no truck on the map`)
  return square
}

/** Trucks do not block each other, so they do not matter here. */
export const mayStand = (view: SeenWells, square: Square): boolean => wellOn(view, square) === undefined
export const isDerrick = (view: SeenWells, square: Square): boolean => wellOn(view, square)?.state === 'derrick'
export const isSite = (view: SeenWells, square: Square): boolean => wellOn(view, square)?.state === 'covered'

export type StepReason = 'notNextToTruck' | 'derrickInTheWay' | 'notEnoughPoints' | 'stuckOnSite'

/** Why a truck may not step from one square to the next with so many points; null if it may. */
export function whyNoStep(board: Board, view: SeenWells, from: Square, to: Square, points: number): StepReason | null {
  if (to < 0 || to >= board.cost.length || !areNeighbours(board, from, to)) return 'notNextToTruck'
  const well = wellOn(view, to)
  if (well?.state === 'derrick') return 'derrickInTheWay'
  const left = points - at(board.cost, to)
  if (left < 0) return 'notEnoughPoints'
  return well?.state === 'covered' && left < wayOff(board, view, to) ? 'stuckOnSite' : null
}

/** Points needed to leave a site for a square where the truck may stand; the way may lead over other sites. */
export function wayOff(board: Board, view: SeenWells, site: Square): number {
  const reached = new Map<Square, number>([[site, 0]])
  const open = new Set<Square>([site])
  for (;;) {
    const here = cheapest(open, reached)
    if (here === undefined) return Number.POSITIVE_INFINITY
    const spent = reached.get(here) ?? 0
    if (mayStand(view, here)) return spent
    open.delete(here)
    for (const next of neighbours(board, here)) {
      const cost = spent + at(board.cost, next)
      if (isDerrick(view, next) || cost >= (reached.get(next) ?? Number.POSITIVE_INFINITY)) continue
      reached.set(next, cost)
      open.add(next)
    }
  }
}

function cheapest(open: ReadonlySet<Square>, reached: ReadonlyMap<Square, number>): Square | undefined {
  let best: Square | undefined
  for (const square of open) if (best === undefined || (reached.get(square) ?? 0) < (reached.get(best) ?? 0)) best = square
  return best
}

/** Can a truck reach any other square where it may stand, whatever that costs? `blocked`: as if a derrick stood there too. */
export function canLeave(board: Board, view: SeenWells, from: Square, blocked?: Square): boolean {
  const reached = new Set<Square>([from])
  for (const here of reached)
    for (const next of neighbours(board, here)) {
      if (next === blocked || isDerrick(view, next) || reached.has(next)) continue
      if (mayStand(view, next)) return true
      reached.add(next)
    }
  return false
}
