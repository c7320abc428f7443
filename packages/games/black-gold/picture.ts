/** A drawing of the table as one viewer sees it: the map as its tiles lie, wells, track, and what the signs mean. */
import { at, type OptionWords, type Picture } from '@wildcat/kernel'
import { BUILDING_COST } from '@wildcat/oil-rush'
import { signal } from '@wildcat/oil-rush/picture/art.ts'
import type { Lands, TileArt } from '@wildcat/oil-rush/picture/land.ts'
import { blackTrain, type LegendWords, playersOf, signsPart, trainsPart, wellsPart } from '@wildcat/oil-rush/picture/legend.ts'
import type { Part } from '@wildcat/oil-rush/picture/panel.ts'
import { sheet } from '@wildcat/oil-rush/picture/sheet.ts'
import { COLOURS, LAST_ROW, SIGNALS, trackCost, valuesOf } from './components.ts'
import { regionOf } from './ground.ts'
import { fromEachPile } from './laying.ts'
import { type Layout, layoutText, TILE_ROWS, tilesAcross, tilesOf } from './map.ts'
import { choices, type Options } from './options.ts'
import type { View } from './state.ts'
import { TILE_SIZE } from './tiles.ts'
import type { T } from './types.ts'
import { columnLetter } from './words/places.ts'

export interface PictureWords extends LegendWords {
  readonly options: { readonly [K in keyof Options]: OptionWords<Options[K]> }
  readonly tiles: { readonly title: string; readonly note: string }
  readonly signal: { readonly text: string; readonly more: string }
  tokens(values: readonly number[], each: number): string
}

const LANDS: Lands = ['plains', 'rough', 'hills']

export const pictureIn = (words: PictureWords): Picture<T> => ({
  draw(view, names, { legend = true, signs } = {}) {
    const { board, layout } = regionOf(view)
    const players = playersOf(view.seats, COLOURS, names, signs)
    const baron = blackTrain(words)
    const lanes = players.map((train, seat) => ({ train, space: at(view.trains, seat) }))
    return sheet({
      ...words,
      legend,
      about: [words.seats(view.seats), ...chosen(words, view)],
      land: {
        board,
        lands: LANDS,
        rowsUpwards: true,
        columnName: columnLetter,
        rowName: String,
        tiles: tileArts(layout),
        wells: view.wells,
        trucks: view.trucks,
        players,
      },
      track: {
        upwards: true,
        spaces: LAST_ROW,
        cost: trackCost,
        signals: SIGNALS,
        star: false,
        lanes: [...lanes.toReversed(), { train: baron, space: view.baron }],
      },
      parts: [
        layoutPart(words, layout),
        wellsPart(words, kind => {
          const count = view.wells.filter(well => well.kind === kind).length
          const each = fromEachPile(kind, view.seats, view.options, count)
          return { text: words.wells(count, kind, BUILDING_COST[kind]), more: words.tokens(valuesOf(kind, view.options), each) }
        }),
        trainsPart(words, [...players, baron], view.first),
        signsPart(words, LANDS, { art: signal(2), ...words.signal }),
      ],
    })
  },
})

/** What the table has chosen that is not usual. How the tiles lie is drawn. */
function chosen({ options }: PictureWords, view: View): string[] {
  const usual = choices(view.seats)
  const say = <K extends keyof Options>(key: K) =>
    view.options[key] === usual[key][0] ? [] : [`${options[key].label}: ${options[key].value(view.options[key])}`]
  return [...say('length'), ...say('wells'), ...say('fair'), ...say('deeperDoubles'), ...say('aggressiveBaron')]
}

const tileArts = (layout: Layout): TileArt[] => tilesOf(layout).map(tile => ({ ...tile, size: TILE_SIZE }))

/** The layout as options name it. */
function layoutPart({ tiles }: PictureWords, layout: Layout): Part {
  const across = tilesAcross(layout)
  return { ...tiles, rows: TILE_ROWS.map((_, row) => ({ text: layoutText(layout.slice(row * across, (row + 1) * across)) })) }
}
