/** [GIG-3] 2 Action cards. */
import { at, forSeats, turnOrder } from '@wildcat/kernel'
import { type CardId, cardRow, drawCard } from '@wildcat/oil-rush'
import { CARDS, STAR } from '../components.ts'
import { no } from '../rules.ts'
import type { State, Step } from '../state.ts'
import type { AutoStep } from '../types.ts'
import { end } from './the-end.ts'

export const turnUpCards: AutoStep<'turnUpCards'> = {
  run(play) {
    const { state } = play
    const red = state.red.deck.pop()
    if (red === undefined) throw new Error('the red deck cannot run out')
    state.onShow = [red]
    state.black = Math.min(STAR, state.black + at(CARDS, red).black)
    play.reveal({ kind: 'redCardTurned', card: red, black: state.black })
    if (state.black === STAR) return end(play)
    const beige = forSeats(state.seats, () => drawCard(play, 'beige', state.beige)) // [GIG-3.4]
    state.onShow.push(...beige)
    play.reveal({ kind: 'beigeCardsTurned', cards: beige })
    play.next(...turnOrder(state).map((seat): Step => ({ kind: 'takeCard', seat })), { kind: 'discardLastCard' })
  },
}

/** Each card goes to its own pile. */
const putAway = (state: State, card: CardId): void => {
  state[at(CARDS, card).colour].discard.push(card)
}

/** [GIG-3.3] */
export const { takeCard, discardLastCard, discardTaken } = cardRow(no('cardNotOnShow'), putAway)
