/** Questions about the table. */
import { at, forSeats, type Seat, seen, top } from '@wildcat/kernel'
import {
  areNeighbours,
  BUILDING_COST,
  canPayFee,
  columnOf,
  leaders,
  mayBeInspected,
  mayStand,
  type Square,
  wayOff,
} from '@wildcat/oil-rush'
import { CARDS, type Card, trackCost } from './components.ts'
import { BOARD, sitesBeside } from './map.ts'
import type { StepSeen, View } from './state.ts'

export const cardOf = (view: View, seat: Seat): Card => {
  const taken = at(view.taken, seat)
  if (taken === 'none') throw new Error(`seat ${seat} has taken no card`)
  return at(CARDS, taken)
}

/** [GIG-5.1] Before his truck is on the map a player has no square. */
export const truckOf = (view: View, seat: Seat): Square => {
  const square = at(view.trucks, seat)
  if (square === 'off') throw new Error(`seat ${seat} has no truck on the map`)
  return square
}

/** [GIG-5.13] On a site a truck must go on. */
export const restsOnGround = (view: View, seat: Seat): boolean => mayStand(view, truckOf(view, seat))

/** [GIG-5.13] Points that cannot go to the locomotive: the truck needs them to leave a site. */
export const keptForTruck = (view: View, seat: Seat): number => (restsOnGround(view, seat) ? 0 : wayOff(BOARD, view, truckOf(view, seat)))

/** [GIG-5.9] */
export const nextTrainCost = (view: View, seat: Seat): number => trackCost(at(view.trains, seat) + 1)

type SeenWell = View['wells'][number]
const besideTruck = (view: View, seat: Seat, well: SeenWell) => areNeighbours(BOARD, truckOf(view, seat), well.square)

/** Sites next to the truck, as places in `wells`; with three players some printed ones are not there. */
export const wellsBesideTruck = (view: View, seat: Seat): number[] =>
  sitesBeside(truckOf(view, seat)).filter(index => index < view.wells.length)

/** [GIG-5.7] */
export const mayLook = (view: View, seat: Seat, well: SeenWell): boolean =>
  well.state === 'covered' && mayBeInspected(well.kind) && !well.seenBy.includes(seat) && besideTruck(view, seat, well)

/** [GIG-6.1, GIG-6.2] */
export const mayBuild = (view: View, seat: Seat, well: SeenWell): boolean =>
  well.state === 'covered' && at(view.money, seat) >= BUILDING_COST[well.kind] && besideTruck(view, seat, well)

export const others = ({ seats }: View, seat: Seat): Seat[] => forSeats(seats, each => each).filter(each => each !== seat)

export type Way = 'own' | 'black' | 'rival'

/** [GIG-7.2, GIG-7.3] How oil from a square can travel; only by the own locomotive where that has come so far. */
export function ways(view: View, seat: Seat, square: Square): Way[] {
  const column = columnOf(BOARD, square)
  if (at(view.trains, seat) >= column) return ['own']
  if (!canPayFee(view, seat)) return []
  const found: Way[] = []
  if (view.black >= column) found.push('black')
  if (rivalsAhead(view, seat, square).length > 0) found.push('rival')
  return found
}

/** [GIG-7.3] The opponents level in the lead, if they have come so far. */
export function rivalsAhead(view: View, seat: Seat, square: Square): Seat[] {
  const ahead = leaders(view.trains, others(view, seat))
  return ahead.filter(each => at(view.trains, each) >= columnOf(BOARD, square))
}

export const ownHand = (view: View) => (typeof view.viewer === 'number' ? seen(at(view.hands, view.viewer)) : [])

/** [GIG-8.4] The bid that is being paid: its winner has shown that he can. */
export const beingPaid = ({ agenda }: Pick<View, 'agenda'>): StepSeen<'payBid'> | undefined => {
  const step = top(agenda)
  return step?.kind === 'payBid' ? step : undefined
}
