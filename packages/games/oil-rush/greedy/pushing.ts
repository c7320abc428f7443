/** What it brings to push the others' trains back. */
import { at, others, type Seat, turnOrder } from '@wildcat/kernel'
import { FEE, pushOthersBack } from '../index.ts'
import { furthest, type Outlook, ownDerricks } from './outlook.ts'
import { pointsToSpace } from './sites.ts'

/** From here on places at the end count. */
const LAST_ROUNDS = 3

export function pushGain(outlook: Outlook, seat: Seat, spaces: number): number {
  const trains = outlook.view.trains.slice()
  pushOthersBack({ trains }, seat, spaces)
  const after = { ...outlook, view: { ...outlook.view, trains } }
  const fees = others(outlook.view, seat).reduce((sum, each) => sum + lostReach(outlook, after, each) * FEE, 0)
  return fees + placesGain(outlook, after, seat) - lostRides(outlook, after, seat)
}

/** Barrels of a rival that his own train carried and will not carry now, unless he still has the points to catch up. */
function lostReach(outlook: Outlook, after: Outlook, rival: Seat): number {
  const points = pointsToCome(outlook, rival)
  return ownDerricks(outlook.view, rival).filter(({ square }) => {
    const space = outlook.spaceOf(square)
    return at(outlook.view.trains, rival) >= space && pointsToSpace(after, rival, space) > points
  }).length
}

/** Points of the card of whoever has not driven yet: cards are put away after driving. */
function pointsToCome({ view, movementOf }: Outlook, seat: Seat): number {
  const card = at(view.taken, seat)
  return card === 'none' ? 0 : movementOf(card)
}

/** Own barrels that travel on a rival's train and will have none. */
function lostRides(outlook: Outlook, after: Outlook, seat: Seat): number {
  const spaces = ownDerricks(outlook.view, seat).map(({ square }) => outlook.spaceOf(square))
  return spaces.filter(space => furthest(outlook) >= space && furthest(after) < space).length * (outlook.barrel(seat) - FEE)
}

/** Near the end: derricks times the premium of a better place, and what rivals behind then lose. */
function placesGain(outlook: Outlook, after: Outlook, seat: Seat): number {
  const { view, roundsLeft: left, bonus } = outlook
  if (left > LAST_ROUNDS) return 0
  const premium = (table: Outlook, each: Seat) => standing(outlook, each) * at(bonus, placeOf(table, each))
  const change = (each: Seat) => premium(after, each) - premium(outlook, each)
  return (change(seat) - others(view, seat).reduce((sum, each) => sum + change(each), 0) / (view.seats - 1)) / left
}
const standing = ({ view, roundsLeft }: Outlook, seat: Seat) => ownDerricks(view, seat).filter(({ oil }) => oil >= roundsLeft).length

function placeOf({ view }: Outlook, seat: Seat): number {
  const order = turnOrder(view).toSorted((a, b) => at(view.trains, b) - at(view.trains, a))
  return order.indexOf(seat)
}
