/** What the game draws and rolls, as it is heard. */
import type { Seat } from '@wildcat/kernel'
import type { Event } from './events.ts'
import type { View } from './state.ts'

export function drawn(event: Event, { wells }: View, viewer: Seat): boolean {
  if (event.kind === 'wellDrilled') return wells[event.well]?.barrels === null // they had not looked at it
  if (event.kind === 'licencesDealt' || event.kind === 'wellPeeked') return event.seat === viewer
  return event.kind === 'priceRolled'
}
