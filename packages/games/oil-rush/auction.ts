/** The licence auction: bids go round, bluffs are called, the winner pays and sells. */
import {
  type Auto,
  at,
  type Decision,
  type Play,
  type Rejection,
  type RuleId,
  refuse,
  type Seat,
  type Seen,
  seen,
  turnOrder,
} from '@wildcat/kernel'
import type { ByCompany, Company } from './companies.ts'
import { type Licence, type LicenceTable, payments, points, take } from './licences.ts'
import { PRICES } from './prices.ts'
import { fromSupply } from './supply.ts'

export interface AuctionTable<Hidden> extends LicenceTable<Hidden> {
  seats: number
  first: Seat
  depots: ByCompany<number>[]
  prices: ByCompany<number> // spaces of the price row
  money: number[]
  bank: number
  supply: number
  deckPoints: number // of all licences there are: nobody can have more
}
export interface Bid {
  seat: Seat
  points: number
}
export type AuctionStep =
  | { kind: 'auction'; company: Company }
  | { kind: 'bidding'; company: Company; in: Seat[]; turn: Seat; standing: Bid | 'none' }
  | { kind: 'settleBid'; company: Company; winner: Seat; points: number }
  | { kind: 'payBid'; company: Company; winner: Seat; points: number }
  | { kind: 'sell'; company: Company; seller: Seat }
  | { kind: 'auctionSettled'; company: Company; sold: number } // for each game to say what follows; 0 also if nobody won
export type AuctionCommand =
  | { kind: 'bid'; points: number }
  | { kind: 'pass' }
  | { kind: 'pay'; ones: number; twos: number }
  | { kind: 'sell'; barrels: number }
export type AuctionEvent =
  | { kind: 'auctionOpened'; company: Company; bidders: readonly Seat[] }
  | { kind: 'bidMade'; seat: Seat; company: Company; points: number }
  | { kind: 'passed'; seat: Seat; company: Company }
  | { kind: 'nobodySells'; company: Company; why: 'nobodyThere' | 'allPassed' }
  | { kind: 'bidCovered'; seat: Seat; company: Company; points: number }
  | { kind: 'bluffCalled'; seat: Seat; company: Company; points: number; lost: readonly Licence[] }
  | { kind: 'licencesPaid'; seat: Seat; ones: number; twos: number }
  | { kind: 'oilSold'; seat: Seat; company: Company; barrels: number; price: number }
export type AuctionReason = 'bidTooLow' | 'bidTooHigh' | 'notThatPayment' | 'notSoMuchOil'

type View = Seen<AuctionTable<null>>
type P = Play<AuctionTable<never>, Seen<AuctionStep>, AuctionEvent, 'losses'>
type Of<K extends AuctionStep['kind']> = Seen<Extract<AuctionStep, { kind: K }>>
type CommandOf<K extends AuctionCommand['kind']> = Extract<AuctionCommand, { kind: K }>

export const bidders = (view: View, company: Company): Seat[] =>
  turnOrder(view).filter(seat => at(view.depots, seat)[company] > 0 && at(view.hands, seat).length > 0)

export const leastBid = ({ standing }: Pick<Of<'bidding'>, 'standing'>): number => (standing === 'none' ? 1 : standing.points + 1)

const nextAfter = (seats: readonly Seat[], seat: Seat): Seat => at(seats, (seats.indexOf(seat) + 1) % seats.length)

