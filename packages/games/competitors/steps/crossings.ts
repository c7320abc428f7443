/** [COM-5.2] Put off a crossing: on to the far end for a fee, or back where it came from. */

import { CROSSING_FEE } from '../components.ts'
import { journeyIn, unitOf } from '../journeys.ts'
import { canCover, cashOf, fromBank } from '../money.ts'
import { isOnStrike } from '../step-check.ts'
import type { AutoStep } from '../types.ts'
import { inState, kindOf, placeOf, putAt } from '../vehicles.ts'
import { endsOf } from '../ways.ts'
import { forceSale } from './forced-sale.ts'

export const leaveCrossing: AutoStep<'leaveCrossing'> = {
  run(play, step) {
    const { state } = play
    const journey = journeyIn(state)
    const { seat } = journey
    const vehicle = unitOf(state, journey)
    const place = placeOf(state, vehicle)
    if (place.kind !== 'crossing') return
    const [beyond = place.from] = endsOf(place)
    const fee = CROSSING_FEE[kindOf(vehicle) === 'ship' ? 'ship' : 'truck']
    const isBarred = typeof beyond === 'string' && isOnStrike(state, beyond)
    const back = isBarred || !canCover(state, seat, fee)
    if (!back && cashOf(state, seat) < fee) return forceSale(play, seat, fee, 'crossing', step)
    const euro = back ? 0 : fee
    const to = back ? place.from : beyond
    fromBank(state, seat, -euro)
    putAt(state, vehicle, typeof to === 'number' ? { kind: 'hex', hex: to } : inState(to))
    play.emit({ kind: 'putOffCrossing', seat, vehicle, crossing: place.crossing, to, euro })
  },
}
