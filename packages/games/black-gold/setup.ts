/** [BG-1] The table as the game begins. */
import { type Chance, forSeats } from '@wildcat/kernel'
import { atAll, type ByCompany, licencesOf, points, START_SPACE } from '@wildcat/oil-rush'
import { BARON_STARTS, DERRICKS, LICENCES, SPECIAL_IDS, STANDARD_IDS, START_MONEY, TRAINS_START } from './components.ts'
import { layMap } from './laying.ts'
import { layoutText } from './map.ts'
import type { Options } from './options.ts'
import type { BaronHand, State } from './state.ts'
import type { T } from './types.ts'

const noCards = (): ByCompany<BaronHand<never>> => ({
  hudson: { down: [], up: [] },
  jet: { down: [], up: [] },
  standard: { down: [], up: [] },
})

export function setup(seats: number, options: Options, chance: Chance<T['stream']>): State {
  const { layout, wells, box } = layMap(seats, options, chance)
  return {
    viewer: 'table',
    seats,
    round: 0,
    options,
    first: chance.below('seats', seats),
    layout: layoutText(layout),
    bank: 0,
    supply: 0,
    money: forSeats(seats, () => START_MONEY),
    prices: atAll(START_SPACE),
    trucks: forSeats(seats, () => 'off'),
    trains: forSeats(seats, () => TRAINS_START),
    baron: BARON_STARTS,
    baronHands: noCards(),
    stock: forSeats(seats, () => DERRICKS),
    depots: forSeats(seats, () => atAll(0)),
    wells,
    box,
    hands: forSeats(seats, () => []),
    deck: chance.shuffle('licences', licencesOf(LICENCES)),
    discard: [],
    deckPoints: points(licencesOf(LICENCES)),
    standard: { deck: chance.shuffle('standard', [...STANDARD_IDS]), discard: [] },
    special: { deck: chance.shuffle('special', [...SPECIAL_IDS]), discard: [] },
    onShow: [],
    taken: forSeats(seats, () => 'none'),
    agenda: [{ kind: 'startRound' }],
    outcome: 'open',
    random: chance.random,
    told: 0,
  }
}
