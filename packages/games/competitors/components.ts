/** What is printed on the pieces and in the rule book, besides the map and the cards of `content/`. */
import type { VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'

export const SEATS = { least: 2, most: 5 } as const

/** [COM-1.1] */
export const ROUNDS = 15
/** What a position is worth is judged in these: so many euros. */
export const WEALTH_UNIT = 100_000
export const WINNING_VP = 10
export const ACTIONS = 2

/** [COM-2.2] What everybody starts with, and what there is in a colour. */
export const START_MONEY = 200_000
export const START_TERRITORIES = 10
export const START_CONTRACTS = 5
export const START_FLEET: Readonly<Record<VehicleKind, number>> = { truck: 2, ship: 1, plane: 1 }
export const PIECES: Readonly<Record<VehicleKind, number>> = { truck: 5, ship: 3, plane: 2 }
export const MOST_BRANCHES = 5

/** [COM-C2] */
export const HQS = [
  'usanordest',
  'brasilesud',
  'germania',
  'italia',
  'sudafrica',
  'indiasud',
  'cinaest',
  'giappone',
  'aussudest',
] as const satisfies readonly Territory[]
export type Hq = (typeof HQS)[number]

/** [COM-4.5, COM-4.6] */
export const PRICES: Readonly<Record<VehicleKind, number>> = { truck: 30_000, ship: 100_000, plane: 200_000 }
export const RESALE: Readonly<Record<VehicleKind, number>> = { truck: 15_000, ship: 50_000, plane: 100_000 }
export const BRANCH_PRICE = 100_000
export const BRANCH_RESALE = 50_000

/** [COM-5.1, COM-5.8] Movement points of a T.M.: in all, and of these by ship or plane at most. */
export const POINTS: Readonly<Record<VehicleKind, number>> = { truck: 5, ship: 4, plane: 2 }
/** [COM-5.4] How far one flight goes. */
export const RANGE = 3
/** [COM-5.9] Fuel of a truck or ship for a T.M., of a plane for a ring of a flight. */
export const FUEL: Readonly<Record<VehicleKind, number>> = { truck: 500, ship: 1_000, plane: 1_000 }

/** [COM-2.4] */
export const HQ_TAX = 10_000
/** [COM-5.2] To be put off a crossing. */
export const CROSSING_FEE: Readonly<Record<'truck' | 'ship', number>> = { truck: 5_000, ship: 10_000 }

/** [COM-8.2] */
export const MOST_ADVANTAGES = 2

/** [COM-9.1, COM-9.4] */
export const MONEY_UNIT = 500
export const LEAST_RAISE = 1_000
