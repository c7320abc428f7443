/** What is about to happen: production of this round, the next roll of a price, whether another round comes at all. */
import { at, type Seat } from '@wildcat/kernel'
import { afterRoll, COMPANIES, type Company, columnOf, DEPOT_LIMIT, DIE, PRICES } from '@wildcat/oil-rush'
import { CARDS, RED_IDS, STAR } from '../components.ts'
import { BOARD } from '../map.ts'
import type { View } from '../state.ts'
import { BARREL_AT_END } from './forecast.ts'

/** The share of red cards still to come that do not take the black locomotive to its star. */
function chanceOfNextRound(view: View): number {
  const out = [...view.red.discard, ...view.onShow, ...view.taken]
  const toCome = RED_IDS.filter(id => !out.includes(id))
  return toCome.filter(id => view.black + at(CARDS, id).black < STAR).length / Math.max(1, toCome.length)
}

/** The mean price after the next roll: red can only rise, blue only fall. */
const nextPrice = (space: number): number => DIE.reduce((sum, face) => sum + at(PRICES, afterRoll(space, face)), 0) / DIE.length

type SeenWell = View['wells'][number]
export const ownDerricks = (view: View, seat: Seat): SeenWell[] =>
  view.wells.filter(well => well.state === 'derrick' && well.owner === seat)

/** Barrels that will come out of the ground this round and that some train can carry. */
export function comingOil(view: View, seat: Seat): number {
  const furthest = Math.max(view.black, ...view.trains)
  return ownDerricks(view, seat).filter(({ square }) => columnOf(BOARD, square) <= furthest).length
}

/** Next round's oil finds no room in the depots. */
function lacksRoom(view: View, seat: Seat): boolean {
  const depot = at(view.depots, seat)
  const room = COMPANIES.reduce((sum, company) => sum + Math.max(0, DEPOT_LIMIT - depot[company]), 0)
  return comingOil(view, seat) > room
}

/** Of the price to come, what a barrel is worth that waits: it needs room and licences once more. */
const WAITING = 0.54
const WAITING_IN_RED = 0.9
/** With less a player cannot build and pay a fee. */
const POOR = 7000

/** A barrel that is not sold now. */
export function worthKept(view: View, seat: Seat, company: Company): number {
  const space = view.prices[company]
  const next = nextPrice(space)
  const patient = next > at(PRICES, space) && !lacksRoom(view, seat) && at(view.money, seat) >= POOR
  const again = chanceOfNextRound(view)
  return again * next * (patient ? WAITING_IN_RED : WAITING) + (1 - again) * BARREL_AT_END
}
