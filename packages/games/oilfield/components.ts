/** What lies in the box. */

/** [OIL-1.1] */
export const SEATS = { least: 2, most: 5 } as const
export const START_MONEY = 20
export const START_CUBES = 2
export const LEASE_MARKERS = 4
export const INVESTMENT_CUBES = 5 // the sixth marks the victory points
export const BASE_STORE = 3
export const SUBSIDY_STEP = 1
export const MOST_ROUNDS = 30

/** [OIL-1.2] */
export const OIL_CUBES = 49
export const GAS_CUBES = 21
/** [OIL-1.2, OIL-11.1] Cubes in a full field. */
export const fieldSize = (seats: number): number => 2 * Math.max(3, seats) + 4
/** [OIL-C4] The first filling and two refills; on level 0 a field is exhausted. */
export const TOP_LEVEL = 3

export const FIELDS = ['dallas', 'austin', 'pecos'] as const
export type Field = (typeof FIELDS)[number]
/** [OIL-1.4] Leases, and spaces for towers. */
export const LEASES: Readonly<Record<Field, number>> = { dallas: 3, austin: 4, pecos: 5 }
export const leasesOnShow = (seats: number): number => (seats === 2 ? 3 : 4)
/** [OIL-5.1] */
export const PRIVATE_LEASE_PRICE = 5

/** [OIL-2.1, OIL-3.1] Public actions from left to right. */
export const COLUMNS = ['lease', 'build', 'drill', 'local', 'first', 'subsidy', 'invest'] as const
export type Column = (typeof COLUMNS)[number]
/** [OIL-C1] The spaces of each column from the top: with how many players each is open. */
export const SPACES: Readonly<Record<Column, readonly number[]>> = {
  lease: [2, 2, 2, 2],
  build: [2, 2],
  drill: [2, 2, 5],
  local: [2, 4],
  first: [2],
  subsidy: [2],
  invest: [2, 2],
}
/** [OIL-C1] The prices of the LEASE spaces from the top. */
export const LEASE_PRICES = [8, 7, 6, 5] as const
export const LAST_LEASE_SPACE = LEASE_PRICES.length - 1

/** What can be done by a worker or a card. */
export const ACTIONS = ['lease', 'build', 'drill', 'local', 'national', 'becomeFirst', 'subsidy', 'invest'] as const
export type Action = (typeof ACTIONS)[number]

/** [OIL-1.1] */
export const CARDS = ['lease', 'build', 'drill', 'local', 'national'] as const
export type Card = (typeof CARDS)[number]

export const TOWER_TILES = ['small', 'medium', 'mixed', 'smallLocal', 'mediumLocal', 'national', 'government'] as const
export const EXPANSIONS = ['storage', 'gasRefinery'] as const
export const TILES = [...TOWER_TILES, ...EXPANSIONS] as const
export type TowerTile = (typeof TOWER_TILES)[number]
export type Expansion = (typeof EXPANSIONS)[number]
export type Tile = TowerTile | Expansion
/** What can stand in a field. A government tower whose fee is paid has lost its disc and can do more. */
export const TOWERS = [...TOWER_TILES, 'governmentPaid'] as const
export type Tower = (typeof TOWERS)[number]

export interface TileFacts {
  readonly price: number
  readonly copies: number
  readonly advanced: boolean
}
/** [OIL-6.1, OIL-7, OIL-C2, OIL-C6] */
export const TILE_FACTS: Readonly<Record<Tile, TileFacts>> = {
  small: { price: 5, copies: 3, advanced: false },
  medium: { price: 8, copies: 3, advanced: false },
  mixed: { price: 10, copies: 3, advanced: false },
  smallLocal: { price: 7, copies: 3, advanced: false },
  mediumLocal: { price: 13, copies: 3, advanced: false },
  storage: { price: 6, copies: 3, advanced: false },
  gasRefinery: { price: 8, copies: 2, advanced: true },
  national: { price: 10, copies: 2, advanced: true },
  government: { price: 0, copies: 2, advanced: true },
}
/** [OIL-1.6] The tiles that a table plays with. */
export const tileTypes = ({ advanced }: { readonly advanced: boolean }): Tile[] =>
  TILES.filter(tile => advanced || !TILE_FACTS[tile].advanced)
export const tilesOnShow = (seats: number): number => (seats < 4 ? 5 : 6)
export const STORAGE = 2

export interface Drilling {
  readonly oil: number // to the store
  readonly gas: number // to the store
  readonly free: number // to the store, of either kind
  readonly sold: 'nothing' | 'gas' | 'either' // and one cube that is sold locally at once
}
const nothing: Drilling = { oil: 0, gas: 0, free: 0, sold: 'nothing' }
/** [OIL-6.1, OIL-7.3] What a tower takes when it drills. */
export const DRILLING: Readonly<Record<Tower, Drilling>> = {
  small: { ...nothing, oil: 2 },
  medium: { ...nothing, oil: 3 },
  mixed: { ...nothing, oil: 1, gas: 1, free: 1 },
  smallLocal: { ...nothing, sold: 'either' },
  mediumLocal: { ...nothing, oil: 3, sold: 'gas' },
  national: nothing, // [OIL-7.2] only when its owner sells nationally
  government: { ...nothing, sold: 'gas' },
  governmentPaid: { ...nothing, oil: 2, sold: 'gas' },
}
/** [OIL-7.2] */
export const NATIONAL_TOWER_BONUS = 1
/** [OIL-7.3] */
export const GOVERNMENT_FEE = 10

/** [OIL-5.5] */
export const LOCAL_OIL_PRICE = 2
export const OIL_FOR_A_POINT = 2
/** [OIL-5.6] */
export const SUPERVISOR_PAY = 1
/** [OIL-5.7] The price by the number of sellers, from one on; the last for all that are more. */
export const NATIONAL_PRICES = { few: [3, 1], many: [4, 3, 1] } as const
export const nationalPrices = (seats: number): readonly number[] => (seats < 4 ? NATIONAL_PRICES.few : NATIONAL_PRICES.many)

/** [OIL-5.8] Investments by their victory points. */
export const INVESTMENTS = [5, 3, 2] as const
export type Investment = (typeof INVESTMENTS)[number]
/** [OIL-C3] */
export const INVESTMENT_PRICES: Readonly<Record<Investment, readonly number[]>> = {
  5: [10, 11, 12, 13, 14, 15],
  3: [6, 7, 8, 9, 10, 11],
  2: [3, 4, 5, 5, 6, 6],
}

/** [OIL-10.2] For the most cash, by how many are level. */
export const CASH_POINTS = [2, 1] as const

/** [OIL-11.2] */
export const BOT_TOWERS = ['smallLocal', 'small', 'medium'] as const satisfies readonly TowerTile[]
