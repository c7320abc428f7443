/**
 * Plays Giganten with sense, by rules of thumb: looks before it builds, builds what pays and can be carried, keeps its locomotive
 * moving, bids what a sale is worth and its hand can pay, bluffs rarely. It sees a view and nothing else.
 */
import { at, type Below, led, type Policy, type Seat, type Tuning, type Weighed, weighed } from '@wildcat/kernel'
import { FEE, leastBid, squareAt } from '@wildcat/oil-rush'
import { cards, payments, together } from '@wildcat/oil-rush/greedy/alternatives.ts'
import { best, bestGain, only } from '@wildcat/oil-rush/greedy/choosing.ts'
import type { OilConstants } from '@wildcat/oil-rush/greedy/constants.ts'
import { drive, placing } from '@wildcat/oil-rush/greedy/driving.ts'
import { driveOnFar } from '@wildcat/oil-rush/greedy/driving-far.ts'
import { type Asked, barrelsToSell, bid, bids, jump, limitOf, pay, sales, saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import { profit, siteAt } from '@wildcat/oil-rush/greedy/sites.ts'
import { carried } from '@wildcat/oil-rush/greedy/storing.ts'
import { turns } from '@wildcat/oil-rush/greedy/turns.ts'
import type { Command, CommandOf } from '../commands.ts'
import { CARDS } from '../components.ts'
import { BOARD } from '../map.ts'
import { askedOf, cardOf } from '../queries.ts'
import type { StepSeen, View } from '../state.ts'
import type { T } from '../types.ts'
import { cardWorth } from './cards.ts'
import { constantsFor, FIRST } from './constants.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { isSpecial, specialGain } from './specials.ts'

const policyBy: Tuning<T, OilConstants>['policyBy'] = constants => {
  const outlookIn = (view: View) => outlookOf(view, constants(view.seats))
  return {
    choose: (view, seat, legal, below) => chosen(outlookIn(view), view, seat, () => legal, below, 'least'),
    inPlayout(view, seat, legal, below) {
      const outlook = outlookIn(view)
      const step = askedOf(view)
      const far = step?.kind === 'drive' ? farFrom(outlook, seat, step.points, legal()) : []
      return far.length > 0 ? far : [chosen(outlook, view, seat, legal, below, 'jump')]
    },
    weigh(view, seat, legal, below) {
      const outlook = outlookIn(view)
      return led(
        chosen(outlook, view, seat, () => legal, below, 'least'),
        alternatives(outlook, view, seat, legal),
      )
    },
    limit(view, seat) {
      const step = askedOf(view)
      const outlook = outlookIn(view)
      return step?.kind === 'bidding' ? limitOf(outlook, seat, askedIn(outlook, seat, step)) : undefined
    },
  }
}
export const tuning: Tuning<T, OilConstants> = { constants: constantsFor, first: () => FIRST, policyBy }
export const greedy: Policy<T> = policyBy(constantsFor)

function chosen(outlook: Outlook, view: View, seat: Seat, legal: () => readonly Command[], below: Below, pace: 'least' | 'jump'): Command {
  const step = askedOf(view)
  switch (step?.kind) {
    case undefined:
      throw new Error('nobody is asked anything')
    case 'takeCard':
      return best(only(legal(), 'takeCard'), ({ card }) => cardWorth(outlook, seat, card))
    case 'placeTruck':
      return best(only(legal(), 'placeTruck'), ({ row }) => placingIn(outlook, view, seat, row))
    case 'drive':
      return driveOn(outlook, view, seat, step.points, legal())
    case 'build':
      return best(legal(), command => buildingWorth(outlook, seat, command))
    case 'transport':
      return best(legal(), command => carryingWorth(outlook, seat, command))
    case 'bidding': {
      const asked = askedIn(outlook, seat, step)
      const said = bid(outlook, seat, asked, below)
      return said.kind === 'bid' && pace === 'jump' ? { kind: 'bid', points: jump(outlook, seat, asked) } : said
    }
    case 'payBid':
      return pay(only(legal(), 'pay'))
    case 'sell':
      return { kind: 'sell', barrels: barrelsToSell(outlook, seat, step.company) }
  }
}

/** What else could be answered, by its worth in dollars. */
function alternatives(outlook: Outlook, view: View, seat: Seat, legal: readonly Command[]): Weighed<Command>[] {
  const step = askedOf(view)
  switch (step?.kind) {
    case undefined:
      return []
    case 'takeCard':
      return cards(
        only(legal, 'takeCard'),
        card => cardWorth(outlook, seat, card),
        card => at(CARDS, card),
      )
    case 'placeTruck':
      return weighed(only(legal, 'placeTruck'), ({ row }) => placingIn(outlook, view, seat, row))
    case 'drive':
      return driving(outlook, view, seat, step.points, legal)
    case 'build':
      return weighed(legal, command => buildingWorth(outlook, seat, command))
    case 'transport':
      return weighed(legal, command => carryingWorth(outlook, seat, command))
    case 'bidding':
      return bids(outlook, seat, askedIn(outlook, seat, step))
    case 'payBid':
      return payments(outlook, only(legal, 'pay'))
    case 'sell':
      return sales(outlook, seat, step.company)
  }
}

const askedIn = (outlook: Outlook, seat: Seat, step: StepSeen<'bidding'>): Asked => ({
  standing: step.standing,
  least: leastBid(step),
  worthTo: each => saleWorth(outlook, each, step.company),
  rivals: step.in.filter(each => each !== seat),
})
const placingIn = (outlook: Outlook, view: View, seat: Seat, row: number): number =>
  placing(outlook, seat, squareAt(BOARD, 1, row), cardOf(view, seat).movement)
const buildingWorth = (outlook: Outlook, seat: Seat, command: Command): number =>
  command.kind === 'build' ? profit(outlook, seat, siteAt(outlook, command.well), 0) : 0
const carryingWorth = (outlook: Outlook, seat: Seat, command: Command): number =>
  command.kind === 'carry' ? carried(outlook, seat, command.company) - COST[command.by] : 0

/** Whole turns, then what a special brings, then to stay. */
function driving(outlook: Outlook, view: View, seat: Seat, points: number, legal: readonly Command[]): Weighed<Command>[] {
  const { special } = cardOf(view, seat)
  const ends = legal.filter(command => isSpecial(command) || command.kind === 'endTurn')
  const ending = weighed(ends, command => (isSpecial(command) ? specialGain(outlook, seat, special, command) : 0))
  return together(turns(outlook, seat, points, legal), ending)
}

/** A rival's share of a fee helps him as well. */
const COST = { own: 0, black: FEE, rival: FEE + 600 } as const satisfies Record<CommandOf<'carry'>['by'], number>

const looksIn = (legal: readonly Command[]) => only(legal, 'look')
const drivesIn = (legal: readonly Command[]) => [...only(legal, 'moveTruck'), ...only(legal, 'moveTrain')]

const farFrom = (outlook: Outlook, seat: Seat, points: number, legal: readonly Command[]): readonly Command[] =>
  driveOnFar(outlook, seat, {
    points,
    looks: looksIn(legal),
    moves: drivesIn(legal),
    building: 'later',
    ending: legal.some(isSpecial) ? 'open' : 'plain',
  })

function driveOn(outlook: Outlook, view: View, seat: Seat, points: number, legal: readonly Command[]): Command {
  const [look] = looksIn(legal)
  if (look !== undefined) return look // it costs nothing
  const { special } = cardOf(view, seat)
  return (
    drive(outlook, seat, points, drivesIn(legal)) ??
    bestGain(legal.filter(isSpecial), command => specialGain(outlook, seat, special, command)) ??
    legal.find(({ kind }) => kind === 'endTurn') ??
    at(legal, 0)
  )
}
