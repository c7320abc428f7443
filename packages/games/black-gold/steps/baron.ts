/** [BG-7.8 to BG-7.10, BG-11.4, BG-11.8] The Oil Baron in auctions against two players. */
import type { Rejection } from '@wildcat/kernel'
import { bidBlanks, bidsFrom, type Company, leastBid } from '@wildcat/oil-rush'
import { baronBids, baronPoints } from '../queries.ts'
import { no } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { AutoStep, BlackGoldPlay, DecisionStep } from '../types.ts'
import { checkBid, nobodySells } from './selling.ts'

/** [BG-7.8] When the other has passed one may raise the own bid once, or leave it. */
export const raiseBid: DecisionStep<'raiseBid', 'bid' | 'keepBid'> = {
  takes: ['bid', 'keepBid'],
  actors: (_, { seat }) => [seat],
  legal: (view, step, seat) => [{ kind: 'keepBid' }, ...bidsFrom(view, seat, leastBid(step))],
  blanks: (view, step) => bidBlanks(view, leastBid(step)),
  check: (view, step, _, command) => (command.kind === 'bid' ? checkRaise(view, step, command.points) : null),
  apply(play, { company, standing }, seat, command) {
    const { points } = command.kind === 'bid' ? command : standing
    play.emit({ kind: command.kind === 'bid' ? 'bidRaised' : 'bidKept', seat, company, points })
    play.become({ kind: 'faceBaron', company, seat, points })
  },
}

function checkRaise({ deckPoints: most }: View, { standing }: StepSeen<'raiseBid'>, points: number): Rejection | null {
  const raises = Number.isInteger(points) && points > standing.points && points <= most
  return raises ? null : no('notARaise', { standing: standing.points, most })
}

/** [BG-7.8] Whoever has not bid yet, or is alone, makes one bid or passes. */
export const onlyBid: DecisionStep<'onlyBid', 'bid' | 'pass'> = {
  takes: ['bid', 'pass'],
  actors: (_, { seat }) => [seat],
  legal: (view, _, seat) => [{ kind: 'pass' }, ...bidsFrom(view, seat, 1)],
  blanks: view => bidBlanks(view, 1),
  check: (view, _, __, command) => (command.kind === 'bid' ? checkBid(view, command.points, 1) : null),
  apply(play, { company }, seat, command) {
    play.done()
    if (command.kind === 'bid') {
      play.emit({ kind: 'bidMade', seat, company, points: command.points })
      return play.next({ kind: 'faceBaron', company, seat, points: command.points })
    }
    play.emit({ kind: 'passed', seat, company })
    nobodySells(play, company, 'allPassed')
  },
}

/** [BG-7.9] His cards are shown; where they are worth as much as the bid, he wins and no bluff is looked for. */
export const faceBaron: AutoStep<'faceBaron'> = {
  run(play, { company, seat, points }) {
    turnUp(play, company)
    if (baronPoints(play.state, company) < points) return play.next({ kind: 'settleBid', company, winner: seat, points })
    baronWins(play, company)
  },
}

/** [BG-11.4] */
export const turnUpBaron: AutoStep<'turnUpBaron'> = { run: (play, { company }) => turnUp(play, company) }

/** [BG-11.4, BG-11.8] More than the Oil Baron has, and not less than one has bid already. */
export const leastAgainstBaron = (view: View, { company, standing }: StepSeen<'outbidBaron'>): number =>
  Math.max(baronPoints(view, company) + 1, standing === 'none' ? 1 : standing.points)

export const outbidBaron: DecisionStep<'outbidBaron', 'bid' | 'pass'> = {
  takes: ['bid', 'pass'],
  actors: (_, { seat }) => [seat],
  legal: (view, step, seat) => [{ kind: 'pass' }, ...bidsFrom(view, seat, leastAgainstBaron(view, step))],
  blanks: (view, step) => bidBlanks(view, leastAgainstBaron(view, step)),
  check(view, step, _, command) {
    if (command.kind === 'pass') return null
    const [baron, least, most] = [baronPoints(view, step.company), leastAgainstBaron(view, step), view.deckPoints]
    if (command.points <= baron) return no('notMoreThanBaron', { baron, least, most })
    return command.points < least ? no('lessThanOwnBid', { least, most }) : checkBid(view, command.points, least)
  },
  apply(play, { company }, seat, command) {
    play.done()
    if (command.kind === 'bid') {
      play.emit({ kind: 'baronOutbid', seat, company, points: command.points })
      return play.next({ kind: 'settleBid', company, winner: seat, points: command.points })
    }
    play.emit({ kind: 'passed', seat, company })
    baronWins(play, company)
    discard(play, company)
  },
}

/** [BG-7.9, BG-7.10] When an auction is over his cards there are discarded, shown first if nobody bid. The aggressive one keeps them. */
export const auctionSettled: AutoStep<'auctionSettled'> = {
  run(play, { company }) {
    if (!baronBids(play.state) || play.state.options.aggressiveBaron || company === 'liquidation') return
    turnUp(play, company)
    discard(play, company)
  },
}

function turnUp(play: BlackGoldPlay, company: Company) {
  const hand = play.state.baronHands[company]
  if (hand.down.length === 0) return
  const licences = hand.down
  hand.up.push(...licences)
  hand.down = []
  play.reveal({ kind: 'baronShown', company, licences, points: baronPoints(play.state, company) })
}

function baronWins(play: BlackGoldPlay, company: Company) {
  play.emit({ kind: 'baronWon', company, points: baronPoints(play.state, company) })
  play.next({ kind: 'auctionSettled', company, sold: 0 })
}

function discard(play: BlackGoldPlay, company: Company) {
  const hand = play.state.baronHands[company]
  if (hand.up.length === 0) return
  play.state.discard.push(...hand.up)
  play.emit({ kind: 'baronDiscarded', company, count: hand.up.length })
  hand.up = []
}
