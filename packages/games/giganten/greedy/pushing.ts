/** What it brings to push the others' locomotives back. */
import { at, type Seat, turnOrder } from '@wildcat/kernel'
import { columnOf, FEE } from '@wildcat/oil-rush'
import { CARDS, DERRICK_BONUS, FIRST_SPACE } from '../components.ts'
import { BOARD } from '../map.ts'
import { others } from '../queries.ts'
import type { View } from '../state.ts'
import { BARREL, roundsLeft } from './forecast.ts'
import { ownDerricks } from './outlook.ts'
import { pointsToColumn } from './sites.ts'

/** From here on places at the end count. */
const LAST_ROUNDS = 3

export function pushGain(view: View, seat: Seat, spaces: number): number {
  const trains = view.trains.map((space, each) => (each === seat ? space : Math.max(FIRST_SPACE, space - spaces)))
  const after = { ...view, trains }
  const fees = others(view, seat).reduce((sum, each) => sum + lostReach(view, after, each) * FEE, 0)
  return fees + placesGain(view, after, seat) - lostRides(view, after, seat)
}

/** Barrels of a rival that his own locomotive carried and will not carry now, unless he still has the points to catch up. */
function lostReach(view: View, after: View, rival: Seat): number {
  const points = pointsToCome(view, rival)
  return ownDerricks(view, rival).filter(({ square }) => {
    const column = columnOf(BOARD, square)
    return at(view.trains, rival) >= column && pointsToColumn(after, rival, column) > points
  }).length
}

/** Points of the card of who has not driven yet: cards are put away after driving. */
function pointsToCome(view: View, seat: Seat): number {
  const card = at(view.taken, seat)
  return card === 'none' ? 0 : at(CARDS, card).movement
}

/** Own barrels that travel on a rival's train and will have none. */
function lostRides(view: View, after: View, seat: Seat): number {
  const carried = ({ trains }: View, column: number) => view.black >= column || trains.some(space => space >= column)
  const columns = ownDerricks(view, seat).map(({ square }) => columnOf(BOARD, square))
  return columns.filter(column => carried(view, column) && !carried(after, column)).length * (BARREL - FEE)
}

/** Near the end: derricks times the premium of a better place, and what rivals behind then lose. */
function placesGain(view: View, after: View, seat: Seat): number {
  const left = roundsLeft(view)
  if (left > LAST_ROUNDS) return 0
  const premium = (table: View, each: Seat) => standing(view, each, left) * at(DERRICK_BONUS, placeOf(table, each))
  const change = (each: Seat) => premium(after, each) - premium(view, each)
  return (change(seat) - others(view, seat).reduce((sum, each) => sum + change(each), 0) / (view.seats - 1)) / left
}
const standing = (view: View, seat: Seat, left: number) => ownDerricks(view, seat).filter(({ oil }) => oil >= left).length

function placeOf(view: View, seat: Seat): number {
  const order = turnOrder(view).toSorted((a, b) => at(view.trains, b) - at(view.trains, a))
  return order.indexOf(seat)
}
