/** [BG-4] 3 Licences. */
import { at } from '@wildcat/kernel'
import { deal, drawLicences } from '@wildcat/oil-rush'
import { CARDS } from '../components.ts'
import { cardLeft, cardOf } from '../queries.ts'
import type { AutoStep } from '../types.ts'

/** [BG-4.1] */
export const dealLicences: AutoStep<'dealLicences'> = {
  run: (play, { seat }) => deal(play, seat, cardOf(play.state, seat).licences),
}

/** [BG-7.6] Face down, seen by nobody: as many as the card shows that nobody took. */
export const dealToBaron: AutoStep<'dealToBaron'> = {
  run(play, { company }) {
    const { state } = play
    const due = at(CARDS, cardLeft(state)).licences
    const licences = drawLicences(play, due)
    state.baronHands[company].down.push(...licences)
    play.emit({ kind: 'baronDealt', company, count: licences.length, due })
  },
}
