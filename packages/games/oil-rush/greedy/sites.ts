/** What a derrick on a site would earn. */
import { at, type Seat } from '@wildcat/kernel'
import { BUILDING_COST, FEE, pointsUpTo, type SeenWell, type Square, type WellKind } from '../index.ts'
import { furthest, type Outlook } from './outlook.ts'

/** Dollars that a point of movement is worth elsewhere. */
export const POINT = 220

export type Site = SeenWell & { readonly kind: WellKind }
export const isSite = (well: SeenWell): well is Site => well.kind !== 'gusher' && well.state === 'covered'

/** A tile that may be built on, by its place in `wells`. */
export function siteAt({ view }: Outlook, index: number): Site {
  const well = at(view.wells, index)
  if (!isSite(well)) throw new Error(`there is no tile at ${index}`)
  return well
}

/** Points that the own train needs to come so far. */
export function pointsToSpace({ view, country }: Outlook, seat: Seat, to: number): number {
  const from = at(view.trains, seat)
  return to <= from ? 0 : pointsUpTo(country.track, to) - pointsUpTo(country.track, from)
}

/** What is gained by building on a site this round, with so many points left for the train. */
export function profit(
  outlook: Outlook,
  seat: Seat,
  site: Site,
  pointsForTrain: number,
  owed = feesOwed(outlook, seat, pointsForTrain),
): number {
  if (!carries(outlook, seat, site, pointsForTrain, owed)) return Number.NEGATIVE_INFINITY
  const oil = site.value ?? outlook.valueOf(site.kind)
  return earnings(outlook, seat, { square: site.square, oil, cost: BUILDING_COST[site.kind] }, pointsForTrain)
}

interface NewDerrick {
  readonly square: Square
  readonly oil: number
  readonly cost: number // to build it
}
/** What a derrick brings, pumped and at the end. */
export function earnings(outlook: Outlook, seat: Seat, { square, oil, cost }: NewDerrick, pointsForTrain: number): number {
  const left = outlook.roundsLeft
  const pumped = Math.min(oil, left)
  const stays = Math.max(0, oil - left)
  return (
    pumped * outlook.barrel(seat) +
    outlook.leftOver(seat, stays) -
    cost -
    transportCost(outlook, seat, outlook.spaceOf(square), pumped, pointsForTrain)
  )
}

/** Points that a player can count on for his train in the next round. */
const NEXT_ROUND = 6
/** A tile that holds so much may wait a round for the train. */
const LONG_LIVED = 4

/** Whether the oil of a new derrick can travel: on the own train, for a fee that can be paid, or from the next round on if there is enough. */
function carries(outlook: Outlook, seat: Seat, { square, kind, value }: Site, pointsForTrain: number, owed: number): boolean {
  const space = outlook.spaceOf(square)
  const needed = pointsToSpace(outlook, seat, space)
  const left = at(outlook.view.money, seat) - BUILDING_COST[kind] - owed
  if (needed <= pointsForTrain) return left >= 0
  const rides = furthest(outlook) >= space
  if (rides) return left >= FEE
  const soon = needed <= pointsForTrain + NEXT_ROUND && outlook.roundsLeft > 2
  return left >= 0 && soon && (value ?? outlook.valueOf(kind)) >= LONG_LIVED
}

/** What the oil of the derricks that stand will cost this round: each that others carry. */
export function feesOwed(outlook: Outlook, seat: Seat, pointsForTrain: number): number {
  const ahead = furthest(outlook)
  let fees = 0
  for (const { owner, square } of outlook.view.wells) {
    if (owner !== seat) continue
    const space = outlook.spaceOf(square)
    if (space <= ahead && pointsToSpace(outlook, seat, space) > pointsForTrain) fees += FEE
  }
  return fees
}

/** Fees until the own train arrives, or the oil itself where no train has come so far; and the points to get it there. */
function transportCost(outlook: Outlook, seat: Seat, space: number, barrels: number, pointsForTrain: number): number {
  const needed = pointsToSpace(outlook, seat, space)
  if (needed <= pointsForTrain) return needed * POINT
  const late = Math.min(barrels, Math.ceil((needed - pointsForTrain) / 6)) // rounds until it is there
  return needed * POINT + late * (furthest(outlook) >= space ? FEE : outlook.barrel(seat))
}
