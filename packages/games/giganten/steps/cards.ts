/** [GIG-3] 2 Action cards. */
import { at, forSeats, turnOrder } from '@wildcat/kernel'
import { CARDS, type CardId, STAR } from '../components.ts'
import { no } from '../rules.ts'
import type { Step } from '../state.ts'
import type { AutoStep, DecisionStep, GigantenPlay } from '../types.ts'
import { endGame } from './the-end.ts'

export const turnUpCards: AutoStep<'turnUpCards'> = {
  run(play) {
    const { state } = play
    const red = state.red.deck.pop()
    if (red === undefined) throw new Error('the red deck cannot run out')
    state.onShow = [red]
    state.black = Math.min(STAR, state.black + at(CARDS, red).black)
    play.reveal({ kind: 'redCardTurned', card: red, black: state.black })
    if (state.black === STAR) return endGame(play)
    const beige = forSeats(state.seats, () => drawBeige(play))
    state.onShow.push(...beige)
    play.reveal({ kind: 'beigeCardsTurned', cards: beige })
    play.next(...turnOrder(state).map((seat): Step => ({ kind: 'takeCard', seat })), { kind: 'discardLastCard' })
  },
}

/** [GIG-3.4] When the deck runs out its discards are shuffled into a new one. */
function drawBeige(play: GigantenPlay): CardId {
  const { beige } = play.state
  if (beige.deck.length === 0) {
    beige.deck = play.shuffle('beige', beige.discard)
    beige.discard = []
  }
  const card = beige.deck.pop()
  if (card === undefined) throw new Error('the beige deck cannot run out')
  return card
}

export const takeCard: DecisionStep<'takeCard', 'takeCard'> = {
  takes: ['takeCard'],
  actors: (_, { seat }) => [seat],
  legal: view => view.onShow.map(card => ({ kind: 'takeCard', card })),
  check: (view, _, __, { card }) => (view.onShow.includes(card) ? null : no('cardNotOnShow')),
  apply(play, _, seat, { card }) {
    const { state } = play
    state.onShow.splice(state.onShow.indexOf(card), 1)
    state.taken[seat] = card
    play.emit({ kind: 'cardTaken', seat, card })
    play.done()
  },
}

export const discardLastCard: AutoStep<'discardLastCard'> = {
  run(play) {
    const card = at(play.state.onShow, 0)
    play.state.onShow = []
    putAway(play, card)
    play.emit({ kind: 'cardLeft', card })
  },
}

/** Each card goes to its own pile. */
export const putAway = ({ state }: GigantenPlay, card: CardId): void => {
  state[at(CARDS, card).colour].discard.push(card)
}
