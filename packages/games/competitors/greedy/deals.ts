/** Offers and auctions: taken up when what comes is worth more than what goes, by a margin and by what it helps the other. */
import { at, type Seat } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { GOODS } from '../content/goods.ts'
import { auctions, leastBid } from '../deals/auctions.ts'
import { offers } from '../deals/offers.ts'
import { isOpenTo } from '../deals/reach.ts'
import { type Items, wishOf } from '../items.ts'
import { signedOf } from '../journeys.ts'
import { isBetweenSteps } from '../queries.ts'
import type { View } from '../state.ts'
import { afterDeal, estateOf, type Lot, NOTHING } from './estate.ts'
import { withVehicles } from './homes.ts'
import { pickFor } from './picks.ts'
import { counterTo } from './proposals.ts'
import { DEAL, ITEMS } from './worth.ts'

type SeenOffer = View['offers'][number]
type SeenAuction = View['auctions'][number]

/** The answer to whatever this seat is asked besides the decision on top. */
export function answerAside(view: View, seat: Seat): Command | undefined {
  if (!isBetweenSteps(view)) return undefined
  for (const offer of view.offers) {
    const { charter } = offer.ask
    if (offer.from === seat && charter !== 'none' && charter.shown === 'asked') return { kind: 'show', offer: offer.id }
    if (isOpenTo(offer, seat)) return answer(view, seat, offer)
  }
  for (const auction of view.auctions) {
    const { seller, passed, bids } = auction
    if (seller !== seat && !passed.includes(seat) && bids.at(-1)?.seat !== seat) return bidOrPass(view, seat, auction)
  }
  return undefined
}

function answer(view: View, seat: Seat, offer: SeenOffer): Command {
  const decline: Command = { kind: 'decline', offer: offer.id }
  const pick = pickFor(view, seat, offer)
  if (pick === undefined) return decline
  const accept: CommandOf<'accept'> = { kind: 'accept', offer: offer.id, pick, at: 'stay' }
  if (offers.check(view, seat, accept) !== null) return decline
  const [got, given] = [lotOf(offer.give, 'nothing'), lotOf(offer.ask, pick)]
  if (got === undefined || given === undefined) return decline
  const lent = afterCharter(view, offer)
  const gain = estateOf(afterDeal(lent, seat, got, given), seat) - estateOf(view, seat) + rights(view, got, given, offer)
  const { charter } = offer.ask
  if (charter !== 'none' && charter.shown === 'no' && gain >= DEAL.margin) return { kind: 'askToSee', offer: offer.id }
  if (gain >= DEAL.margin + harmOf(view, seat, offer.from, given)) return accept
  return counterTo(view, seat, offer, gain) ?? decline
}
const passes = (got: Lot, given: Lot): number => ITEMS.pass * (Number(got.pass) - Number(given.pass))

/** What is neither card nor piece: passes, a lift, a vehicle lent. */
function rights(view: View, got: Lot, given: Lot, { from, ask }: SeenOffer): number {
  const lift = ask.lift === 'none' ? 0 : ITEMS.lift
  const { charter } = ask
  if (charter === 'none') return passes(got, given) - lift
  const contract = signedOf(view, from, charter.signed)?.contract ?? null
  const isIllegal = contract !== null && GOODS[contract].illegal
  return passes(got, given) - lift - ITEMS.charter - (isIllegal ? ITEMS.smuggling : 0)
}
/** A chartered vehicle ends where the goods go. */
function afterCharter(view: View, { from, ask: { charter } }: SeenOffer): View {
  const signed = charter === 'none' ? undefined : signedOf(view, from, charter.signed)
  return charter === 'none' || signed === undefined ? view : withVehicles(view, [charter.vehicle], signed.recipient)
}

/** What helps another hurts, the more the nearer he is to winning. */
function harmOf(view: View, seat: Seat, other: Seat, given: Lot): number {
  const isAhead = at(view.vp, other) >= DEAL.near && at(view.vp, other) >= at(view.vp, seat)
  const cards = given.territories.length + given.contracts.length + 2 * given.vehicles.length + 2 * given.branches.length
  return cards * (isAhead ? DEAL.helpsLeader : DEAL.helpsOther)
}

/** With faces; none: some are not known. */
function lotOf(side: SeenOffer['give'], pick: Items): Lot | undefined {
  const picked = wishOf(pick, 0)
  const territories = side.territories.filter(card => card !== null)
  const contracts = side.contracts.filter(card => card !== null)
  if (territories.length < side.territories.length || contracts.length < side.contracts.length) return undefined
  const { money, vehicles, branches, pass } = side
  return {
    money,
    territories: [...territories, ...picked.territories],
    contracts: [...contracts, ...picked.contracts],
    vehicles,
    branches,
    pass,
  }
}

function bidOrPass(view: View, seat: Seat, auction: SeenAuction): Command {
  const { seller } = auction
  const euro = leastBid(auction)
  const lot = lotOf(auction.items, 'nothing')
  const pass: Command = { kind: 'passBid', seller }
  const bid: CommandOf<'bid'> = { kind: 'bid', seller, euro, at: 'stay' }
  if (lot === undefined || auctions.check(view, seat, bid) !== null) return pass
  const gain = estateOf(afterDeal(view, seat, lot, { ...NOTHING, money: euro }), seat) - estateOf(view, seat) + passes(lot, NOTHING)
  return gain > DEAL.margin ? bid : pass
}
