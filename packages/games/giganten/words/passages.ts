/** Which events are told together in the log, in every language. */
import { followsAuction, followsSeat } from '@wildcat/oil-rush/words/passages.ts'
import type { Event } from '../events.ts'

/** The parts of a round as a report of it has them. */
const PART_OF = {
  roundStarted: 'prices',
  priceRolled: 'prices',
  redCardTurned: 'cards',
  beigeCardsTurned: 'cards',
  cardTaken: 'cards',
  cardLeft: 'cards',
  licencesDealt: 'cards',
  truckPlaced: 'drive',
  truckMoved: 'drive',
  trainMoved: 'drive',
  tileSeen: 'drive',
  priceChanged: 'drive',
  freeOilTaken: 'drive',
  trainsPushedBack: 'drive',
  turnEnded: 'drive',
  derrickBuilt: 'derricks',
  builtNothing: 'derricks',
  oilProduced: 'shipping',
  oilCarried: 'shipping',
  oilLost: 'shipping',
  auctionOpened: 'auction',
  bidMade: 'auction',
  passed: 'auction',
  nobodySells: 'auction',
  bidCovered: 'auction',
  bluffCalled: 'auction',
  licencesPaid: 'auction',
  oilSold: 'auction',
  pricesInflated: 'auction',
  overflowSold: 'overflow',
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

export function follows(passage: readonly Event[], event: Event): boolean {
  const part = PART_OF[event.kind]
  if (partOf(passage) !== part) return false
  switch (part) {
    case 'prices':
      return event.kind !== 'roundStarted'
    case 'cards':
      return event.kind !== 'redCardTurned'
    case 'drive':
    case 'shipping':
      return (
        event.kind !== 'oilProduced' && 'seat' in event && followsSeat([...only(passage, 'drive'), ...only(passage, 'shipping')], event)
      )
    case 'auction':
      return event.kind === 'pricesInflated' || (isIn('auction')(event) && followsAuction(auctionIn(passage), event))
    case 'derricks':
    case 'overflow':
      return true
    case 'end':
      return false
  }
}

/** Without what inflation makes of it. */
export const auctionIn = (events: readonly Event[]) => only(events, 'auction').filter(event => event.kind !== 'pricesInflated')

/** A new round, and the end of the game. */
export const opens = ({ kind }: Event): boolean => kind === 'roundStarted' || kind === 'gameEnded'
