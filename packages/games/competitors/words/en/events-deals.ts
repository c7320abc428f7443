/** Deals and auctions. */
import type { Names } from '@wildcat/kernel'
import type { EventOf, OfferEnd } from '../../events.ts'
import type { View } from '../../state.ts'
import type { EventAbout } from '../chapters.ts'
import { and, bundle, euro, nothing, or, received, state, wish } from './phrases.ts'

export function deal(e: EventAbout<'deal'>, who: Names, view: View): string {
  switch (e.kind) {
    case 'offerMade':
      return offerMade(e, who, view)
    case 'offerAccepted':
      return `${and.format(e.by.map(({ seat }) => who(seat)))} ${e.by.length === 1 ? 'accepts' : 'accept'} ${who(e.from)}’s offer: ${who(e.from)} gives ${bundle(e.give, who, e.from)}, and gets ${received(e.ask, e.by, who, view)}.`
    case 'offerAgreed':
      return `${who(e.by)} agrees to ${who(e.from)}’s offer; others have still to accept.`
    case 'offerDeclined':
      return `${who(e.by)} declines ${who(e.from)}’s offer.`
    case 'offerEnded':
      return ENDED[e.how](who(e.from))
    case 'askedToSee':
      return `${who(e.by)} asks to see the contract before answering ${who(e.from)}.`
    case 'auctionOpened':
      return `${who(e.seller)} puts up for auction: ${bundle(e.items, who, e.seller)}. Bids start at ${euro(e.minimum)}.`
    case 'bidMade':
      return `${who(e.seat)} bids ${euro(e.euro)} in ${who(e.seller)}’s auction.`
    case 'bidPassed':
      return `${who(e.seat)} passes in ${who(e.seller)}’s auction.`
    case 'auctionEnded':
      return e.sold === 'nothing'
        ? `${who(e.seller)}’s auction ends without a sale.`
        : `${who(e.sold.seat)} wins ${who(e.seller)}’s auction: ${bundle(e.items, who, e.seller)} for ${euro(e.sold.euro)}.`
  }
}

/** 'Anna offers Ben €20,000 for the territory card Japan.' */
function offerMade({ from, to, all, give, ask, at, answers }: EventOf<'offerMade'>, who: Names, view: View): string {
  const whom = (all ? and : or).format(to.map(who))
  const put = at === 'stay' || ask.vehicles.length === 0 ? '' : `, to be put in ${state(at)}`
  const together = all && to.length > 1 ? ', if all of them accept' : ''
  const what = `${exchange(bundle(give, who, from), wish(ask, who, view))}${put}${together}`
  return answers === 'none' ? `${who(from)} offers ${whom} ${what}.` : `${who(from)} answers ${whom} with an offer: ${what}.`
}
const exchange = (gives: string, asks: string) => (asks === nothing ? `${gives} as a gift` : `${gives} for ${asks}`)

const ENDED: Readonly<Record<OfferEnd, (maker: string) => string>> = {
  declined: maker => `Nobody takes ${maker}’s offer.`,
  withdrawn: maker => `${maker} withdraws the offer.`,
  impossible: maker => `${maker}’s offer is no longer possible.`,
  replaced: maker => `${maker} takes the offer back to make another.`,
  lapsed: maker => `${maker}’s offer has lapsed.`,
}
export const shortEnd: Readonly<Record<OfferEnd, (maker: string) => string>> = {
  declined: () => 'Nobody takes it.',
  withdrawn: maker => `${maker} withdraws it.`,
  impossible: () => 'It is no longer possible.',
  replaced: maker => `${maker} takes it back to make another.`,
  lapsed: () => 'It has lapsed.',
}
