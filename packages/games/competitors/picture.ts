/** A drawing of the table as one viewer sees it: the world with all that stands on it, Europe once more and larger, and what the signs mean. */
import { forSeats, type Names, type Picture } from '@wildcat/kernel'
import { COLUMNS, type Continent, ROWS } from './content/kinds.ts'
import { FRAME, HEX_ROWS, HEX_WIDTH } from './content/positions.ts'
import type { Territory } from './content/territories.ts'
import { entryCost, factsOf, hexAt } from './map.ts'
import { INK, PAPER, SOFT, signSymbols, stormPattern, terrainPatterns } from './picture/art.ts'
import { type Players, vehicleText } from './picture/chip.ts'
import { groundIn } from './picture/ground.ts'
import { bordersPart, forcesPart, type LegendWords, piecesPart, placesPart, playersPart, terrainPart } from './picture/legend.ts'
import { column, SANS, SLAB } from './picture/panel.ts'
import { at, centred, el, escaped, g, label, rect, type Svg, shortened } from './picture/svg.ts'
import { EUROPE, heightOf, WORLD, type WorldWords, widthOf, worldIn } from './picture/world.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'
import { vehiclesOf } from './vehicles.ts'
import { gridOf } from './words/facts.ts'

export interface PictureWords extends WorldWords, LegendWords {
  readonly language: string
  readonly title: string
  readonly europe: string
  seats(n: number): string
  round(n: number, of: number): string
  weather(continent: Continent, roll: number): string
}

const EDGE = 58 // for the names of rows and columns
const CAPTION = 74
const GAP = 70
const SCALE = 0.4 // of the sheet when it is looked at: a unit of the map is less than half a pixel
const MAP = { width: widthOf(WORLD), height: heightOf(WORLD) }

export function pictureIn(words: PictureWords): Picture<T> {
  const ground = groundIn(id => stateText(words, id))
  const world = worldIn(words, WORLD)
  const europe = worldIn(words, EUROPE)
  return {
    draw(view, names, { legend = true, signs = [] } = {}) {
      const players: Players = { names, mark: seat => signs[seat] ?? String(seat) }
      const about = aboutOf(words, view)
      const below = EDGE + MAP.height + EDGE
      const panel = legend ? lower(words, view, players, europe(view, 0, 60, players)) : { drawn: '', height: 0 }
      const [width, height] = [MAP.width + 2 * EDGE, below + CAPTION + panel.height]
      return el(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: `0 0 ${width} ${height}`,
          width: width * SCALE,
          height: height * SCALE,
          role: 'img',
          'xml:lang': words.language,
          lang: words.language,
          'font-family': SANS,
          fill: INK,
        },
        el('title', {}, escaped(words.title)),
        el('desc', {}, escaped([...about, ...standing(words, view, names)].join('. '))),
        el('defs', {}, terrainPatterns(), stormPattern(), signSymbols(), ground(view.weather === 'none' ? 'none' : view.weather.continent)),
        rect(0, 0, width, height, { fill: PAPER }),
        edges(),
        world(view, EDGE, EDGE, players),
        label(EDGE, below + 44, words.title, 50, { 'font-weight': 700, 'font-family': SLAB }),
        label(EDGE + 400, below + 42, shortened(about.join(' · '), 130), 38, { fill: SOFT }),
        at(EDGE, below + CAPTION, 1, panel.drawn),
      )
    },
  }
}

const aboutOf = (words: PictureWords, { seats, round, options, weather }: View): string[] => [
  words.seats(seats),
  words.round(round, options.rounds),
  ...(weather === 'none' ? [] : [words.weather(weather.continent, weather.roll)]),
]
/** What a state is, for those who point at it. */
function stateText({ territories, places, terrain }: PictureWords, id: Territory): string {
  const { terrain: kind, port, airport, redFlag, hq } = factsOf(id)
  return [
    `${territories[id]}: ${terrain(kind, entryCost(id))}`,
    ...(port === 'none' ? [] : [places.port]),
    ...(airport === 'none' ? [] : [places[airport === 'national' ? 'airport' : airport]]),
    ...(redFlag ? [places.flag] : []),
    ...(hq ? [places.site] : []),
  ].join('; ')
}
/** Every vehicle in words, for those who do not see the drawing. */
const standing = (words: PictureWords, view: View, names: Names): string[] =>
  forSeats(view.seats, seat => vehiclesOf(view, seat).map(vehicle => vehicleText(view, vehicle, names, words))).flat()

/** Rows are letters, columns numbers, as hexes are named. The odd rows are shifted: their columns are named below. */
function edges(): Svg {
  const [odd, even] = [HEX_ROWS[1]?.first ?? 0, HEX_ROWS[0]?.first ?? 0]
  const columns = Array.from({ length: COLUMNS }, (_, n) => {
    const x = EDGE - FRAME.x + n * HEX_WIDTH
    return centred(x + even, EDGE - 28, String(n + 1), 27) + centred(x + odd, EDGE + MAP.height + 26, String(n + 1), 27)
  })
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const y = EDGE + (HEX_ROWS[n]?.middle ?? 0)
    const name = gridOf(hexAt(n, 0)).slice(0, 1)
    return centred(EDGE / 2, y, name, 30) + centred(EDGE * 1.5 + MAP.width, y, name, 30)
  })
  return g({ fill: SOFT, 'font-weight': 600 }, ...columns, ...rows)
}

/** Under the map. */
function lower(words: PictureWords, view: View, players: Players, europe: Svg): { readonly drawn: Svg; readonly height: number } {
  const left = widthOf(EUROPE) + GAP
  const width = (MAP.width - left - 3 * GAP) / 4
  const columns = [
    [playersPart(words, view, players), forcesPart(words)],
    [terrainPart(words), bordersPart(words)],
    [placesPart(words)],
    [piecesPart(words, players.mark(0))],
  ].map(parts => column(parts, width))
  const height = Math.max(heightOf(EUROPE) + 60, ...columns.map(each => each.height)) + 40
  return {
    drawn: [
      label(0, 40, words.europe, 40, { 'font-weight': 700, 'font-family': SLAB }),
      europe,
      ...columns.map(({ drawn }, n) => at(left + n * (width + GAP), 0, 1, drawn)),
    ].join(''),
    height,
  }
}
