/** [COM-4.9] Has it arrived, has the T.M. ended, can it go on? Asked after each step and all that came of it. */
import { dropImpossibleOffers } from '../deals/ending.ts'
import { deliveryIn, hasArrived, journeyIn, unitOf } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { beginTm, pointsLeft } from '../points.ts'
import type { Journey, State, Step } from '../state.ts'
import { isOtherAloft, isStuck } from '../step-check.ts'
import type { AutoStep, CompetitorsPlay } from '../types.ts'
import { isAloft, kindOf, placeOf, stateOf } from '../vehicles.ts'
import { failDelivery, succeed } from './delivery-ends.ts'
import { sendBack } from './planes.ts'
import { holderOf } from './stepping.ts'
import { couldAnybodyHold, isTipOffAllowed, playTipOff, readyAgainst } from './tip-offs.ts'
import { isMoveOver } from './travelling.ts'
import { saveOf } from './weather.ts'

export const judge: AutoStep<'judge'> = {
  run(play, { tmEnded }) {
    const { state } = play
    const journey = journeyIn(state)
    const unit = unitOf(state, journey)
    if (isStuck(state, journey)) return play.next({ kind: 'leaveCrossing' }, { kind: 'judge', tmEnded: false }) // a T.M. that ended on it exposes nobody
    const isSpent = kindOf(unit) === 'truck' && journey.open && pointsLeft(journey, 'truck') <= 0
    const goOn = { kind: 'judge', tmEnded: false } as const
    // The T.M. ends here by points lost or by being put off a crossing: its event comes before it is over.
    const event = hasArrived(state, journey) || isSpent ? eventOf(state, journey) : []
    if (event.length > 0) return play.next(...event, { kind: 'judge', tmEnded })
    if (hasArrived(state, journey)) {
      succeed(play)
      return play.next(...saveOf(state, unit))
    }
    const isMove = journey.delivery === 'none'
    if (isMove && isMoveOver(state, journey)) return play.next({ kind: 'endTm' }, { kind: 'endMove' })
    if (isSpent) return play.next({ kind: 'endTm' }, goOn)
    const save = tmEnded ? saveOf(state, unit) : []
    if (save.length > 0) return play.next(...save, goOn)
    dropImpossibleOffers(play)
    if (!tipOffNow(play)) play.next({ kind: 'travel', seat: journey.seat })
  },
}

/** [COM-8.3] One that lies ready against the deliverer is played by itself. */
function tipOffNow(play: CompetitorsPlay): boolean {
  const { state } = play
  const under = deliveryIn(state)
  if (under === undefined || under.delivery.untipped || !isTipOffAllowed(state)) return false
  const seat = readyAgainst(state, under.journey.seat)
  if (seat === undefined) {
    under.delivery.untipped = true
    if (couldAnybodyHold(state, under.journey.seat)) play.reveal({ kind: 'noTipOff', victim: under.journey.seat })
    return false
  }
  playTipOff(play, seat, true)
  play.next({ kind: 'customs', vehicle: unitOf(state, journeyIn(state)), cause: 'tipOff' }, { kind: 'judge', tmEnded: false })
  return true
}

/** A T.M. ends, or is passed unused. */
export const endTm: AutoStep<'endTm'> = {
  run(play) {
    const { state } = play
    const journey = journeyIn(state)
    const { seat, delivery } = journey
    const passed = !journey.open && delivery !== 'none'
    if (passed) beginTm(journey)
    journey.open = false
    if (delivery !== 'none') play.emit({ kind: passed ? 'tmPassed' : 'tmEnded', seat, tm: journey.tm, allowed: delivery.allowed })
    const unit = unitOf(state, journey)
    if (isAloft(state, unit) && isOtherAloft(state, unit)) {
      sendBack(play, unit)
      return delivery === 'none' ? undefined : failDelivery(play, 'sentBack')
    }
    play.next(...eventOf(state, journey), { kind: 'tmOver' })
  },
}
/** [COM-7.2] In a red-flag state in which a T.M. ends, if no event was rolled there in this action. */
function eventOf(state: State, journey: Journey): Step[] {
  const vehicle = holderOf(journey, journey.vehicle)
  const where = stateOf(state, vehicle)
  if (where === undefined || !factsOf(where).redFlag || journey.events.includes(where)) return []
  return [{ kind: 'political', vehicle, state: where }]
}

/** Not there and no T.M. left: failed. Otherwise the weather. */
export const tmOver: AutoStep<'tmOver'> = {
  run(play) {
    const { state } = play
    const journey = journeyIn(state)
    const unit = unitOf(state, journey)
    const { delivery, tm } = journey
    if (delivery !== 'none' && tm >= delivery.allowed && placeOf(state, unit).kind !== 'crossing') return failDelivery(play, 'noTmLeft')
    play.next(...saveOf(state, unit))
    dropImpossibleOffers(play)
  },
}

export const endMove: AutoStep<'endMove'> = {
  run(play) {
    const { seat, vehicle } = journeyIn(play.state)
    play.state.journey = 'none'
    play.emit({ kind: 'moveEnded', seat, vehicle })
    dropImpossibleOffers(play)
  },
}
