/** The map in words: every state, every crossing, and the grid with what sails and flies. */
import type { Section } from '@wildcat/kernel'
import type { Border } from '../content/borders.ts'
import { CROSSING_IDS, CROSSINGS } from '../content/crossings.ts'
import { COLUMNS, type Hex, ROWS } from '../content/kinds.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { entryCost, factsOf, hexAt, isSea, landCrossingsOf, neighboursOf } from '../map.ts'
import type { View } from '../state.ts'
import { kindOf } from '../vehicles.ts'
import { gridOf } from './facts.ts'
import type { SituationWords } from './situation-words.ts'

export const atlas = (words: SituationWords): Section => ({
  title: words.titles.atlas,
  rule: 'COM-C1',
  columns: words.columns.atlas,
  rows: TERRITORY_IDS.map(id => {
    const { continent, terrain, port, airport, airportHex, redFlag, hq } = factsOf(id)
    const marks = [...(redFlag ? [words.notes.redFlag] : []), ...(hq ? [words.notes.hqSite] : [])]
    return [
      words.territoryCard(id),
      words.continents[continent],
      words.terrain(terrain, entryCost(id)),
      bordersOf(words, id),
      port === 'none' ? words.nothing : gridOf(port),
      airportHex === 'none' ? words.nothing : words.airport(airportHex, airport === 'intercontinental'),
      marks.length === 0 ? words.nothing : marks.join(', '),
    ]
  }),
})

/** Regional borders, those with customs, and what lies beyond a canal or strait. */
function bordersOf(words: SituationWords, id: Territory): string {
  const neighbours = neighboursOf(id)
  const to = (border: Border) =>
    neighbours
      .filter(each => each.border === border)
      .map(each => words.territoryCard(each.to))
      .join(', ')
  const [plain, customs] = [to('regional'), to('customs')]
  const over = landCrossingsOf(id).map(words.crossing).join(', ')
  const parts = [plain, customs === '' ? '' : words.withCustoms(customs), over === '' ? '' : words.across(over)].filter(part => part !== '')
  return parts.length === 0 ? words.nothing : parts.join('; ')
}

export const crossingsPart = (words: SituationWords): Section => ({
  title: words.titles.crossings,
  rule: 'COM-5.2',
  columns: words.columns.crossings,
  rows: CROSSING_IDS.map(id => {
    const { truck, ship } = CROSSINGS[id]
    return [
      words.crossing(id),
      truck === 'none' ? words.nothing : truck.map(words.territoryCard).join(' – '),
      ship === 'none' ? words.nothing : ship.map(gridOf).join(' – '),
    ]
  }),
})

/** Rows are letters, columns numbers, as hexes are named. */
export function grid(words: SituationWords, view: View): Section {
  const pieces = new Map<Hex, string>()
  for (const [vehicle, { place }] of view.fleet.entries())
    if (place.kind === 'hex')
      pieces.set(place.hex, `${pieces.get(place.hex) ?? ''}${words.signs[kindOf(vehicle) === 'plane' ? 'plane' : 'ship']}`)
  const sign = (hex: Hex): string => pieces.get(hex) ?? (isSea(hex) ? words.signs.sea : '')
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  return {
    title: words.titles.grid,
    rule: 'COM-C1',
    grid: true,
    columns: ['', ...columns.map(column => words.number(column + 1))],
    rows: Array.from({ length: ROWS }, (_, row) => [gridOf(hexAt(row, 0)).slice(0, 1), ...columns.map(column => sign(hexAt(row, column)))]),
  }
}
