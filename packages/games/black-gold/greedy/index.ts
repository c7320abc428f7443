/**
 * Plays Black Gold with sense, by rules of thumb: looks before it builds, builds what pays and can be carried, keeps its train
 * moving, bids what a sale is worth and its hand can pay, counts the Oil Baron's cards, bluffs rarely. It sees a view and nothing else.
 */
import { at, type Below, led, type Policy, type Seat, type Tuning } from '@wildcat/kernel'
import { best, bestGain, only } from '@wildcat/oil-rush/greedy/choosing.ts'
import type { OilConstants } from '@wildcat/oil-rush/greedy/constants.ts'
import { drive } from '@wildcat/oil-rush/greedy/driving.ts'
import { driveOnFar } from '@wildcat/oil-rush/greedy/driving-far.ts'
import { barrelsToSell, limitOf, pay } from '@wildcat/oil-rush/greedy/selling.ts'
import type { Command } from '../commands.ts'
import { askedOf, cardOf } from '../queries.ts'
import type { View } from '../state.ts'
import { isSpecial } from '../steps/specials.ts'
import type { T } from '../types.ts'
import { alternatives, placingAt } from './alternatives.ts'
import { cardWorth } from './cards.ts'
import { constantsFor, firstFor } from './constants.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { askedIn, bidInTurn, bidOnce, liquidationWorth, outbid, raise } from './selling.ts'
import { specialGain } from './specials.ts'
import { transport } from './transport.ts'

const policyBy: Tuning<T, OilConstants>['policyBy'] = constants => {
  const outlookIn = (view: View) => outlookOf(view, constants(view.seats))
  return {
    choose: (view, seat, legal, below) => chosen(outlookIn(view), seat, () => legal, below, 'least'),
    inPlayout(view, seat, legal, below) {
      const outlook = outlookIn(view)
      const step = askedOf(view)
      const far = step?.kind === 'prospect' ? farFrom(outlook, seat, step.points, legal()) : []
      return far.length > 0 ? far : [chosen(outlook, seat, legal, below, 'jump')]
    },
    weigh(view, seat, legal, below) {
      const outlook = outlookIn(view)
      return led(
        chosen(outlook, seat, () => legal, below, 'least'),
        alternatives(outlook, seat, legal),
      )
    },
    limit(view, seat) {
      const step = askedOf(view)
      const outlook = outlookIn(view)
      return step?.kind === 'bidding' ? limitOf(outlook, seat, askedIn(outlook, seat, step)) : undefined
    },
  }
}
export const tuning: Tuning<T, OilConstants> = { constants: constantsFor, first: firstFor, policyBy }
export const greedy: Policy<T> = policyBy(constantsFor)

function chosen(outlook: Outlook, seat: Seat, legal: () => readonly Command[], below: Below, pace: 'least' | 'jump'): Command {
  const step = askedOf(outlook.view)
  switch (step?.kind) {
    case undefined:
      throw new Error('nobody is asked anything')
    case 'takeCard':
      return best(only(legal(), 'takeCard'), ({ card }) => cardWorth(outlook, seat, card))
    case 'placeTruck':
      return best(only(legal(), 'placeTruck'), ({ column }) => placingAt(outlook, seat, column))
    case 'prospect':
      return prospect(outlook, seat, step.points, legal())
    case 'deepen':
      return special(outlook, seat, legal()) ?? { kind: 'endTurn' }
    case 'transport':
      return transport(outlook, seat, step.well)
    case 'bidding':
      return bidInTurn(outlook, step, seat, below, pace)
    case 'raiseBid':
      return raise(outlook, step, seat)
    case 'onlyBid':
      return bidOnce(outlook, step, seat)
    case 'outbidBaron':
      return outbid(outlook, step, seat)
    case 'payBid':
      return pay(only(legal(), 'pay'))
    case 'nameCompany':
      return best(only(legal(), 'nameCompany'), ({ company }) => liquidationWorth(outlook, seat, company))
    case 'sell':
      return { kind: 'sell', barrels: barrelsToSell(outlook, seat, step.company) }
  }
}

const looksIn = (legal: readonly Command[]) => only(legal, 'look')
const drivesIn = (legal: readonly Command[]) => [...only(legal, 'build'), ...only(legal, 'moveTruck'), ...only(legal, 'moveTrain')]

const farFrom = (outlook: Outlook, seat: Seat, points: number, legal: readonly Command[]): readonly Command[] =>
  driveOnFar(outlook, seat, {
    points,
    looks: looksIn(legal),
    moves: drivesIn(legal),
    building: 'at once',
    ending: legal.some(isSpecial) ? 'open' : 'plain',
  })

function prospect(outlook: Outlook, seat: Seat, points: number, legal: readonly Command[]): Command {
  const [look] = looksIn(legal)
  if (look !== undefined) return look // it costs nothing
  return (
    drive(outlook, seat, points, drivesIn(legal)) ??
    special(outlook, seat, legal) ??
    legal.find(({ kind }) => kind === 'endTurn') ??
    at(legal, 0)
  )
}

const special = (outlook: Outlook, seat: Seat, legal: readonly Command[]): Command | undefined =>
  bestGain(legal.filter(isSpecial), command => specialGain(outlook, seat, cardOf(outlook.view, seat).special, command))
