/** Action cards: their piles, and the row from which each player takes one. */
import { type Auto, at, type Chance, type Decision, nulls, type Play, type ReadonlyDeep, type Rejection, type Seat } from '@wildcat/kernel'

export type CardId = number // its place in the game's list of cards
export interface Pile<Hidden> {
  deck: (CardId | Hidden)[] // the last is on top
  discard: CardId[]
}
export const copyPile = ({ deck, discard }: Pile<never>): Pile<never> => ({ deck: deck.slice(), discard: discard.slice() })
export const viewPile = ({ deck, discard }: Pile<never>): Pile<null> => ({ deck: deck.map(() => null), discard: discard.slice() })

export const glanceAtPile = ({ deck, discard }: Pile<never>): ReadonlyDeep<Pile<null>> => ({ deck: nulls(deck.length), discard })

/** When a deck runs out its discards are shuffled into a new one. */
export function drawCard<Stream extends string>(chance: Chance<Stream>, stream: Stream, pile: Pile<never>): CardId {
  if (pile.deck.length === 0) {
    pile.deck = chance.shuffle(stream, pile.discard)
    pile.discard = []
  }
  const card = pile.deck.pop()
  if (card === undefined) throw new Error(`the ${stream} deck cannot run out`)
  return card
}

export interface CardTable {
  onShow: CardId[]
  taken: (CardId | 'none')[]
}
export type CardStep = { kind: 'takeCard'; seat: Seat } | { kind: 'discardLastCard' }
export type CardEvent = { kind: 'cardTaken'; seat: Seat; card: CardId } | { kind: 'cardLeft'; card: CardId }
type Of<K extends CardStep['kind']> = Extract<CardStep, { kind: K }>

/** `putAway`: each card goes to its own pile. */
export function cardRow<State extends CardTable>(notOnShow: Rejection, putAway: (state: State, card: CardId) => void) {
  type P = Play<State, never, CardEvent, never>

  const takeCard: Decision<
    ReadonlyDeep<CardTable>,
    P,
    Of<'takeCard'>,
    Of<'takeCard'>,
    { readonly kind: 'takeCard'; readonly card: CardId }
  > = {
    takes: ['takeCard'],
    actors: (_, { seat }) => [seat],
    legal: view => view.onShow.map(card => ({ kind: 'takeCard', card })),
    check: (view, _, __, { card }) => (view.onShow.includes(card) ? null : notOnShow),
    apply(play, _, seat, { card }) {
      const { onShow, taken } = play.state
      onShow.splice(onShow.indexOf(card), 1)
      taken[seat] = card
      play.emit({ kind: 'cardTaken', seat, card })
      play.done()
    },
  }

  const discardLastCard: Auto<P, Of<'discardLastCard'>> = {
    run(play) {
      const card = at(play.state.onShow, 0)
      play.state.onShow = []
      putAway(play.state, card)
      play.emit({ kind: 'cardLeft', card })
    },
  }

  const discardTaken = (state: State, seat: Seat): void => {
    putAway(state, takenCard(state, seat))
    state.taken[seat] = 'none'
  }

  return { takeCard, discardLastCard, discardTaken }
}

/** The card that a player has taken this round. */
export function takenCard({ taken }: ReadonlyDeep<Pick<CardTable, 'taken'>>, seat: Seat): CardId {
  const card = at(taken, seat)
  if (card === 'none') throw new Error(`seat ${seat} has taken no card`)
  return card
}
