/** [COM-5.9] What a step burns. */
import { FUEL } from './components.ts'
import type { Mover } from './mover.ts'
import type { Payment } from './points.ts'
import type { Way } from './ways.ts'

export function fuelOf(mover: Mover, { ring }: Way, { how }: Payment): number {
  const { kind, journey, halfFuel } = mover
  const inThis = (how === 'now' || how === 'both') && isDue(mover, journey.tm)
  const inNext = how !== 'now' && isDue(mover, journey.tm + 1)
  if (!inThis && !inNext) return 0
  const full = kind === 'plane' ? FUEL.plane * ring : FUEL[kind] * (inThis && inNext ? 2 : 1)
  return halfFuel ? full / 2 : full
}
/** Planes burn with every flight, the others once in a T.M. */
function isDue({ journey, vehicle, kind }: Mover, tm: number): boolean {
  if (journey.freeFuel && vehicle === journey.vehicle && tm === 1) return false
  return kind === 'plane' || tm > journey.tm || !journey.fuelled.includes(vehicle)
}
