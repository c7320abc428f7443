/** The map in numbers: a state is its place in TERRITORY_IDS. Searches read typed arrays, since they ask many thousand times. */
import { at } from '@wildcat/kernel'
import { COLUMNS, CONTINENTS, type Continent, type Hex, ROWS } from '../content/kinds.ts'
import { TERRITORY_IDS, type Territory, type TerritoryFacts } from '../content/territories.ts'
import { areasOf, entryCost, factsOf } from '../map.ts'

export const STATES = TERRITORY_IDS.length
export const HEXES = ROWS * COLUMNS
/** Further than anything is. */
export const FAR = 999

export const read = (list: Int32Array, index: number): number => list[index] ?? FAR

const NUMBERS: ReadonlyMap<Territory, number> = new Map(TERRITORY_IDS.map((id, n) => [id, n]))
export const indexOf = (state: Territory): number => NUMBERS.get(state) ?? FAR
export const stateAt = (index: number): Territory => at(TERRITORY_IDS, index)
export const continentIndex = (continent: Continent): number => CONTINENTS.indexOf(continent)

const table = (of: (facts: TerritoryFacts, id: Territory) => number): Int32Array =>
  Int32Array.from(TERRITORY_IDS, id => of(factsOf(id), id))
const orNone = (hex: Hex | 'none'): number => (hex === 'none' ? -1 : hex)
const NATIONS = [...new Set(TERRITORY_IDS.map(id => `${factsOf(id).continent} ${factsOf(id).nation}`))]

export const CONTINENT = table(facts => continentIndex(facts.continent))
/** [COM-6.3] Alike for states of one nation in one continent. */
export const NATION = table(facts => NATIONS.indexOf(`${facts.continent} ${facts.nation}`))
export const RED_FLAG = table(facts => (facts.redFlag ? 1 : 0))
export const ENTRY = table((_, id) => entryCost(id))
export const PORT = table(facts => orNone(facts.port))
export const AIRPORT = table(facts => orNone(facts.airportHex))
export const INTERCONTINENTAL = table(facts => (facts.airport === 'intercontinental' ? 1 : 0))

/** A bit for each continent to which a hex belongs. */
export const AREA = Int32Array.from({ length: HEXES }, (_, hex) =>
  areasOf(hex).reduce((bits, continent) => bits | (1 << continentIndex(continent)), 0),
)
