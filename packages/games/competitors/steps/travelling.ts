/** [COM-4.8] On the way: a Move or a delivery as a row of single decisions. */
import type { Blank, Rejection, Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { joined } from '../joined.ts'
import { isDelivery, type SeenJourney, unitOf } from '../journeys.ts'
import { allowedTm, pointsLeft } from '../points.ts'
import { no, noBy } from '../rules.ts'
import type { View } from '../state.ts'
import { canDock, isAirportInReach, isStuck, mustLandFirst } from '../step-check.ts'
import type { CompetitorsPlay, DecisionStep } from '../types.ts'
import { isAloft, kindOf, placeOf } from '../vehicles.ts'
import { failDelivery } from './delivery-ends.ts'
import { amidOffers, applyFree, checkFree, FREE_COMMANDS, type FreeCommand, isFreeCommand, legalFree } from './free-commands.ts'
import { checkStep, legalSteps, stepBlanks } from './moving.ts'
import { sendBack } from './planes.ts'
import { applyTransfer, checkTransfer, legalTransfers } from './transfers.ts'

const WAY_COMMANDS = ['step', 'transfer', 'nextTm', 'sendBack', 'putOff', 'breakOff', 'endMove'] as const
const TRAVEL_COMMANDS = [...WAY_COMMANDS, ...FREE_COMMANDS] as const
type Travel = CommandOf<(typeof TRAVEL_COMMANDS)[number]>
type Word = CommandOf<'nextTm' | 'sendBack' | 'putOff' | 'breakOff' | 'endMove'>

export const travel: DecisionStep<'travel', (typeof TRAVEL_COMMANDS)[number]> = {
  takes: TRAVEL_COMMANDS,
  actors: (_, { seat }) => [seat],
  legal(view, _, seat) {
    const { journey } = view
    if (journey === 'none') return []
    const unit = unitOf(view, journey)
    const words = wordsOf(unit).filter(word => checkWord(view, journey, word) === null)
    const steps = kindOf(unit) === 'truck' || placeOf(view, unit).kind !== 'aboard' ? legalSteps(view, journey, unit) : []
    return joined<Travel>(words, steps, legalTransfers(view), legalFree(view, seat))
  },
  blanks(view): Blank<Travel>[] {
    return view.journey === 'none' ? [] : stepBlanks(view, view.journey, unitOf(view, view.journey))
  },
  check: (view, _, seat, command) => (view.journey === 'none' ? no('notDelivering') : checkTravel(view, view.journey, seat, command)),
  apply(play, _, seat, command) {
    amidOffers(play, command, () => applyTravel(play, seat, command))
  },
}

const wordsOf = (plane: number): Word[] => [
  { kind: 'nextTm' },
  { kind: 'endMove' },
  { kind: 'breakOff' },
  { kind: 'putOff' },
  { kind: 'sendBack', plane },
]

function checkTravel(view: View, journey: SeenJourney, seat: Seat, command: Travel): Rejection | null {
  if (isFreeCommand(command)) return checkFree(view, seat, command)
  switch (command.kind) {
    case 'step':
      return checkStep(view, seat, command)
    case 'transfer':
      return checkTransfer(view, command)
    case 'nextTm':
    case 'sendBack':
    case 'putOff':
    case 'breakOff':
    case 'endMove':
      return checkWord(view, journey, command)
  }
}

function checkWord(view: View, journey: SeenJourney, command: Word): Rejection | null {
  const unit = unitOf(view, journey)
  const onCrossing = placeOf(view, unit).kind === 'crossing'
  switch (command.kind) {
    case 'nextTm':
      if (!isDelivery(journey)) return no('notDelivering')
      if (isStuck(view, journey)) return noBy('COM-5.2', 'onACrossing')
      if (journey.tm + (journey.open ? 0 : 1) >= allowedTm(journey)) return no('noTmLeft')
      return mustLandFirst(view, journey, unit) ? no('airportInReach') : null
    case 'endMove':
      if (isDelivery(journey)) return no('nothingMoved')
      if (onCrossing) return noBy('COM-5.2', 'onACrossing')
      return mustLandFirst(view, journey, unit) ? no('airportInReach') : null
    case 'breakOff':
      if (!isDelivery(journey)) return no('notDelivering')
      return onCrossing ? noBy('COM-4.7', 'onACrossing') : null
    case 'putOff':
      if (!onCrossing) return no('notOnACrossing')
      return isStuck(view, journey) ? null : no('wayOffIsOpen')
    case 'sendBack':
      if (isDelivery(journey) || command.plane !== unit || !isAloft(view, unit)) return no('notAloft')
      return isAirportInReach(view, journey, unit) ? no('airportInReach') : null
  }
}

function applyTravel(play: CompetitorsPlay, seat: Seat, command: Travel) {
  if (isFreeCommand(command)) {
    applyFree(play, seat, command)
    return endsMove(play.state, command) ? play.become({ kind: 'endTm' }, { kind: 'endMove' }) : undefined
  }
  switch (command.kind) {
    case 'step':
      return play.become({ kind: 'takeStep', vehicle: command.vehicle, to: command.to })
    case 'transfer':
      return applyTransfer(play, command)
    case 'nextTm':
      return play.become({ kind: 'endTm' }, { kind: 'travel', seat })
    case 'endMove':
      return play.become({ kind: 'endTm' }, { kind: 'endMove' })
    case 'putOff':
      return play.become({ kind: 'leaveCrossing' }, { kind: 'judge', tmEnded: false })
    case 'sendBack':
      sendBack(play, command.plane)
      return play.become({ kind: 'endMove' })
    case 'breakOff':
      return failDelivery(play, 'brokenOff')
  }
}

/** [COM-4.4] A truck that boards has ended its Move. */
const endsMove = ({ journey }: View, command: FreeCommand): boolean =>
  command.kind === 'board' && journey !== 'none' && !isDelivery(journey) && journey.vehicle === command.truck

/** Nothing is left to do on a Move: its points are gone and there is nowhere to dock. */
export const isMoveOver = (view: View, journey: SeenJourney): boolean => {
  const unit = unitOf(view, journey)
  if (pointsLeft(journey, kindOf(unit)) > 0 || canDock(view, journey, unit)) return false
  return !isAloft(view, unit) || isAirportInReach(view, journey, unit) // one without an airport may be sent back
}
