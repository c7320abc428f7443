/** The first player holds the die. */
import type { Auto, Play, Seat } from '@wildcat/kernel'

/** It passes to the left, and a new round begins. */
export const passDie: Auto<Play<{ seats: number; first: Seat }, { kind: 'startRound' }, never, never>, unknown> = {
  run(play) {
    const { state } = play
    state.first = (state.first + 1) % state.seats
    play.next({ kind: 'startRound' })
  },
}
