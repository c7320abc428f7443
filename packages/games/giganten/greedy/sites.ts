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
  const oil = well.value ?? values[well.kind]
  const left = roundsLeft(view)
  const pumped = Math.min(oil, left)
  const stays = Math.max(0, oil - left)
  const atEnd = stays > 0 ? DERRICK_AT_END + stays * BARREL_AT_END : 0
  return (
    pumped * BARREL + atEnd - BUILDING_COST[well.kind] - transportCost(view, seat, columnOf(BOARD, well.square), pumped, pointsForTrain)
  )
}

/** Fees until the own locomotive arrives, or the oil itself where no train has come so far; and the points to get it there. */
function transportCost(view: View, seat: Seat, column: number, barrels: number, pointsForTrain: number): number {
  const needed = pointsToColumn(view, seat, column)
  if (needed <= pointsForTrain) return needed * POINT
  const late = Math.min(barrels, Math.ceil((needed - pointsForTrain) / 6)) // rounds until it is there
  const furthest = Math.max(view.black, ...view.trains)
  return needed * POINT + late * (furthest >= column ? FEE : BARREL)
}
