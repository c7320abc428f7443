/** Where trucks and trains of one table go. */
import type { Country } from '@wildcat/oil-rush'
import { LAST_ROW, trackCost } from './components.ts'
import { boardOf, type Ground, type Layout, layoutOf } from './map.ts'

const TRACK = { last: LAST_ROW, cost: trackCost }

interface Region extends Country {
  readonly board: Ground
  readonly layout: Layout
}

/** Every view of a table asks for its map again and again, and a server has many tables. */
const KEPT = 200
const surveyed = new Map<string, Region>()

/** [BG-C1] States and views hold the layout as a text. */
export function regionOf({ layout: text }: { readonly layout: string }): Region {
  const known = surveyed.get(text)
  if (known !== undefined) return known
  const layout = layoutOf(text)
  const region = { board: boardOf(layout), track: TRACK, layout }
  const [oldest] = surveyed.keys()
  if (surveyed.size >= KEPT && oldest !== undefined) surveyed.delete(oldest)
  surveyed.set(text, region)
  return region
}
