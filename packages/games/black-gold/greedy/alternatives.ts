/** What could be answered at each decision, by its worth in dollars. */
import { at, type Seat, type Weighed, weighed } from '@wildcat/kernel'
import { squareAt } from '@wildcat/oil-rush'
import { cards, payments, together } from '@wildcat/oil-rush/greedy/alternatives.ts'
import { only } from '@wildcat/oil-rush/greedy/choosing.ts'
import { placing } from '@wildcat/oil-rush/greedy/driving.ts'
import { bids, sales } from '@wildcat/oil-rush/greedy/selling.ts'
import { profit, siteAt } from '@wildcat/oil-rush/greedy/sites.ts'
import { turns } from '@wildcat/oil-rush/greedy/turns.ts'
import type { Command } from '../commands.ts'
import { CARDS } from '../components.ts'
import { askedOf, cardOf } from '../queries.ts'
import { isSpecial } from '../steps/specials.ts'
import { cardWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { askedIn, bidsAgainstBaron, liquidationWorth } from './selling.ts'
import { specialGain } from './specials.ts'
import { shipping } from './transport.ts'

export function alternatives(outlook: Outlook, seat: Seat, legal: readonly Command[]): Weighed<Command>[] {
  const step = askedOf(outlook.view)
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
      return weighed(only(legal, 'placeTruck'), ({ column }) => placingAt(outlook, seat, column))
    case 'prospect':
      return prospecting(outlook, seat, step.points, legal)
    case 'deepen':
      return weighed(legal, command => endingWorth(outlook, seat, command))
    case 'transport':
      return shipping(outlook, seat, step.well)
    case 'bidding':
      return bids(outlook, seat, askedIn(outlook, seat, step))
    case 'raiseBid':
    case 'onlyBid':
    case 'outbidBaron':
      return bidsAgainstBaron(outlook, step, seat)
    case 'payBid':
      return payments(outlook, only(legal, 'pay'))
    case 'nameCompany':
      return weighed(only(legal, 'nameCompany'), ({ company }) => liquidationWorth(outlook, seat, company))
    case 'sell':
      return sales(outlook, seat, step.company)
  }
}

export const placingAt = (outlook: Outlook, seat: Seat, column: number): number =>
  placing(outlook, seat, squareAt(outlook.country.board, column, 1), cardOf(outlook.view, seat).movement)

const endingWorth = (outlook: Outlook, seat: Seat, command: Command): number =>
  isSpecial(command) ? specialGain(outlook, seat, cardOf(outlook.view, seat).special, command) : 0

/** Derricks, whole turns, what a special brings, and to stay. */
function prospecting(outlook: Outlook, seat: Seat, points: number, legal: readonly Command[]): Weighed<Command>[] {
  const built = weighed(only(legal, 'build'), ({ well }) => profit(outlook, seat, siteAt(outlook, well), points))
  const drives = turns(outlook, seat, points, legal)
  const ends = legal.filter(command => isSpecial(command) || command.kind === 'endTurn')
  const ending = weighed(ends, command => endingWorth(outlook, seat, command))
  return together(built, drives, ending)
}
