/**
 * Plays Giganten with sense, by rules of thumb: looks before it builds, builds what pays and can be carried, keeps its locomotive
 * moving, bids what a sale is worth and its hand can pay, bluffs rarely. It sees a view and nothing else.
 */
import { at, type Below, led, type Policy, type Seat, type Weighed, weighed } from '@wildcat/kernel'
import { FEE, leastBid, squareAt } from '@wildcat/oil-rush'
import { best, bestGain, only } from '@wildcat/oil-rush/greedy/choosing.ts'
import { drive, driveFar, placing } from '@wildcat/oil-rush/greedy/driving.ts'
import type { Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { type Asked, barrelsToSell, bid, bids, jump, limitOf, pay, sales, saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import { profit, siteAt } from '@wildcat/oil-rush/greedy/sites.ts'
import { carried } from '@wildcat/oil-rush/greedy/storing.ts'
import { turns } from '@wildcat/oil-rush/greedy/turns.ts'
import type { Command, CommandOf } from '../commands.ts'
import { BOARD } from '../map.ts'
import { askedOf, cardOf } from '../queries.ts'
import type { StepSeen, View } from '../state.ts'
import type { T } from '../types.ts'
import { cardReasons, cardWorth } from './cards.ts'
import { outlookOf } from './outlook.ts'
import { isSpecial, specialGain } from './specials.ts'

export const greedy: Policy<T> = {
  choose: (view, seat, legal, below) => chosen(outlookOf(view), view, seat, legal, below, 'least'),
  hurry(view, seat, legal, below) {
    const outlook = outlookOf(view)
    const step = askedOf(view)
    const far = step?.kind === 'drive' && !canLook(legal) ? driveFar(outlook, seat, step.points, drivesIn(legal)) : []
    return far.length > 0 ? far : [chosen(outlook, view, seat, legal, below, 'jump')]
  },
  weigh(view, seat, legal, below) {
    const outlook = outlookOf(view)
    return led(chosen(outlook, view, seat, legal, below, 'least'), alternatives(outlook, view, seat, legal))
  },
  limit(view, seat) {
    const step = askedOf(view)
    const outlook = outlookOf(view)
    return step?.kind === 'bidding' ? limitOf(outlook, seat, askedIn(outlook, seat, step)) : undefined
  },
}

function chosen(outlook: Outlook, view: View, seat: Seat, legal: readonly Command[], below: Below, pace: 'least' | 'jump'): Command {
  const step = askedOf(view)
  switch (step?.kind) {
    case undefined:
      throw new Error('nobody is asked anything')
    case 'takeCard':
      return best(only(legal, 'takeCard'), ({ card }) => cardWorth(outlook, seat, card))
    case 'placeTruck':
      return best(only(legal, 'placeTruck'), ({ row }) => placingIn(outlook, view, seat, row))
    case 'drive':
      return driveOn(outlook, view, seat, step.points, legal)
    case 'build':
      return best(legal, command => buildingWorth(outlook, seat, command))
    case 'transport':
      return best(legal, command => carryingWorth(outlook, seat, command))
    case 'bidding': {
      const asked = askedIn(outlook, seat, step)
      const said = bid(outlook, seat, asked, below)
      return said.kind === 'bid' && pace === 'jump' ? { kind: 'bid', points: jump(outlook, seat, asked) } : said
    }
    case 'payBid':
      return pay(only(legal, 'pay'))
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
      return weighed(
        only(legal, 'takeCard'),
        ({ card }) => cardWorth(outlook, seat, card),
        ({ card }) => cardReasons(card),
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
      return weighed(only(legal, 'pay'), ({ ones, twos }) => -(ones + 2 * twos) * outlook.licencePoint - ones)
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
  const drives = turns(outlook, seat, points, legal)
  return [...drives, ...weighed(ends, command => (isSpecial(command) ? specialGain(outlook, seat, special, command) : 0))].sort(
    (one, other) => other.worth - one.worth,
  )
}

/** A rival's share of a fee helps him as well. */
const COST = { own: 0, black: FEE, rival: FEE + 600 } as const satisfies Record<CommandOf<'carry'>['by'], number>

const canLook = (legal: readonly Command[]): boolean => legal.some(({ kind }) => kind === 'look')
const drivesIn = (legal: readonly Command[]) => [...only(legal, 'moveTruck'), ...only(legal, 'moveTrain')]

function driveOn(outlook: Outlook, view: View, seat: Seat, points: number, legal: readonly Command[]): Command {
  const look = legal.find(({ kind }) => kind === 'look')
  if (look !== undefined) return look // it costs nothing
  const { special } = cardOf(view, seat)
  return (
    drive(outlook, seat, points, drivesIn(legal)) ??
    bestGain(legal.filter(isSpecial), command => specialGain(outlook, seat, special, command)) ??
    legal.find(({ kind }) => kind === 'endTurn') ??
    at(legal, 0)
  )
}
