/** The licence auction: bids go round, bluffs are called, the winner pays and sells. */
import {
  type Auto,
  at,
  type Blank,
  type Decision,
  type Play,
  type ReadonlyDeep,
  type Rejection,
  type RuleId,
  refuse,
  type Seat,
  type Tagged,
  turnOrder,
  visible,
} from '@wildcat/kernel'
import { fromBank, type MoneyTable } from './bank.ts'
import type { ByCompany, Company } from './companies.ts'
import { type Licence, type LicenceTable, payments, points, take } from './licences.ts'
import { PRICES } from './prices.ts'
import { fromSupply } from './supply.ts'

export interface AuctionTable<Hidden> extends LicenceTable<Hidden>, MoneyTable {
  seats: number
  first: Seat
  depots: ByCompany<number>[]
  prices: ByCompany<number> // spaces of the price row
  supply: number
  deckPoints: number // of all licences there are: nobody can have more
}
export interface Bid {
  readonly seat: Seat
  readonly points: number
}
/** Other: what is auctioned besides the sale at one company. */
export type AuctionStep<Other extends string = never> =
  | { readonly kind: 'auction'; readonly company: Company | Other }
  | Bidding<Other>
  | { readonly kind: 'settleBid'; readonly company: Company | Other; readonly winner: Seat; readonly points: number }
  | { readonly kind: 'payBid'; readonly company: Company | Other; readonly winner: Seat; readonly points: number }
  | { readonly kind: 'sell'; readonly company: Company; readonly seller: Seat }
  | { readonly kind: 'auctionSettled'; readonly company: Company | Other; readonly sold: number } // for each game to say what follows; 0 also if nobody won
export interface Bidding<Other extends string> {
  readonly kind: 'bidding'
  readonly company: Company | Other
  readonly in: readonly Seat[]
  readonly turn: Seat
  readonly standing: Bid | 'none'
}
type BidCommand = { kind: 'bid'; points: number } | { kind: 'pass' }
export type AuctionCommand = BidCommand | { kind: 'pay'; ones: number; twos: number } | { kind: 'sell'; barrels: number }
export type AuctionEvent<Other extends string = never> =
  | { kind: 'auctionOpened'; company: Company | Other; bidders: readonly Seat[] }
  | { kind: 'bidMade'; seat: Seat; company: Company | Other; points: number }
  | { kind: 'passed'; seat: Seat; company: Company | Other }
  | { kind: 'nobodySells'; company: Company | Other; why: 'nobodyThere' | 'allPassed' }
  | { kind: 'bidCovered'; seat: Seat; company: Company | Other; points: number }
  | { kind: 'bluffCalled'; seat: Seat; company: Company | Other; points: number; lost: readonly Licence[] }
  | { kind: 'licencesPaid'; seat: Seat; ones: number; twos: number }
  | { kind: 'oilSold'; seat: Seat; company: Company; barrels: number; price: number }
export type AuctionReason = 'bidNotWhole' | 'bidTooLow' | 'bidTooHigh' | 'notThatPayment' | 'notSoMuchOil'

type View = ReadonlyDeep<AuctionTable<null>>
type CommandOf<K extends AuctionCommand['kind']> = Extract<AuctionCommand, { kind: K }>

/** Only one is left in: he alone takes part, or all others have passed. */
export interface LastIn<Other extends string = never> {
  readonly company: Company | Other
  readonly seat: Seat
  readonly standing: Bid | 'none'
}
/** What the auctions of one game have of their own. */
export interface AuctionTerms<State, Step, Other extends string> {
  readonly reasons: Readonly<Record<AuctionReason, RuleId>>
  readonly bidders: (view: View, company: Company | Other) => Seat[] // in turn order
  readonly lastIn: (last: LastIn<Other>, state: State) => readonly Step[]
  readonly sale: (company: Company | Other, seller: Seat) => Step // after the payment
}

/** Whoever has such oil and a licence. */
export const biddersWith = (view: View, hasOil: (depot: Readonly<ByCompany<number>>) => boolean): Seat[] =>
  turnOrder(view).filter(seat => hasOil(at(view.depots, seat)) && at(view.hands, seat).length > 0)

