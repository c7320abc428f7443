/** The action cards of a round: what turns up, and who takes what. */
import { at, type Names } from '@wildcat/kernel'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/en/licences.ts'
import { CARDS, type CardId, STAR } from '../../components.ts'
import type { Event } from '../../events.ts'
import { type CardPhase, cardPhaseOf, toStar } from '../facts.ts'
import type { EventIn } from '../passages.ts'
import { cardGifts, number, spaces } from './phrases.ts'

/** 'A red card moves the black locomotive 2 spaces, to column 3, 18 short of the star.' */
export function redCard({ card, black }: Extract<Event, { kind: 'redCardTurned' }>): string {
  if (black === STAR) return 'A red card takes the black locomotive to the star.'
  return `A red card moves the black locomotive ${spaces(at(CARDS, card).black)}, to column ${number(black)}, ${number(toStar(black))} short of the star.`
}

/** Who takes what, and at the end what is dealt, as far as the cards do not tell it. */
export function cardsPassage(events: readonly EventIn<'cards'>[], who: Names): string {
  const phase = cardPhaseOf(events)
  const deals = events.filter(e => e.kind === 'licencesDealt')
  if (deals.length === events.length) return dealPassage(deals, who)
  const takes = phase.taken.map(({ seat, card }, i) => `${who(seat)}${i === 0 ? ' takes ' : ', '}${named(card)}`)
  return [
    ...(phase.red === undefined ? [] : [redCard(phase.red)]),
    ...(takes.length === 0 ? [] : [`${takes.join('; ')}.`]),
    ...rest(phase),
    ...remarkableDeals(deals, who),
  ].join(' ')
}

const isRed = (card: CardId) => at(CARDS, card).colour === 'red'
const named = (card: CardId) => `${isRed(card) ? 'the red card: ' : ''}${cardGifts(card)}`

function rest({ taken, left, onShow }: CardPhase): string[] {
  if (left !== undefined) return [`${isRed(left) ? 'The red card' : 'A beige card'} is left over: ${cardGifts(left)}.`]
  if (onShow.length === 0) return []
  return [`${taken.length === 0 ? 'On show' : 'Still on show'}: ${onShow.map(named).join('; ')}.`]
}
