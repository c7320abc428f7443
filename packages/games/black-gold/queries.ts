/** Questions about the table. */
import { at, forSeats, type Seat, top, topOf } from '@wildcat/kernel'
import {
  areNeighbours,
  type CardId,
  type Carrying,
  COMPANIES,
  type Company,
  canPayFee,
  points,
  rowOf,
  type Square,
  takenCard,
  truckOf,
} from '@wildcat/oil-rush'
import { CARDS, type Card, trackCost } from './components.ts'
import { regionOf } from './ground.ts'
import type { Step, StepSeen, View } from './state.ts'

/** The steps that wait for somebody. */
const DECISIONS = [
  'takeCard',
  'placeTruck',
  'prospect',
  'deepen',
  'transport',
  'bidding',
  'raiseBid',
  'onlyBid',
  'outbidBaron',
  'payBid',
  'nameCompany',
  'sell',
] as const satisfies readonly Step['kind'][]

export type Asked = StepSeen<(typeof DECISIONS)[number]>

/** What the table waits for. */
export const askedOf = ({ agenda }: View): Asked | undefined => topOf(agenda, DECISIONS)

export const cardOf = (view: View, seat: Seat): Card => at(CARDS, takenCard(view, seat))

/** [BG-1.5] With two or three players US Standard is closed. */
const TWO_OPEN = ['hudson', 'jet'] as const satisfies readonly Company[]
export const openCompanies = ({ seats }: Pick<View, 'seats'>): readonly Company[] => (seats <= 3 ? TWO_OPEN : COMPANIES)
export const isOpen = (view: Pick<View, 'seats'>, company: Company): boolean => openCompanies(view).includes(company)

/** [BG-7.6] The Oil Baron bids against two players. */
export const baronBids = ({ seats }: Pick<View, 'seats'>): boolean => seats === 2

/** [BG-3.2] The card of this round that nobody took: until the others are discarded it lies on top of its pile. */
export function cardLeft({ taken, standard, special }: View): CardId {
  const pile = taken.some(card => card !== 'none' && at(CARDS, card).deck === 'special') ? standard : special
  return at(pile.discard, pile.discard.length - 1)
}

/** [BG-5.7] */
export const nextTrainCost = (view: View, seat: Seat): number => trackCost(at(view.trains, seat) + 1)

/** Tokens next to a square, as places in `wells`. */
export function wellsBeside(view: View, square: Square): number[] {
  const { board } = regionOf(view)
  const found: number[] = []
  view.wells.forEach((well, index) => {
    if (well.state === 'covered' && areNeighbours(board, square, well.square)) found.push(index)
  })
  return found
}
export const wellsBesideTruck = (view: View, seat: Seat): number[] => wellsBeside(view, truckOf(view, seat))

export const rowOfWell = (view: View, well: number): number => rowOf(regionOf(view).board, at(view.wells, well).square)

/** [BG-6.3] Whose trains are furthest ahead of all; several if they are level. The Oil Baron's is the black one. */
export function leadingTrains({ trains, baron, seats }: Pick<View, 'trains' | 'baron' | 'seats'>): {
  readonly by: Exclude<Carrying, 'own'>
  readonly carriers: readonly Seat[]
} {
  const furthest = Math.max(baron, ...trains)
  const carriers = forSeats(seats, seat => seat).filter(seat => trains[seat] === furthest)
  if (baron < furthest) return { by: 'rival', carriers }
  return { by: carriers.length === 0 ? 'black' : 'shared', carriers }
}

/** [BG-6.2, BG-6.3] How oil of this player travels from a well: free, for a fee if he can pay one, or not at all. */
export type Way = 'own' | 'leaders' | 'noMoney' | 'noTrain'
export function wayOf(view: View, seat: Seat, well: number): Way {
  const row = rowOfWell(view, well)
  if (at(view.trains, seat) >= row) return 'own'
  if (Math.max(view.baron, ...view.trains) < row) return 'noTrain'
  return canPayFee(view, seat) ? 'leaders' : 'noMoney'
}

/** [BG-7.9] What the Oil Baron's open cards at a company are worth. */
export const baronPoints = (view: View, company: Company): number => points(view.baronHands[company].up)

/** [BG-7.3] The bid that is being paid: its winner has shown that he can. */
export const beingPaid = ({ agenda }: Pick<View, 'agenda'>): StepSeen<'payBid'> | undefined => {
  const step = top(agenda)
  return step?.kind === 'payBid' ? step : undefined
}