export const bidders = (view: View, company: Company): Seat[] => biddersWith(view, depot => depot[company] > 0)

/** The usual end: the highest bidder has won; who has not bid yet may still do so. */
export const lastInWins = <Other extends string>({ company, seat, standing }: LastIn<Other>): AuctionStep<Other>[] =>
  standing === 'none'
    ? [{ kind: 'bidding', company, in: [seat], turn: seat, standing }]
    : [{ kind: 'settleBid', company, winner: seat, points: standing.points }]

/** The usual sale: at the company whose auction it was. */
export const sellThere = (company: Company, seller: Seat): AuctionStep => ({ kind: 'sell', company, seller })

export const leastBid = ({ standing }: Pick<LastIn, 'standing'>): number => (standing === 'none' ? 1 : standing.points + 1)

/** On offer are the lowest bid and all that one holds. */
export function bidsFrom(view: View, seat: Seat, least: number): CommandOf<'bid'>[] {
  const all = points(visible(at(view.hands, seat)))
  const found: CommandOf<'bid'>[] = []
  if (least <= view.deckPoints) found.push({ kind: 'bid', points: least })
  if (all > least) found.push({ kind: 'bid', points: all })
  return found
}
export const bidBlanks = ({ deckPoints: most }: View, least: number): Blank<CommandOf<'bid'>>[] =>
  least > most ? [] : [{ command: { kind: 'bid', points: least }, open: { points: { least, most } } }]

const nextAfter = (seats: readonly Seat[], seat: Seat): Seat => at(seats, (seats.indexOf(seat) + 1) % seats.length)

/** Own: steps of the game's own that follow on an auction. */
export function licenceAuction<
  State extends AuctionTable<never> = AuctionTable<never>,
  Other extends string = never,
  Own extends Tagged = never,
