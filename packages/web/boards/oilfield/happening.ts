/** Where on the table what is being shown happens. */
import { at, type Seat } from '@wildcat/kernel'
import { type Event, type Field, type Plot, plotsIn } from '@wildcat/oilfield/board'
import type { Shown } from './changes.ts'

type Happening = Event | undefined

/** Does this tower take something out of the ground? */
export function isWorking({ owner, tower, field }: Plot, event: Happening): boolean {
  if (event?.kind === 'drilled') return owner === event.seat && tower === event.tower && field === event.field
  if (event?.kind === 'feePaid') return owner === event.seat && tower === 'governmentPaid' && field === event.field
  if (event?.kind === 'soldNationally') return owner === event.seat && tower === 'national' && event.towers.includes(field)
  return event?.kind === 'botDrilled' && owner === 'bot' && field === event.field
}

/** The lease or the tower that is new. */
export function newPlot(shown: Shown, event: Happening): number | undefined {
  if (event?.kind === 'leaseTaken') return lastOf(shown, event.field, event.seat, 'none')
  return event?.kind === 'built' && event.on !== 'refinery' ? lastOf(shown, event.on, event.seat, event.tile) : undefined
}
const lastOf = (shown: Shown, field: Field, owner: Seat, tower: string): number | undefined =>
  plotsIn(shown, field).findLast(plot => at(shown.plots, plot).owner === owner && at(shown.plots, plot).tower === tower)

/** How many of what is on show have just come: they are the last ones. */
export const newTiles = (event: Happening): number => (event?.kind === 'tilesShown' || event?.kind === 'botTiles' ? event.tiles.length : 0)
export const newLeases = (event: Happening, field: Field): number =>
  event?.kind === 'leasesShown' || event?.kind === 'botLeases' ? event.leases.filter(each => each === field).length : 0
