import type { Command } from '@wildcat/competitors/board'
import type { ReactNode } from 'react'
import { Each } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useBoard } from '../board-context.tsx'
import { isBesides, isWayOut } from '../doings.ts'
import type { DecideProps } from './controls.tsx'

interface DecisionProps extends DecideProps {
  chosen: Command | undefined // what the one button does
  isClosed?: boolean // there is nothing to pick from now
  isReady?: boolean
  action?: string // what is written on it while nothing is chosen
  comes?: ReactNode // what comes of it; else what the game says
  children?: ReactNode // what there is to pick
}

/** What there is to pick, what comes of what is picked, the one button that does it, and what could be done instead. */
export function Decision({ chosen, isClosed = false, isReady = chosen !== undefined, action, comes, children, onChoose }: DecisionProps) {
  const { words, legal, say } = useBoard()
  const out = legal.find(isWayOut)
  const besides = legal.filter(isBesides)
  // Also when the actions of a turn are used up, and nothing else was opened.
  const isOnlyOut = out !== undefined && chosen === undefined && (isClosed || legal.every(command => command === out || isBesides(command)))
  const does = isOnlyOut ? out : chosen
  return (
    <div className="choices">
      {besides.length > 0 && (
        <div className="besides">
          <Each of={besides}>
            {command => (
              <Answer command={command} onChoose={onChoose}>
                {command.kind === 'drawFree' ? `${words.free}: ${words.drawFree[command.deck]}` : words.does(command)}
              </Answer>
            )}
          </Each>
        </div>
      )}
      {children}
      <Plan
        kind={does?.kind ?? 'go'}
        action={does === undefined ? (action ?? words.choose) : words.does(does)}
        isReady={isOnlyOut || isReady}
        {...(does !== undefined && { description: say(does) })}
        onDo={() => does !== undefined && onChoose(does)}
        wayOut={
          out !== undefined &&
          !isOnlyOut && (
            <Answer command={out} onChoose={onChoose}>
              {words.does(out)}
            </Answer>
          )
        }
      >
        {comes ?? (does !== undefined && <p>{say(does)}</p>)}
      </Plan>
    </div>
  )
}