>(terms: AuctionTerms<State, AuctionStep<Other> | Own, Other>) {
  type P = Play<State, AuctionStep<Other> | Own, AuctionEvent<Other>, 'losses'>
  type Of<K extends AuctionStep['kind']> = Extract<AuctionStep<Other>, { kind: K }>
  const no = (why: AuctionReason, figures: Readonly<Record<string, number>>): Rejection => refuse(terms.reasons[why], why, figures)

  const auction: Auto<P, Of<'auction'>> = {
    run(play, { company }) {
      const seats = terms.bidders(play.state, company)
      const [opener] = seats
      if (opener === undefined) return nobodySells(play, company, 'nobodyThere')
      play.emit({ kind: 'auctionOpened', company, bidders: seats })
      if (seats.length === 1) return play.next(...terms.lastIn({ company, seat: opener, standing: 'none' }, play.state))
      play.next({ kind: 'bidding', company, in: seats, turn: opener, standing: 'none' })
    },
  }

  function nobodySells(play: P, company: Company | Other, why: 'nobodyThere' | 'allPassed') {
    play.emit({ kind: 'nobodySells', company, why })
    play.next({ kind: 'auctionSettled', company, sold: 0 })
  }

  function checkBid({ deckPoints: most }: View, bid: number, least: number): Rejection | null {
    if (bid < least) return no('bidTooLow', { least, most })
    if (!Number.isInteger(bid)) return no('bidNotWhole', { least, most })
    return bid > most ? no('bidTooHigh', { least, most }) : null
  }

  const bidding: Decision<View, P, Of<'bidding'>, Of<'bidding'>, BidCommand> = {
    takes: ['bid', 'pass'],
    actors: (_, { turn }) => [turn],
    legal: (view, step, seat) => [{ kind: 'pass' }, ...bidsFrom(view, seat, leastBid(step))],
    blanks: (view, step) => bidBlanks(view, leastBid(step)),
    ahead: (view, step, seat) =>
      step.in.includes(seat) ? { matter: `bidding ${step.company}`, blanks: bidBlanks(view, leastBid(step)) } : undefined,
    check: (view, step, _seat, command) => (command.kind === 'pass' ? null : checkBid(view, command.points, leastBid(step))),
    apply(play, step, seat, command) {
      const { company, standing } = step
      play.done()
      if (command.kind === 'bid') {
        const bid = { seat, points: command.points }
        play.emit({ kind: 'bidMade', seat, company, points: bid.points })
        if (step.in.length === 1) return play.next({ kind: 'settleBid', company, winner: seat, points: bid.points })
        return play.next({ kind: 'bidding', company, in: step.in, turn: nextAfter(step.in, seat), standing: bid })
      }
      play.emit({ kind: 'passed', seat, company })
      const left = step.in.filter(each => each !== seat)
      const [last] = left
      if (last === undefined) return nobodySells(play, company, 'allPassed')
      if (left.length === 1) return play.next(...terms.lastIn({ company, seat: last, standing }, play.state))
      play.next({ kind: 'bidding', company, in: left, turn: nextAfter(step.in, seat), standing })
    },
  }

  const settleBid: Auto<P, Of<'settleBid'>> = {
    run(play, { company, winner, points: bid }) {
      if (points(at(play.state.hands, winner)) >= bid) {
        play.reveal({ kind: 'bidCovered', seat: winner, company, points: bid })
        return play.next({ kind: 'payBid', company, winner, points: bid }, terms.sale(company, winner))
      }
      const lost = loseHalf(play, winner)
      play.reveal({ kind: 'bluffCalled', seat: winner, company, points: bid, lost })
      play.next({ kind: 'auction', company })
    },
  }

  const payBid: Decision<View, P, Of<'payBid'>, Of<'payBid'>, CommandOf<'pay'>> = {
    takes: ['pay'],
    actors: (_, { winner }) => [winner],
    legal: (view, step, seat) => payments(visible(at(view.hands, seat)), step.points).map(payment => ({ kind: 'pay', ...payment })),
    check(view, step, seat, { ones, twos }) {
      const fits = payments(visible(at(view.hands, seat)), step.points).some(each => each.ones === ones && each.twos === twos)
      return fits ? null : no('notThatPayment', { points: step.points })
    },
    apply(play, _, seat, { ones, twos }) {
      const hand = at(play.state.hands, seat)
      play.state.discard.push(...take(hand, 1, ones), ...take(hand, 2, twos))
      play.reveal({ kind: 'licencesPaid', seat, ones, twos })
      play.done()
    },
  }

  const sell: Decision<View, P, Of<'sell'>, Of<'sell'>, CommandOf<'sell'>> = {
    takes: ['sell'],
    actors: (_, { seller }) => [seller],
    legal: (view, { company }, seat) =>
      Array.from({ length: at(view.depots, seat)[company] + 1 }, (_, barrels) => ({ kind: 'sell', barrels })),
    blanks(view, { company }, seat) {
      const most = at(view.depots, seat)[company]
      return [{ command: { kind: 'sell', barrels: most }, open: { barrels: { least: 0, most } } }]
    },
    check(view, { company }, seat, { barrels }) {
      const most = at(view.depots, seat)[company]
      return barrels <= most ? null : no('notSoMuchOil', { most })
    },
    apply(play, { company }, seat, { barrels }) {
      const { state } = play
      const price = at(PRICES, state.prices[company])
      at(state.depots, seat)[company] -= barrels
      fromSupply(state, -barrels)
      fromBank(state, seat, barrels * price)
      play.emit({ kind: 'oilSold', seat, company, barrels, price })
      play.become({ kind: 'auctionSettled', company, sold: barrels })
    },
  }

  return { auction, bidding, settleBid, payBid, sell, checkBid, nobodySells }
}

/** Half of the cards by number, rounded up, drawn at random. */
function loseHalf(play: Play<LicenceTable<never>, never, never, 'losses'>, seat: Seat): Licence[] {
  const hand = at(play.state.hands, seat)
  const lost: Licence[] = []
  for (let n = Math.ceil(hand.length / 2); n > 0; n--) lost.push(...hand.splice(play.below('losses', hand.length), 1))
  play.state.discard.push(...lost)
  return lost
}
