/** What the situation shows of the map, worked out for every language. */
import { RANGE } from '../components.ts'
import { type Continent, type Hex, ROWS } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { landDistance, seaDistance } from '../distances.ts'
import { acrossTheEdge, distance, factsOf, hexAt, isEdge } from '../map.ts'

/** Points of a ship from port to port, leaving included; undefined: one of them has none. */
export function shipDistance(from: Territory, to: Territory): number | undefined {
  const [start, end] = [factsOf(from).port, factsOf(to).port]
  return start === 'none' || end === 'none' ? undefined : 1 + seaDistance(start, end)
}
/** Points of a plane from airport to airport, each way round the world; closed airports and continents aside. */
function planeDistance(from: Territory, to: Territory): number | undefined {
  const [start, end] = [factsOf(from).airportHex, factsOf(to).airportHex]
  if (start === 'none' || end === 'none') return undefined
  const overTheEdge = EDGES.map(edge => flights(start, edge) + flights(acrossTheEdge(edge), end))
  return Math.min(flights(start, end), ...overTheEdge)
}
const EDGES: readonly Hex[] = Array.from({ length: ROWS }, (_, row) => hexAt(row, 0))
  .flatMap(edge => [edge, acrossTheEdge(edge)])
  .filter(isEdge)
const flights = (from: Hex, to: Hex): number => Math.max(1, Math.ceil(distance(from, to) / RANGE))

/** How far it is by each kind of vehicle, on the bare map. */
export interface Distances {
  readonly truck: number | undefined
  readonly ship: number | undefined
  readonly plane: number | undefined
}
export function distancesOf(from: Territory, to: Territory): Distances {
  const byLand = landDistance(from, to)
  return {
    truck: byLand === Number.POSITIVE_INFINITY ? undefined : byLand,
    ship: shipDistance(from, to),
    plane: planeDistance(from, to),
  }
}

/** Cards of a hand by continent, in the order of the dice. */
export const inContinent = (cards: readonly (Territory | null)[], continent: Continent): Territory[] =>
  cards.filter(card => card !== null && factsOf(card).continent === continent).filter(card => card !== null)
