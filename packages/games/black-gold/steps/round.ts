/** The eight phases of a round, always in this order. */
import { type Seat, turnOrder } from '@wildcat/kernel'
import type { Company } from '@wildcat/oil-rush'
import { baronBids, openCompanies } from '../queries.ts'
import type { State, Step } from '../state.ts'
import type { AutoStep } from '../types.ts'

export const startRound: AutoStep<'startRound'> = {
  run(play) {
    const { state } = play
    state.round++
    play.emit({ kind: 'roundStarted', round: state.round, first: state.first })
    play.next(...phasesOf(state))
  },
}

/** The order of play. */
function phasesOf(state: State): Step[] {
  const inTurn = (step: (seat: Seat) => Step) => turnOrder(state).map(step)
  const atOpen = (step: (company: Company) => Step) => openCompanies(state).map(step)
  return [
    ...atOpen(company => ({ kind: 'rollPrice', company })),
    { kind: 'turnUpCards' },
    ...inTurn(seat => ({ kind: 'dealLicences', seat })),
    ...(baronBids(state) ? atOpen(company => ({ kind: 'dealToBaron', company })) : []),
    ...inTurn(seat => ({ kind: 'startProspecting', seat })),
    { kind: 'discardCards' },
    ...inTurn(seat => ({ kind: 'produce', seat })),
    ...atOpen(company => ({ kind: 'auction', company })),
    ...(state.seats === 5 ? [{ kind: 'auction', company: 'liquidation' } as const] : []), // [BG-7.7]
    { kind: 'limitDepots' },
    { kind: 'passDie' },
  ]
}

/** [BG-8.1] 7 Overproduction. [BG-9.1] 8 Pass the die. */
export { limitDepots, passDie } from '@wildcat/oil-rush'
