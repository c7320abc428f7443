/**
 * A place by way of which a plan is to go. A label that comes there changes to the layer of those that have been there, so that the
 * search keeps both: whoever has not been there cannot arrive, and is never driven out by, nor drives out, one that has.
 */
import { isCrossing } from '../content/crossings.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Destination } from '../ways.ts'
import { AIRPORT, indexOf, PORT, read, STATES } from './atlas.ts'
import { landPlace } from './land.ts'
import { seaPlace } from './sea.ts'

export interface WayPoint {
  readonly place: Destination
  readonly isHex: boolean // planes come to it only from hex to hex
}
export const wayPointAt = (place: Destination): WayPoint => ({ place, isHex: typeof place === 'number' })

/** A truck enters it, a plane lands there, a ship lies off its port; a canal is passed, a hex sailed or flown over. */
export function isPassedAt({ place }: WayPoint, kind: VehicleKind, node: number): boolean {
  if (typeof place === 'number')
    return kind !== 'truck' && (node === STATES + place || (kind === 'plane' && node < STATES && read(AIRPORT, node) === place))
  if (isCrossing(place)) return kind !== 'plane' && (kind === 'truck' ? landPlace(node) : seaPlace(node)) === place
  return node === indexOf(place) || (kind === 'ship' && node === STATES + read(PORT, indexOf(place)))
}
