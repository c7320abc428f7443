/**
 * Plays Competitors with sense: looks for the best row of deliveries that its cards allow, proves the first with the route planner, and
 * does what brings it forward. It sees a view and nothing else.
 */
import { at, led, type Policy, type Seat, type Tuning, top, type Weighed, weighed } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import type { View } from '../state.ts'
import type { T } from '../types.ts'
import { chooseEvent, chooseOption, friendOrNot, optionsFor, payOrNot, sellSomething } from './choices.ts'
import { type Constants, constantsFor, FIRST } from './constants.ts'
import { answerAside } from './deals.ts'
import { chooseHq, distribute, hqsFor } from './homes.ts'
import { likely } from './likely.ts'
import { travelInThought, travelOn } from './travel.ts'
import { takeTurn, turnInThought, turnsFrom } from './turn.ts'

const policyBy: Tuning<T, Constants>['policyBy'] = constants => ({
  choose: (view, seat, legal) => chosen(view, seat, legal, constants(view.seats)),
  inPlayout: (view, seat, legal) => inThought(view, seat, legal, constants(view.seats)),
  likely: (imagined, seat, below) => likely(imagined, seat, below, constants(imagined.seats)),
  weigh(view, seat, legal) {
    const by = constants(view.seats)
    return led(chosen(view, seat, legal, by), alternatives(view, seat, legal, by))
  },
})
export const tuning: Tuning<T, Constants> = { constants: constantsFor, first: () => FIRST, policyBy }
export const greedy: Policy<T> = policyBy(constantsFor)

function chosen(view: View, seat: Seat, legal: readonly Command[], constants: Constants): Command {
  return answerAside(view, seat, constants) ?? decide(view, seat, legal, constants)
}

function inThought(view: View, seat: Seat, legal: () => readonly Command[], constants: Constants): readonly Command[] {
  const aside = answerAside(view, seat, constants)
  if (aside !== undefined) return [aside]
  const step = top(view.agenda)
  if (step?.kind === 'turn') return turnInThought(view, seat, step, constants)
  return step?.kind === 'travel' ? travelInThought(view, seat, legal, constants) : [decide(view, seat, legal(), constants)]
}

/** More answers than these are ways to travel, each of which the route planner has weighed. */
const FEW = 6

/** What else could be answered; of small questions all that there is, since it matters little. */
function alternatives(view: View, seat: Seat, legal: readonly Command[], constants: Constants): Weighed<Command>[] {
  const step = top(view.agenda)
  if (legal.length === 0) return [] // asked in a window alone
  if (step?.kind === 'turn') return turnsFrom(view, seat, step, constants)
  if (step?.kind === 'chooseHq') return hqsFor(view, seat, legal, constants)
  if (step?.kind === 'choose') return optionsFor(view, seat, step, legal, constants)
  return step?.kind === 'travel' || legal.length > FEW ? [] : weighed(legal, () => 0)
}

function decide(view: View, seat: Seat, legal: readonly Command[], constants: Constants): Command {
  const step = top(view.agenda)
  switch (step?.kind) {
    case 'chooseHq':
      return chooseHq(view, seat, legal, constants)
    case 'turn':
      return takeTurn(view, seat, step, constants)
    case 'travel':
      return travelOn(view, seat, legal, constants)
    case 'distribute':
      return distribute(view, seat, step, legal, constants)
    case 'choose':
      return chooseOption(view, seat, step, legal, constants)
    case 'may':
      return payOrNot(view, seat, step, legal, constants)
    case 'friend':
      return friendOrNot(view, seat, step, constants)
    case 'contacts':
      return chooseEvent(view, seat, step, constants)
    case 'customsOrEvent':
      return { kind: 'first', what: 'event' } // it may bring an escort
    case 'insure':
      return { kind: 'reroll' }
    case 'forcedSale':
      return sellSomething(view, seat, step, legal)
    case 'tippedOff': // there is nothing to choose
    case 'rollForStart': // what follows plays itself
    case 'startRound':
    case 'save':
    case 'blownHome':
    case 'beginTurn':
    case 'takeStep':
    case 'customs':
    case 'political':
    case 'effects':
    case 'pay':
    case 'seize':
    case 'leaveCrossing':
    case 'judge':
    case 'endTm':
    case 'tmOver':
    case 'endMove':
    case 'turnLost':
    case 'failed':
    case 'endTurn':
    case 'endRound':
    case undefined:
      return at(legal, 0)
  }
}
