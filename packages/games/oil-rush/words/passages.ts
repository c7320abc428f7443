/** Which events are told together in the log, as far as both games have them. */
import type { Seat } from '@wildcat/kernel'
import type { AuctionEvent } from '../auction.ts'

type Auction = AuctionEvent<string>
const cannotSell = (event: Auction) => event.kind === 'nobodySells' && event.why === 'nobodyThere'
const settles = ({ kind }: Auction) => kind === 'oilSold' || kind === 'nobodySells'
const placeOf = (passage: readonly Auction[]): string | undefined => {
  for (const event of passage) if ('company' in event) return event.company
  return undefined
}

/** An auction from its opening to the sale, with all the bluffs in between; companies where nobody can sell in one breath. */
export function followsAuction(passage: readonly Auction[], event: Auction): boolean {
  if (cannotSell(event) && passage.every(cannotSell)) return true
  if (passage.some(settles)) return false
  const place = placeOf(passage)
  const isSame = event.kind === 'licencesPaid' || place === undefined || event.company === place
  return isSame && (event.kind !== 'auctionOpened' || passage.at(-1)?.kind === 'bluffCalled')
}

/** A turn, or a shipment: all that one player does until another begins. */
export const followsSeat = (passage: readonly { readonly seat: Seat }[], event: { readonly seat: Seat }): boolean =>
  passage.at(-1)?.seat === event.seat
