/** [GSH-1] The table as the game begins. */
import { type Chance, forSeats } from '@wildcat/kernel'
import { BARRELS, type Depth, LICENCES_OF_EACH, type Licence, START_MONEY, START_PRICE } from './components.ts'
import type { Options } from './options.ts'
import type { State, Well } from './state.ts'
import type { T } from './types.ts'

export function setup(seats: number, options: Options, chance: Chance<T['stream']>): State {
  const wells = (depth: Depth): Well<never>[] =>
    chance.shuffle('wells', [...BARRELS[depth]]).map(barrels => ({ depth, drilled: false, seenBy: [], barrels }))
  return {
    viewer: 'table',
    seats,
    round: 0,
    rounds: options.rounds,
    deals: options.deals,
    first: chance.below('seats', seats),
    price: START_PRICE,
    bank: 0,
    money: forSeats(seats, () => START_MONEY),
    oil: forSeats(seats, () => 0),
    hands: forSeats(seats, () => []),
    deck: chance.shuffle('licences', allLicences()),
    discard: [],
    wells: [...wells('shallow'), ...wells('deep')],
    offers: [],
    offersMade: 0,
    agenda: [{ kind: 'startRound' }],
    outcome: 'open',
    random: chance.random,
    told: 0,
  }
}

/** [GSH-1.3] */
export function allLicences(): Licence[] {
  const all: Licence[] = []
  for (let i = 0; i < LICENCES_OF_EACH; i++) all.push(1)
  for (let i = 0; i < LICENCES_OF_EACH; i++) all.push(2)
  return all
}
