/** What the bot of Giganten weighs by, for each number of seats. */
import type { OilConstants } from '@wildcat/oil-rush/greedy/constants.ts'

/** As they were before any had been fitted: other bots are measured against who plays by them. */
export const FIRST: OilConstants = {
  licencePoint: 1150,
  movementPoint: 420,
  barrel: 3600,
  waiting: 0.54,
  room: -0.08,
  full: 0.4,
  price: 300,
  freeOil: 2800,
}

/** Found one at a time; at four seats nothing better was found than these. */
const FITTED: OilConstants = {
  licencePoint: 900,
  movementPoint: 900,
  barrel: 3600,
  waiting: 0.75,
  room: -0.02,
  full: 1.1,
  price: 300,
  freeOil: 2800,
}

const OF_THREE: OilConstants = { ...FITTED, full: 0.825 } // 38 % (35 to 42) among two of the others, 801 games

export const constantsFor = (seats: number): OilConstants => (seats === 3 ? OF_THREE : FITTED)
