/** Questions about the table. */
import { at, others, type Seat, top, topOf, visible } from '@wildcat/kernel'
import { canPayFee, columnOf, leaders, type Square, takenCard, truckOf } from '@wildcat/oil-rush'
import { CARDS, type Card, trackCost } from './components.ts'
import { BOARD, sitesBeside } from './map.ts'
import type { Step, StepSeen, View } from './state.ts'

/** The steps that wait for somebody. */
const DECISIONS = [
  'takeCard',
  'placeTruck',
  'drive',
  'build',
  'transport',
  'bidding',
  'payBid',
  'sell',
] as const satisfies readonly Step['kind'][]
export type Asked = StepSeen<(typeof DECISIONS)[number]>

/** What the table waits for. */
export const askedOf = ({ agenda }: View): Asked | undefined => topOf(agenda, DECISIONS)

export const cardOf = (view: View, seat: Seat): Card => at(CARDS, takenCard(view, seat))

/** As places in `wells`; with three players some printed sites are not there. */
export const sitesBesideTruck = (view: View, seat: Seat): readonly number[] => sitesBeside(truckOf(view, seat))

/** [GIG-5.9] */
export const nextTrainCost = (view: View, seat: Seat): number => trackCost(at(view.trains, seat) + 1)

export { restsOnGround, truckOf } from '@wildcat/oil-rush'

export type Way = 'own' | 'black' | 'rival'

/** [GIG-7.2, GIG-7.3] How oil from a square can travel; only by the own locomotive where that has come so far. */
export function ways(view: View, seat: Seat, square: Square): Way[] {
  const column = columnOf(BOARD, square)
  if (at(view.trains, seat) >= column) return ['own']
  if (!canPayFee(view, seat)) return []
  const found: Way[] = []
  if (view.black >= column) found.push('black')
  if (rivalsAhead(view, seat, square).length > 0) found.push('rival')
  return found
}

/** [GIG-7.3] The opponents level in the lead, if they have come so far. */
export function rivalsAhead(view: View, seat: Seat, square: Square): Seat[] {
  const ahead = leaders(view.trains, others(view, seat))
  return ahead.filter(each => at(view.trains, each) >= columnOf(BOARD, square))
}

export const ownHand = (view: View) => (typeof view.viewer === 'number' ? visible(at(view.hands, view.viewer)) : [])

/** [GIG-8.4] The bid that is being paid: its winner has shown that he can. */
export const beingPaid = ({ agenda }: Pick<View, 'agenda'>): StepSeen<'payBid'> | undefined => {
  const step = top(agenda)
  return step?.kind === 'payBid' ? step : undefined
}
