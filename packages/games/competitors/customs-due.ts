/** [COM-6.1 to COM-6.4] When a loaded vehicle draws a customs card. */
import { at, type Seat } from '@wildcat/kernel'
import { basesOf, hasBase, hqOf, sitesWith } from './bases.ts'
import type { VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { borderBetween, factsOf } from './map.ts'
import type { Place, Vehicle, View } from './state.ts'
import { kindOf, placeOf } from './vehicles.ts'
import type { Way } from './ways.ts'

/** Does a loaded vehicle of this mover draw one for this step? Whether the delivery is exempt is not asked here. */
export function drawsCustoms(view: View, mover: Seat, vehicle: Vehicle, way: Way): boolean {
  const { tookOff } = at(view.fleet, vehicle)
  return isCustomsDue(view, mover, kindOf(vehicle), placeOf(view, vehicle), way.place, tookOff)
}

function isCustomsDue(
  view: View,
  mover: Seat,
  kind: VehicleKind,
  from: Place,
  to: Place,
  tookOff: Territory | 'none', // of a plane in flight
): boolean {
  if (to.kind === 'crossing') return true
  if (to.kind !== 'state' || isExempt(view, mover, to.state)) return false
  switch (kind) {
    case 'truck':
      return from.kind === 'state' && (borderBetween(from.state, to.state) === 'customs' || factsOf(to.state).redFlag)
    case 'ship':
      return factsOf(to.state).continent !== homeContinent(view, mover)
    case 'plane':
      return isAbroad(from.kind === 'state' ? from.state : tookOff, to.state)
  }
}

const homeContinent = (view: View, mover: Seat) => {
  const hq = hqOf(view, mover)
  return hq === undefined ? undefined : factsOf(hq).continent
}
function isAbroad(from: Territory | 'none', to: Territory): boolean {
  if (from === 'none') return false
  return factsOf(from).continent !== factsOf(to).continent || factsOf(from).nation !== factsOf(to).nation
}

/** [COM-6.4, COM-C7] Own headquarters and branches, and the neighbours of a Zona franca. */
const isExempt = (view: View, mover: Seat, state: Territory): boolean =>
  hasBase(view, mover, state) ||
  (basesOf(view, mover).some(({ advantages }) => advantages.length > 0) &&
    sitesWith(view, mover, 'noCustomsNextDoor').some(site => borderBetween(site, state) !== 'none'))
