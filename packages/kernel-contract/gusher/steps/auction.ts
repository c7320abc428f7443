/** [GSH-6] The right to sell is auctioned for licences; bluffing is allowed. */
import { at, type Blank, type Seat, visible } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { DECK_POINTS, type Licence } from '../components.ts'
import { take } from '../hands.ts'
import { bidders, nextAfter, payments, points } from '../queries.ts'
import { no } from '../rules.ts'
import type { StepSeen } from '../state.ts'
import type { AutoStep, DecisionStep, GusherPlay } from '../types.ts'

export const auction: AutoStep<'auction'> = {
  run(play) {
    const seats = bidders(play.state)
    const [opener] = seats
    if (opener === undefined) return play.emit({ kind: 'nobodySells' })
    play.next({ kind: 'bidding', in: seats, turn: opener, standing: 'none' })
  },
}

const leastBid = ({ standing }: StepSeen<'bidding'>) => (standing === 'none' ? 1 : standing.points + 1)

const bidBlanks = (least: number): Blank<CommandOf<'bid'>>[] =>
  least > DECK_POINTS ? [] : [{ command: { kind: 'bid', points: least }, open: { points: { least, most: DECK_POINTS } } }]

export const bidding: DecisionStep<'bidding', 'bid' | 'pass'> = {
  takes: ['bid', 'pass'],
  actors: (_, { turn }) => [turn],
  legal(view, step, seat) {
    const least = leastBid(step)
    const all = points(visible(at(view.hands, seat)))
    const found: CommandOf<'bid' | 'pass'>[] = [{ kind: 'pass' }]
    if (least <= DECK_POINTS) found.push({ kind: 'bid', points: least })
    if (all > least) found.push({ kind: 'bid', points: all })
    return found
  },
  blanks: (_, step) => bidBlanks(leastBid(step)),
  ahead: (_, step, seat) => (step.in.includes(seat) ? { matter: 'bidding', blanks: bidBlanks(leastBid(step)) } : undefined),
  check(_, step, _seat, command) {
    const least = leastBid(step)
    if (command.kind === 'pass' || (command.points >= least && command.points <= DECK_POINTS)) return null
    return no(command.points < least ? 'bidTooLow' : 'bidTooHigh', { least, most: DECK_POINTS })
  },
  apply(play, step, seat, command) {
    if (command.kind === 'bid') {
      const standing = { seat, points: command.points }
      play.emit({ kind: 'bidMade', ...standing })
      if (step.in.length === 1) return play.become({ kind: 'settleBid', winner: seat, points: command.points })
      return play.become({ kind: 'bidding', in: step.in, turn: nextAfter(step.in, seat), standing })
    }
    play.emit({ kind: 'passed', seat })
    const left = step.in.filter(each => each !== seat)
    const { standing } = step
    if (left.length === 1 && standing !== 'none') return play.become({ kind: 'settleBid', winner: standing.seat, points: standing.points })
    if (left.length > 0) return play.become({ kind: 'bidding', in: left, turn: nextAfter(step.in, seat), standing })
    play.emit({ kind: 'nobodySells' })
    play.done()
  },
}

/** [GSH-6.4] A winner who cannot pay loses half his cards, rounded up, and the auction is held again. */
export const settleBid: AutoStep<'settleBid'> = {
  run(play, { winner, points: bid }) {
    if (points(at(play.state.hands, winner)) >= bid) {
      play.reveal({ kind: 'bidCovered', seat: winner, points: bid })
      return play.next({ kind: 'payBid', winner, points: bid }, { kind: 'sell', seller: winner })
    }
    const lost = loseHalf(play, winner)
    play.reveal({ kind: 'bluffCalled', seat: winner, points: bid, lost })
    play.next({ kind: 'auction' })
  },
}

function loseHalf(play: GusherPlay, seat: Seat) {
  const hand = at(play.state.hands, seat)
  const lost: Licence[] = []
  for (let n = Math.ceil(hand.length / 2); n > 0; n--) lost.push(...hand.splice(play.below('losses', hand.length), 1))
  play.state.discard.push(...lost)
  return lost
}

/** [GSH-6.3] */
export const payBid: DecisionStep<'payBid', 'pay'> = {
  takes: ['pay'],
  actors: (_, { winner }) => [winner],
  legal: (view, step, seat) => payments(visible(at(view.hands, seat)), step.points).map(payment => ({ kind: 'pay', ...payment })),
  check(view, step, seat, { ones, twos }) {
    const fits = payments(visible(at(view.hands, seat)), step.points).some(each => each.ones === ones && each.twos === twos)
    return fits ? null : no('notThatPayment', { points: step.points })
  },
  apply(play, _, seat, { ones, twos }) {
    play.state.discard.push(...take(play.state, seat, 1, ones), ...take(play.state, seat, 2, twos))
    play.reveal({ kind: 'licencesPaid', seat, ones, twos })
    play.done()
  },
}
