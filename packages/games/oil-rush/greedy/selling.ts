/** How much to bid, what to pay with, how much to sell. */
import { at, type Below, type Seat, visible } from '@wildcat/kernel'
import { type Bid, type Company, DEPOT_LIMIT, type Licence, OVERFLOW_PRICE, type Payment, points } from '../index.ts'
import { MEAN_LICENCE, type Outlook, priceAt } from './outlook.ts'
import { worthKept } from './waiting.ts'

/** What selling now brings over keeping the oil. */
export function saleWorth(outlook: Outlook, seat: Seat, company: Company): number {
  const barrels = at(outlook.view.depots, seat)[company]
  const kept = Math.min(DEPOT_LIMIT, barrels)
  const price = priceAt(outlook, company)
  return Math.max(0, kept * (price - worthKept(outlook, seat, company))) + (barrels - kept) * (price - OVERFLOW_PRICE)
}

/** What is asked of a bidder. */
export interface Asked {
  readonly least: number // the lowest bid that counts
  readonly standing: Bid | 'none'
  readonly worthTo: (seat: Seat) => number // what the sale brings to each
}

export function bid(outlook: Outlook, seat: Seat, asked: Asked, below: Below): { kind: 'bid'; points: number } | { kind: 'pass' } {
  const { least, worthTo } = asked
  const hand = points(ownHand(outlook, seat))
  const limit = Math.min(hand, Math.floor(worthTo(seat) / Math.max(1, outlook.licencePoint)))
  const dares = least > hand && bluffs(outlook, asked, below)
  return least <= limit || dares ? { kind: 'bid', points: least } : { kind: 'pass' }
}

export const ownHand = ({ view }: Outlook, seat: Seat): readonly Licence[] => visible(at(view.hands, seat))

/** One bluff in so many auctions that invite to it. */
const BLUFF = 60

/** A bid beyond the own hand, made only where a rival will most likely go higher. */
function bluffs(outlook: Outlook, { least, standing, worthTo }: Asked, below: Below): boolean {
  const { view } = outlook
  if (standing === 'none' || least >= view.deckPoints) return false
  const answer = least + 1
  const canAnswer = at(view.hands, standing.seat).length * MEAN_LICENCE >= answer + 1
  const wants = worthTo(standing.seat) >= (answer + 1) * outlook.licencePoint
  return canAnswer && wants && below(BLUFF) === 0
}

type Pay = { readonly kind: 'pay' } & Payment
/** As few points as possible, and the twos first: ones give exact change later. */
export const pay = (legal: readonly Pay[]): Pay => legal.reduce((best, each) => (rank(each) < rank(best) ? each : best), at(legal, 0))
const rank = ({ ones, twos }: Payment) => (ones + 2 * twos) * 100 + ones

/** The licences are paid: everything goes, unless the price can only rise and there is room to wait. */
export function barrelsToSell(outlook: Outlook, seat: Seat, company: Company): number {
  const barrels = at(outlook.view.depots, seat)[company]
  const waits = worthKept(outlook, seat, company) > priceAt(outlook, company)
  return waits ? Math.max(0, barrels - DEPOT_LIMIT) : barrels
}
