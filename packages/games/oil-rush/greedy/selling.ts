/** How much to bid, what to pay with, how much to sell. */
import { at, type Below, type Seat, visible, type Weighed, weighed } from '@wildcat/kernel'
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
  readonly rivals: readonly Seat[] // who are still in
}

type BidOrPass = { kind: 'bid'; points: number } | { kind: 'pass' }

export function bid(outlook: Outlook, seat: Seat, asked: Asked, below: Below): BidOrPass {
  const { least } = asked
  const dares = least > points(ownHand(outlook, seat)) && bluffs(outlook, asked, below)
  return least <= limitOf(outlook, seat, asked) || dares ? { kind: 'bid', points: least } : { kind: 'pass' }
}

/** The highest bid that pays and can be paid. */
export const limitOf = (outlook: Outlook, seat: Seat, { worthTo }: Pick<Asked, 'worthTo'>): number =>
  Math.min(points(ownHand(outlook, seat)), Math.floor(worthTo(seat) / Math.max(1, outlook.licencePoint)))

/** The bids that are worth a thought: the lowest, one that leaves the others behind, as far as it pays, and none. */
export function bids(outlook: Outlook, seat: Seat, asked: Asked): Weighed<BidOrPass>[] {
  const { least, worthTo } = asked
  const hand = points(ownHand(outlook, seat))
  const most = Math.max(least, limitOf(outlook, seat, asked))
  const sums = [...new Set([least, jump(outlook, seat, asked), most])].filter(sum => sum <= hand)
  const commands: BidOrPass[] = [...sums.map(sum => ({ kind: 'bid', points: sum }) as const), { kind: 'pass' }]
  const worth = (command: BidOrPass) => (command.kind === 'pass' ? 0 : worthTo(seat) - command.points * Math.max(1, outlook.licencePoint))
  return weighed(commands, worth, command => (command.kind === 'pass' ? [] : [{ kind: 'sale', figure: worthTo(seat) }]))
}

/** As much as the others will drive the price up to, as far as one knows; never more than it pays. */
export function jump(outlook: Outlook, seat: Seat, asked: Asked): number {
  const { least, worthTo, rivals } = asked
  const point = Math.max(1, outlook.licencePoint)
  const likely = (each: Seat) => Math.min(at(outlook.view.hands, each).length * MEAN_LICENCE, worthTo(each) / point)
  const driven = Math.floor(Math.max(0, ...rivals.map(likely)))
  return Math.max(least, Math.min(driven, limitOf(outlook, seat, asked)))
}

/** What to sell: all, what finds no room, nothing; in between it is hardly ever right. */
export function sales(outlook: Outlook, seat: Seat, company: Company): Weighed<{ kind: 'sell'; barrels: number }>[] {
  const barrels = at(outlook.view.depots, seat)[company]
  const gain = priceAt(outlook, company) - worthKept(outlook, seat, company)
  const amounts = [...new Set([barrels, Math.max(0, barrels - DEPOT_LIMIT), 0])]
  return weighed(
    amounts.map(amount => ({ kind: 'sell', barrels: amount }) as const),
    command => command.barrels * gain - (barrels - command.barrels > DEPOT_LIMIT ? LOST : 0),
  )
}
/** What nobody does: to let oil go that could be sold. */
const LOST = 1_000_000

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