export function licenceAuction(rules: Readonly<Record<AuctionReason, RuleId>>) {
  const no = (why: AuctionReason, figures: Readonly<Record<string, number>>): Rejection => refuse(rules[why], why, figures)

  const auction: Auto<P, Of<'auction'>> = {
    run(play, { company }) {
      const seats = bidders(play.state, company)
      const [opener] = seats
      if (opener === undefined) {
        play.emit({ kind: 'nobodySells', company, why: 'nobodyThere' })
        return play.next({ kind: 'auctionSettled', company, sold: 0 })
      }
      play.emit({ kind: 'auctionOpened', company, bidders: seats })
      play.next({ kind: 'bidding', company, in: seats, turn: opener, standing: 'none' })
    },
  }

  const bidding: Decision<View, P, Of<'bidding'>, Of<'bidding'>, CommandOf<'bid' | 'pass'>> = {
    takes: ['bid', 'pass'],
    actors: (_, { turn }) => [turn],
    legal(view, step, seat) {
      const least = leastBid(step)
      const all = points(seen(at(view.hands, seat)))
      const found: CommandOf<'bid' | 'pass'>[] = [{ kind: 'pass' }]
      if (least <= view.deckPoints) found.push({ kind: 'bid', points: least })
      if (all > least) found.push({ kind: 'bid', points: all })
      return found
    },
    blanks(view, step) {
      const least = leastBid(step)
      const most = view.deckPoints
      return least > most ? [] : [{ command: { kind: 'bid', points: least }, open: { points: { least, most } } }]
    },
    check(view, step, _seat, command) {
      if (command.kind === 'pass') return null
      const least = leastBid(step)
      const most = view.deckPoints
      if (command.points < least) return no('bidTooLow', { least, most })
      return command.points > most ? no('bidTooHigh', { least, most }) : null
    },
    apply(play, step, seat, command) {
      const { company, standing } = step
      if (command.kind === 'bid') {
        play.emit({ kind: 'bidMade', seat, company, points: command.points })
        if (step.in.length === 1) return play.become({ kind: 'settleBid', company, winner: seat, points: command.points })
        const bid = { seat, points: command.points }
        return play.become({ kind: 'bidding', company, in: step.in, turn: nextAfter(step.in, seat), standing: bid })
      }
      play.emit({ kind: 'passed', seat, company })
      const left = step.in.filter(each => each !== seat)
      if (left.length === 0) {
        play.emit({ kind: 'nobodySells', company, why: 'allPassed' })
        return play.become({ kind: 'auctionSettled', company, sold: 0 })
      }
      if (left.length === 1 && standing !== 'none')
        return play.become({ kind: 'settleBid', company, winner: standing.seat, points: standing.points })
      play.become({ kind: 'bidding', company, in: left, turn: nextAfter(step.in, seat), standing })
    },
  }

  const settleBid: Auto<P, Of<'settleBid'>> = {
    run(play, { company, winner, points: bid }) {
      if (points(at(play.state.hands, winner)) >= bid) {
        play.reveal({ kind: 'bidCovered', seat: winner, company, points: bid })
        return play.next({ kind: 'payBid', company, winner, points: bid }, { kind: 'sell', company, seller: winner })
      }
      const lost = loseHalf(play, winner)
      play.reveal({ kind: 'bluffCalled', seat: winner, company, points: bid, lost })
      play.next({ kind: 'auction', company })
    },
  }

  const payBid: Decision<View, P, Of<'payBid'>, Of<'payBid'>, CommandOf<'pay'>> = {
    takes: ['pay'],
    actors: (_, { winner }) => [winner],
    legal: (view, step, seat) => payments(seen(at(view.hands, seat)), step.points).map(payment => ({ kind: 'pay', ...payment })),
    check(view, step, seat, { ones, twos }) {
      const fits = payments(seen(at(view.hands, seat)), step.points).some(each => each.ones === ones && each.twos === twos)
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

  return { auction, bidding, settleBid, payBid, sell }
}

/** Half of the cards by number, rounded up, drawn at random. */
function loseHalf(play: P, seat: Seat): Licence[] {
  const hand = at(play.state.hands, seat)
  const lost: Licence[] = []
  for (let n = Math.ceil(hand.length / 2); n > 0; n--) lost.push(...hand.splice(play.below('losses', hand.length), 1))
  play.state.discard.push(...lost)
  return lost
}

/** Money from the bank to a player, or to the bank if negative; the bank keeps a ledger. */
export function fromBank(state: { money: number[]; bank: number }, seat: Seat, money: number): void {
  state.money[seat] = at(state.money, seat) + money
  state.bank -= money
}
