/** [OIL-2.4, OIL-4.1] Private cards: chosen at the same time and in secret, shown together in phase 3, carried out in turn order. */
import { at, forSeats, type Seat, turnOrder } from '@wildcat/kernel'
import { CARDS, type Card, PRIVATE_LEASE_PRICE } from '../components.ts'
import { nationalPrice } from '../queries.ts'
import type { Step } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { drawBotCard } from './bot.ts'
import { endGame } from './the-end.ts'

/** A choice can be changed, unnoticed, until the last one is made. */
export const chooseCards: DecisionStep<'chooseCards', 'chooseCard'> = {
  takes: ['chooseCard'],
  actors({ cards }) {
    const open: Seat[] = []
    cards.forEach((card, seat) => {
      if (card === 'none') open.push(seat)
    })
    return open
  },
  may: view => turnOrder(view),
  legal: () => CARDS.map(card => ({ kind: 'chooseCard', card })),
  check: () => null,
  apply(play, _, seat, { card }) {
    const { cards } = play.state
    const own = { kind: 'cardChosen', seat, card } as const
    if (cards[seat] === 'none') play.seal(seat, own, { kind: 'cardChosen', seat, card: null })
    else play.seal(seat, own)
    cards[seat] = card
    if (!cards.includes('none')) play.done()
  },
}

/** Phase 3 begins. */
export const showCards: AutoStep<'showCards'> = {
  run(play) {
    const { state } = play
    const cards = state.cards.filter(card => card !== 'none')
    state.shown = cards
    state.cards = forSeats(state.seats, () => 'none')
    const bot = drawBotCard(play)
    play.reveal({ kind: 'cardsShown', cards: cards.slice(), bot })
    const price = nationalPrice(state.seats, [...cards, bot].filter(card => card === 'national').length)
    const [first, ...others] = turnOrder(state).map(seat => actionOf(seat, at(cards, seat), price))
    const ofBot: Step[] = bot === 'none' ? [] : [{ kind: 'botCard', card: bot }]
    const ofFirst = first === undefined ? [] : [first]
    play.next(...(state.options.botSecond ? [...ofFirst, ...ofBot] : [...ofBot, ...ofFirst]), ...others)
  },
}

function actionOf(seat: Seat, card: Card, price: number): Step {
  switch (card) {
    case 'lease':
      return { kind: 'lease', seat, by: 'card', price: PRIVATE_LEASE_PRICE }
    case 'build':
    case 'local':
      return { kind: card, seat, by: 'card' }
    case 'drill':
      return { kind: 'drill', seat, by: 'card', only: 'all', used: [] }
    case 'national':
      return { kind: 'national', seat, price }
  }
}

/** [OIL-9.4] After the last round only the score is left. */
export const putCardsAway: AutoStep<'putCardsAway'> = {
  run(play) {
    const { state } = play
    state.shown = forSeats(state.seats, () => 'none')
    if (state.bot !== 'none') state.bot.card = 'none'
    if (state.round === state.lastRound) return endGame(play)
    play.next({ kind: 'refillFields' }, { kind: 'restock' })
  },
}
