import { at } from '@wildcat/kernel'
import { CARDS } from '@wildcat/oilfield/board'
import { Pick } from '../../kit/answers/pick.tsx'
import { whenCardsArePlayed } from '../ahead.ts'
import { Sign } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { cardGives } from '../gives.ts'
import { cardTips } from '../marks.ts'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'

/** Five cards to lay one of them face down; it can be changed until everybody has chosen. */
export function ChooseCard({ onChoose }: DecideProps) {
  const board = useBoard()
  const { view, viewer, words, legal } = board
  const { picked, pick, advised } = useChoice()
  if (viewer === 'spectator') return null
  const laid = at(view.cards, viewer)
  const chosen = picked?.kind === 'chooseCard' ? picked : undefined
  return (
    <Decision
      chosen={chosen}
      {...(chosen === undefined && { action: words.choose('chooseCards') })}
      comes={laid === 'none' || laid === null || chosen !== undefined ? null : <p>{words.change(laid)}</p>}
      onChoose={onChoose}
    >
      {!whenCardsArePlayed(view, viewer).isSure && <p className="choice-proviso">{words.asThingsStand}</p>}
      <div className="choice-list choice-cards">
        {CARDS.map(card => {
          const command = legal.find(each => each.kind === 'chooseCard' && each.card === card)
          const { text, isNothing } = cardGives(board, viewer, card)
          return (
            <Pick
              key={card}
              className="ticket"
              isPicked={command !== undefined && isSame(picked, command)}
              isAdvised={command !== undefined && isSame(advised, command)}
              isOpen={command !== undefined}
              tip={cardTips.on(card)}
              onPick={() => command !== undefined && pick(command)}
            >
              <span className="ticket-sign" data-seat={viewer}>
                <Sign of={`sign-${card}`} className="sign" />
              </span>
              <span className="choice-text" data-nothing={isNothing}>
                <b>
                  {words.cards[card]}
                  {laid === card && <em>{words.chosen}</em>}
                </b>
                <small>{text}</small>
              </span>
            </Pick>
          )
        })}
      </div>
    </Decision>
  )
}
