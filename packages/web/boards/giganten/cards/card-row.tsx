import { CARDS, type CardId } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { answer } from '../../kit/marks.ts'
import { cardsAnchor, cardTips } from '../../oil-rush/marks.ts'
import { useBoard } from '../board-context.tsx'
import { CardFace } from './card-face.tsx'

/** The cards on offer. To whoever is asked they are buttons. */
export function CardRow({ cards, onTake }: { cards: readonly CardId[]; onTake: ((card: CardId) => void) | undefined }) {
  const { turn, words } = useBoard()
  return (
    <ul className="card-row" {...cardsAnchor} aria-label={words.cards}>
      {cards.map(card => (
        <li key={card}>
          {onTake === undefined ? (
            <div className="card-place" {...cardTips.on(card)}>
              <CardFace card={at(CARDS, card)} />
            </div>
          ) : (
            <button
              type="button"
              className="card-place card-button"
              {...cardTips.on(card)}
              {...answer('takeCard')}
              aria-disabled={turn?.sending === true}
              onClick={() => onTake(card)}
            >
              <CardFace card={at(CARDS, card)} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
