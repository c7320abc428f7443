/**
 * Plays Giganten with sense, by rules of thumb: looks before it builds, builds what pays and can be carried, keeps its locomotive
 * moving, bids what a sale is worth and its hand can pay, bluffs rarely. It sees a view and nothing else.
 */
import { at, type Policy, type Seat } from '@wildcat/kernel'
import { FEE, leastBid, squareAt } from '@wildcat/oil-rush'
import { best, bestGain, only } from '@wildcat/oil-rush/greedy/choosing.ts'
import { drive, placing } from '@wildcat/oil-rush/greedy/driving.ts'
import type { Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { barrelsToSell, bid, pay, saleWorth } from '@wildcat/oil-rush/greedy/selling.ts'
import { profit, siteAt } from '@wildcat/oil-rush/greedy/sites.ts'
import { carried } from '@wildcat/oil-rush/greedy/storing.ts'
import type { Command, CommandOf } from '../commands.ts'
import { BOARD } from '../map.ts'
import { askedOf, cardOf } from '../queries.ts'
import type { View } from '../state.ts'
import type { T } from '../types.ts'
import { cardWorth } from './cards.ts'
import { outlookOf } from './outlook.ts'
import { isSpecial, specialGain } from './specials.ts'

export const greedy: Policy<T> = {
  choose(view, seat, legal, below) {
    const step = askedOf(view)
    if (step === undefined) throw new Error('nobody is asked anything')
    const outlook = outlookOf(view)
    switch (step.kind) {
      case 'takeCard':
        return best(only(legal, 'takeCard'), ({ card }) => cardWorth(outlook, seat, card))
      case 'placeTruck':
        return best(only(legal, 'placeTruck'), ({ row }) => placing(outlook, seat, squareAt(BOARD, 1, row), cardOf(view, seat).movement))
      case 'drive':
        return driveOn(outlook, view, seat, step.points, legal)
      case 'build':
        return best(legal, command => (command.kind === 'build' ? profit(outlook, seat, siteAt(outlook, command.well), 0) : 0))
      case 'transport':
        return best(legal, command => (command.kind === 'carry' ? carried(outlook, seat, command.company) - COST[command.by] : 0))
      case 'bidding':
        return bid(outlook, seat, { ...step, least: leastBid(step), worthTo: each => saleWorth(outlook, each, step.company) }, below)
      case 'payBid':
        return pay(only(legal, 'pay'))
      case 'sell':
        return { kind: 'sell', barrels: barrelsToSell(outlook, seat, step.company) }
    }
  },
}

/** A rival's share of a fee helps him as well. */
const COST = { own: 0, black: FEE, rival: FEE + 600 } as const satisfies Record<CommandOf<'carry'>['by'], number>

function driveOn(outlook: Outlook, view: View, seat: Seat, points: number, legal: readonly Command[]): Command {
  const look = legal.find(({ kind }) => kind === 'look')
  if (look !== undefined) return look // it costs nothing
  const { special } = cardOf(view, seat)
  return (
    drive(outlook, seat, points, [...only(legal, 'moveTruck'), ...only(legal, 'moveTrain')]) ??
    bestGain(legal.filter(isSpecial), command => specialGain(outlook, seat, special, command)) ??
    legal.find(({ kind }) => kind === 'endTurn') ??
    at(legal, 0)
  )
}
