/** [COM-9.4] Auctions: the seller names what and the least, the others bid or pass, and nobody waits. */
import { type Blank, others, type Rejection, type Seat } from '@wildcat/kernel'
import { basesOf } from '../bases.ts'
import { countContract, freeContracts, holdsTerritory, takeContract, takeTerritory } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { LEAST_RAISE, MONEY_UNIT } from '../components.ts'
import { bundleOf, isOnlyAsked, listOf, wishOf } from '../items.ts'
import { between, cashOf } from '../money.ts'
import { isBetweenSteps } from '../queries.ts'
import { no, noBy } from '../rules.ts'
import type { Auction, View } from '../state.ts'
import type { CompetitorsPlay, WindowOf } from '../types.ts'
import { dropImpossibleOffers, endOffersFor } from './ending.ts'
import { giveCards, handOver } from './exchange.ts'
import { isDeed, isTwice } from './making.ts'
import { givingProblem, isWhole } from './possible.ts'
import { givable } from './samples.ts'

const AUCTION_COMMANDS = ['openAuction', 'bid', 'passBid', 'closeAuction'] as const
type AuctionCommand = CommandOf<(typeof AUCTION_COMMANDS)[number]>
type SeenAuction = View['auctions'][number]

export const auctions: WindowOf<(typeof AUCTION_COMMANDS)[number]> = {
  takes: AUCTION_COMMANDS,
  shut(view) {
    if (view.round === 0) return noBy('COM-9.1', 'notYet')
    return view.turn === 'nobody' ? noBy('COM-9.4', 'notYet') : null
  },
  legal: (view, seat) => samples(view, seat).filter(command => check(view, seat, command) === null),
  blanks: (view, seat): Blank<AuctionCommand>[] => [...openingBlanks(view, seat), ...bidBlanks(view, seat)],
  check: (view, seat, command) => check(view, seat, command),
  invited: view => (isBetweenSteps(view) ? view.auctions : []).flatMap(auction => waitingFor(view, auction)),
  apply(play, seat, command) {
    switch (command.kind) {
      case 'openAuction':
        return open(play, seat, command)
      case 'bid':
        return bid(play, seat, command)
      case 'passBid':
        return pass(play, seat, command)
      case 'closeAuction':
        return end(play, seat)
    }
  },
}

const auctionOf = ({ auctions: all }: View, seller: Seat): SeenAuction | undefined => all.find(each => each.seller === seller)
export const leastBid = ({ bids, minimum }: SeenAuction): number => {
  const last = bids.at(-1)
  return last === undefined ? minimum : last.euro + LEAST_RAISE
}
const waitingFor = (view: View, auction: SeenAuction): Seat[] =>
  others(view, auction.seller).filter(seat => !auction.passed.includes(seat) && auction.bids.at(-1)?.seat !== seat)

const MINIMUM = 5_000

function samples(view: View, seat: Seat): AuctionCommand[] {
  const answers = view.auctions.flatMap((auction): AuctionCommand[] =>
    auction.seller === seat
      ? [{ kind: 'closeAuction' }]
      : [
          { kind: 'passBid', seller: auction.seller },
          { kind: 'bid', seller: auction.seller, euro: leastBid(auction), at: 'stay' },
        ],
  )
  const [item] = isBetweenSteps(view) ? givable(view, seat) : []
  return item === undefined ? answers : [...answers, { kind: 'openAuction', items: item, minimum: MINIMUM }]
}
const MOST_MINIMUM = 1_000_000

function openingBlanks(view: View, seat: Seat): Blank<CommandOf<'openAuction'>>[] {
  if (auctionOf(view, seat) !== undefined || !isBetweenSteps(view)) return []
  const items = givable(view, seat).filter(item => !item.startsWith('lift:'))
  const [item] = items
  if (item === undefined) return []
  const command = { kind: 'openAuction', items: item, minimum: MINIMUM } as const
  return [{ command, open: { items, minimum: { least: 0, most: MOST_MINIMUM } } }]
}
function bidBlanks(view: View, seat: Seat): Blank<CommandOf<'bid'>>[] {
  return view.auctions.flatMap(auction => {
    const least = leastBid(auction)
    const most = Math.floor(cashOf(view, seat) / MONEY_UNIT) * MONEY_UNIT
    const command = { kind: 'bid', seller: auction.seller, euro: least, at: 'stay' } as const
    if (most < least || check(view, seat, command) !== null) return []
    return [{ command, open: { euro: { least, most }, at: ['stay', ...basesOf(view, seat).map(({ state }) => state)] } }]
  })
}

function check(view: View, seat: Seat, command: AuctionCommand): Rejection | null {
  if (command.kind === 'openAuction') return openingProblem(view, seat, command)
  const auction = auctionOf(view, command.kind === 'closeAuction' ? seat : command.seller)
  if (auction === undefined) return no(command.kind === 'closeAuction' ? 'onlyTheSeller' : 'noAuction')
  if (command.kind === 'closeAuction') return isBetweenSteps(view) ? null : noBy('COM-9.4', 'cardWaits')
  if (auction.seller === seat) return no('ownAuction')
  if (auction.passed.includes(seat)) return no('alreadyPassed')
  if (auction.bids.at(-1)?.seat === seat) return no('alreadyHighest')
  if (!isBetweenSteps(view) && isLastAnswer(view, seat, auction, command)) return noBy('COM-9.4', 'cardWaits')
  return command.kind === 'passBid' ? null : bidProblem(view, seat, auction, command)
}

