/** What lies in the box. */
export type Licence = 1 | 2
export type Depth = 'shallow' | 'deep'
export const MARKETS = ['rail', 'pipeline', 'rest'] as const
export type Market = (typeof MARKETS)[number]

/** [GSH-1.1] How many play. */
export const SEATS = { least: 2, most: 5 } as const
/** [GSH-1.2] Barrels under the wells of each kind. */
export const BARRELS: Readonly<Record<Depth, readonly number[]>> = { shallow: [2, 2, 3, 3, 4, 4], deep: [2, 2, 2, 5, 5, 5] }
/** [GSH-1.3] So many licences of each value. */
export const LICENCES_OF_EACH = 24
export const DECK_POINTS = LICENCES_OF_EACH * 1 + LICENCES_OF_EACH * 2

export const START_MONEY = 10
export const START_PRICE = 4
export const LEAST_PRICE = 1
export const MOST_PRICE = 9
/** [GSH-2.1] The faces of the die: how far the price moves. */
export const DIE = [1, 2, 3, -1, -2, -3] as const
export const DEALT = 3
export const ACTIONS = 2
export const DRILLING_COST = 2
export const RAIL_ALONE = 3
export const RAIL_SHARED = 1
export const PIPELINE_PAYS = 2
export const BARREL_AT_END = 1
