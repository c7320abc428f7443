/** The nine actions of a round, always in this order. */
import { type Seat, turnOrder } from '@wildcat/kernel'
import { COMPANIES, sellOverflow } from '@wildcat/oil-rush'
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

/** [GIG-9.1] 8 Storage limit. */
export const limitDepots: AutoStep<'limitDepots'> = {
  run(play) {
    for (const seat of turnOrder(play.state))
      for (const company of COMPANIES) {
        const barrels = sellOverflow(play.state, seat, company)
        if (barrels > 0) play.emit({ kind: 'overflowSold', seat, company, barrels })
      }
  },
}

/** [GIG-10.1] 9 Next round. */
export const passDie: AutoStep<'passDie'> = {
  run(play) {
    const { state } = play
    state.first = (state.first + 1) % state.seats
    play.next({ kind: 'startRound' })
  },
}
