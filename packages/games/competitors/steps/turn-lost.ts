/** [COM-4.10] End of turn, ordered by a card or an event: a delivery fails, and the actions that are left are lost. */
import { deliveryIn, journeyIn } from '../journeys.ts'
import type { AutoStep } from '../types.ts'
import { outermost } from '../vehicles.ts'
import { backToTheTurn, failDelivery } from './delivery-ends.ts'
import { saveOf } from './weather.ts'

export const turnLost: AutoStep<'turnLost'> = {
  run(play) {
    const { state } = play
    const { seat, vehicle } = journeyIn(state)
    const isMove = deliveryIn(state) === undefined
    if (isMove) {
      play.emit({ kind: 'moveEnded', seat, vehicle })
      backToTheTurn(play)
    } else failDelivery(play, 'endOfTurn')
    state.agenda.pop() // the turn itself
    play.emit({ kind: 'turnLost', seat })
    const save = isMove ? saveOf(state, outermost(state, vehicle)) : [] // [COM-4.9] the end of a Move ends its T.M.
    play.next(...save, { kind: 'endTurn', seat })
  },
}
