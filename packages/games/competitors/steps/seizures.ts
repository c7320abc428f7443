/** [COM-6.5, COM-6.7] Vehicles seized; never their owner's last one. */
import { PRICES } from '../components.ts'
import { journeyIn } from '../journeys.ts'
import { nearestBase } from '../nearest-base.ts'
import type { State, Vehicle } from '../state.ts'
import type { AutoStep, CompetitorsPlay } from '../types.ts'
import { inState, kindOf, ownerOf, placeOf, putAt, toStock, truckAboard, vehiclesOf } from '../vehicles.ts'

export const seize: AutoStep<'seize'> = {
  run(play, { vehicle, withTruck }) {
    const { state } = play
    const truck = truckAboard(state, vehicle)
    if (isLast(state, vehicle)) spare(play, vehicle)
    else take(play, vehicle)
    if (truck === undefined || !withTruck) return
    if (isLast(state, truck)) spare(play, truck)
    else take(play, truck)
  },
}
const isLast = (state: State, vehicle: Vehicle): boolean => vehiclesOf(state, ownerOf(vehicle)).length === 1

/** Back to its owner's stock. A truck that it carried is set down there, or finds its way to a base. */
function take(play: CompetitorsPlay, vehicle: Vehicle) {
  const { state } = play
  const place = placeOf(state, vehicle)
  const truck = truckAboard(state, vehicle)
  const truckTo = truck === undefined ? 'none' : place.kind === 'state' ? place.state : nearestBase(state, ownerOf(truck), 'truck', place)
  toStock(state, vehicle)
  if (truck !== undefined && truckTo !== 'none') putAt(state, truck, inState(truckTo))
  play.emit({ kind: 'seized', vehicle, truckTo })
}

/** The deliverer pays its price, or all he has. */
function spare(play: CompetitorsPlay, vehicle: Vehicle) {
  const euro = PRICES[kindOf(vehicle)]
  play.emit({ kind: 'spared', vehicle, euro })
  play.next({ kind: 'pay', seat: journeyIn(play.state).seat, euro, due: 'spared' })
}
