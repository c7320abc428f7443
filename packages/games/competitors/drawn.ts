/** What the game draws and rolls, as it is heard. */
import type { Seat } from '@wildcat/kernel'
import type { Event } from './events.ts'
import type { View } from './state.ts'

const DRAWN: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'startRolled',
  'weatherRolled',
  'saveRolled',
  'saveRerolled',
  'politicalRolled',
  'dieRolled',
  'customsDrawn',
])

/** A card is seen by whoever draws it. */
export const drawn = (event: Event, _before: View, viewer: Seat): boolean =>
  event.kind === 'cardDrawn' ? event.seat === viewer : DRAWN.has(event.kind)
