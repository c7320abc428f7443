/** [COM-5.9] What a step burns. */
import { FUEL } from './components.ts'
import type { SeenJourney } from './journeys.ts'
import type { Payment } from './points.ts'
import type { Vehicle, View } from './state.ts'
import { kindOf, placeOf } from './vehicles.ts'
import type { Way } from './ways.ts'
import { isFuelHalved } from './weather.ts'

export function fuelOf(view: View, journey: SeenJourney, vehicle: Vehicle, { ring }: Way, { how }: Payment): number {
  const kind = kindOf(vehicle)
  const tms = how === 'both' ? [journey.tm, journey.tm + 1] : [how === 'now' ? journey.tm : journey.tm + 1]
  const due = tms.filter(tm => {
    if (journey.freeFuel && vehicle === journey.vehicle && tm === 1) return false
    return kind === 'plane' || tm > journey.tm || !journey.fuelled.includes(vehicle)
  })
  if (due.length === 0) return 0
  const full = kind === 'plane' ? FUEL.plane * ring : FUEL[kind] * due.length
  return isFuelHalved(view, placeOf(view, vehicle)) ? full / 2 : full
}
