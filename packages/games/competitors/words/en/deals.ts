/** Offers, answers, auctions and bids, as sentences. */
import type { Names, Seat, Sentence } from '@wildcat/kernel'
import type { CommandOf } from '../../commands.ts'
import type { Territory } from '../../content/territories.ts'
import { bundleOf, type Items, seatsOf, wishOf } from '../../items.ts'
import { findSigned } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { auctionOf, offerOf, type SeenOffer } from '../decision-facts.ts'
import { and, bundle, euro, nothing, or, state, wish } from './phrases.ts'
import { signedName } from './sentences.ts'

type Deal = CommandOf<
  'offer' | 'accept' | 'decline' | 'withdraw' | 'askToSee' | 'show' | 'openAuction' | 'bid' | 'passBid' | 'closeAuction'
>

const TO_YOU = 'Offers to you'
const YOURS = 'Your offer'
const AUCTIONS = 'Auctions'

export function dealCommand(c: Deal, view: View, seat: Seat, who: Names): Sentence {
  switch (c.kind) {
    case 'offer':
      return {
        group: c.answers === undefined ? 'Make an offer' : `Answer ${offerBy(view, c.answers, who)}`,
        text: offer(c, view, seat, who),
      }
    case 'accept':
      return { group: TO_YOU, text: accept(c, view, seat, who) }
    case 'decline':
      return { group: TO_YOU, text: `Decline ${offerBy(view, c.offer, who)}` }
    case 'withdraw':
      return { group: YOURS, text: withdraw(view, c.offer, who) }
    case 'askToSee':
      return { group: TO_YOU, text: `Ask to see the contract before you answer ${offerBy(view, c.offer, who)}` }
    case 'show':
      return { group: YOURS, text: show(view, c.offer, who) }
    case 'openAuction':
      return { group: AUCTIONS, text: `Auction ${bundle(bundleOf(wishOf(c.items, 0)), who, seat)}, from ${euro(c.minimum)}` }
    case 'bid':
      return { group: AUCTIONS, text: `Bid ${euro(c.euro)} for ${onSale(view, c.seller, who)}${placed(c.at)}` }
    case 'passBid':
      return { group: AUCTIONS, text: `Pass in ${who(c.seller)}’s auction` }
    case 'closeAuction':
      return { group: AUCTIONS, text: close(view, seat, who) }
  }
}

/** '; the vehicle goes to Germany' */
const placed = (at: Territory | 'stay') => (at === 'stay' ? '' : `; the vehicle goes to ${state(at)}`)
const isNothing = (items: Items, money: number) => items === 'nothing' && money === 0

function offer(c: CommandOf<'offer'>, view: View, seat: Seat, who: Names): string {
  const names = seatsOf(c.to).map(who)
  const list = c.all ? `${and.format(names)}, who must all accept` : or.format(names)
  const isAsking = isNothing(c.give, c.giveMoney) && !isNothing(c.ask, c.askMoney)
  const opening = c.answers === undefined ? `${isAsking ? 'Ask' : 'Offer'} ${list}` : `Counter-offer to ${list}`
  return `${opening}: ${terms(c, view, seat, who)}${placed(c.at)}`
}
function terms({ give, giveMoney, ask, askMoney }: CommandOf<'offer'>, view: View, seat: Seat, who: Names): string {
  const given = bundle(bundleOf(wishOf(give, giveMoney)), who, seat)
  const asked = wish(wishOf(ask, askMoney), who, view)
  if (isNothing(ask, askMoney)) return isNothing(give, giveMoney) ? 'nothing yet' : `${given}, as a gift`
  return isNothing(give, giveMoney) ? `${asked}, for nothing in return` : `${given} for ${asked}`
}

function offerBy(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  return found === undefined ? 'the offer' : `${who(found.from)}’s offer`
}
function accept({ offer: id, pick, at }: CommandOf<'accept'>, view: View, seat: Seat, who: Names): string {
  const found = offerOf(view, id)
  if (found === undefined) return 'Accept the offer'
  const opening = `${found.all && found.to.length > 1 ? 'Agree to' : 'Accept'} ${who(found.from)}’s offer`
  return `${opening}: give ${givenUp(found, pick, view, seat, who)} for ${bundle(found.give, who)}${placed(at)}`
}
/** What whoever accepts gives, with the cards they pick in place of those described. */
function givenUp({ ask }: SeenOffer, pick: Items, view: View, seat: Seat, who: Names): string {
  const picked = wishOf(pick, 0)
  const territories = [...ask.territories, ...picked.territories]
  const contracts = [...ask.contracts, ...picked.contracts]
  const { money, vehicles, branches, pass, lift } = ask
  const own = { money, territories, contracts, vehicles, branches, pass, lift }
  const rest = { ...wishOf('nothing', 0), ...(pick === 'nothing' ? { anyTerritory: ask.anyTerritory, anyContract: ask.anyContract } : {}) }
  const parts = [bundle(own, who, seat), wish({ ...rest, charter: ask.charter }, who, view)].filter(part => part !== nothing)
  return parts.length === 0 ? nothing : and.format(parts)
}

function withdraw(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  if (found === undefined) return 'Withdraw your offer'
  return `Withdraw your offer to ${and.format(found.to.map(who))}: ${bundle(found.give, who, found.from)} for ${wish(found.ask, who, view)}`
}
function show(view: View, id: number, who: Names): string {
  const found = offerOf(view, id)
  const charter = found?.ask.charter ?? 'none'
  const signed = charter === 'none' ? undefined : findSigned(view, charter.signed)?.signed
  if (found === undefined || signed === undefined) return 'Show the contract'
  return `Show ${and.format(found.to.map(who))} alone ${signedName(signed)}`
}

function onSale(view: View, seller: Seat, who: Names): string {
  const found = auctionOf(view, seller)
  return found === undefined ? 'what is on sale' : `${bundle(found.items, who, seller)} in ${who(seller)}’s auction`
}
function close(view: View, seat: Seat, who: Names): string {
  const best = auctionOf(view, seat)?.bids.at(-1)
  return best === undefined
    ? 'Close your auction; nobody has bid'
    : `Close your auction: ${who(best.seat)} has bid most, ${euro(best.euro)}, and buys if they can still pay`
}
