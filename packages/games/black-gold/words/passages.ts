/** Which events are told together in the log, in every language. */
import type { AuctionEvent } from '@wildcat/oil-rush'
import { followsAuction, followsSeat } from '@wildcat/oil-rush/words/passages.ts'
import type { Event } from '../events.ts'

/** The parts of a round as a report of it has them. */
const PART_OF = {
  roundStarted: 'prices',
  priceRolled: 'prices', // or in a liquidation, of the company that was named
  specialCardTurned: 'cards',
  standardCardsTurned: 'cards',
  cardTaken: 'cards',
  cardLeft: 'cards',
  licencesDealt: 'cards',
  baronDealt: 'cards',
  truckPlaced: 'turn',
  truckMoved: 'turn',
  trainMoved: 'turn',
  tileSeen: 'turn',
  derrickBuilt: 'turn',
  priceChanged: 'turn',
  freeOilTaken: 'turn',
  gusherDrilled: 'turn',
  derrickDeepened: 'turn',
  trainsPushedBack: 'turn',
  turnEnded: 'turn',
  oilProduced: 'shipping',
  oilCarried: 'shipping',
  oilLost: 'shipping',
  auctionOpened: 'auction',
  bidMade: 'auction',
  bidRaised: 'auction',
  bidKept: 'auction',
  passed: 'auction',
  nobodySells: 'auction',
  baronShown: 'auction',
  baronWon: 'auction',
  baronOutbid: 'auction',
  baronDiscarded: 'auction',
  bidCovered: 'auction',
  bluffCalled: 'auction',
  licencesPaid: 'auction',
  companyNamed: 'auction',
  oilSold: 'auction',
  overflowSold: 'overflow',
  noSpecialCardLeft: 'end',
  gameEnded: 'end',
} as const satisfies Record<Event['kind'], string>

type PartOf = typeof PART_OF
export type Part = PartOf[keyof PartOf]
export type EventIn<P extends Part> = Extract<Event, { kind: { [K in keyof PartOf]: PartOf[K] extends P ? K : never }[keyof PartOf] }>

const isIn =
  <P extends Part>(part: P) =>
  (event: Event): event is EventIn<P> =>
    PART_OF[event.kind] === part

export const partOf = ([first]: readonly Event[]): Part => (first === undefined ? 'end' : PART_OF[first.kind])
export const only = <P extends Part>(events: readonly Event[], part: P): EventIn<P>[] => events.filter(isIn(part))

/** What the two games' auctions have in common. */
export type Bidding = AuctionEvent<'liquidation'>
const OWN = ['bidRaised', 'bidKept', 'baronShown', 'baronWon', 'baronOutbid', 'baronDiscarded', 'companyNamed'] as const
const isOwn = (kind: string) => OWN.some(each => each === kind)
export const isBidding = (event: Event): event is Bidding => isIn('auction')(event) && !isOwn(event.kind)

export function follows(passage: readonly Event[], event: Event): boolean {
  const part = partOf(passage)
  if (part === 'auction') return inAuction(passage, event)
  if (PART_OF[event.kind] !== part) return false
  switch (part) {
    case 'prices':
      return event.kind !== 'roundStarted'
    case 'cards':
      return event.kind !== 'specialCardTurned'
    case 'turn':
    case 'shipping':
      return event.kind !== 'oilProduced' && 'seat' in event && followsSeat([...only(passage, 'turn'), ...only(passage, 'shipping')], event)
    case 'overflow':
      return true
    case 'end':
      return false
  }
}

/** With all that the Oil Baron does in it, and the price that is rolled in a liquidation. */
function inAuction(passage: readonly Event[], event: Event): boolean {
  const last = passage.at(-1)
  if (event.kind === 'companyNamed') return last?.kind === 'licencesPaid'
  if (event.kind === 'priceRolled') return last?.kind === 'companyNamed'
  if (event.kind === 'oilSold' && last?.kind === 'priceRolled') return true
  if (isBidding(event)) return followsAuction(passage.filter(isBidding), event)
  return isIn('auction')(event) && 'company' in event && passage.some(each => 'company' in each && each.company === event.company)
}

/** A new round, and the end of the game. */
export const opens = ({ kind }: Event): boolean => kind === 'roundStarted' || kind === 'noSpecialCardLeft' || kind === 'gameEnded'
