/** A drawing of the table as one viewer sees it: the map with its sites, the track, and what the signs mean. */
import { at, type Picture } from '@wildcat/kernel'
import { BUILDING_COST } from '@wildcat/oil-rush'
import { star } from '@wildcat/oil-rush/picture/art.ts'
import type { Lands } from '@wildcat/oil-rush/picture/land.ts'
import { blackTrain, type LegendWords, playersOf, signsPart, trainsPart, wellsPart } from '@wildcat/oil-rush/picture/legend.ts'
import { sheet } from '@wildcat/oil-rush/picture/sheet.ts'
import { COLOURS, LAST_SPACE, TILE_VALUES, trackCost } from './components.ts'
import { BOARD } from './map.ts'
import type { T } from './types.ts'
import { rowLetter } from './words/places.ts'

export interface PictureWords extends LegendWords {
  readonly star: { readonly text: string; readonly more: string }
  tiles(values: readonly number[]): string
}

const LANDS: Lands = ['plains', 'hills', 'mountains']

export const pictureIn = (words: PictureWords): Picture<T> => ({
  draw(view, names, { legend = true, signs } = {}) {
    const players = playersOf(view.seats, COLOURS, names, signs)
    const black = blackTrain(words)
    const lanes = players.map((train, seat) => ({ train, space: at(view.trains, seat) }))
    return sheet({
      ...words,
      legend,
      about: [words.seats(view.seats)],
      land: {
        board: BOARD,
        lands: LANDS,
        rowsUpwards: false,
        columnName: String,
        rowName: rowLetter,
        tiles: [],
        wells: view.wells,
        trucks: view.trucks,
        players,
      },
      track: {
        upwards: false,
        spaces: LAST_SPACE,
        cost: trackCost,
        signals: [],
        star: true,
        lanes: [{ train: black, space: view.black }, ...lanes.toReversed()],
      },
      parts: [
        wellsPart(words, kind => ({
          text: words.wells(view.wells.filter(well => well.kind === kind).length, kind, BUILDING_COST[kind]),
          more: words.tiles([...new Set(TILE_VALUES[kind])]),
        })),
        trainsPart(words, [...players, black], view.first),
        signsPart(words, LANDS, { art: star(), ...words.star }),
      ],
    })
  },
})
