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
  const inThis = (how === 'now' || how === 'both') && isDue(journey, vehicle, journey.tm)
  const inNext = how !== 'now' && isDue(journey, vehicle, journey.tm + 1)
  if (!inThis && !inNext) return 0
  const full = kind === 'plane' ? FUEL.plane * ring : FUEL[kind] * (inThis && inNext ? 2 : 1)
  return isFuelHalved(view, placeOf(view, vehicle)) ? full / 2 : full
}
/** Planes burn with every flight, the others once in a T.M. */
function isDue(journey: SeenJourney, vehicle: Vehicle, tm: number): boolean {
  if (journey.freeFuel && vehicle === journey.vehicle && tm === 1) return false
  return kindOf(vehicle) === 'plane' || tm > journey.tm || !journey.fuelled.includes(vehicle)
}
