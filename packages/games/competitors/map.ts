/**
 * The map to ask questions of: worked out once from the tables, since route planners ask millions of times. What is asked of a hex is
 * worked out when it is first asked, since a page that opens a table asks of a few.
 */
import { at } from '@wildcat/kernel'
import { AREA_KEY, AREAS } from './content/areas.ts'
import { BORDERS, type Border } from './content/borders.ts'
import { CROSSING_IDS, CROSSINGS, type Crossing } from './content/crossings.ts'
import { columnOf, hexAt, rowOf } from './content/hex.ts'
import { COLUMNS, type Continent, type Hex, ROWS, type Terrain } from './content/kinds.ts'
import { CLOSED, SEA } from './content/sea.ts'
import { TERRAIN_COSTS } from './content/terrain.ts'
import { TERRITORIES, TERRITORY_IDS, type Territory, type TerritoryFacts } from './content/territories.ts'

export { columnOf, hexAt, rowOf }

const LAST_COLUMN = COLUMNS - 1
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const HEXES = ROWS * COLUMNS
const byTerritory = <X>(of: (territory: Territory) => X): ReadonlyMap<Territory, X> => new Map(TERRITORY_IDS.map(id => [id, of(id)]))

function byHex<X extends NonNullable<unknown>>(of: (hex: Hex) => X): (hex: Hex) => X {
  const known = new Array<X | undefined>(HEXES).fill(undefined)
  return hex => {
    const found = known[hex]
    if (found !== undefined) return found
    if (!(hex in known)) throw new RangeError(`there is no hex ${hex}`)
    const fresh = of(hex)
    known[hex] = fresh
    return fresh
  }
}

const ends = <Place>(way: readonly [Place, Place] | 'none'): readonly Place[] => (way === 'none' ? [] : way)
const farEnd = <Place extends Territory | Hex>(way: readonly [Place, Place] | 'none', from: Place): Place => {
  const far = ends(way).find(end => end !== from)
  if (far === undefined || !ends(way).includes(from)) throw new RangeError(`no way from ${from}`)
  return far
}

// By land

export interface Neighbour {
  readonly to: Territory
  readonly border: Border
}

const FACTS = byTerritory(id => TERRITORIES[id]) // a map is read faster than an object of this size
const NEIGHBOURS = byTerritory((id): readonly Neighbour[] =>
  BORDERS.flatMap(([a, b, border]) => (a === id ? [{ to: b, border }] : b === id ? [{ to: a, border }] : [])),
)
const BORDERS_OF = byTerritory(id => new Map(NEIGHBOURS.get(id)?.map(({ to, border }) => [to, border])))
const LAND_CROSSINGS = byTerritory(id => CROSSING_IDS.filter(crossing => ends(CROSSINGS[crossing].truck).includes(id)))

export const factsOf = (territory: Territory): TerritoryFacts => FACTS.get(territory) ?? TERRITORIES[territory]
export const terrainCost = (terrain: Terrain): number => TERRAIN_COSTS[terrain]
export const entryCost = (territory: Territory): number => TERRAIN_COSTS[factsOf(territory).terrain]
export const neighboursOf = (territory: Territory): readonly Neighbour[] => NEIGHBOURS.get(territory) ?? []
export const borderBetween = (a: Territory, b: Territory): Border | 'none' => BORDERS_OF.get(a)?.get(b) ?? 'none'
/** What a truck can enter from here. */
export const landCrossingsOf = (territory: Territory): readonly Crossing[] => LAND_CROSSINGS.get(territory) ?? []
export const farLandEnd = (crossing: Crossing, from: Territory): Territory => farEnd(CROSSINGS[crossing].truck, from)

// The grid

/** The same for all hexes on a line down to the right: with the row it makes two axes on which distances can be counted. */
const slanted = (hex: Hex): number => columnOf(hex) - (rowOf(hex) >> 1)
const span = (rows: number, slant: number): number => (Math.abs(rows) + Math.abs(slant) + Math.abs(rows + slant)) / 2
/** Without wrapping, as planes fly. */
export const distance = (a: Hex, b: Hex): number => span(rowOf(a) - rowOf(b), slanted(a) - slanted(b))
/** Across the side edges where that is shorter. */
export const wrappedDistance = (a: Hex, b: Hex): number => {
  const rows = rowOf(a) - rowOf(b)
  const slant = slanted(a) - slanted(b)
  return Math.min(span(rows, slant), span(rows, slant + COLUMNS), span(rows, slant - COLUMNS))
}

export const isEdge = (hex: Hex): boolean => columnOf(hex) === 0 || columnOf(hex) === LAST_COLUMN
/** From a hex of one side edge to that of the other in the same row. */
export const acrossTheEdge = (hex: Hex): Hex => hexAt(rowOf(hex), LAST_COLUMN - columnOf(hex))

const reach = (hex: Hex, n: number): readonly Hex[] => {
  const columns = range(Math.max(0, columnOf(hex) - n), Math.min(LAST_COLUMN, columnOf(hex) + n))
  const rows = range(Math.max(0, rowOf(hex) - n), Math.min(ROWS - 1, rowOf(hex) + n))
  return rows.flatMap(row => columns.map(column => hexAt(row, column))).filter(other => distance(hex, other) <= n)
}
const REACHES = [1, 2, 3].map(n => byHex(hex => reach(hex, n)))
/** Without wrapping; the hex itself is among them. */
export const hexesWithin = (hex: Hex, n: 1 | 2 | 3): readonly Hex[] => at(REACHES, n - 1)(hex)

/** [COM-7.4] */
export const areasOf: (hex: Hex) => readonly Continent[] = byHex(hex => AREA_KEY[at(AREAS, rowOf(hex)).charAt(columnOf(hex))] ?? [])

// By sea

export const isSea: (hex: Hex) => boolean = byHex(hex => at(SEA, rowOf(hex)).charAt(columnOf(hex)) === '~')
const closed = (a: Hex, b: Hex): boolean => CLOSED.some(pair => pair.includes(a) && pair.includes(b))
/** Where a ship can go from here in one step, the crossings apart. */
export const openSea: (hex: Hex) => readonly Hex[] = byHex(hex => {
  if (!isSea(hex)) return []
  const near = [...hexesWithin(hex, 1), ...(isEdge(hex) ? hexesWithin(acrossTheEdge(hex), 1) : [])]
  return near.filter(other => isSea(other) && wrappedDistance(hex, other) === 1 && !closed(hex, other))
})
export const seaCrossingsOf: (hex: Hex) => readonly Crossing[] = byHex(hex =>
  CROSSING_IDS.filter(crossing => ends(CROSSINGS[crossing].ship).includes(hex)),
)
export const farSeaEnd = (crossing: Crossing, from: Hex): Hex => farEnd(CROSSINGS[crossing].ship, from)
export const portsAt: (hex: Hex) => readonly Territory[] = byHex(hex => TERRITORY_IDS.filter(id => factsOf(id).port === hex))

// By air

export const airportsAt: (hex: Hex) => readonly Territory[] = byHex(hex => TERRITORY_IDS.filter(id => factsOf(id).airportHex === hex))
const AIRPORTS_WITHIN = REACHES.map(within => byHex(hex => within(hex).flatMap(airportsAt)))
/** Without wrapping. */
export const airportsWithin = (hex: Hex, n: 1 | 2 | 3): readonly Territory[] => at(AIRPORTS_WITHIN, n - 1)(hex)