/** Would the auction end with it? While a card waits nothing changes hands that it may need. */
function isLastAnswer(view: View, seat: Seat, auction: SeenAuction, { kind }: AuctionCommand): boolean {
  const left = others(view, auction.seller).filter(each => each !== seat && !auction.passed.includes(each))
  return left.every(each => kind === 'passBid' && each === auction.bids.at(-1)?.seat)
}

function openingProblem(view: View, seat: Seat, { items, minimum }: CommandOf<'openAuction'>): Rejection | null {
  if (!isBetweenSteps(view)) return noBy('COM-9.1', 'cardWaits')
  if (auctionOf(view, seat) !== undefined) return no('oneAuction')
  const list = listOf(items)
  if (list.length === 0) return noBy('COM-9.4', 'nothingOffered')
  if (list.some(isDeed)) return noBy('COM-9.3', 'onlyAsked')
  if (list.some(isOnlyAsked)) return noBy('COM-9.4', 'onlyAsked')
  if (!isWhole(minimum)) return no('wholeUnits')
  const { territories, contracts, ...rest } = wishOf(items, 0)
  if (isTwice(list)) return noBy('COM-9.4', 'itemTwice')
  if (territories.some(card => !holdsTerritory(view, seat, card))) return noBy('COM-9.1', 'notInYourHand')
  const short = contracts.find(card => contracts.filter(each => each === card).length > freeContracts(view, seat, card))
  if (short !== undefined)
    return countContract(view, seat, short) > freeContracts(view, seat, short) ? no('cardLaidReady') : noBy('COM-9.1', 'notInYourHand')
  const problems = others(view, seat).map(to => givingProblem(view, seat, to, { ...rest, money: 0 }, 'stay'))
  return problems.includes(null) ? null : (problems[0] ?? null)
}

/** [COM-9.4] At least 1,000 above the last, covered by cash, and with room for what is won. */
function bidProblem(view: View, seat: Seat, auction: SeenAuction, { euro, at: where }: CommandOf<'bid'>): Rejection | null {
  const least = leastBid(auction)
  if (euro < least) return no('bidTooLow', { least })
  if (!isWhole(euro)) return no('wholeUnits')
  if (euro > cashOf(view, seat)) return noBy('COM-9.4', 'notEnoughCash', { euro })
  return winningProblem(view, auction, seat, where)
}
/** Vehicles and branches lie aside, so whether they are free is not asked again. */
const winningProblem = (view: View, { seller, items }: SeenAuction, seat: Seat, where: Auction['bids'][number]['at']) =>
  givingProblem({ ...view, auctions: [] }, seller, seat, items, where)

function open(play: CompetitorsPlay, seller: Seat, { items: given, minimum }: CommandOf<'openAuction'>) {
  const { state } = play
  const items = bundleOf(wishOf(given, 0))
  for (const card of items.territories) takeTerritory(state, seller, card)
  for (const card of items.contracts) takeContract(state, seller, card)
  state.auctions.push({ seller, items, minimum, bids: [], passed: [] })
  play.reveal({ kind: 'auctionOpened', seller, items, minimum })
  dropImpossibleOffers(play)
}

function bid(play: CompetitorsPlay, seat: Seat, { seller, euro, at: where }: CommandOf<'bid'>) {
  const auction = auctionIn(play, seller)
  auction.bids.push({ seat, euro, at: where })
  play.emit({ kind: 'bidMade', seller, seat, euro })
  if (waitingFor(play.state, auction).length === 0) end(play, seller)
}
function pass(play: CompetitorsPlay, seat: Seat, { seller }: CommandOf<'passBid'>) {
  const auction = auctionIn(play, seller)
  auction.passed.push(seat)
  play.emit({ kind: 'bidPassed', seller, seat })
  if (waitingFor(play.state, auction).length === 0) end(play, seller)
}
function auctionIn({ state }: CompetitorsPlay, seller: Seat): Auction {
  const auction = state.auctions.find(each => each.seller === seller)
  if (auction === undefined) throw new RangeError(`seat ${seller} holds no auction`)
  return auction
}

/** The highest who can still pay and has room pays and receives at once. */
function end(play: CompetitorsPlay, seller: Seat) {
  const { state } = play
  const auction = auctionIn(play, seller)
  state.auctions = state.auctions.filter(each => each !== auction)
  const { bids, items } = auction
  const sold = bids.findLast(each => cashOf(state, each.seat) >= each.euro && winningProblem(state, auction, each.seat, each.at) === null)
  if (sold === undefined) giveCards(state, seller, items)
  else {
    handOver(state, seller, sold.seat, items, sold.at)
    endOffersFor(play, items.vehicles)
    between(state, sold.seat, seller, sold.euro)
  }
  play.emit({ kind: 'auctionEnded', seller, sold: sold ?? 'nothing', items })
  dropImpossibleOffers(play)
}

/** At the end of the turn in which they were opened. */
export function endAuctions(play: CompetitorsPlay) {
  for (const { seller } of play.state.auctions.slice()) end(play, seller)
}
