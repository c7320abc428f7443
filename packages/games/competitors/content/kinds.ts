/** The words that the printed material is made of. */

export const CONTINENTS = ['EU', 'AS', 'AF', 'NA', 'SA', 'OC'] as const // in the order of the dice of the weather table
export type Continent = (typeof CONTINENTS)[number]

export const TERRAINS = ['plain', 'mountain', 'ice', 'desert', 'forest'] as const
export type Terrain = (typeof TERRAINS)[number]

export const VEHICLES = ['truck', 'ship', 'plane'] as const
export type VehicleKind = (typeof VEHICLES)[number]

export const DECKS = ['territory', 'contract'] as const
export type Deck = (typeof DECKS)[number]

export type Seizure = 'vehicle' | 'vehicleAndTruckAboard'

/** A place of the grid of 36 × 15 hexes: row × 36 + column. */
export type Hex = number
export const COLUMNS = 36
export const ROWS = 15
