/** What the game draws and rolls, as it is heard. What players have chosen in secret is none of it. */
import type { Event } from './events.ts'

const DRAWN: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'fieldRefilled',
  'tilesShown',
  'leasesShown',
  'botLeases',
  'botTiles',
  'botDrilled',
])

export const drawn = ({ kind }: Event): boolean => DRAWN.has(kind)
