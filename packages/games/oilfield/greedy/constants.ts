/** What the bot of Oilfield weighs by, for each number of seats. `npm run fit -- oilfield --constants` finds better ones. */

/** In victory points where nothing else is said. */
export interface Constants extends Readonly<Record<string, number>> {
  readonly dollar: number // as long as there is time to use it
  readonly early: number // rounds before the end
  readonly idleDollar: number
  readonly purse: number // dollars for leases and tiles, as long as there is time to use them
  readonly invests: number // investments a round
  readonly sold: number // of the price of a cube that is still to be sold
  readonly drilled: number // of the price of a cube that is still in the ground
  readonly drills: number // a round
  readonly bare: number // a lease on which a tower can be built
  readonly cash: number
}

/** As they were before any had been fitted: other bots are measured against who plays by them. */
export const FIRST: Constants = {
  dollar: 0.34,
  early: 5,
  idleDollar: 0.04,
  purse: 12,
  invests: 0.5,
  sold: 0.8,
  drilled: 0.7,
  drills: 0.8,
  bare: 1.2,
  cash: 2,
}

export const constantsFor = (_seats: number): Constants => FIRST
