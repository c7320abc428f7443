import { CARDS, type CardId } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import { CrownSign } from '../../oil-rush/art/train-front.tsx'
import { ActionCard } from '../../oil-rush/cards/action-card.tsx'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from './special-sign.tsx'

/** A card of this game: on a special one also how far the Oil Baron went. */
export function CardFace({ card: id }: { card: CardId }) {
  const { words } = useBoard()
  const card = at(CARDS, id)
  return (
    <ActionCard
      label={words.card.face(card)}
      tone={card.deck === 'special' ? 'strong' : 'plain'}
      licences={card.licences}
      movement={card.movement}
      black={card.deck === 'special' && { sign: <CrownSign />, spaces: card.baron, title: words.card.baron(card.baron) }}
      {...(card.special.kind === 'none' ? {} : { special: <SpecialSign special={card.special} /> })}
    />
  )
}
