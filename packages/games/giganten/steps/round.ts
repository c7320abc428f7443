/** The nine actions of a round, always in this order. */
import { type Seat, turnOrder } from '@wildcat/kernel'
import { COMPANIES } from '@wildcat/oil-rush'
import type { State, Step } from '../state.ts'
import type { AutoStep } from '../types.ts'

export const startRound: AutoStep<'startRound'> = {
  run(play) {
    const { state } = play
    state.round++
    play.emit({ kind: 'roundStarted', round: state.round, first: state.first })
    play.next(...actionsOf(state))
  },
}

/** The order of play. */
function actionsOf(state: State): Step[] {
  const inTurn = (steps: (seat: Seat) => Step[]) => turnOrder(state).flatMap(steps)
  return [
    ...COMPANIES.map((company): Step => ({ kind: 'rollPrice', company })),
    { kind: 'turnUpCards' },
    ...inTurn(seat => [{ kind: 'dealLicences', seat }]),
    ...inTurn(seat => [
      { kind: 'startDriving', seat },
      { kind: 'discardCard', seat },
    ]),
    ...inTurn(seat => [{ kind: 'offerBuilding', seat }]),
    ...inTurn(seat => [{ kind: 'produce', seat }]),
    ...COMPANIES.map((company): Step => ({ kind: 'auction', company })),
    { kind: 'limitDepots' },
    { kind: 'passDie' },
  ]
}

/** [GIG-9.1] 8 Storage limit. [GIG-10.1] 9 Next round. */
export { limitDepots, passDie } from '@wildcat/oil-rush'
