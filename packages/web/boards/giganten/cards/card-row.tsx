import { CARDS, type CardId, type Command } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { cardsAnchor, cardTips } from '../../oil-rush/marks.ts'
import { useBoard } from '../board-context.tsx'
import { CardFace } from './card-face.tsx'

/** The cards on offer, to look at. */
export function CardRow({ cards }: { cards: readonly CardId[] }) {
  const { words } = useBoard()
  return (
    <ul className="card-row" {...cardsAnchor} aria-label={words.cards}>
      {cards.map(card => (
        <li key={card} {...cardTips.on(card)}>
          <CardFace card={at(CARDS, card)} />
        </li>
      ))}
    </ul>
  )
}

const taking = (card: CardId): Command => ({ kind: 'takeCard', card })

/** The cards on offer, one to be taken. */
export function CardChoice({ cards, onChoose }: { cards: readonly CardId[]; onChoose: (command: Command) => void }) {
  const { words } = useBoard()
  const [card, setCard] = usePick<CardId | undefined>(undefined)
  const isOffered = card !== undefined && cards.includes(card)
  return (
    <>
      <ul className="card-row" {...cardsAnchor} aria-label={words.cards}>
        {cards.map(each => (
          <li key={each}>
            <Pick className="card-pick" tip={cardTips.on(each)} isPicked={each === card} onPick={() => setCard(each)}>
              <CardFace card={at(CARDS, each)} />
            </Pick>
          </li>
        ))}
      </ul>
      <Plan
        kind="takeCard"
        action={isOffered ? words.card.take : words.card.choose}
        isReady={isOffered}
        onDo={() => isOffered && onChoose(taking(card))}
      />
    </>
  )
}
