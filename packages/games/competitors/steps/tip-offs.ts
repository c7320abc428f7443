/** [COM-8.3] Soffiata: played between two steps of another's delivery, or laid ready beforehand (`special-cards.ts`). */
import { at, others, type Rejection, type Seat, turnOrder } from '@wildcat/kernel'
import { freeContracts, playFromHand } from '../cards.ts'
import { SPECIALS } from '../content/specials.ts'
import { deliveryIn, isDelivery, journeyIn, unitOf } from '../journeys.ts'
import { isBetweenSteps } from '../queries.ts'
import { no, noBy } from '../rules.ts'
import type { State, View } from '../state.ts'
import type { CompetitorsPlay, WindowOf } from '../types.ts'
import { takeUp } from './special-cards.ts'

/** After the first step and before arrival, once a delivery, and not where no customs card may be drawn. */
function tipOffProblem(view: View): Rejection | null {
  const { journey } = view
  if (!isDelivery(journey) || journey.steps === 0) return no('noTipOffNow')
  if (journey.delivery.tippedOff) return no('oncePerDelivery')
  return journey.delivery.noCustoms ? no('customsWaived') : null
}
export const isTipOffAllowed = (state: State): boolean => tipOffProblem(state) === null
/** Whoever comes first in turn order. */
export const readyAgainst = (state: State, victim: Seat): Seat | undefined =>
  turnOrder(state).find(seat => at(state.ready, seat).includes(victim))

/** Could anybody else hold one, by what all see? Where that is open, it is news that nothing happens. */
export const couldAnybodyHold = (state: State, victim: Seat): boolean =>
  others(state, victim).some(seat => at(state.contracts, seat).length > 0) &&
  state.discards.contract.filter(card => card === 'tipOff').length < SPECIALS.tipOff.copies

export function playTipOff(play: CompetitorsPlay, seat: Seat, laid: boolean) {
  const { state } = play
  const victim = journeyIn(state).seat
  if (laid) takeUp(state, seat, victim)
  playFromHand(state, seat, 'tipOff')
  const under = deliveryIn(state)
  if (under !== undefined) under.delivery.tippedOff = true
  play.reveal({ kind: 'tippedOff', seat, victim, laid })
}

export const tipOffs: WindowOf<'tipOff'> = {
  takes: ['tipOff'],
  shut(view, seat) {
    if (!isBetweenSteps(view) || !isDelivery(view.journey) || view.journey.seat === seat) return no('noTipOffNow')
    return tipOffProblem(view)
  },
  legal: (view, seat) => (freeContracts(view, seat, 'tipOff') > 0 ? [{ kind: 'tipOff' }] : []),
  check: (view, seat) => (freeContracts(view, seat, 'tipOff') > 0 ? null : noBy('COM-8.3', 'cardNotInHand')),
  apply(play, seat) {
    const { state } = play
    playTipOff(play, seat, false)
    const journey = journeyIn(state)
    state.agenda.pop() // his decision waits until he has turned up the card
    play.next({ kind: 'tippedOff', seat: journey.seat, vehicle: unitOf(state, journey) })
  },
}
