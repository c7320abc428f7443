/** Sending a truck or a train far in one go: the way, what it costs, where a look could be had on it, and why it cannot be gone. */
import { at, type Seat } from '@wildcat/kernel'
import { type Board, neighbours, type Square } from './board.ts'
import { type Country, type DrivingView, type Footing, footing, keptForTruck, mayBeSeen } from './driving.ts'
import type { Refusal } from './refusal.ts'
import { type Routes, routesFrom, wayTo } from './routes.ts'
import { isDerrick, mayStand, type StepReason, type TruckView, truckOf } from './trucks.ts'
import type { SeenWells } from './wells.ts'

/** All that a truck could be sent to. */
export interface Trips {
  readonly points: number
  readonly on: Footing // where the truck is now
  readonly routes: Routes
}
export interface Trip {
  readonly to: Square
  readonly way: readonly Square[] // square by square, without the one it starts from
  readonly cost: number
}

export const tripsOf = (board: Board, view: TruckView, seat: Seat, points: number): Trips => ({
  points,
  on: footing(view, seat),
  routes: routesFrom(board, view, truckOf(view, seat)),
})
export const tripTo = ({ routes }: Trips, to: Square): Trip => ({ to, way: wayTo(routes, to), cost: at(routes.cost, to) })

/** Why the truck cannot be sent there to stay; null if it can. A way over sites can be gone whenever its end can be reached. */
export function whyNoTrip(view: SeenWells, { points, on, routes }: Trips, to: Square): Refusal<StepReason> | null {
  const cost = at(routes.cost, to)
  if (isDerrick(view, to) || cost === Number.POSITIVE_INFINITY) return { why: 'derrickInTheWay' }
  if (cost > points) return { why: 'notEnoughPoints', with: { points, cost, on } }
  return mayStand(view, to) ? null : { why: 'stuckOnSite', with: { points: points - cost, cost } }
}

/** The cheapest square beside a site where the truck may stand, whether or not the points suffice. */
export function besideSite(board: Board, view: SeenWells, { routes }: Trips, site: Square): Square | undefined {
  const stands = neighbours(board, site).filter(square => mayStand(view, square))
  return stands.toSorted((a, b) => at(routes.cost, a) - at(routes.cost, b))[0]
}

export interface Stop {
  readonly at: Square
  readonly wells: readonly number[]
}
/** Tiles next to a square, as places in `wells`. */
type Beside = (square: Square) => readonly number[]
/** Where on the way this player could look under tiles that he has not seen: each tile once, as early as possible. */
export function stopsOn(sitesBeside: Beside, view: SeenWells, seat: Seat, way: readonly Square[]): Stop[] {
  const found = new Set<number>()
  return way.flatMap(square => {
    const wells = sitesBeside(square).filter(index => !found.has(index) && mayBeSeen(view.wells[index], seat))
    for (const well of wells) found.add(well)
    return wells.length === 0 ? [] : [{ at: square, wells }]
  })
}

export interface Space {
  readonly space: number
  readonly cost: number // all the way from where the train stands
  readonly left: number // points after that
}
/** How far a player's train can come with the points that the truck does not need, space by space. */
export function spacesAhead({ board, track }: Country, view: DrivingView, seat: Seat, points: number): Space[] {
  const most = points - keptForTruck(board, view, seat)
  const found: Space[] = []
  let cost = 0
  for (let space = at(view.trains, seat) + 1; space <= track.last; space++) {
    cost += track.cost(space)
    if (cost > most) break
    found.push({ space, cost, left: points - cost })
  }
  return found
}
