/** [COM-6] Customs cards: shown to all, carried out at once, put under the deck. */
import { at } from '@wildcat/kernel'
import { CUSTOMS, type Customs } from '../content/customs.ts'
import { deliveryIn, journeyIn } from '../journeys.ts'
import type { State } from '../state.ts'
import type { AutoStep, CompetitorsPlay, DecisionStep } from '../types.ts'
import { holderOf } from './stepping.ts'

/** [COM-7.2] Which comes first, where both are due. */
export const customsOrEvent: DecisionStep<'customsOrEvent', 'first'> = {
  takes: ['first'],
  actors: (_, { seat }) => [seat],
  legal: () => [
    { kind: 'first', what: 'customs' },
    { kind: 'first', what: 'event' },
  ],
  check: () => null,
  apply(play, { seat, vehicle, state }, _, { what }) {
    const card = { kind: 'customs', vehicle, cause: 'entry' } as const
    const event = { kind: 'political', vehicle: holderOf(journeyIn(play.state), vehicle), state } as const
    play.emit({ kind: 'orderChosen', seat, first: what })
    if (what === 'customs') play.become(card, event)
    else play.become(event, card)
  },
}

export const customs: AutoStep<'customs'> = {
  run(play, { vehicle, cause }) {
    const { state } = play
    const under = deliveryIn(state)
    if (under === undefined || under.delivery.noCustoms) return
    const { seat } = under.journey
    const card = turnUpCard(state)
    play.reveal({ kind: 'customsDrawn', seat, card, vehicle, cause })
    if (at(state.kept, seat) > 0) return play.next({ kind: 'friend', seat, card, vehicle })
    carryOut(play, card, vehicle)
  },
}

/** From the top; who has watched knows what lies under the deck. */
function turnUpCard({ customs: pile }: State): Customs {
  const card = at(pile.deck, pile.deck.length - 1)
  pile.deck.pop()
  pile.fresh = Math.max(0, pile.fresh - 1)
  return card
}
const isKept = (card: Customs): boolean => CUSTOMS[card].ops.some(({ op }) => op === 'keep')

function carryOut(play: CompetitorsPlay, card: Customs, vehicle: number) {
  const { state } = play
  if (!isKept(card)) state.customs.deck.unshift(card)
  play.next({ kind: 'effects', seat: journeyIn(state).seat, ops: CUSTOMS[card].ops, source: 'customs', vehicle })
}

/** [COM-C5] A Doganiere amico may cancel a card of yours; both go under the deck. */
export const friend: DecisionStep<'friend', 'useFriend' | 'skip'> = {
  takes: ['useFriend', 'skip'],
  actors: (_, { seat }) => [seat],
  legal: () => [{ kind: 'useFriend' }, { kind: 'skip' }],
  check: () => null,
  apply(play, { seat, card, vehicle }, _, command) {
    const { state } = play
    play.done()
    if (command.kind === 'skip') {
      play.emit({ kind: 'friendKept', seat })
      return carryOut(play, card, vehicle)
    }
    state.kept[seat] = at(state.kept, seat) - 1
    state.customs.deck.unshift('friendAtTheGate', card)
    play.emit({ kind: 'customsCancelled', seat, card })
  },
}

/** [COM-8.3] The deliverer turns up the card that a Soffiata brought. */
export const tippedOff: DecisionStep<'tippedOff', 'turnUp'> = {
  takes: ['turnUp'],
  actors: (_, { seat }) => [seat],
  legal: () => [{ kind: 'turnUp' }],
  check: () => null,
  apply(play, { vehicle }) {
    play.become({ kind: 'customs', vehicle, cause: 'tipOff' }, { kind: 'judge', tmEnded: false })
  },
}
