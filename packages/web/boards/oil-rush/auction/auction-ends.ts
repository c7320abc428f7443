/** How auctions ended, as everybody heard it. */
import type { Seat, Tagged } from '@wildcat/kernel'
import { COMPANIES, type Company } from '@wildcat/oil-rush'
import { type PageLine, standingLines } from '../../../worker/sights.ts'
import type { RushWords } from '../board-context.ts'
import { isRushEvent } from '../scenes.ts'
import type { Auctioned } from './bidders.ts'

export interface AuctionEnd {
  readonly n: number // its place among the lines that stand
  readonly seat: Seat
  readonly company: Auctioned
  readonly points: number
  readonly isBluff: boolean
}

/** So many of a player's are remembered on the screen. */
const LAST = 3

/** What a player last won or lost with which bid, the newest last. */
export const lastOf = (seat: Seat, ends: readonly AuctionEnd[]): AuctionEnd[] => ends.filter(each => each.seat === seat).slice(-LAST)

export function auctionText(
  { auction, companies, player }: Pick<RushWords, 'auction' | 'companies' | 'player'>,
  { company, points, isBluff }: AuctionEnd,
): string {
  const end = isBluff ? 'bluffed' : 'won'
  return company === 'all' ? player.ofAll[end](auction.ofAll, points) : player[end](companies[company], points)
}

export const auctionEnds = (lines: readonly PageLine[]): AuctionEnd[] =>
  standingLines(lines).flatMap((line, n) => (line.kind === 'event' ? endOf(line.event, n) : []))

function endOf(event: Tagged, n: number): AuctionEnd[] {
  if (!isRushEvent(event) || (event.kind !== 'bidCovered' && event.kind !== 'bluffCalled')) return []
  const company = COMPANIES.find(each => each === event.company) ?? 'all'
  return [{ n, seat: event.seat, company, points: event.points, isBluff: event.kind === 'bluffCalled' }]
}

/** The last bid at each company, whoever made it. */
export type LastBids = Readonly<Partial<Record<Company, number>>>
const BIDS: readonly string[] = ['bidMade', 'bidRaised', 'bidKept', 'baronOutbid']

export const lastBids = (lines: readonly PageLine[]): LastBids =>
  Object.fromEntries(standingLines(lines).flatMap(line => (line.kind === 'event' ? bidOf(line.event) : [])))

const bidOf = (event: Tagged): (readonly [string, number])[] =>
  BIDS.includes(event.kind) && 'points' in event && 'company' in event ? [[String(event.company), Number(event.points)]] : []
