/** What a derrick on a site would earn. */
import { at, type Seat } from '@wildcat/kernel'
import { BUILDING_COST, columnOf, FEE } from '@wildcat/oil-rush'
import { trackCost } from '../components.ts'
import { BOARD } from '../map.ts'
import type { View } from '../state.ts'
import { BARREL, BARREL_AT_END, DERRICK_AT_END, expectedValues, roundsLeft } from './forecast.ts'

/** Dollars that a point of movement is worth elsewhere. */
export const POINT = 220

/** Points that the own locomotive needs to reach a column. */
export function pointsToColumn(view: View, seat: Seat, column: number): number {
  let points = 0
  for (let space = at(view.trains, seat) + 1; space <= column; space++) points += trackCost(space)
  return points
}

/** What is gained by building on a site this round, with so many points left for the locomotive. */
export function profit(view: View, seat: Seat, index: number, pointsForTrain: number, values = expectedValues(view)): number {
  const well = at(view.wells, index)
  if (!carries(view, seat, well, pointsForTrain)) return Number.NEGATIVE_INFINITY
  const oil = well.value ?? values[well.kind]
  const left = roundsLeft(view)
  const pumped = Math.min(oil, left)
  const stays = Math.max(0, oil - left)
  const atEnd = stays > 0 ? DERRICK_AT_END + stays * BARREL_AT_END : 0
  return (
    pumped * BARREL + atEnd - BUILDING_COST[well.kind] - transportCost(view, seat, columnOf(BOARD, well.square), pumped, pointsForTrain)
  )
}

/** Points that a player can count on for his locomotive in the next round. */
const NEXT_ROUND = 6
/** A tile that holds so much may wait a round for the locomotive. */
const LONG_LIVED = 4

/** Whether the oil of a new derrick can travel: on the own train, for a fee that can be paid, or from the next round on if there is enough. */
function carries(view: View, seat: Seat, { square, kind, value }: View['wells'][number], pointsForTrain: number): boolean {
  const column = columnOf(BOARD, square)
  const needed = pointsToColumn(view, seat, column)
  if (needed <= pointsForTrain) return true
  const rides = Math.max(view.black, ...view.trains) >= column
  if (rides) return at(view.money, seat) - BUILDING_COST[kind] >= FEE
  const soon = needed <= pointsForTrain + NEXT_ROUND && roundsLeft(view) > 2
  return soon && (value ?? expectedValues(view)[kind]) >= LONG_LIVED
}

/** Fees until the own locomotive arrives, or the oil itself where no train has come so far; and the points to get it there. */
function transportCost(view: View, seat: Seat, column: number, barrels: number, pointsForTrain: number): number {
  const needed = pointsToColumn(view, seat, column)
  if (needed <= pointsForTrain) return needed * POINT
  const late = Math.min(barrels, Math.ceil((needed - pointsForTrain) / 6)) // rounds until it is there
  const furthest = Math.max(view.black, ...view.trains)
  return needed * POINT + late * (furthest >= column ? FEE : BARREL)
}
