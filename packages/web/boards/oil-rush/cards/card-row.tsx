import type { Tagged } from '@wildcat/kernel'
import type { CardId } from '@wildcat/oil-rush'
import { type ComponentType, useMemo } from 'react'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { fieldOf, Pick, usePick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useRush } from '../board-context.ts'
import { cardsAnchor, cardTips } from '../marks.ts'

interface CardRowProps {
  cards: readonly CardId[]
  Face: ComponentType<{ readonly card: CardId }>
}

/** The cards on offer, to look at. */
export function CardRow({ cards, Face }: CardRowProps) {
  const { words } = useRush()
  return (
    <ul className="card-row" {...cardsAnchor} aria-label={words.card.onShow}>
      {cards.map(card => (
        <li key={card} {...cardTips.on(card)}>
          <Face card={card} />
        </li>
      ))}
    </ul>
  )
}

export interface TakeCard extends Tagged {
  readonly kind: 'takeCard'
  readonly card: CardId
}

/** The cards on offer, one to be taken. */
export function CardChoice({ cards, Face, onChoose }: CardRowProps & { onChoose: (command: TakeCard) => void }) {
  const { words } = useRush()
  const [card, { pick, advised }] = usePick<CardId | undefined>(undefined, command =>
    cards.find(each => each === fieldOf(command, 'takeCard', 'card')),
  )
  const isOffered = card !== undefined && cards.includes(card)
  const taking = useMemo(() => (isOffered ? ({ kind: 'takeCard', card } as const) : undefined), [isOffered, card])
  useTellMeant(taking)
  return (
    <>
      <ul className="card-row" {...cardsAnchor} aria-label={words.card.onShow}>
        {cards.map(each => (
          <li key={each}>
            <Pick
              className="card-pick"
              tip={cardTips.on(each)}
              isPicked={each === card}
              isAdvised={each === advised}
              onPick={() => pick(each)}
            >
              <Face card={each} />
            </Pick>
          </li>
        ))}
      </ul>
      <Plan
        kind="takeCard"
        action={isOffered ? words.card.take : words.card.choose}
        isReady={isOffered}
        onDo={() => taking !== undefined && onChoose(taking)}
      />
    </>
  )
}
