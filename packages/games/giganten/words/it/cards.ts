/** Le carte azione di un turno: quelle che si scoprono, e chi prende che cosa. */
import { at, type Names } from '@wildcat/kernel'
import { dealPassage, remarkableDeals } from '@wildcat/oil-rush/words/it/licences.ts'
import { CARDS, type CardId, STAR } from '../../components.ts'
import type { Event } from '../../events.ts'
import { type CardPhase, cardPhaseOf, toStar } from '../facts.ts'
import type { EventIn } from '../passages.ts'
import { cardGifts, number, spaces } from './phrases.ts'

/** 'Una carta rossa porta la locomotiva nera avanti di 2 caselle, alla colonna 3, a 18 dalla stella.' */
export function redCard({ card, black }: Extract<Event, { kind: 'redCardTurned' }>): string {
  if (black === STAR) return 'Una carta rossa porta la locomotiva nera alla stella.'
  return `Una carta rossa porta la locomotiva nera avanti di ${spaces(at(CARDS, card).black)}, alla colonna ${number(black)}, a ${number(toStar(black))} dalla stella.`
}

/** Chi prende che cosa, e alla fine che cosa si riceve, se le carte non lo dicono già. */
export function cardsPassage(events: readonly EventIn<'cards'>[], who: Names): string {
  const phase = cardPhaseOf(events)
  const deals = events.filter(e => e.kind === 'licencesDealt')
  if (deals.length === events.length) return dealPassage(deals, who)
  const takes = phase.taken.map(({ seat, card }, i) => `${who(seat)}${i === 0 ? ' prende ' : ', '}${named(card)}`)
  return [
    ...(phase.red === undefined ? [] : [redCard(phase.red)]),
    ...(takes.length === 0 ? [] : [`${takes.join('; ')}.`]),
    ...rest(phase),
    ...remarkableDeals(deals, who),
  ].join(' ')
}

const isRed = (card: CardId) => at(CARDS, card).colour === 'red'
const named = (card: CardId) => `${isRed(card) ? 'la carta rossa: ' : ''}${cardGifts(card)}`

function rest({ taken, left, onShow }: CardPhase): string[] {
  if (left !== undefined) return [`Resta ${isRed(left) ? 'la carta rossa' : 'una carta beige'}: ${cardGifts(left)}.`]
  if (onShow.length === 0) return []
  return [`${taken.length === 0 ? 'Carte scoperte' : 'Ancora scoperte'}: ${onShow.map(named).join('; ')}.`]
}
