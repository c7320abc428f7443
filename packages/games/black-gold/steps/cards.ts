/** [BG-3] 2 Action cards. */
import { at, forSeats, turnOrder } from '@wildcat/kernel'
import { type CardId, cardRow, drawCard } from '@wildcat/oil-rush'
import { CARDS, LAST_OF_SHORT, LAST_ROW } from '../components.ts'
import { no } from '../rules.ts'
import type { State, Step } from '../state.ts'
import type { AutoStep } from '../types.ts'
import { end } from './the-end.ts'

/** [BG-3.1, BG-3.2] */
export const turnUpCards: AutoStep<'turnUpCards'> = {
  run(play) {
    const { state } = play
    const special = state.special.deck.pop()
    if (special === undefined) {
      play.emit({ kind: 'noSpecialCardLeft' })
      return end(play)
    }
    state.onShow = [special]
    state.baron = Math.min(LAST_ROW, state.baron + at(CARDS, special).baron)
    play.reveal({ kind: 'specialCardTurned', card: special, baron: state.baron })
    if (baronEnds(state)) return end(play)
    const standard = forSeats(state.seats, () => drawCard(play, 'standard', state.standard))
    state.onShow.push(...standard)
    play.reveal({ kind: 'standardCardsTurned', cards: standard })
    play.next(...turnOrder(state).map((seat): Step => ({ kind: 'takeCard', seat })), { kind: 'discardLastCard' })
  },
}

/** [BG-10.1, BG-11.1, BG-11.2] In a longer game he waits on the last row until the special cards are gone. */
function baronEnds({ baron, options }: State): boolean {
  switch (options.length) {
    case 'usual':
      return baron === LAST_ROW
    case 'short':
      return baron >= LAST_OF_SHORT
    case 'long':
      return false
  }
}

/** Each card goes to its own pile. */
const putAway = (state: State, card: CardId): void => {
  state[at(CARDS, card).deck].discard.push(card)
}

/** [BG-3.2] */
export const { takeCard, discardLastCard, discardTaken } = cardRow(no('cardNotOnShow'), putAway)
