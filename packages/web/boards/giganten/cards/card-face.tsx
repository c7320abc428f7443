import { CARDS, type CardId } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { ActionCard } from '../../oil-rush/cards/action-card.tsx'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from './signs.tsx'

/** A card of this game: on a red one also how far the black locomotive went. */
export function CardFace({ card: id }: { card: CardId }) {
  const { words } = useBoard()
  const card = at(CARDS, id)
  return (
    <ActionCard
      label={words.card.face(card)}
      tone={card.colour === 'red' ? 'strong' : 'plain'}
      licences={card.licences}
      movement={card.movement}
      black={card.colour === 'red' && { sign: <BlackSign />, spaces: card.black, title: words.card.black(card.black) }}
      {...(card.special.kind === 'none' ? {} : { special: <SpecialSign special={card.special} /> })}
    />
  )
}

const BlackSign = () => (
  <svg viewBox="-24 -22 48 24" aria-hidden="true">
    <path d="M-19-20h12v3H14q4 0 4 4v6l5 5H-20zM12-21h5v5h-5z" />
  </svg>
)
