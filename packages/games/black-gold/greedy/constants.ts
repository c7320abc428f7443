/** What the bot of Black Gold weighs by, for each number of seats. */
import type { OilConstants } from '@wildcat/oil-rush/greedy/constants.ts'

const PLAIN: OilConstants = {
  licencePoint: 1000,
  movementPoint: 700,
  barrel: 3600,
  waiting: 0.65,
  room: 0.15,
  full: 1.3,
  price: 300,
  freeOil: 2800,
}
const OF_TWO: OilConstants = { ...PLAIN, licencePoint: 1150 }

/** As they were before any had been fitted: other bots are measured against who plays by them. */
export const firstFor = (seats: number): OilConstants => (seats === 2 ? OF_TWO : PLAIN)

export const constantsFor = (seats: number): OilConstants => ({
  ...PLAIN,
  licencePoint: seats === 2 ? 1150 : 700,
  movementPoint: 1100,
})
