/** [COM-5.8] What each T.M. of an action has in points, from the present one on. */
import { POINTS } from '../components.ts'
import type { SeenJourney } from '../journeys.ts'
import { beginTm, NONE } from '../points.ts'
import type { Journey } from '../state.ts'
import { read } from './atlas.ts'
import { once } from './graph.ts'

export interface Clock {
  readonly allowed: number
  readonly all: Int32Array // by T.M.
  readonly ship: Int32Array
  readonly plane: Int32Array
  readonly laterAll: Int32Array // in all T.M. after this one
  readonly laterShip: Int32Array
  readonly laterPlane: Int32Array
  readonly evenFrom: number // the T.M. from which on all have the same
  readonly hasGap: boolean // in a T.M. to come a ship or plane has no point at all
  readonly isUneven: boolean // in a T.M. to come a plane has fewer points than usual
}

/** The clock of a journey that is under way; debts and gains make some T.M. shorter or longer than others. */
export function clockOf(journey: SeenJourney, allowed: number): Clock {
  if (journey.tm === 0 && journey.debt === 0) return fresh(allowed)
  return wind({ ...still, tm: journey.tm, open: journey.open, limits: journey.limits, debt: journey.debt }, allowed)
}
const still: Journey = {
  seat: 0,
  vehicle: 0,
  delivery: 'none',
  tm: 0,
  open: false,
  limits: NONE,
  used: NONE,
  debt: 0,
  fuelled: [],
  freeFuel: false,
  taken: [],
  events: [],
  steps: 0,
}
const fresh = once(allowed => wind({ ...still }, allowed))

function wind(journey: Journey, allowed: number): Clock {
  const table = () => new Int32Array(allowed + 2)
  const [all, ship, plane] = [table(), table(), table()]
  const { tm } = journey
  for (let n = tm; n <= allowed; n++) {
    if (n > tm) beginTm(journey)
    all[n] = journey.limits.all
    ship[n] = Math.min(journey.limits.all, journey.limits.ship)
    plane[n] = Math.min(journey.limits.all, journey.limits.plane)
  }
  let evenFrom = allowed
  while (evenFrom > Math.max(1, tm) && read(all, evenFrom - 1) === read(all, allowed) && read(plane, evenFrom - 1) === read(plane, allowed))
    evenFrom--
  return {
    allowed,
    all,
    ship,
    plane,
    laterAll: later(all),
    laterShip: later(ship),
    laterPlane: later(plane),
    evenFrom,
    hasGap: plane.slice(tm + 1, allowed + 1).includes(0),
    isUneven: plane.slice(tm + 1, allowed + 1).some(n => n < POINTS.plane),
  }
}
function later(points: Int32Array): Int32Array {
  const sums = new Int32Array(points.length)
  for (let n = points.length - 2; n >= 0; n--) sums[n] = read(sums, n + 1) + read(points, n + 1)
  return sums
}
