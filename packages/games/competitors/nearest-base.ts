/** [COM-7.3] Where a vehicle that is blown away or left behind comes to: the nearest own base that can host it. */
import type { Seat } from '@wildcat/kernel'
import { basesOf } from './bases.ts'
import { CROSSINGS } from './content/crossings.ts'
import type { VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { landDistance, seaDistance } from './distances.ts'
import { entryCost, factsOf, wrappedDistance } from './map.ts'
import type { Place, View } from './state.ts'
import { canHost } from './vehicles.ts'

/** The headquarters comes first, then the older branch: what is level does not replace it. */
export function nearestBase(view: View, seat: Seat, kind: VehicleKind, place: Place): Territory {
  let nearest: Territory | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { state } of basesOf(view, seat)) {
    if (!canHost(state, kind)) continue
    const far = farness(kind, place, state)
    if (nearest !== undefined && far >= least) continue
    nearest = state
    least = far
  }
  if (nearest === undefined) throw new Error(`seat ${seat} has no base for a ${kind}`)
  return nearest
}

function farness(kind: VehicleKind, place: Place, base: Territory): number {
  switch (kind) {
    case 'truck':
      return byLand(place, base)
    case 'ship':
      return bySea(place, base)
    case 'plane':
      return byAir(place, base)
  }
}
const NO_WAY = Number.POSITIVE_INFINITY

function byLand(place: Place, base: Territory): number {
  if (place.kind === 'state') return landDistance(place.state, base)
  if (place.kind !== 'crossing') return NO_WAY
  const ends = CROSSINGS[place.crossing].truck
  return ends === 'none' ? NO_WAY : Math.min(...ends.map(end => entryCost(end) + landDistance(end, base)))
}
function bySea(place: Place, base: Territory): number {
  const { port } = factsOf(base)
  if (port === 'none') return NO_WAY
  if (place.kind === 'hex') return seaDistance(place.hex, port)
  if (place.kind !== 'crossing') return NO_WAY
  const ends = CROSSINGS[place.crossing].ship
  return ends === 'none' ? NO_WAY : Math.min(...ends.map(end => 1 + seaDistance(end, port)))
}
function byAir(place: Place, base: Territory): number {
  const { airportHex } = factsOf(base)
  return airportHex === 'none' || place.kind !== 'hex' ? NO_WAY : wrappedDistance(place.hex, airportHex)
}
