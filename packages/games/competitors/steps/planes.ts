/** [COM-5.4] A plane that is sent back to the airport of its last take-off: no landing, and closed airports do not matter. */
import { at } from '@wildcat/kernel'
import { nearestBase } from '../nearest-base.ts'
import type { Vehicle } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { inState, ownerOf, placeOf, putAt } from '../vehicles.ts'

export function sendBack(play: CompetitorsPlay, plane: Vehicle) {
  const { state } = play
  const { tookOff } = at(state.fleet, plane)
  const to = tookOff === 'none' ? nearestBase(state, ownerOf(plane), 'plane', placeOf(state, plane)) : tookOff
  putAt(state, plane, inState(to))
  play.emit({ kind: 'sentBack', seat: ownerOf(plane), vehicle: plane, to })
}
