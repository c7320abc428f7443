/**
 * Plays Giganten with sense, by rules of thumb: looks before it builds, builds what pays and can be carried, keeps its locomotive
 * moving, bids what a sale is worth and its hand can pay, bluffs rarely. It sees a view and nothing else.
 */
import { at, type Policy, top } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import type { T } from '../types.ts'
import { takeCard } from './cards.ts'
import { drive, placeTruck } from './driving.ts'
import { bid, pay, sell } from './selling.ts'
import { profit } from './sites.ts'
import { transport } from './transport.ts'

const only = <K extends Command['kind']>(legal: readonly Command[], kind: K): CommandOf<K>[] =>
  legal.filter((command): command is CommandOf<K> => command.kind === kind)

export const greedy: Policy<T> = {
  choose(view, seat, legal, below) {
    const step = top(view.agenda)
    switch (step?.kind) {
      case 'takeCard':
        return takeCard(view, seat, only(legal, 'takeCard'))
      case 'placeTruck':
        return placeTruck(view, seat, only(legal, 'placeTruck'))
      case 'drive':
        return drive(view, step, seat, legal)
      case 'build':
        return build(view, seat, legal)
      case 'transport':
        return transport(view, seat, legal)
      case 'bidding':
        return bid(view, step, seat, below)
      case 'payBid':
        return pay(only(legal, 'pay'))
      case 'sell':
        return sell(view, step, seat)
      case undefined:
      case 'startRound':
      case 'rollPrice':
      case 'turnUpCards':
      case 'discardLastCard':
      case 'dealLicences':
      case 'startDriving':
      case 'discardCard':
      case 'offerBuilding':
      case 'produce':
      case 'ship':
      case 'auction':
      case 'settleBid':
      case 'auctionSettled':
      case 'limitDepots':
      case 'passDie':
        throw new Error('nobody is asked anything')
    }
  },
}

type View = T['view']
function build(view: View, seat: number, legal: readonly Command[]): Command {
  const gains = legal.map(command => (command.kind === 'build' ? profit(view, seat, command.well, 0) : 0))
  return at(legal, gains.indexOf(Math.max(...gains)))
}
