/** The map and the track of this game, as things are now. */
import {
  BOARD,
  COLUMNS,
  ROWS,
  STAR,
  spacesAhead,
  stopsOn,
  trackCost,
  tripsOf,
  type View,
  whyNoRide,
  whyNoTrip,
} from '@wildcat/giganten/board'
import { possibleValues, reach } from '@wildcat/giganten/words/facts.ts'
import { place, rowLetter, terrain } from '@wildcat/giganten/words/places.ts'
import { COMPANIES } from '@wildcat/oil-rush'
import type { GridRow } from '../kit/grid/walk.ts'
import type { GameMap, RuleBook } from '../oil-rush/board-context.ts'
import type { MapArea } from '../oil-rush/look-at.ts'
import { HEIGHT, LEFT, middleOf, onTrack, TOP, WIDTH } from './art/geometry.ts'
import type { BoardWords } from './words/en.ts'

export const gameMap = (view: View, { terrains }: BoardWords): GameMap => ({
  board: BOARD,
  companies: COMPANIES,
  spaces: STAR,
  last: STAR,
  runs: 'right',
  black: view.black,
  middleOf,
  onTrack,
  place,
  terrain: square => terrains[terrain(square)],
  possibleValues,
  reach: (seat, square) => reach(view, seat, square),
  tripsOf: seat => tripsOf(view, seat),
  whyNoTrip: (trips, to) => whyNoTrip(view, trips, to),
  stopsOn: (seat, way) => stopsOn(view, seat, way),
  spacesAhead: seat => spacesAhead(view, seat),
  whyNoRide: (seat, to) => whyNoRide(view, seat, to),
  trackCost,
})

export const BOOK: RuleBook = { companies: 'GIG-2.1', licences: 'GIG-4.1', players: 'GIG-1.9', map: 'GIG-5.3', track: 'GIG-5.9' }

export const GRID_ROWS: readonly GridRow[] = Array.from({ length: ROWS }, (_, row) => ({
  name: rowLetter(row + 1),
  squares: Array.from({ length: COLUMNS }, (__, column) => row * COLUMNS + column),
}))

export const AREA: MapArea = { left: LEFT, top: TOP, width: WIDTH, height: HEIGHT, entry: { x: LEFT, y: TOP } }
