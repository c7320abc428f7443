/** The round: selection, public actions, private actions; refills after both, and what is made ready for the next one. */
import { turnOrder } from '@wildcat/kernel'
import { leasesOnShow, SUBSIDY_STEP, tilesOnShow } from '../components.ts'
import { topUp } from '../on-show.ts'
import type { Step } from '../state.ts'
import type { AutoStep } from '../types.ts'
import { moveBotWorker } from './bot.ts'

/** The order of play. */
export const startRound: AutoStep<'startRound'> = {
  run(play) {
    const { state } = play
    state.round++
    play.emit({ kind: 'roundStarted', round: state.round, first: state.first, last: state.round === state.lastRound })
    if (state.round > 1) moveBotWorker(play)
    play.next(
      ...turnOrder(state).map((seat): Step => ({ kind: 'placeWorker', seat })),
      { kind: 'chooseCards' },
      { kind: 'publicActions' },
      { kind: 'refillFields' },
      { kind: 'showCards' },
      { kind: 'putCardsAway' },
    )
  },
}

/** [OIL-9.3] What the next round needs: tiles, leases, a dollar of subsidy. */
export const restock: AutoStep<'restock'> = {
  run(play) {
    const { state } = play
    const tiles = topUp(state.tiles, tilesOnShow(state.seats))
    if (tiles.length > 0) play.reveal({ kind: 'tilesShown', tiles })
    const leases = topUp(state.leases, leasesOnShow(state.seats))
    if (leases.length > 0) play.reveal({ kind: 'leasesShown', leases })
    state.subsidy += SUBSIDY_STEP
    state.bank -= SUBSIDY_STEP
    play.emit({ kind: 'subsidyRaised', money: state.subsidy })
    play.next({ kind: 'startRound' })
  },
}
