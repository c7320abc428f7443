/** The map and the track of this game, as things are now. */
import {
  LAST_ROW,
  openCompanies,
  regionOf,
  spacesAhead,
  stopsOn,
  trackCost,
  tripsOf,
  type View,
  whyNoRide,
  whyNoTrip,
} from '@wildcat/black-gold/board'
import { lastRow, place, possibleValues, reach, terrain } from '@wildcat/black-gold/words/facts.ts'
import type { Board } from '@wildcat/oil-rush'
import type { GridRow } from '../kit/grid/walk.ts'
import type { GameMap, RuleBook } from '../oil-rush/board-context.ts'
import { middleOf, onTrack } from './art/geometry.ts'
import type { BoardWords } from './words/en.ts'

export function gameMap(view: View, { terrains }: BoardWords): GameMap {
  const { board } = regionOf(view)
  return {
    board,
    companies: openCompanies(view),
    spaces: LAST_ROW,
    last: lastRow(view.options),
    runs: 'up',
    black: view.baron,
    middleOf: square => middleOf(board, square),
    onTrack: (lane, row) => onTrack(view.seats, lane, row),
    place: square => place(view, square),
    terrain: square => terrains[terrain(view, square)],
    possibleValues: kind => possibleValues(view, kind),
    reach: (seat, square) =>
      reach(
        view,
        seat,
        view.wells.findIndex(well => well.square === square),
      ),
    tripsOf: seat => tripsOf(view, seat),
    whyNoTrip: (trips, to) => whyNoTrip(view, trips, to),
    stopsOn: (seat, way) => stopsOn(view, seat, way),
    spacesAhead: seat => spacesAhead(view, seat),
    whyNoRide: (seat, to) => whyNoRide(view, seat, to),
    trackCost,
  }
}

export const BOOK: RuleBook = { companies: 'BG-2.1', licences: 'BG-4.1', players: 'BG-1.9', map: 'BG-5.3', track: 'BG-5.7' }

/** From the top: row 21 first. */
export const gridRows = ({ columns, rows }: Board): readonly GridRow[] =>
  Array.from({ length: rows }, (_, n) => ({
    name: String(rows - n),
    squares: Array.from({ length: columns }, (__, column) => (rows - n - 1) * columns + column),
  }))
