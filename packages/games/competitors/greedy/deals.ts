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
import type { Constants } from './constants.ts'
import { afterDeal, estateOf, type Lot, NOTHING } from './estate.ts'
import { withVehicles } from './homes.ts'
import { pickFor } from './picks.ts'
import { counterTo } from './proposals.ts'

type SeenOffer = View['offers'][number]
type SeenAuction = View['auctions'][number]

/** The answer to whatever this seat is asked besides the decision on top. */
export function answerAside(view: View, seat: Seat, constants: Constants): Command | undefined {
  if (!isBetweenSteps(view)) return undefined
  for (const offer of view.offers) {
    const { charter } = offer.ask
    if (offer.from === seat && charter !== 'none' && charter.shown === 'asked') return { kind: 'show', offer: offer.id }
    if (isOpenTo(offer, seat)) return answer(view, seat, offer, constants)
  }
  for (const auction of view.auctions) {
    const { seller, passed, bids } = auction
    if (seller !== seat && !passed.includes(seat) && bids.at(-1)?.seat !== seat) return bidOrPass(view, seat, auction, constants)
  }
  return undefined
}

function answer(view: View, seat: Seat, offer: SeenOffer, constants: Constants): Command {
  const decline: Command = { kind: 'decline', offer: offer.id }
  const pick = pickFor(view, seat, offer, constants)
  if (pick === undefined) return decline
  const accept: CommandOf<'accept'> = { kind: 'accept', offer: offer.id, pick, at: 'stay' }
  if (offers.check(view, seat, accept) !== null) return decline
  const [got, given] = [lotOf(offer.give, 'nothing'), lotOf(offer.ask, pick)]
  if (got === undefined || given === undefined) return decline
  const lent = afterCharter(view, offer)
  const before = estateOf(view, seat, constants)
  const gain = estateOf(afterDeal(lent, seat, got, given), seat, constants) - before + rights(view, { got, given }, offer, constants)
  const { charter } = offer.ask
  if (charter !== 'none' && charter.shown === 'no' && gain >= constants.dealing) return { kind: 'askToSee', offer: offer.id }
  if (gain >= constants.dealing + harmOf(view, seat, offer.from, given, constants)) return accept
  return counterTo(view, seat, offer, gain, constants) ?? decline
}
interface Deal {
  readonly got: Lot
  readonly given: Lot
}
const passes = ({ got, given }: Deal, { pass }: Constants): number => pass * (Number(got.pass) - Number(given.pass))

/** What is neither card nor piece: passes, a lift, a vehicle lent. */
function rights(view: View, deal: Deal, { from, ask }: SeenOffer, constants: Constants): number {
  const lift = ask.lift === 'none' ? 0 : constants.lift
  const { charter } = ask
  if (charter === 'none') return passes(deal, constants) - lift
  const contract = signedOf(view, from, charter.signed)?.contract ?? null
  const isIllegal = contract !== null && GOODS[contract].illegal
  return passes(deal, constants) - lift - constants.charter - (isIllegal ? constants.smuggling : 0)
}
/** A chartered vehicle ends where the goods go. */
function afterCharter(view: View, { from, ask: { charter } }: SeenOffer): View {
  const signed = charter === 'none' ? undefined : signedOf(view, from, charter.signed)
  return charter === 'none' || signed === undefined ? view : withVehicles(view, [charter.vehicle], signed.recipient)
}

/** What helps another hurts, the more the nearer he is to winning. */
function harmOf(view: View, seat: Seat, other: Seat, given: Lot, constants: Constants): number {
  const isAhead = at(view.vp, other) >= constants.ahead && at(view.vp, other) >= at(view.vp, seat)
  const cards = given.territories.length + given.contracts.length + 2 * given.vehicles.length + 2 * given.branches.length
  return cards * (isAhead ? constants.helpsLeader : constants.helpsOther)
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

function bidOrPass(view: View, seat: Seat, auction: SeenAuction, constants: Constants): Command {
  const { seller } = auction
  const euro = leastBid(auction)
  const lot = lotOf(auction.items, 'nothing')
  const pass: Command = { kind: 'passBid', seller }
  const bid: CommandOf<'bid'> = { kind: 'bid', seller, euro, at: 'stay' }
  if (lot === undefined || auctions.check(view, seat, bid) !== null) return pass
  const after = afterDeal(view, seat, lot, { ...NOTHING, money: euro })
  const gain = estateOf(after, seat, constants) - estateOf(view, seat, constants) + passes({ got: lot, given: NOTHING }, constants)
  return gain > constants.dealing ? bid : pass
}
