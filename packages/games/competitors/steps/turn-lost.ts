/** [COM-4.10] End of turn, ordered by a card or an event: a delivery fails, and the actions that are left are lost. */
import { deliveryIn, journeyIn } from '../journeys.ts'
import type { AutoStep } from '../types.ts'
import { backToTheTurn, failDelivery } from './delivery-ends.ts'

export const turnLost: AutoStep<'turnLost'> = {
  run(play) {
    const { state } = play
    const { seat, vehicle } = journeyIn(state)
    if (deliveryIn(state) === undefined) {
      play.emit({ kind: 'moveEnded', seat, vehicle })
      backToTheTurn(play)
    } else failDelivery(play, 'endOfTurn')
    state.agenda.pop() // the turn itself
    play.emit({ kind: 'turnLost', seat })
    play.next({ kind: 'endTurn', seat })
  },
}
