/** What the game draws and rolls, as it is heard. */
import type { Seat } from '@wildcat/kernel'
import { drawnFor, isDrawn } from '@wildcat/oil-rush'
import type { Event } from './events.ts'
import type { View } from './state.ts'

const TURNED: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'specialCardTurned',
  'standardCardsTurned',
  'gusherDrilled',
  'baronShown',
])

export const drawn = (event: Event, before: View, viewer: Seat): boolean =>
  isDrawn(event) ? drawnFor(event, before, viewer) : TURNED.has(event.kind)
