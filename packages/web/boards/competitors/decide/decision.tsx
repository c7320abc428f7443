import type { Command } from '@wildcat/competitors/board'
import type { ReactNode } from 'react'
import { Answer } from '../../kit/answers/answer.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
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
  const { command: picked, draft } = useChoice()
  const out = legal.find(isWayOut)
  // Also when the actions of a turn are used up, and nothing else was opened.
  const isOnlyOut = isClosed || legal.every(command => command === out || isBesides(command))
  // Or when it was picked: the guide proposes it.
  const isOutPicked = out !== undefined && draft === undefined && isSame(picked, out)
  const isOut = out !== undefined && chosen === undefined && (isOnlyOut || isOutPicked)
  const does = isOut ? out : chosen
  return (
    <div className="decision-parts">
      {children}
      <Plan
        kind={does?.kind ?? 'go'}
        action={does === undefined ? (action ?? words.choose) : words.does(does)}
        isReady={isOut || isReady}
        command={does}
        {...(does !== undefined && { description: say(does) })}
        onDo={() => does !== undefined && onChoose(does)}
        wayOut={
          out !== undefined &&
          !isOut && (
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
